package fr.zizanie.rules.tsunami;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Notation;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.lesson.Lesson;
import fr.zizanie.rules.core.lesson.LessonFile;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Export;
import fr.zizanie.rules.core.record.Imported;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.core.record.TimesLeft;
import fr.zizanie.rules.core.trait.Answering;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.rules.core.trait.CardText;
import fr.zizanie.rules.core.trait.Carded;
import fr.zizanie.rules.core.trait.Conditional;
import fr.zizanie.rules.core.trait.Countable;
import fr.zizanie.rules.core.trait.Foreseeable;
import fr.zizanie.rules.core.trait.Secretive;
import fr.zizanie.rules.core.trait.Taught;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.rules.core.trait.Timely;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.rules.tsunami.board.Board;
import fr.zizanie.rules.tsunami.board.Effects;
import fr.zizanie.rules.tsunami.deck.Deck;
import fr.zizanie.rules.tsunami.go.History;
import fr.zizanie.rules.tsunami.go.Stones;
import fr.zizanie.rules.tsunami.position.Inventory;
import fr.zizanie.rules.tsunami.position.Positions;
import fr.zizanie.rules.tsunami.position.TsunamiNotation;
import fr.zizanie.rules.tsunami.state.Edition;
import fr.zizanie.rules.tsunami.state.Moment;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.Pile;
import fr.zizanie.rules.tsunami.state.Setting;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import fr.zizanie.rules.tsunami.state.Zones;
import fr.zizanie.rules.tsunami.turn.Legality;
import fr.zizanie.rules.tsunami.turn.Perft;
import fr.zizanie.rules.tsunami.turn.Play;
import fr.zizanie.rules.tsunami.turn.Sample;
import fr.zizanie.rules.tsunami.turn.Times;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * Tsunami sur le goban (Groupe Auvergnat de Go): go on 13x13 with a deck of cards. A game speaks of
 * the cards of one deck; {@link #agreed} gives the one for the deck of the options.
 */
public final class Tsunami
    implements Secretive<TsunamiState, TsunamiView>,
        Conditional<TsunamiState, TsunamiView>,
        Attentive<TsunamiState, TsunamiView>,
        Timely<TsunamiState, TsunamiView>,
        Answering<TsunamiState, TsunamiView>,
        Foreseeable<TsunamiState, TsunamiView>,
        Varied<TsunamiState, TsunamiView>,
        Countable<TsunamiState, TsunamiView>,
        Imported<TsunamiState, TsunamiView>,
        Carded,
        Taught {
  private static final Profile PROFILE =
      new Profile(
          "tsunami",
          "Tsunami sur le goban",
          Edition.NEWEST,
          List.of("black", "white"),
          Setting.OPTIONS);

  private final TsunamiNotation notation;
  private final Legality legality;

  /** The game with its own deck. */
  public Tsunami() {
    this(Deck.known(Deck.KNOWN.getFirst()).orElseThrow());
  }

  private Tsunami(Deck deck) {
    this(deck, Legality.ALL);
  }

  private Tsunami(Deck deck, Legality legality) {
    notation = new TsunamiNotation(deck);
    this.legality = legality;
  }

  /** {@return the deck whose cards it speaks of} */
  public Deck deck() {
    return notation.deck();
  }

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Tsunami agreed(Options options) {
    Deck deck = Setting.of(options).deck();
    return deck.equals(notation.deck()) ? this : new Tsunami(deck);
  }

  @Override
  public Notation<TsunamiState> notation() {
    return notation;
  }

  @Override
  public List<Lesson> lessons() {
    return Stream.concat(LessonFile.lessons(PROFILE).stream(), Practice.LESSONS.stream()).toList();
  }

  /** {@return that an own deck is played, with its name and what tells it apart} */
  @Override
  public List<Words> remarks(Options options) {
    Deck deck = Setting.of(options).deck();
    if (Deck.known(deck.id()).filter(deck::equals).isPresent()) return List.of();
    String what = deck.id() + ", " + deck.size();
    String sum = deck.hash().substring(0, 16);
    return List.of(
        new Words(
            "Paquet propre : " + what + " cartes, empreinte " + sum + ".",
            "Own deck: " + what + " cards, fingerprint " + sum + "."));
  }

  @Override
  public TsunamiState start(Options options) {
    var setting = Setting.of(options);
    var empty = Stones.none(Setting.size(options));
    var history = History.beginning(setting.ko(), empty);
    return new TsunamiState(
        setting,
        new Board(empty, history, 0, 0, 0, Moment.NOTHING),
        new Zones(Pile.full(setting.deck()), List.of(), List.of(), List.of()),
        Effects.NONE,
        Moment.start(Seat.FIRST, 0, 0, 0),
        Pending.Main.TURN);
  }

  @Override
  public Turn turn(TsunamiState state) {
    return state.turn();
  }

  @Override
  public void choices(TsunamiState state, Choices out) {
    legality.list(state, out);
  }

  @Override
  public Optional<Unmet> unmet(TsunamiState state, Choice choice) {
    return legality.unmet(state, choice);
  }

  @Override
  public List<Condition<?>> conditions() {
    return Legality.conditions();
  }

  @Override
  public Tsunami waiving(Condition<?> condition) {
    return new Tsunami(deck(), new Legality(Optional.of(condition)));
  }

  @Override
  public TsunamiState apply(TsunamiState state, Choice choice) {
    return Play.apply(state, choice);
  }

  @Override
  public boolean settled(TsunamiState state) {
    return switch (state.pending()) {
      case Pending.Aim _ -> false;
      case Pending.Discard(boolean named) -> !named;
      case Pending.Marking m -> m.word().isEmpty();
      default -> true;
    };
  }

  /** A normal move asks for nothing more, so nobody needs to place every stone to know. */
  @Override
  public boolean settles(TsunamiState state, Choice choice) {
    boolean normal = state.pending() instanceof Pending.Main && choice.kind() == Choice.Kind.SQUARE;
    return normal || settled(apply(state, choice));
  }

  @Override
  public TsunamiView view(TsunamiState state, Viewer viewer) {
    return TsunamiView.of(state, viewer);
  }

  /** Hands and secret picks: all that cards bring. */
  @Override
  public boolean hides(TsunamiState state, Viewer viewer) {
    return state.setting().cards();
  }

  @Override
  public TsunamiView whole(TsunamiState state) {
    return TsunamiView.whole(state);
  }

  /** In a window, which opens by public facts only. */
  @Override
  public boolean answering(TsunamiView view) {
    return Times.of(view).isPresent();
  }

  @Override
  public Optional<Timed> timed(TsunamiView view) {
    return Times.of(view);
  }

  /** A window that nobody used in time is passed. */
  @Override
  public TsunamiState happened(TsunamiState state, Event event) {
    return unheard(state, event).isEmpty() ? Play.apply(state, Choice.PASS) : state;
  }

  @Override
  public Optional<Unmet> unheard(TsunamiState state, Event event) {
    boolean window =
        state.pending() instanceof Pending.AnswerCard
            || state.pending() instanceof Pending.AnswerMove;
    return window && event.kind() == Event.Kind.TIMEOUT
        ? Optional.empty()
        : Optional.of(HEARD.unmet(event));
  }

  @Override
  public Foresight<TsunamiView> foresight(TsunamiView view) {
    return TsunamiForesight.of(this, view);
  }

  /** {@return the cards of its deck in the order of the file} */
  @Override
  public List<CardText> cards() {
    return notation.deck().cards().stream()
        .map(card ->
            new CardText(
                card.id(),
                card.immediate() ? "IMMEDIATE" : card.timing().name(),
                card.name(),
                card.text()))
        .toList();
  }

  /** Drawn reserve cards are the drawer's alone, and secret picks their author's. */
  @Override
  public Optional<Choice> seen(TsunamiState before, Choice choice, Viewer viewer) {
    boolean open =
        viewer.is(before.by())
            || switch (before.pending()) {
              case Pending.Draw _ -> before.card(choice.a()).immediate();
              case Pending.Aim aim -> !aim.secret(before.setting().deck());
              default -> true;
            };
    return Optional.of(open ? choice : Choice.HIDDEN);
  }

  @Override
  public Tree shown(TsunamiView view) {
    return Positions.write(view);
  }

  @Override
  public TsunamiState sample(TsunamiView view, RandomGenerator random) {
    return Sample.of(view, random);
  }

  /** Whatever is done while the other side has a note in play, or must lay down its hand. */
  @Override
  public boolean reveals(TsunamiView view, Choice choice) {
    if (!(view.turn() instanceof Turn.Of(var mover))) return false;
    boolean noted = view.effects().notes().stream().anyMatch(n -> n.by() != mover);
    boolean empties =
        view.setting().emptyPileDiscardsHands()
            && view.held().pile() == 0
            && view.held().count(mover.other()) > 0;
    boolean announced = view.pending().secret(view.setting().deck()) && view.by() != mover;
    return noted || empties || announced;
  }

  @Override
  public Optional<String> flaw(TsunamiState s) {
    return Inventory.flaw(s).map(Words::en);
  }

  /** The stones, which tell nothing of what is hidden. */
  @Override
  public Optional<Export> export(
      Match<TsunamiState, TsunamiView> match,
      Optional<Viewer> viewer,
      Map<String, String> tags,
      TimesLeft times) {
    return Optional.of(new Export("sgf", Sgf.write(match, tags, times.left())));
  }

  @Override
  public boolean imports(String text) {
    return SgfTree.reads(text);
  }

  @Override
  public Answer<Records.Loaded> imported(String text) {
    return SgfReader.read(text);
  }

  @Override
  public long perft(TsunamiState state, int depth) {
    return depth == 0 ? 1 : Perft.count(state, depth);
  }

  @Override
  public SortedMap<String, Long> divide(TsunamiState state, int depth) {
    return Perft.divide(state, depth, notation);
  }
}
