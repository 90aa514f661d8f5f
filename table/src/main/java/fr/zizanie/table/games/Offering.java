package fr.zizanie.table.games;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What one game brings to the house, as one value.
 *
 * @param endpoints what can be asked of this game alone
 * @param workshop what players make for it, if they do
 */
public record Offering(Game<?, ?> game, List<Endpoint> endpoints, Optional<Workshop> workshop) {
  /** An endpoint of one game, under {@code /api/games/GAME/NAME}; what comes out is JSON. */
  public sealed interface Endpoint {
    /** {@return its name} */
    String name();

    /** Always tells the same. */
    record Told(String name, Supplier<String> text) implements Endpoint {}

    /** Answers what was sent in. */
    record Asked(String name, Function<String, Answer<String>> answer) implements Endpoint {}
  }

  /** What players make for a game, a card or a deck, each a text. */
  public interface Workshop {
    /** {@return what such a text calls itself, or what is wrong with it} */
    Answer<Words> name(String text);

    /** {@return the same text under its name with a number behind it} */
    String numbered(String text, int number);
  }

  public Offering {
    endpoints = List.copyOf(endpoints);
  }

  /** A game with the endpoints that every game has. */
  public Offering(Game<?, ?> game) {
    this(game, List.of(), Optional.empty());
  }
}
