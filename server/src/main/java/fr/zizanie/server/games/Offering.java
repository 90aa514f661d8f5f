package fr.zizanie.server.games;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Answer;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What one game brings to the server, as one value.
 *
 * @param doors what can be asked of this game alone
 */
public record Offering(Game<?, ?> game, List<Door> doors) {
  /** A door of one game, under {@code /api/games/GAME/NAME}; what comes out is JSON. */
  public sealed interface Door {
    /** {@return its name} */
    String name();

    /** Always tells the same. */
    record Told(String name, Supplier<String> text) implements Door {}

    /** Answers what was sent in. */
    record Asked(String name, Function<String, Answer<String>> answer) implements Door {}
  }

  public Offering {
    doors = List.copyOf(doors);
  }

  /** A game with the doors that every game has. */
  public Offering(Game<?, ?> game) {
    this(game, List.of());
  }
}
