package fr.zizanie.server.store.matches;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.WrittenAt;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Matches of Ann's to be kept in a test. */
public final class Samples {
  /** Who sits first in all of them. */
  public static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");

  /** What the first of them is called. */
  public static final MatchId M1 = new MatchId("m1");

  private Samples() {}

  /** {@return a new match against somebody} */
  public static Setup setup(MatchId id, Sitter second) {
    return new Setup(
        id,
        "mutation",
        1,
        Map.of("board", "CM-2"),
        List.of(new Sitter.Person(ANN), second),
        MatchDraws.secret().seed(),
        5);
  }

  /** {@return one entry for a place in the log, or none if it has no text} */
  public static NewEntries news(int from, String text, long at) {
    return new NewEntries(
        from,
        text.isEmpty() ? List.of() : List.of(new NewEntries.Line("white", text)),
        Optional.of(Seat.SECOND),
        Optional.empty(),
        from + 1,
        true,
        WrittenAt.at(at));
  }
}
