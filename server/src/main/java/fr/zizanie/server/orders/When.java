package fr.zizanie.server.orders;

import java.util.Optional;

/** To which visible actions of the other side an order applies. */
public sealed interface When {
  /** To whatever they do: {@code anything}. */
  record Anything() implements When {}

  /**
   * To a card: {@code card}, {@code card 35}.
   *
   * @param id which one, without {@code #}; nothing for any
   */
  record Card(Optional<String> id) implements When {}

  /** To all that is no card: {@code move}. */
  record Move() implements When {}

  /** {@return whether it applies} */
  default boolean fits(Trigger seen) {
    return switch (this) {
      case Anything() -> true;
      case Card(Optional<String> id) -> seen.card().filter(c -> id.orElse(c).equals(c)).isPresent();
      case Move() -> seen.card().isEmpty();
    };
  }
}
