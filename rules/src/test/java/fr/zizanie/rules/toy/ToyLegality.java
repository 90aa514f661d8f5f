package fr.zizanie.rules.toy;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Unmet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What may be done in the {@link Toy} and why not. */
public record ToyLegality(
    Conditions<Tried> step,
    Conditions<Tried> card,
    Conditions<Tried> pick,
    Conditions<Tried> answer) {

  /** A choice that somebody tries. */
  public record Tried(Toy.State state, Choice choice) {
    private Seat by() {
      return switch (state.top()) {
        case Toy.Frame.Play(Seat by) -> by;
        case Toy.Frame.Aim(Seat by, _, _) -> by;
        case Toy.Frame.Respond(Seat by) -> by;
        default -> throw new IllegalStateException("nobody’s turn");
      };
    }

    private boolean is(Choice.Kind... kinds) {
      return List.of(kinds).contains(choice.kind());
    }

    private boolean card(Predicate<Integer> test) {
      return choice.kind() != Choice.Kind.CARD || test.test(choice.a());
    }

    private boolean counter() {
      return choice.a() == Toy.COUNTER || choice.a() == Toy.COUNTER_TOO;
    }

    private boolean admitted() {
      return state.top() instanceof Toy.Frame.Aim(Seat by, int card, var picks)
          && Toy.admits(state.position(), by, card, picks, choice.a());
    }

    private boolean beside() {
      int rows = Math.abs(choice.a() / Toy.N - choice.b() / Toy.N);
      int files = Math.abs(choice.a() % Toy.N - choice.b() % Toy.N);
      return rows + files == 1;
    }
  }

  private static final Condition<Tried> OWN =
      Condition.<Tried>of(
              "Toy, 1",
              t -> t.state.position().owns(t.by(), t.choice.a()),
              "Ce n’est pas votre pièce.",
              "This is not your piece.")
          .always();

  private static final Condition<Tried> BESIDE =
      Condition.of(
          "Toy, 2",
          Tried::beside,
          "Un pas va à la case voisine.",
          "A step goes to the next square.");

  /** Open for planted faults. */
  public static final Condition<Tried> ROOM =
      Condition.of(
          "Toy, 3",
          t -> !t.state.position().owns(t.by(), t.choice.b()),
          "Votre propre pièce est là.",
          "Your own piece stands there.");

  private static final Condition<Tried> KIND =
      Condition.<Tried>of(
              "Toy, 4",
              t -> t.is(Choice.Kind.MOVE, Choice.Kind.CARD, Choice.Kind.PASS),
              "Il faut un pas, une carte ou pass.",
              "A step, a card or pass is needed.")
          .always();

  private static final Condition<Tried> HELD =
      Condition.<Tried>of(
              "Toy, 5",
              t -> t.card(card -> Toy.holds(t.state, t.by(), card)),
              "Cette carte n’est pas dans votre main.",
              "This card is not in your hand.")
          .always();

  private static final Condition<Tried> NO_COUNTER =
      Condition.of(
          "Toy, 6",
          t -> t.card(_ -> !t.counter()),
          "Un contre ne fait que répondre.",
          "A counter only answers.");

  private static final Condition<Tried> AIMED =
      Condition.of(
          "Toy, 7",
          t -> t.card(card -> Toy.completes(t.state.position(), t.by(), card, List.of())),
          "Cette carte n’a rien à viser.",
          "There is nothing for this card to aim at.");

  private static final Condition<Tried> SQUARE =
      Condition.<Tried>of(
              "Toy, 8", t -> t.is(Choice.Kind.SQUARE), "Il faut une case.", "A square is needed.")
          .always();

  private static final Condition<Tried> ADMITTED =
      Condition.<Tried>of(
          "Toy, 9",
          Tried::admitted,
          "La carte ne veut pas cette case.",
          "The card does not want this square.");

  private static final Condition<Tried> ANSWERS =
      Condition.<Tried>of(
              "Toy, 10",
              t -> t.is(Choice.Kind.CARD, Choice.Kind.PASS),
              "On répond par une carte ou pass.",
              "The answer is a card or pass.")
          .always();

  private static final Condition<Tried> COUNTERS =
      Condition.of(
          "Toy, 11",
          t -> t.card(_ -> t.counter()),
          "Seul un contre répond.",
          "Only a counter answers.");

  /** The rules. */
  public static final ToyLegality ALL =
      new ToyLegality(
          Conditions.of(KIND, OWN, BESIDE, ROOM),
          Conditions.of(KIND, HELD, NO_COUNTER, AIMED),
          Conditions.of(SQUARE, ADMITTED),
          Conditions.of(ANSWERS, HELD, COUNTERS));

  List<Condition<?>> conditions() {
    return Stream.of(step, card, pick, answer)
        .<Condition<?>>flatMap(c -> c.all().stream())
        .distinct()
        .toList();
  }

  /** {@return the rules without one condition} */
  public ToyLegality waiving(Condition<?> c) {
    return new ToyLegality(step.waiving(c), card.waiving(c), pick.waiving(c), answer.waiving(c));
  }

  Optional<Unmet> unmet(Toy.State s, Choice c) {
    return of(s, c).unmet(new Tried(s, c));
  }

  void list(Toy.State s, Choices out) {
    boolean answers = s.top() instanceof Toy.Frame.Respond;
    if (answers) add(s, Choice.PASS, out);
    for (int at = 0; at < Toy.CELLS; at++) {
      add(s, Choice.square(at), out);
      steps(s, at, out);
    }
    for (int number = 0; number < Toy.CARDS; number++) add(s, Choice.card(number), out);
    if (!answers) add(s, Choice.PASS, out);
  }

  private void steps(Toy.State s, int at, Choices out) {
    if (step.whole()) {
      for (int d : new int[] {1, -1, Toy.N, -Toy.N})
        if (at + d >= 0 && at + d < Toy.CELLS) add(s, Choice.move(at, at + d), out);
    } else for (int to = 0; to < Toy.CELLS; to++) add(s, Choice.move(at, to), out);
  }

  private void add(Toy.State s, Choice c, Choices out) {
    if (of(s, c).hold(new Tried(s, c))) out.add(c);
  }

  private Conditions<Tried> of(Toy.State s, Choice c) {
    return switch (s.top()) {
      case Toy.Frame.Aim _ -> pick;
      case Toy.Frame.Respond _ -> answer;
      default -> c.kind() == Choice.Kind.MOVE ? step : card;
    };
  }
}
