package fr.zizanie.rules;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.trait.Secretive;
import java.util.List;

/** The games that hide something: whatever tests secrecy asks here which they are. */
public final class SecretGames {
  private SecretGames() {}

  /** {@return those of the shelf, in its order} */
  public static List<Game<?, ?>> all() {
    return of(Games.all());
  }

  /** {@return those among some games, in their order} */
  public static List<Game<?, ?>> of(List<? extends Game<?, ?>> games) {
    return games.stream()
        .<Game<?, ?>>map(game -> game)
        .filter(Secretive.class::isInstance)
        .toList();
  }
}
