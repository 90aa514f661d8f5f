package fr.zizanie.lab.luck;

import fr.zizanie.players.analysis.CardWorth;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Answering;
import fr.zizanie.rules.core.trait.Attentive;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Which actions of a match a card of the other side countered. */
final class Counters {
  private final Set<Integer> countered = new HashSet<>();

  /** An action, and the counters that followed it, each against the one before. */
  private final List<Integer> chain = new ArrayList<>();

  private Counters() {}

  /** {@return the plies of actions that were countered, unless their counter was countered too} */
  static <S, V> Set<Integer> of(Match<S, V> match) {
    var counters = new Counters();
    Game<S, V> game = match.game();
    S s = match.start().state();
    int ply = 0;
    for (Entry entry : match.standing().entries()) {
      switch (entry) {
        case Entry.Dealt(var result) -> s = game.apply(s, result);
        case Entry.Happened(Event event) -> s = Attentive.happened(game, s, event);
        case Entry.Acted(var by, var picks) -> {
          ply++;
          if (!Answering.inWindow(game, game.view(s, Viewer.of(by)))) counters.settle();
          if (counters.chain.isEmpty() || CardWorth.card(picks).isPresent())
            counters.chain.add(ply);
          s = Lines.after(game, s, picks);
        }
      }
    }
    counters.settle();
    return counters.countered;
  }

  /** The last one stands, so the one before it doesn't. */
  private void settle() {
    boolean stands = true;
    for (int i = chain.size() - 1; i >= 0; i--) {
      if (!stands) countered.add(chain.get(i));
      stands = !stands;
    }
    chain.clear();
  }
}
