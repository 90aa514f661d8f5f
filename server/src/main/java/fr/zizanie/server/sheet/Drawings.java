package fr.zizanie.server.sheet;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.mutation.Mutation;

/** The drawing of each game: one line each. */
final class Drawings {
  private Drawings() {}

  @SuppressWarnings("unchecked") // a game's drawing takes that game's views
  static <S, V> Drawing<V> of(Game<S, V> game) {
    return switch (game) {
      case Mutation _ -> (Drawing<V>) new MutationDrawing();
      default -> throw new IllegalArgumentException("no drawing for " + game.profile().id());
    };
  }
}
