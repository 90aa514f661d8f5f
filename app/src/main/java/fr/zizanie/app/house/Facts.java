package fr.zizanie.app.house;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.store.sql.Inventory;
import fr.zizanie.sheets.Sha256;
import fr.zizanie.table.saved.EntryText;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.Setup;
import java.util.Optional;
import java.util.function.Function;

/** What must hold of a match that is kept. */
final class Facts {
  private Facts() {}

  /** {@return the first fact that is wrong, in words} */
  static Optional<String> wrong(Inventory.Kept kept, Function<String, Optional<Game<?, ?>>> games) {
    var setup = kept.saved().setup();
    for (int i = 0; i < kept.places().size(); i++)
      if (kept.places().get(i) != i) return Optional.of("entry " + (i + 1) + " is missing");
    if (!setup.seed().commitment().equals(kept.commitment()))
      return Optional.of("the seed is not the one of the commitment");
    for (int seat = 0; seat < 2; seat++)
      if (!opened(setup.deal(), seat))
        return Optional.of("nonce " + (seat + 1) + " is not the one of its commitment");
    var game = games.apply(setup.game());
    if (game.isEmpty()) return Optional.of("there is no game " + setup.game());
    return kept.saved().terms().isPresent() ? Optional.empty() : replayed(game.get(), setup, kept);
  }

  private static boolean opened(Deal deal, int seat) {
    String commitment = deal.commitments().get(seat);
    String nonce = deal.nonces().get(seat);
    return commitment.isEmpty() || nonce.isEmpty() || Sha256.hex(nonce).equals(commitment);
  }

  private static <S, V> Optional<String> replayed(
      Game<S, V> game, Setup setup, Inventory.Kept kept) {
    var played =
        game.profile()
            .options(setup.rules(), setup.options())
            .then(options -> EntryText.enter(Match.begin(game, options), kept.saved().entries()));
    return switch (played) {
      case Answer.No<Match<S, V>>(var refusal) -> Optional.of(refusal.message().en());
      case Answer.Ok<Match<S, V>>(var match) ->
          ended(match, kept)
              .or(() -> setup.seed().binding() ? dealt(match, setup) : Optional.empty());
    };
  }

  private static Optional<String> ended(Match<?, ?> match, Inventory.Kept kept) {
    String reason = match.outcome().map(Outcome::reason).orElse("");
    int winner = match.outcome().flatMap(Outcome::winner).map(Seat::ordinal).orElse(-1);
    return reason.equals(kept.reason()) && winner == kept.winner()
        ? Optional.empty()
        : Optional.of("it ended otherwise than its row says");
  }

  private static <S, V> Optional<String> dealt(Match<S, V> match, Setup setup) {
    var dealer = setup.dealer();
    var before = Match.begin(match.game(), match.start().options());
    int deals = 0;
    for (Entry entry : match.log()) {
      if (entry instanceof Entry.Dealt(var result)) {
        deals++;
        if (!before.due(dealer).equals(result))
          return Optional.of("deal " + deals + " is not the one of the seed");
      }
      before = before.enter(entry).orThrow();
    }
    return Optional.empty();
  }
}
