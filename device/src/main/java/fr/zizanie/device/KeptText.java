package fr.zizanie.device;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.house.HouseCodecs;
import fr.zizanie.sheets.wire.house.MatchRow;
import fr.zizanie.sheets.wire.log.Outcome;
import fr.zizanie.table.saved.EntryText;
import fr.zizanie.table.saved.SavedGame;
import fr.zizanie.table.saved.StandingPass;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.setup.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One game as it is kept: as text to go on from, and as a row in a list. */
final class KeptText {
  private final Setup setup;
  private final PlayerId person;

  /** Logs only grow. */
  private final List<String> entries = new ArrayList<>();

  KeptText(Setup setup, PlayerId person) {
    this.setup = setup;
    this.person = person;
  }

  /** {@return a saved game} */
  String saved(Match<?, ?> match, long updated, StandingPass passing, Set<Seat> resting) {
    var log = match.log();
    for (var entry : log.subList(entries.size(), log.size()))
      entries.add(EntryText.print(match, entry));
    return new SavedGame(setup, updated, passing, resting, entries.subList(0, log.size())).text();
  }

  /** {@return its row; {@code actions} are those that stand and that everybody saw} */
  String row(Match<?, ?> match, int actions, long updated) {
    var profile = match.profile();
    var seats = new Seats(setup.sitters());
    var turn =
        match.turn() instanceof Turn.Of(Seat seat) ? Optional.of(seat) : Optional.<Seat>empty();
    var row =
        new MatchRow(
            setup.id().text(),
            setup.game(),
            seats.shown(profile, person, _ -> false),
            turn.map(profile::name),
            match.outcome().map(outcome -> Outcome.of(outcome, profile)),
            actions,
            true,
            updated,
            false,
            match.outcome().isEmpty() && turn.filter(seats.of(person)::contains).isPresent(),
            false,
            Optional.empty(),
            Optional.empty());
    return JsonText.of(out -> HouseCodecs.write(row, out));
  }
}
