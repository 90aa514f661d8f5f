package fr.zizanie.server.games;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Answer;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What one game brings to the server, as one value.
 *
 * @param endpoints what can be asked of this game alone
 */
public record Offering(Game<?, ?> game, List<Endpoint> endpoints) {
  /** An endpoint of one game, under {@code /api/games/GAME/NAME}; what comes out is JSON. */
  public sealed interface Endpoint {
    /** {@return its name} */
    String name();

    /** Always tells the same. */
    record Told(String name, Supplier<String> text) implements Endpoint {}

    /** Answers what was sent in. */
    record Asked(String name, Function<String, Answer<String>> answer) implements Endpoint {}
  }

  public Offering {
    endpoints = List.copyOf(endpoints);
  }

  /** A game with the endpoints that every game has. */
  public Offering(Game<?, ?> game) {
    this(game, List.of());
  }
}
