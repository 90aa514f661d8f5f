package fr.zizanie.server.matches;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.server.store.matches.MatchStore;
import fr.zizanie.sheets.wire.house.MatchRow;
import fr.zizanie.sheets.wire.log.Outcome;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.setup.MatchId;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Stream;

/** A list of matches, from the store alone: no match is loaded for it. */
final class MatchList {
  private MatchList() {}

  /** {@code here} tells whether a guest is connected to the match of an id. */
  static List<MatchRow> of(
      List<MatchStore.Row> rows,
      Function<String, Optional<Game<?, ?>>> games,
      PlayerId guest,
      BiPredicate<MatchId, PlayerId> here) {
    return rows.stream()
        .flatMap(row ->
            games.apply(row.game()).map(game -> of(row, profile(game, row), guest, here)).stream())
        .toList();
  }

  /** Options name the seats. */
  private static Profile profile(Game<?, ?> game, MatchStore.Row row) {
    return Options.read(game.profile().options(), row.options())
            instanceof Answer.Ok<Options>(Options options)
        ? Varied.agreed(game, options).profile()
        : game.profile();
  }

  private static MatchRow of(
      MatchStore.Row row, Profile profile, PlayerId guest, BiPredicate<MatchId, PlayerId> here) {
    return new MatchRow(
        row.id().text(),
        row.game(),
        new Seats(row.sitters()).shown(profile, guest, who -> here.test(row.id(), who)),
        row.turn().map(profile::name),
        row.outcome().map(outcome -> Outcome.of(outcome, profile)),
        row.actions(),
        row.begun(),
        row.updated(),
        row.rated(),
        row.deals() || waits(row, guest),
        row.deals(),
        Optional.empty(),
        row.due() > 0 ? Optional.of(row.due()) : Optional.empty());
  }

  private static boolean waits(MatchStore.Row row, PlayerId guest) {
    return row.outcome().isEmpty()
        && Stream.concat(row.turn().stream(), row.awaited().stream())
            .anyMatch(new Seats(row.sitters()).of(guest)::contains);
  }
}
