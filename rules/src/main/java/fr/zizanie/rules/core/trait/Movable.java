package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.answer.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A game whose pieces go from square to square and shield a king, so that its player may ask why
 * one of theirs has no move.
 */
public interface Movable<S, V> extends Conditional<S, V> {
  /**
   * {@return the moves that may be tried from a square, whoever stands there; none off the board}
   */
  List<Choice> tries(S state, String at);

  /** {@return whether the king of the seat to act is in check} */
  boolean checked(S state);

  /** {@return whether it is that king who stands on a square} */
  boolean king(S state, String at);

  /** {@return what one calls a piece that one shows: {@code ce pion}, {@code this pawn}} */
  Words shown(S state, String at);

  /** {@return conditions that are neither about the king nor about where a piece could go} */
  default Set<Condition<?>> apart() {
    return Set.of();
  }

  /**
   * {@return the condition that keeps the piece on a square from moving, with the words for the
   * seat to act; nothing if it moves, or in a game of other pieces}
   */
  static <S, V> Optional<Unmet> still(Game<S, V> game, S state, String at) {
    if (!(game instanceof Movable<S, V> movable)) return Optional.empty();
    var all = new ArrayList<Unmet>();
    for (Choice move : movable.tries(state, at)) {
      var unmet = game.unmet(state, move);
      if (unmet.isEmpty()) return Optional.empty();
      all.add(unmet.get());
    }
    return all.isEmpty() ? Optional.empty() : Optional.of(first(movable, state, at, all));
  }

  private static <S, V> Unmet first(Movable<S, V> game, S state, String at, List<Unmet> all) {
    for (Unmet one : all)
      if (one.refusal().reason() == Reason.OWN_KING_IN_CHECK)
        return because(one, exposed(game, state, at));
    for (Unmet one : all) if (game.apart().contains(one.by())) return one;
    boolean alike = all.stream().allMatch(one -> one.refusal().equals(all.getFirst().refusal()));
    if (alike) return all.getFirst();
    // The last that is asked is the one that came nearest.
    var order = game.conditions();
    Unmet nearest = all.getFirst();
    for (Unmet one : all) if (order.indexOf(one.by()) > order.indexOf(nearest.by())) nearest = one;
    return because(
        nearest,
        new Words(
            "Blocage : rien de libre ni de prenable n’est à sa portée.",
            "Blocked: nothing free or to capture is within its reach."));
  }

  private static <S, V> Words exposed(Movable<S, V> game, S state, String at) {
    if (game.king(state, at))
      return new Words(
          "Toutes les cases où irait votre roi sont attaquées.",
          "Every square that your king could go to is attacked.");
    Words it = game.shown(state, at);
    return game.checked(state)
        ? new Words(
            "Votre roi est en échec : " + it.fr() + " n’y peut rien.",
            "Your king is in check: " + it.en() + " can’t help.")
        : new Words(
            "Clouage : si " + it.fr() + " partait, votre roi serait en échec.",
            "Pinned: if " + it.en() + " moved, your king would be in check.");
  }

  private static Unmet because(Unmet one, Words sentence) {
    return new Unmet(one.by(), Refusal.of(one.refusal().reason(), one.by().rule(), sentence));
  }
}
