package fr.zizanie.rules.felon;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.felon.moves.Attempt;
import fr.zizanie.rules.felon.moves.Scan;
import fr.zizanie.rules.felon.moves.Setup;
import fr.zizanie.rules.felon.moves.Stage;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What may be done and why not, from the same conditions, in the order in which a player is told.
 *
 * @param placing what each step of the set-up asks for
 * @param move what a displacement must meet; {@link Scan} finds those that meet it all at once
 */
record Legality(
    Conditions<Placing> placing,
    Conditions<Attempt> move,
    Conditions<FelonState> claim,
    Conditions<Choice> other) {

  /** A choice that somebody tries during the set-up. */
  record Placing(Stage stage, Choice choice) {
    /** A square for a félon. */
    boolean places(Stage at) {
      return stage != at || choice.kind() == Choice.Kind.SQUARE;
    }

    boolean home(Stage at, Seat owner) {
      return stage != at || Board13.rank(Board13.cell(choice.a())) == Setup.home(owner);
    }

    boolean turnsRow() {
      return stage == Stage.RED_FELON
          || stage == Stage.YELLOW_FELON
          || choice.equals(Setup.DIRECT)
          || choice.equals(Setup.REVERSED);
    }
  }

  private static final Condition<Placing> RED_FELON =
      redFelon(p -> p.places(Stage.RED_FELON)).always();

  private static final Condition<Placing> RED_HOME =
      redFelon(p -> p.home(Stage.RED_FELON, Seat.SECOND));

  private static final Condition<Placing> YELLOW_FELON =
      yellowFelon(p -> p.places(Stage.YELLOW_FELON)).always();

  private static final Condition<Placing> YELLOW_HOME =
      yellowFelon(p -> p.home(Stage.YELLOW_FELON, Seat.FIRST));

  private static final Condition<Placing> ROW =
      Condition.<Placing>of(
              "Le Félon, 2.3.8",
              Placing::turnsRow,
              "On choisit maintenant le sens de sa rangée : direct ou reversed.",
              "The way one’s row runs is chosen now: direct or reversed.")
          .always();

  private static Condition<Placing> redFelon(Predicate<Placing> test) {
    return Condition.of(
        "Le Félon, 2.3.2",
        test,
        "Jaune place d’abord le félon rouge sur la rangée 13, de a13 à m13.",
        "Yellow first places the red félon on rank 13, from a13 to m13.");
  }

  private static Condition<Placing> yellowFelon(Predicate<Placing> test) {
    return Condition.of(
        "Le Félon, 2.3.3",
        test,
        "Rouge place maintenant le félon jaune sur la rangée 1, de a1 à m1.",
        "Red now places the yellow félon on rank 1, from a1 to m1.");
  }

  private static final Condition<FelonState> PATIENCE =
      Condition.of(
          "Le Félon, 2.8.6",
          FelonState::claimable,
          s ->
              new Words(
                  "Réclamer la nulle demande 100 demi-coups sans prise, sans coup de garde et sans"
                      + " conversion ; le compteur est à "
                      + s.quiet()
                      + ".",
                  "A draw can be claimed after 100 plies without a capture, a guard’s move or a"
                      + " conversion; the counter is at "
                      + s.quiet()
                      + "."));

  private static final Condition<Choice> PLACED =
      Condition.<Choice>of(
              "Le Félon, 2.12.1", _ -> false, "La mise en place est finie.", "The set-up is over.")
          .always();

  /** The rules. */
  static final Legality ALL =
      new Legality(
          Conditions.of(RED_FELON, RED_HOME, YELLOW_FELON, YELLOW_HOME, ROW),
          Attempt.CONDITIONS,
          Conditions.of(PATIENCE),
          Conditions.of(PLACED));

  List<Condition<?>> conditions() {
    return Stream.of(placing, move, claim, other)
        .<Condition<?>>flatMap(c -> c.all().stream())
        .toList();
  }

  Legality waiving(Condition<?> c) {
    return new Legality(placing.waiving(c), move.waiving(c), claim.waiving(c), other);
  }

  Optional<Unmet> unmet(FelonState s, Choice choice) {
    Stage stage = Stage.of(s.position());
    if (stage != Stage.PLAY) return placing.unmet(new Placing(stage, choice));
    if (choice.equals(FelonState.CLAIM)) return claim.unmet(s);
    return choice.kind() == Choice.Kind.MOVE
        ? move.unmet(Attempt.of(s.position(), s.setting(), choice))
        : other.unmet(choice);
  }

  void list(FelonState s, Choices out) {
    Stage stage = Stage.of(s.position());
    if (stage != Stage.PLAY) {
      Setup.choices(stage, c -> placing.hold(new Placing(stage, c)), out);
      return;
    }
    if (move.whole()) Scan.list(s.position(), s.setting(), out);
    else
      for (int from = 0; from < Board13.SQUARES; from++)
        for (int to = 0; to < Board13.SQUARES; to++) {
          Choice tried = Choice.move(from, to);
          if (move.hold(Attempt.of(s.position(), s.setting(), tried))) out.add(tried);
        }
    if (claim.hold(s)) out.add(FelonState.CLAIM);
  }
}
