package fr.zizanie.sheets;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.trait.Secretive;
import java.util.Optional;

/** Through whose eyes a match is seen; for one thread at a time. */
final class Eyes<S, V> {
  private final Game<S, V> game;
  private final Optional<Viewer> viewer;

  /** What was seen last: it is shown, and the next action begins there. */
  private Optional<Seen<S, V>> last = Optional.empty();

  private record Seen<S, V>(S state, V view) {
    @SuppressWarnings("ReferenceEquality") // comparing states would cost what this saves
    boolean is(S other) {
      return state == other;
    }
  }

  /** {@code viewer} is nobody for the truth, which may be told only once the match is over. */
  Eyes(Game<S, V> game, Optional<Viewer> viewer) {
    this.game = game;
    this.viewer = viewer;
  }

  V view(S state) {
    if (last.filter(seen -> seen.is(state)).isEmpty())
      last = Optional.of(new Seen<>(state, looked(state)));
    return last.get().view;
  }

  private V looked(S state) {
    return viewer.map(v -> game.view(state, v)).orElseGet(() -> Secretive.whole(game, state));
  }

  Optional<Choice> seen(S before, Choice choice) {
    return viewer.isPresent() ? game.seen(before, choice, viewer.get()) : Optional.of(choice);
  }
}
