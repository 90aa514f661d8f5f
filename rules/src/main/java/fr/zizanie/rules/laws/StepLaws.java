package fr.zizanie.rules.laws;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.trait.Secretive;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * The laws of one choice.
 *
 * @param spelled choices whose tokens hold already: a token depends on nothing else
 */
record StepLaws<S, V>(Game<S, V> game, RandomGenerator random, Set<Choice> spelled) {
  /** One choice in so many has its argument written before and after. */
  private static final int WRITTEN = 8;

  /** So many spelled choices are remembered at most. */
  private static final int REMEMBERED = 1 << 16;

  StepLaws(Game<S, V> game, RandomGenerator random) {
    this(game, random, new HashSet<>());
  }

  /**
   * {@return the state after {@code choice}; throws {@link Violation.Found} if a law doesn't hold}
   */
  S checked(S state, Choices offered, Choice choice) {
    tokens(offered);
    for (Viewer viewer : Viewer.values()) {
      lookAlike(state, offered, choice, viewer);
      open(state, choice, viewer);
    }
    S next = pure(state, choice);
    for (Viewer viewer : Viewer.values()) secret(state, offered, choice, next, viewer);
    if (game.turn(state) instanceof Turn.Of(Seat seat))
      silent(state, choice, next, Viewer.of(seat));
    sound(next);
    return next;
  }

  /** Holds a state to the law of inventory. */
  void sound(S state) {
    game.flaw(state)
        .ifPresent(flaw -> {
          throw new Violation.Found("inventory", flaw);
        });
  }

  /**
   * Each choice is read as it was written, so no two have the same token; none is offered twice.
   */
  private void tokens(Choices offered) {
    var notation = game.notation();
    var here = offered.toList();
    if (spelled.size() > REMEMBERED) spelled.clear();
    for (Choice c : here) {
      if (spelled.contains(c)) continue;
      String token = notation.print(c);
      Laws.law("tokens", notation.parse(token).equals(Optional.of(c)), token);
      spelled.add(c);
    }
    Laws.law("tokens", new HashSet<>(here).size() == here.size(), "a choice offered twice");
  }

  private void lookAlike(S state, Choices offered, Choice choice, Viewer viewer) {
    V view = game.view(state, viewer);
    S other = game.sample(view, random);
    Laws.law(
        "look-alike",
        game.view(other, viewer).equals(view),
        "the sample looks different to " + viewer);
    var seen = game.seen(state, choice, viewer);
    boolean mover = game.turn(state) instanceof Turn.Of(Seat seat) && viewer.is(seat);
    if (mover) {
      Laws.law(
          "blind legality",
          game.choices(other).toList().equals(offered.toList()),
          "the offers tell what is hidden");
      Laws.law("seen", seen.equals(Optional.of(choice)), "one does not see one’s own choice");
    } else if (game.choices(other).contains(choice)) {
      Laws.law(
          "seen",
          game.seen(other, choice, viewer).equals(seen),
          "what is seen of a choice tells what is hidden");
    }
    Laws.law(
        "seen",
        seen.isEmpty() || seen.get().equals(choice) || seen.get().equals(Choice.HIDDEN),
        "seen as another choice");
  }

  /** Where a game says that nothing is hidden, a view is the whole truth and a choice is seen. */
  private void open(S state, Choice choice, Viewer viewer) {
    if (Secretive.hides(game, state, viewer)) return;
    Laws.law(
        "openness",
        game.sample(game.view(state, viewer), random).equals(state),
        "something is hidden from " + viewer);
    Laws.law(
        "openness",
        game.seen(state, choice, viewer).equals(Optional.of(choice)),
        "a choice is hidden from " + viewer);
  }

  /**
   * Choices that a viewer can't tell apart leave the same view; one that a viewer doesn't see at
   * all leaves that view alone.
   */
  private void secret(S state, Choices offered, Choice choice, S next, Viewer viewer) {
    var seen = game.seen(state, choice, viewer);
    if (seen.equals(Optional.of(choice))) return;
    V after = game.view(next, viewer);
    if (seen.isEmpty())
      Laws.law("secrecy", after.equals(game.view(state, viewer)), "an unseen choice shows");
    Choice other = offered.get(random.nextInt(offered.size()));
    if (game.seen(state, other, viewer).equals(seen))
      Laws.law(
          "secrecy",
          game.view(game.apply(state, other), viewer).equals(after),
          "a hidden choice shows to " + viewer);
  }

  /**
   * The same argument leads to the same state. That it is left as it was is seen in its text, which
   * takes longer to write than the choice to make, so one choice in {@link #WRITTEN} is looked at.
   */
  private S pure(S state, Choice choice) {
    String before = random.nextInt(WRITTEN) == 0 ? state.toString() : "";
    S next = game.apply(state, choice);
    Laws.law("purity", game.apply(state, choice).equals(next), "apply is no function");
    Laws.law(
        "purity",
        before.isEmpty() || state.toString().equals(before),
        "apply changed its argument");
    return next;
  }

  /**
   * A choice that isn't declared revealing looks the same to its maker in every world that its
   * maker thinks possible.
   */
  private void silent(S state, Choice choice, S next, Viewer me) {
    V view = game.view(state, me);
    if (Secretive.reveals(game, view, choice)) return;
    S elsewhere = game.apply(game.sample(view, random), choice);
    Laws.law(
        "silence",
        game.view(elsewhere, me).equals(game.view(next, me)),
        "an undeclared choice reveals what is hidden");
  }
}
