package fr.zizanie.rules.laws;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.trait.Secretive;
import java.util.ArrayList;
import java.util.Arrays;
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

  /** What a viewer has of a step: the view before it, what it sees of the choice, a like world. */
  private record Look<S, V>(Viewer viewer, V view, Optional<Choice> seen, S twin) {}

  /**
   * {@return the state after {@code choice}; throws {@link Violation.Found} if a law doesn't hold}
   */
  S checked(S state, Choices offered, Choice choice) {
    tokens(offered);
    var looks = new ArrayList<Look<S, V>>();
    for (Viewer viewer : Viewer.values()) {
      V view = game.view(state, viewer);
      var seen = game.seen(state, choice, viewer);
      var look = new Look<>(viewer, view, seen, game.sample(view, random));
      lookAlike(state, offered, choice, look);
      open(state, choice, look);
      looks.add(look);
    }
    S next = pure(state, choice);
    Laws.law(
        "settling",
        game.settles(state, choice) == game.settled(next),
        "what settles an action leaves it half made, or the other way round");
    for (var look : looks) secret(state, offered, choice, next, look);
    for (var look : looks) if (moves(state, look.viewer)) silent(choice, next, look);
    sound(next);
    return next;
  }

  private boolean moves(S state, Viewer viewer) {
    return game.turn(state) instanceof Turn.Of(Seat seat) && viewer.is(seat);
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
    if (spelled.size() > REMEMBERED) spelled.clear();
    var codes = new int[offered.size()];
    for (int i = 0; i < codes.length; i++) {
      Choice c = offered.get(i);
      codes[i] = c.code();
      if (spelled.contains(c)) continue;
      String token = notation.print(c);
      Laws.law("tokens", notation.parse(token).equals(Optional.of(c)), token);
      spelled.add(c);
    }
    Arrays.sort(codes);
    for (int i = 1; i < codes.length; i++)
      Laws.law("tokens", codes[i] != codes[i - 1], "a choice offered twice");
  }

  private void lookAlike(S state, Choices offered, Choice choice, Look<S, V> look) {
    S twin = look.twin;
    Laws.law(
        "look-alike",
        game.view(twin, look.viewer).equals(look.view),
        "the sample looks different to " + look.viewer);
    if (moves(state, look.viewer)) {
      Laws.law(
          "blind legality",
          twin.equals(state) || game.choices(twin).toList().equals(offered.toList()),
          "the offers tell what is hidden");
      Laws.law("seen", look.seen.equals(Optional.of(choice)), "one does not see one’s own choice");
    } else {
      Laws.law(
          "seen",
          twin.equals(state)
              || game.seen(twin, choice, look.viewer).equals(look.seen)
              || !game.choices(twin).contains(choice),
          "what is seen of a choice tells what is hidden");
    }
    Laws.law(
        "seen",
        look.seen.isEmpty()
            || look.seen.get().equals(choice)
            || look.seen.get().equals(Choice.HIDDEN),
        "seen as another choice");
  }

  /** Where a game says that nothing is hidden, a view is the whole truth and a choice is seen. */
  private void open(S state, Choice choice, Look<S, V> look) {
    if (Secretive.hides(game, state, look.viewer)) return;
    Laws.law("openness", look.twin.equals(state), "something is hidden from " + look.viewer);
    Laws.law(
        "openness",
        look.seen.equals(Optional.of(choice)),
        "a choice is hidden from " + look.viewer);
  }

  /**
   * Choices that a viewer can't tell apart leave the same view; one that a viewer doesn't see at
   * all leaves that view alone.
   */
  private void secret(S state, Choices offered, Choice choice, S next, Look<S, V> look) {
    if (look.seen.equals(Optional.of(choice))) return;
    V after = game.view(next, look.viewer);
    if (look.seen.isEmpty()) Laws.law("secrecy", after.equals(look.view), "an unseen choice shows");
    Choice other = offered.get(random.nextInt(offered.size()));
    if (!other.equals(choice) && game.seen(state, other, look.viewer).equals(look.seen))
      Laws.law(
          "secrecy",
          game.view(game.apply(state, other), look.viewer).equals(after),
          "a hidden choice shows to " + look.viewer);
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
  private void silent(Choice choice, S next, Look<S, V> maker) {
    if (Secretive.reveals(game, maker.view, choice)) return;
    S elsewhere = game.apply(game.sample(maker.view, random), choice);
    Laws.law(
        "silence",
        game.view(elsewhere, maker.viewer).equals(game.view(next, maker.viewer)),
        "an undeclared choice reveals what is hidden");
  }
}
