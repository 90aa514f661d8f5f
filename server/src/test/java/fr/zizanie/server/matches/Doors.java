package fr.zizanie.server.matches;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.table.Table;
import fr.zizanie.sheets.wire.Picked;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.log.Replay;
import fr.zizanie.sheets.wire.orders.Orders;
import fr.zizanie.sheets.wire.orders.OrdersRequest;
import fr.zizanie.table.Questions;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.reading.Download;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** What guests say and ask, with seats by name, as a page does. */
public final class Doors {
  private Doors() {}

  private static <T> Answer<T> at(
      Matches matches, MatchId id, String seat, BiFunction<Table<?, ?>, Seat, Answer<T>> use) {
    return matches.table(id, t -> t.seat(seat).then(by -> use.apply(t, by)));
  }

  /** Says an action or event. */
  public static Answer<Boolean> play(
      Matches matches, MatchId id, PlayerId guest, String seat, int version, String text) {
    return at(matches, id, seat, (t, by) -> t.play(guest, by, version, text));
  }

  public static Answer<Boolean> tell(
      Matches matches, MatchId id, PlayerId guest, String seat, int version, String event) {
    return at(matches, id, seat, (t, by) -> t.raise(guest, by, version, event));
  }

  public static Answer<Boolean> claim(Matches matches, MatchId id, PlayerId guest, boolean draw) {
    return matches.table(id, t -> t.claim(guest, draw));
  }

  public static Answer<Boolean> passTurn(
      Matches matches, MatchId id, PlayerId guest, String seat, boolean on) {
    return at(matches, id, seat, (t, by) -> t.passTurn(guest, by, on));
  }

  public static Answer<Boolean> look(
      Matches matches, MatchId id, ViewerConnection connection, Optional<String> seat) {
    return seat.isEmpty()
        ? matches.table(id, t -> t.look(connection, Optional.empty()))
        : at(matches, id, seat.get(), (t, by) -> t.look(connection, Optional.of(by)));
  }

  public static Answer<Orders> orders(Matches matches, MatchId id, PlayerId guest) {
    return matches.table(id, t -> t.orders(guest));
  }

  public static Answer<Orders> leave(
      Matches matches, MatchId id, PlayerId guest, OrdersRequest wanted) {
    return matches.table(id, t -> t.leave(guest, wanted));
  }

  /** What a guest sees. */
  public static Answer<ToPage> sheet(Matches matches, MatchId id, PlayerId guest) {
    return matches.at(id, match -> Answer.ok(match.sheet(guest)));
  }

  public static Answer<Boolean> known(Matches matches, MatchId id) {
    return matches.at(id, _ -> Answer.ok(true));
  }

  public static Answer<Download> download(
      Matches matches, MatchId id, PlayerId guest, boolean pgn) {
    return matches.copy(id, guest).then(copy -> copy.download(pgn));
  }

  public static Answer<Replay> replay(
      Matches matches, MatchId id, PlayerId guest, Optional<String> eyes) {
    return matches.copy(id, guest).then(copy -> copy.replay(eyes));
  }

  public static <T> Answer<T> asked(
      Matches matches,
      MatchId id,
      PlayerId guest,
      String seat,
      int version,
      BiFunction<Questions<?, ?>, Questions.Asker, Answer<T>> question) {
    return at(
        matches, id, seat, (t, by) -> question.apply(t.questions(), t.asker(guest, by, version)));
  }

  public static Answer<Picked> picks(
      Matches matches, MatchId id, PlayerId guest, String seat, int version, List<String> tokens) {
    return asked(matches, id, guest, seat, version, (q, by) -> q.picks(by, tokens));
  }
}
