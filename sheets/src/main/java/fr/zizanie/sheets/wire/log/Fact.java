package fr.zizanie.sheets.wire.log;

import fr.zizanie.codec.mark.OneOf;
import java.util.Optional;

/**
 * Something that a line of the log brought about.
 *
 * @param what "card" (its fate); pieces: "moved" "taken" "out" "back" "turned" "merged" "neutral"
 *     "crowned" "prince" "became" "promoted" "kept" "away"; squares: "hole" "magnet" "shield"
 *     "dunce" "sprung" "barred"; "armed", "reversed", "upright"
 * @param fate it took effect, had none, was stopped by another card, or went back to its hand
 * @param rule which part of the fundamental rule annulled a card that stayed without effect
 */
public record Fact(
    String what,
    Optional<String> at,
    Optional<String> to,
    Optional<String> art,
    Optional<String> side,
    Optional<String> seat,
    Optional<String> card,
    @OneOf({"counts", "void", "countered", "back"}) Optional<String> fate,
    @OneOf({"F1", "F2", "F3", "F4"}) Optional<String> rule) {
  private static final Optional<String> NONE = Optional.empty();

  /** {@return something that happened nowhere in particular} */
  public static Fact of(String what) {
    return new Fact(what, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE);
  }

  /** {@return something that happened on a square} */
  public static Fact at(String what, String at) {
    return new Fact(what, Optional.of(at), NONE, NONE, NONE, NONE, NONE, NONE, NONE);
  }

  /** {@return the same, leading to another square} */
  public Fact to(String square) {
    return new Fact(what, at, Optional.of(square), art, side, seat, card, fate, rule);
  }

  /** {@return the same of a piece} */
  public Fact piece(String drawing, String owner) {
    return new Fact(what, at, to, Optional.of(drawing), NONE, seat, card, fate, rule).side(owner);
  }

  /** {@return the same of somebody's piece} */
  public Fact side(String owner) {
    return new Fact(what, at, to, art, Optional.of(owner), seat, card, fate, rule);
  }

  /** {@return the same of a seat} */
  public Fact seat(String name) {
    return new Fact(what, at, to, art, side, Optional.of(name), card, fate, rule);
  }

  /** {@return the same of a card} */
  public Fact card(String id) {
    return new Fact(what, at, to, art, side, seat, Optional.of(id), fate, rule);
  }

  /** {@return the same with what became of the card, and which rule annulled it} */
  public Fact fate(String came, Optional<String> annulled) {
    return new Fact(what, at, to, art, side, seat, card, Optional.of(came), annulled);
  }
}
