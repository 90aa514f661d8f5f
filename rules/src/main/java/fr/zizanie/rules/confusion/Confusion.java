package fr.zizanie.rules.confusion;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.knowledge.Facts;
import fr.zizanie.rules.confusion.knowledge.Kinds;
import fr.zizanie.rules.confusion.position.Positions;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.confusion.state.Moment;
import fr.zizanie.rules.confusion.state.Phase;
import fr.zizanie.rules.confusion.state.Setting;
import fr.zizanie.rules.confusion.state.Word;
import fr.zizanie.rules.confusion.text.AbbottRecord;
import fr.zizanie.rules.confusion.text.ConfusionNotation;
import fr.zizanie.rules.confusion.turn.Deal;
import fr.zizanie.rules.confusion.turn.Legality;
import fr.zizanie.rules.confusion.turn.Perft;
import fr.zizanie.rules.confusion.turn.Placing;
import fr.zizanie.rules.confusion.turn.Play;
import fr.zizanie.rules.confusion.turn.Sample;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Notation;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.lesson.Lesson;
import fr.zizanie.rules.core.lesson.LessonFile;
import fr.zizanie.rules.core.record.Movetext;
import fr.zizanie.rules.core.record.Written;
import fr.zizanie.rules.core.trait.Answering;
import fr.zizanie.rules.core.trait.Conditional;
import fr.zizanie.rules.core.trait.Countable;
import fr.zizanie.rules.core.trait.Secretive;
import fr.zizanie.rules.core.trait.Taught;
import fr.zizanie.rules.core.trait.Varied;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/**
 * Confusion (Robert Abbott, 1992; Stronghold Games, 2011): nobody knows how their own pieces move.
 */
public final class Confusion
    implements Conditional<ConfusionState, ConfusionView>,
        Secretive<ConfusionState, ConfusionView>,
        Answering<ConfusionState, ConfusionView>,
        Varied<ConfusionState, ConfusionView>,
        Countable<ConfusionState, ConfusionView>,
        Written<ConfusionState, ConfusionView>,
        Taught {
  private static final Confusion RED = new Confusion(true, Legality.ALL);

  private static final Profile ABBOTT = profile("yellow");
  private static final Profile SPIES = profile("red");

  private static Profile profile(String second) {
    return new Profile("confusion", "Confusion", 1, List.of("white", second), Setting.OPTIONS);
  }

  private final boolean spies;
  private final Legality legality;

  /** The game of Abbott's edition. */
  public Confusion() {
    this(false, Legality.ALL);
  }

  private Confusion(boolean spies, Legality legality) {
    this.spies = spies;
    this.legality = legality;
  }

  @Override
  public Profile profile() {
    return profile(spies);
  }

  /** {@return the same; the second seat of the Stronghold edition is Red (Formats, 1)} */
  @Override
  public Confusion agreed(Options options) {
    boolean red = options.get("edition").equals("spies");
    return red == spies ? this : red ? RED : new Confusion();
  }

  /** {@return the same for an edition} */
  public Profile profile(boolean spies) {
    return spies ? SPIES : ABBOTT;
  }

  @Override
  public List<Lesson> lessons() {
    return LessonFile.lessons(ABBOTT);
  }

  @Override
  public Notation<ConfusionState> notation() {
    return ConfusionNotation.INSTANCE;
  }

  @Override
  public Movetext<ConfusionState, ConfusionView> movetext() {
    return new AbbottRecord(this);
  }

  @Override
  public ConfusionState start(Options options) {
    var setting = Setting.of(options);
    Board board = Board.empty(setting.small(), Diagrams.NEUTRAL);
    if (!setting.setup())
      for (int piece = 0; piece < 2 * Board.LETTERS; piece++)
        if (piece % Board.LETTERS < setting.letters())
          board = board.placed(piece, Diagrams.home(piece / Board.LETTERS, piece % Board.LETTERS));
    var unknown = new Moment(Phase.FIRST, Seat.FIRST, 0, 0, 0);
    var state =
        new ConfusionState(setting, board, Kinds.NONE, Facts.none(setting.letters()), unknown);
    return switch (setting.first()) {
      case "random" -> state;
      case "white" -> Play.opening(state, Seat.FIRST);
      default -> Play.opening(state, Seat.SECOND);
    };
  }

  @Override
  public Turn turn(ConfusionState state) {
    return state.turn();
  }

  @Override
  public void choices(ConfusionState s, Choices out) {
    legality.list(s, out);
  }

  @Override
  public Optional<Unmet> unmet(ConfusionState state, Choice choice) {
    return legality.unmet(state, choice);
  }

  @Override
  public List<Condition<?>> conditions() {
    return legality.conditions();
  }

  @Override
  public Confusion waiving(Condition<?> condition) {
    return new Confusion(spies, legality.waiving(condition));
  }

  @Override
  public ConfusionState apply(ConfusionState state, Choice choice) {
    return Play.apply(state, choice);
  }

  @Override
  public boolean settled(ConfusionState state) {
    Moment m = state.moment();
    return m.phase() != Phase.HALF && (m.phase() != Phase.SETUP || m.arg() == 0);
  }

  /** The two letters of a swap are a set. */
  @Override
  public boolean sorted(ConfusionState s, Choice c) {
    Moment m = s.moment();
    int first = m.phase() == Phase.HALF ? m.swapping() : 0;
    return 1 << Math.max(0, Word.letter(c)) >= first;
  }

  @Override
  public ConfusionView view(ConfusionState state, Viewer viewer) {
    return ConfusionView.of(state, viewer);
  }

  @Override
  public Tree shown(ConfusionView view) {
    return Positions.write(view.setting(), view.board(), view.moment(), view.known(), view.facts());
  }

  /** Who one's own pieces are, or where the other's stand before both have set up. */
  @Override
  public boolean hides(ConfusionState state, Viewer viewer) {
    return true;
  }

  @Override
  public ConfusionView whole(ConfusionState state) {
    return ConfusionView.whole(state);
  }

  @Override
  public boolean answering(ConfusionView view) {
    return view.pending().isPresent();
  }

  @Override
  public Optional<Choice> seen(ConfusionState before, Choice choice, Viewer viewer) {
    Moment m = before.moment();
    boolean mover = viewer.is(m.by());
    return switch (m.phase()) {
      case DEAL -> Optional.of(viewer.is(Deal.watcher(m)) ? choice : Choice.HIDDEN);
      case SETUP ->
          Optional.of(
              mover || m.arg() == 0 || Placing.last(m, before.setting()) ? choice : Choice.HIDDEN);
      case TRY -> mover || !Word.COVER.is(choice) ? Optional.of(choice) : Optional.empty();
      case HALF -> mover || m.word() != Word.COVER ? Optional.of(choice) : Optional.empty();
      case FIRST, ANSWER, PROMOTE, TAKE, OVER -> Optional.of(choice);
    };
  }

  @Override
  public ConfusionState sample(ConfusionView view, RandomGenerator random) {
    return Sample.of(view, random);
  }

  /**
   * A try asks, a token shows a tile, accepting a promotion tells whether it is the agent, and the
   * last square of both set-ups shows them.
   */
  @Override
  public boolean reveals(ConfusionView view, Choice choice) {
    Moment m = view.moment();
    return switch (m.phase()) {
      case TRY -> choice.kind() == Choice.Kind.MOVE;
      case HALF -> m.word() == Word.REVEAL;
      case PROMOTE -> Word.PROMOTE.is(choice);
      case SETUP -> Placing.last(m, view.setting());
      case FIRST, DEAL, ANSWER, TAKE, OVER -> false;
    };
  }

  @Override
  public Optional<String> flaw(ConfusionState s) {
    return Deal.flaw(s);
  }

  @Override
  public long perft(ConfusionState state, int depth) {
    return depth == 0 ? 1 : new Perft(legality).count(state, depth);
  }

  @Override
  public SortedMap<String, Long> divide(ConfusionState state, int depth) {
    var out = new TreeMap<String, Long>();
    ConfusionState s = new Perft(legality).dealt(state);
    if (s.moment().phase() != Phase.TRY) return out;
    var tries = new Choices();
    s.tries().list(tries);
    for (Choice c : tries.toList()) out.put(notation().print(c), perft(apply(s, c), depth - 1));
    return out;
  }
}
