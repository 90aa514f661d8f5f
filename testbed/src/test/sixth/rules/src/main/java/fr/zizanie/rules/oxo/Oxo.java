package fr.zizanie.rules.oxo;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Notation;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.trait.Conditional;
import fr.zizanie.rules.core.trait.Countable;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Oxo: each puts a piece on a free square; three in a line win. */
public final class Oxo implements Conditional<OxoState, OxoView>, Countable<OxoState, OxoView> {
  private static final Profile PROFILE =
      new Profile("oxo", "Oxo", 1, List.of("white", "black"), List.of());

  private record Attempt(OxoState state, Choice choice) {}

  private static final Condition<Attempt> SQUARE =
      Condition.<Attempt>of(
              "Oxo, R1",
              a -> a.choice.kind() == Choice.Kind.SQUARE && a.choice.a() < OxoState.SQUARES,
              "Il faut nommer une case.",
              "A square must be named.")
          .always();

  private static final Condition<Attempt> FREE =
      Condition.of(
          "Oxo, R2",
          a -> !a.state.taken(a.choice.a()),
          "Cette case est prise.",
          "This square is taken.");

  private final Conditions<Attempt> conditions;

  /** The game by all its rules. */
  public Oxo() {
    this(Conditions.of(SQUARE, FREE));
  }

  private Oxo(Conditions<Attempt> conditions) {
    this.conditions = conditions;
  }

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Notation<OxoState> notation() {
    return OxoNotation.INSTANCE;
  }

  @Override
  public OxoState start(Options options) {
    return new OxoState(0, 0);
  }

  @Override
  public Turn turn(OxoState state) {
    return state.turn();
  }

  @Override
  public void choices(OxoState state, Choices out) {
    if (state.turn() instanceof Turn.Over) return;
    for (int at = 0; at < OxoState.SQUARES; at++) {
      var choice = Choice.square(at);
      if (conditions.hold(new Attempt(state, choice))) out.add(choice);
    }
  }

  @Override
  public Optional<Unmet> unmet(OxoState state, Choice choice) {
    return conditions.unmet(new Attempt(state, choice));
  }

  @Override
  public List<Condition<?>> conditions() {
    return List.copyOf(conditions.all());
  }

  @Override
  public Oxo waiving(Condition<?> condition) {
    return new Oxo(conditions.waiving(condition));
  }

  @Override
  public OxoState apply(OxoState state, Choice choice) {
    return state.after(choice.a());
  }

  @Override
  public OxoView view(OxoState state, Viewer viewer) {
    return new OxoView(state);
  }

  @Override
  public Optional<Choice> seen(OxoState before, Choice choice, Viewer viewer) {
    return Optional.of(choice);
  }

  @Override
  public OxoState sample(OxoView view, RandomGenerator random) {
    return view.state();
  }

  @Override
  public Optional<String> flaw(OxoState state) {
    return (state.white() & state.black()) == 0
        ? Optional.empty()
        : Optional.of("two pieces on one square");
  }
}
