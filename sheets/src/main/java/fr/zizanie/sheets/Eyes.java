package fr.zizanie.sheets;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.trait.Secretive;
import java.util.Optional;

/**
 * Through whose eyes a match is seen.
 *
 * @param viewer nobody's for the truth, which may be told only once the match is over
 */
record Eyes<S, V>(Game<S, V> game, Optional<Viewer> viewer) {
  V view(S state) {
    return viewer.map(v -> game.view(state, v)).orElseGet(() -> Secretive.whole(game, state));
  }

  Optional<Choice> seen(S before, Choice choice) {
    return viewer.isPresent() ? game.seen(before, choice, viewer.get()) : Optional.of(choice);
  }
}
