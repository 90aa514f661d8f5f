package fr.zizanie.bench.storm;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.MatchStore;
import fr.zizanie.table.saved.EntryText;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.shelf.Shelf;
import java.util.ArrayList;
import java.util.List;

/** Compares what is kept of each game with what was accepted. */
final class Checker {
  private Checker() {}

  /** {@return what is wrong, a line each: moves lost, doubled, reordered, or against the rules} */
  static List<String> wrong(Store store, List<Duel> duels) {
    var wrong = new ArrayList<String>();
    for (Duel duel : duels) {
      var saved = store.matches().match(new MatchId(duel.script().match())).orElseThrow();
      String name = duel.script().game() + " " + duel.script().match() + ": ";
      var kept = saved.entries().stream().filter(entry -> !entry.startsWith("chance ")).toList();
      // One more may have been on its way when the storm ended.
      if (kept.size() < duel.made()) wrong.add(name + duel.made() + " accepted, " + kept.size());
      if (kept.size() > duel.made() + 1) wrong.add(name + kept.size() + " for " + duel.made());
      for (int i = 0; i < Math.min(kept.size(), duel.script().moves().size()); i++) {
        String said = Duel.entry(duel.script().moves().get(i));
        if (kept.get(i).equals(said)) continue;
        wrong.add(name + "move " + (i + 1) + " is " + kept.get(i) + " and not " + said);
        break;
      }
      for (var one : Shelf.all())
        if (one.game().profile().id().equals(duel.script().game()) && !legal(one.game(), saved))
          wrong.add(name + "against the rules");
    }
    return wrong;
  }

  private static <S, V> boolean legal(Game<S, V> game, MatchStore.Saved saved) {
    return game.profile()
            .options(saved.setup().rules(), saved.setup().options())
            .then(options -> EntryText.enter(Match.begin(game, options), saved.entries()))
        instanceof Answer.Ok<Match<S, V>>;
  }
}
