package fr.zizanie.rules.ironpond;

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
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.lesson.Lesson;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Export;
import fr.zizanie.rules.core.record.Orthodox;
import fr.zizanie.rules.core.record.Pgn;
import fr.zizanie.rules.core.record.TimesLeft;
import fr.zizanie.rules.core.trait.Answering;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.rules.core.trait.CardText;
import fr.zizanie.rules.core.trait.Carded;
import fr.zizanie.rules.core.trait.Countable;
import fr.zizanie.rules.core.trait.Foreseeable;
import fr.zizanie.rules.core.trait.Fuzzed;
import fr.zizanie.rules.core.trait.Hushed;
import fr.zizanie.rules.core.trait.Insistent;
import fr.zizanie.rules.core.trait.Movable;
import fr.zizanie.rules.core.trait.Reducible;
import fr.zizanie.rules.core.trait.Secretive;
import fr.zizanie.rules.core.trait.Taught;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.rules.core.trait.Timely;
import fr.zizanie.rules.core.trait.Winnable;
import fr.zizanie.rules.ironpond.blank.RandomBlanks;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.cards.Practice;
import fr.zizanie.rules.ironpond.cards.special.Kidnapping;
import fr.zizanie.rules.ironpond.cards.special.Sight;
import fr.zizanie.rules.ironpond.cards.special.SuperGang;
import fr.zizanie.rules.ironpond.chess.Laws;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.chess.San;
import fr.zizanie.rules.ironpond.legality.Legality;
import fr.zizanie.rules.ironpond.legality.Touched;
import fr.zizanie.rules.ironpond.option.Proposal;
import fr.zizanie.rules.ironpond.option.Removals;
import fr.zizanie.rules.ironpond.position.IronPondNotation;
import fr.zizanie.rules.ironpond.position.PositionWriter;
import fr.zizanie.rules.ironpond.state.Edition;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.Frame.Interlude;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.state.Moments;
import fr.zizanie.rules.ironpond.state.Setting;
import fr.zizanie.rules.ironpond.text.Word;
import fr.zizanie.rules.ironpond.turn.Events;
import fr.zizanie.rules.ironpond.turn.Inventory;
import fr.zizanie.rules.ironpond.turn.Turns;
import fr.zizanie.rules.ironpond.view.IronPondForesight;
import fr.zizanie.rules.ironpond.view.Times;
import fr.zizanie.rules.ironpond.view.Views;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/** Iron Pond: chess with 72 action cards, hidden hands and counters. */
public final class IronPond
    implements Secretive<IronPondState, IronPondView>,
        Movable<IronPondState, IronPondView>,
        Insistent<IronPondState, IronPondView>,
        Attentive<IronPondState, IronPondView>,
        Timely<IronPondState, IronPondView>,
        Answering<IronPondState, IronPondView>,
        Hushed<IronPondState, IronPondView>,
        Foreseeable<IronPondState, IronPondView>,
        Countable<IronPondState, IronPondView>,
        Orthodox<IronPondState, IronPondView>,
        Winnable<IronPondState, IronPondView>,
        Carded,
        Reducible,
        Taught,
        Fuzzed {
  private static final Profile PROFILE =
      new Profile(
          "ironpond", "Iron Pond", Edition.NEWEST, List.of("white", "black"), Proposal.OPTIONS);

  private final Legality legality;

  /** The game by its rules. */
  public IronPond() {
    this(Legality.ALL);
  }

  private IronPond(Legality legality) {
    this.legality = legality;
  }

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Notation<IronPondState> notation() {
    return IronPondNotation.INSTANCE;
  }

  @Override
  public List<String> removable(Options options) {
    return Removals.of(options);
  }

  @Override
  public Answer<Options> without(Options options, Set<String> cards) {
    return Removals.without(options, cards);
  }

  /** With random blank cards in the deck. */
  @Override
  public Options fuzzed(Options options, RandomGenerator random) {
    Setting setting = Proposal.setting(options);
    if (!setting.hasCards() || !setting.custom().isEmpty()) return options;
    var values = new TreeMap<>(options.values());
    values.put("custom", RandomBlanks.cards(random, RandomBlanks.MOST));
    return options.with(Proposal.OPTIONS, values).orThrow();
  }

  @Override
  public IronPondState start(Options options) {
    return Turns.begin(Proposal.setting(options));
  }

  @Override
  public Turn turn(IronPondState s) {
    return s.turn();
  }

  @Override
  public void choices(IronPondState state, Choices out) {
    legality.list(state, out);
  }

  @Override
  public Optional<Unmet> unmet(IronPondState state, Choice choice) {
    return legality.unmet(state, choice);
  }

  @Override
  public List<Condition<?>> conditions() {
    return Legality.conditions();
  }

  @Override
  public List<Choice> tries(IronPondState state, String at) {
    return Touched.tries(at);
  }

  @Override
  public boolean checked(IronPondState state) {
    return Touched.checked(state);
  }

  @Override
  public boolean king(IronPondState state, String at) {
    return Touched.royal(state, at);
  }

  @Override
  public Words shown(IronPondState state, String at) {
    return Touched.shown(state, at);
  }

  @Override
  public Set<Condition<?>> apart() {
    return Touched.APART;
  }

  @Override
  public IronPond waiving(Condition<?> condition) {
    return new IronPond(new Legality(Optional.of(condition)));
  }

  @Override
  public IronPondState apply(IronPondState state, Choice choice) {
    return Turns.apply(state, choice);
  }

  @Override
  public boolean settled(IronPondState state) {
    return !(state.top() instanceof Frame.Aim);
  }

  /** A set is walked in one order. */
  @Override
  public boolean sorted(IronPondState s, Choice choice) {
    if (!(s.top() instanceof Frame.Aim aim) || aim.isWord()) return true;
    return Deck.card(s.setting(), aim.form())
        .form()
        .sorted(Moments.asKnown(s, aim.by(), aim.slot()), aim.picks(), choice);
  }

  @Override
  public IronPondView view(IronPondState state, Viewer viewer) {
    return Views.of(state, viewer);
  }

  /** Hands, the order of the pile and secret squares: all that cards bring. */
  @Override
  public boolean hides(IronPondState state, Viewer viewer) {
    return state.setting().hasCards();
  }

  @Override
  public IronPondView whole(IronPondState state) {
    return Views.whole(state);
  }

  @Override
  public Tree shown(IronPondView view) {
    return PositionWriter.write(view);
  }

  /** In a window, and when mated or stalemated on the board, where only a hand could help. */
  @Override
  public boolean answering(IronPondView v) {
    return Times.answering(v);
  }

  /** Conceding mate and accepting stalemate, once the hand holds nothing that helps. */
  @Override
  public boolean understood(Choice answer) {
    return answer.equals(Word.CONCEDE.choice()) || answer.equals(Word.ACCEPT.choice());
  }

  @Override
  public Optional<Timed> timed(IronPondView view) {
    return Times.of(view);
  }

  /** Whoever throws darts by hand tells when they let them go (71). */
  @Override
  public Optional<Seat> awaited(IronPondState s) {
    return s.top() instanceof Interlude i ? i.awaited(s.setting()) : Optional.empty();
  }

  /** While a kidnapping lasts, everybody but the thief has only what they are shown (11). */
  @Override
  public boolean hushed(IronPondView v) {
    return v.scene().isEmpty()
        || v.frames().stream().anyMatch(f -> f instanceof Interlude i && i.hushes(v.viewer()));
  }

  @Override
  public Refusal silence() {
    return Kidnapping.SILENCE;
  }

  /** {@return the sight through which darts are being thrown by hand (71)} */
  public Optional<Sight> sight(IronPondView v) {
    return SuperGang.sight(v);
  }

  @Override
  public List<CardText> cards() {
    return Deck.all().stream()
        .map(Card::face)
        .map(
            f -> new CardText(Integer.toString(f.number()), f.timing().text(), f.title(), f.text()))
        .toList();
  }

  @Override
  public List<Lesson> lessons() {
    return Practice.lessons();
  }

  @Override
  public Foresight<IronPondView> foresight(IronPondView view) {
    return IronPondForesight.of(view);
  }

  @Override
  public Optional<Choice> seen(IronPondState before, Choice choice, Viewer viewer) {
    return Views.seen(before, choice, viewer);
  }

  @Override
  public boolean reveals(IronPondView view, Choice choice) {
    return Views.reveals(view, choice);
  }

  @Override
  public IronPondState sample(IronPondView view, RandomGenerator random) {
    return Views.sample(view, random);
  }

  @Override
  public IronPondState happened(IronPondState state, Event event) {
    return Events.happened(state, event);
  }

  @Override
  public Optional<Unmet> unheard(IronPondState state, Event event) {
    return Events.unheard(state, event);
  }

  @Override
  public Set<String> words() {
    return SuperGang.WORDS;
  }

  /** Darts can't leave the hand later than now. */
  @Override
  public boolean possible(Event event, long millis) {
    return SuperGang.possible(event, millis);
  }

  /** Darts thrown without looking, or a gesture. */
  @Override
  public Optional<Event> some(IronPondState state, Seat by, RandomGenerator random) {
    return Optional.of(
        awaited(state).filter(by::equals).isPresent()
            ? SuperGang.thrown(by, random)
            : Event.gesture(by, "chat"));
  }

  @Override
  public Optional<String> flaw(IronPondState state) {
    return Inventory.flaw(state);
  }

  /** The deck has an end of turn of its own, and a claim moves nothing. */
  @Override
  public boolean counts(List<Choice> action) {
    Choice first = action.getFirst();
    return !first.equals(Word.CLAIM.choice()) && !first.equals(Word.END.choice());
  }

  /** Cards may always mate; the Laws of Chess look at the pieces. */
  @Override
  public boolean winnable(IronPondState s, Seat by) {
    return !s.setting().lawful() || Laws.mates(s.scene().board(), by);
  }

  /** As chess, without cards. */
  @Override
  public Optional<Export> export(
      Match<IronPondState, IronPondView> match,
      Optional<Viewer> viewer,
      Map<String, String> tags,
      TimesLeft times) {
    return match.start().state().setting().hasCards()
        ? Optional.empty()
        : Pgn.of(match, viewer, tags, times);
  }

  @Override
  public Map<String, String> orthodox() {
    return Map.of("deck", "none");
  }

  @Override
  public List<List<Choice>> meant(IronPondState before, String word) {
    return San.meant(before.scene().board(), word).stream().map(List::of).toList();
  }

  @Override
  public long perft(IronPondState state, int depth) {
    return Legal.perft(state.scene().board(), depth);
  }
}
