package fr.zizanie.rules.mutation;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Notation;
import fr.zizanie.rules.core.Option;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.lesson.Lesson;
import fr.zizanie.rules.core.lesson.LessonFile;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Export;
import fr.zizanie.rules.core.record.Exported;
import fr.zizanie.rules.core.record.Pgn;
import fr.zizanie.rules.core.record.TimesLeft;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.rules.core.trait.Countable;
import fr.zizanie.rules.core.trait.Foreseeable;
import fr.zizanie.rules.core.trait.Movable;
import fr.zizanie.rules.core.trait.Taught;
import fr.zizanie.rules.core.trait.Varied;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Chess Mutation (Moebius Evolution, 1994): the square a pion stands on decides how it moves. */
public final class Mutation
    implements Movable<MutationState, MutationView>,
        Attentive<MutationState, MutationView>,
        Varied<MutationState, MutationView>,
        Countable<MutationState, MutationView>,
        Exported<MutationState, MutationView>,
        Foreseeable<MutationState, MutationView>,
        Taught {
  private static final Profile PROFILE =
      new Profile(
          "mutation",
          "Chess Mutation",
          1,
          List.of("white", "black"),
          List.of(Option.of("board", Layout.KNOWN.toArray(String[]::new)).orText(Layout::flaw)));

  private final Legality legality;

  /** The game by all its rules. */
  public Mutation() {
    this(Legality.ALL);
  }

  private Mutation(Legality legality) {
    this.legality = legality;
  }

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public List<Lesson> lessons() {
    return LessonFile.lessons(PROFILE);
  }

  @Override
  public Notation<MutationState> notation() {
    return MutationNotation.INSTANCE;
  }

  @Override
  public List<Words> remarks(Options options) {
    return Layout.of(options.get("board")).remarks();
  }

  @Override
  public MutationState start(Options options) {
    return MutationState.start(Layout.of(options.get("board")));
  }

  @Override
  public Turn turn(MutationState state) {
    return state.turn();
  }

  @Override
  public void choices(MutationState state, Choices out) {
    if (!(state.turn() instanceof Turn.Over)) legality.list(state, out);
  }

  @Override
  public Optional<Unmet> unmet(MutationState state, Choice choice) {
    return legality.unmet(state, choice);
  }

  @Override
  public List<Condition<?>> conditions() {
    return legality.conditions();
  }

  @Override
  public List<Choice> tries(MutationState state, String at) {
    int from = square(at);
    return from < 0
        ? List.of()
        : IntStream.range(0, 64).mapToObj(to -> Choice.move(from, to)).toList();
  }

  private static int square(String at) {
    return at.length() == 2 ? Board8.square(at, 0) : -1;
  }

  @Override
  public boolean checked(MutationState state) {
    return Scan.of(state.layout(), state.position()).inCheck();
  }

  @Override
  public boolean king(MutationState state, String at) {
    return state.position().king(state.position().turn()) == square(at);
  }

  @Override
  public Words shown(MutationState state, String at) {
    return new Words("ce pion", "this pion");
  }

  @Override
  public Mutation waiving(Condition<?> condition) {
    return new Mutation(legality.waiving(condition));
  }

  @Override
  public MutationState apply(MutationState state, Choice choice) {
    return choice.equals(MutationState.CLAIM)
        ? state.claimed()
        : state.after(choice.a(), choice.b());
  }

  /** Either seat may claim the draw (R14): the one that isn't to act by this event. */
  @Override
  public MutationState happened(MutationState state, Event event) {
    return event.kind() == Event.Kind.CLAIM && state.claimable() ? state.claimed() : state;
  }

  @Override
  public Optional<Unmet> unheard(MutationState state, Event event) {
    return event.kind() == Event.Kind.CLAIM
        ? legality.unmet(state, MutationState.CLAIM)
        : Optional.of(HEARD.unmet(event));
  }

  @Override
  public MutationView view(MutationState s, Viewer viewer) {
    return new MutationView(s.layout(), s.position(), s.quiet(), s.number(), s.past(), s.turn());
  }

  @Override
  public Optional<Choice> seen(MutationState before, Choice choice, Viewer viewer) {
    return Optional.of(choice);
  }

  @Override
  public MutationState sample(MutationView v, RandomGenerator random) {
    return new MutationState(v.layout(), v.position(), v.quiet(), v.number(), v.past(), v.turn());
  }

  /** Nothing is hidden, so the view has only one state. */
  @Override
  public Foresight<MutationView> foresight(MutationView view) {
    MutationState state = sample(view, new SplittableRandom(0));
    return action -> Optional.of(view(Lines.after(this, state, action), Viewer.PUBLIC));
  }

  @Override
  public Optional<String> flaw(MutationState state) {
    Position p = state.position();
    long kings = 1L << p.whiteKing() | 1L << p.blackKing();
    if (p.whiteKing() == p.blackKing()) return Optional.of("two kings on one square");
    if ((p.white() & p.black()) != 0 || ((p.white() | p.black()) & kings) != 0)
      return Optional.of("two pieces on one square");
    if (Long.bitCount(p.white()) > 15 || Long.bitCount(p.black()) > 15)
      return Optional.of("more than fifteen pions");
    return Optional.empty();
  }

  @Override
  public boolean counts(List<Choice> action) {
    return !action.contains(MutationState.CLAIM);
  }

  @Override
  public Optional<Export> export(
      Match<MutationState, MutationView> match,
      Optional<Viewer> viewer,
      Map<String, String> tags,
      TimesLeft times) {
    return Pgn.of(match, viewer, tags, times);
  }

  @Override
  public long perft(MutationState state, int depth) {
    if (depth == 0) return 1;
    var scans = new Scan[depth + 1];
    for (int i = 1; i < depth; i++) scans[i] = new Scan(state.layout());
    scans[depth] = Scan.of(state.layout(), state.position());
    return Scan.perft(scans, depth);
  }

  /** Walks the moves even where a draw by rule has ended the game. */
  @Override
  public SortedMap<String, Long> divide(MutationState state, int depth) {
    var moves = new Choices();
    Scan.of(state.layout(), state.position()).list(moves);
    var out = new TreeMap<String, Long>();
    for (Choice move : moves.toList())
      out.put(notation().print(move), perft(state.after(move.a(), move.b()), depth - 1));
    return out;
  }
}
