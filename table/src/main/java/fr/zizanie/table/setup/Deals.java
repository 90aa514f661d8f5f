package fr.zizanie.table.setup;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Secretive;

/** Whether a match needs a fair deal (Architecture, 4.4). */
public final class Deals {
  private Deals() {}

  /** {@return whether anything will be dealt or hidden in a match with these options} */
  public static <S, V> boolean expected(Game<S, V> game, Options options) {
    return of(game, game.start(options));
  }

  /** {@return whether anything was or will be dealt or hidden in a match} */
  public static <S, V> boolean expected(Match<S, V> match) {
    return of(match.game(), match.start().state());
  }

  private static <S, V> boolean of(Game<S, V> game, S start) {
    return game.turn(start) instanceof Turn.Chance || Secretive.hides(game, start, Viewer.PUBLIC);
  }
}
