package fr.zizanie.rules.felon;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Notation;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.lesson.Lesson;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Export;
import fr.zizanie.rules.core.record.Exported;
import fr.zizanie.rules.core.record.Pgn;
import fr.zizanie.rules.core.record.TimesLeft;
import fr.zizanie.rules.core.trait.Countable;
import fr.zizanie.rules.core.trait.Foreseeable;
import fr.zizanie.rules.core.trait.Movable;
import fr.zizanie.rules.core.trait.Taught;
import fr.zizanie.rules.felon.board.Inventory;
import fr.zizanie.rules.felon.board.Kind;
import fr.zizanie.rules.felon.board.Setting;
import fr.zizanie.rules.felon.moves.Scan;
import fr.zizanie.rules.felon.moves.Stage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/** Le Félon (1980s): chess on thirteen by thirteen with swaps, turncoats and a traitor a side. */
public final class Felon
    implements Movable<FelonState, FelonView>,
        Countable<FelonState, FelonView>,
        Exported<FelonState, FelonView>,
        Foreseeable<FelonState, FelonView>,
        Taught {
  private static final Profile PROFILE =
      new Profile("felon", "Le Félon", 1, List.of("yellow", "red"), Setting.OPTIONS);

  private final Legality legality;

  /** The game by all its rules. */
  public Felon() {
    this(Legality.ALL);
  }

  private Felon(Legality legality) {
    this.legality = legality;
  }

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Notation<FelonState> notation() {
    return FelonNotation.INSTANCE;
  }

  @Override
  public List<Lesson> lessons() {
    return Court.LESSONS;
  }

  @Override
  public FelonState start(Options options) {
    return FelonState.start(Setting.of(options));
  }

  @Override
  public Turn turn(FelonState state) {
    return state.turn();
  }

  @Override
  public void choices(FelonState state, Choices out) {
    if (!(state.turn() instanceof Turn.Over)) legality.list(state, out);
  }

  @Override
  public Optional<Unmet> unmet(FelonState state, Choice choice) {
    return legality.unmet(state, choice);
  }

  @Override
  public List<Choice> tries(FelonState state, String at) {
    return Touched.tries(at);
  }

  @Override
  public boolean checked(FelonState state) {
    return state.inCheck();
  }

  @Override
  public boolean king(FelonState state, String at) {
    return Touched.kind(state.position(), at).filter(Kind.ROI::equals).isPresent();
  }

  @Override
  public Words shown(FelonState state, String at) {
    return Touched.shown(state.position(), at);
  }

  @Override
  public List<Condition<?>> conditions() {
    return legality.conditions();
  }

  @Override
  public Felon waiving(Condition<?> condition) {
    return new Felon(legality.waiving(condition));
  }

  @Override
  public FelonState apply(FelonState state, Choice choice) {
    return switch (choice.kind()) {
      case MOVE -> state.moved(choice.a(), choice.b());
      default -> choice.equals(FelonState.CLAIM) ? state.claimed() : state.placed(choice);
    };
  }

  @Override
  public FelonView view(FelonState s, Viewer viewer) {
    return new FelonView(s.setting(), s.position(), s.quiet(), s.number(), s.past(), s.turn());
  }

  @Override
  public Optional<Choice> seen(FelonState before, Choice choice, Viewer viewer) {
    return Optional.of(choice);
  }

  @Override
  public FelonState sample(FelonView v, RandomGenerator random) {
    return new FelonState(v.setting(), v.position(), v.quiet(), v.number(), v.past(), v.turn());
  }

  /** Nothing is hidden, so the view has only one state. */
  @Override
  public Foresight<FelonView> foresight(FelonView view) {
    FelonState state = sample(view, new SplittableRandom(0));
    return action -> Optional.of(view(Lines.after(this, state, action), Viewer.PUBLIC));
  }

  @Override
  public Optional<String> flaw(FelonState state) {
    return Inventory.flaw(state.position());
  }

  @Override
  public boolean counts(List<Choice> action) {
    return !action.contains(FelonState.CLAIM);
  }

  @Override
  public Optional<Export> export(
      Match<FelonState, FelonView> match,
      Optional<Viewer> viewer,
      Map<String, String> tags,
      TimesLeft times) {
    return Pgn.of(match, viewer, tags, times);
  }

  @Override
  public long perft(FelonState state, int depth) {
    if (depth == 0) return 1;
    if (Stage.of(state.position()) != Stage.PLAY) return Countable.super.perft(state, depth);
    var lists = new Choices[depth + 1];
    for (int i = 1; i <= depth; i++) lists[i] = new Choices();
    return Scan.perft(state.position(), state.setting(), lists, depth);
  }

  /** Walks the moves even where a draw by rule has ended the game. */
  @Override
  public SortedMap<String, Long> divide(FelonState state, int depth) {
    var moves = new Choices();
    Stage stage = Stage.of(state.position());
    if (stage == Stage.PLAY) Scan.list(state.position(), state.setting(), moves);
    else legality.list(state, moves);
    var out = new TreeMap<String, Long>();
    for (Choice move : moves.toList())
      out.put(notation().print(move), perft(apply(state, move), depth - 1));
    return out;
  }
}
