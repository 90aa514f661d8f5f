package fr.zizanie.rules.core.match;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Dealer;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.rules.core.trait.Insistent;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.rules.core.trait.Timely;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.rules.core.trait.Winnable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A game being played: the checked door. Immutable; start and log are the whole truth.
 *
 * @param log every entry in order; one that was taken back stays in it
 * @param standing the part of the log that shaped the state
 */
public record Match<S, V>(
    Start<S, V> start, S state, List<Entry> log, Standing<S, V> standing, Status status) {
  /** Where a match began: a game, its options and the state before the first entry. */
  public record Start<S, V>(Game<S, V> game, Options options, S state) {}

  private static final Condition<Choice> DEALT =
      Condition.of(
          "Formats, 5.10.1",
          _ -> false,
          "Le hasard ne peut pas donner cela maintenant.",
          "Chance cannot bring this now.");

  private static final Condition<Event> RUNNING =
      Condition.of(
          "Formats, 2.6",
          _ -> false,
          "Seule la pendule du camp au trait peut s’épuiser.",
          "Only the clock of the seat to act can run out.");

  private static final Condition<Event> AWAITED =
      Condition.of(
          "Formats, 2.6",
          _ -> false,
          "Seul le camp au trait peut manquer.",
          "Only the seat to act can be missed.");

  public Match {
    log = Growing.of(log);
  }

  /** {@return a match at its first choice} */
  public static <S, V> Match<S, V> begin(Game<S, V> game, Options options) {
    return from(game, options, game.start(options));
  }

  /** {@return a match that begins in {@code state}, such as a loaded position} */
  public static <S, V> Match<S, V> from(Game<S, V> game, Options options, S state) {
    var agreed = Varied.agreed(game, options);
    return new Match<>(
        new Start<>(agreed, options, state),
        state,
        List.of(),
        Standing.of(agreed, state),
        Status.OPEN);
  }

  /** {@return the rules} */
  public Game<S, V> game() {
    return start.game;
  }

  /** {@return what is fixed about the game under the options of this match} */
  public Profile profile() {
    return game().profile();
  }

  /** {@return whose decision it is, counting ends that no rule of the game brings} */
  public Turn turn() {
    return status.ended().<Turn>map(Turn.Over::new).orElseGet(() -> game().turn(state));
  }

  /** {@return the decision with a time of its own that is running, if one is} */
  public Optional<Timed> timed() {
    return outcome().isPresent()
        ? Optional.empty()
        : Timely.timed(game(), game().view(state, Viewer.PUBLIC));
  }

  /** {@return how it ended, if it has} */
  public Optional<Outcome> outcome() {
    return turn() instanceof Turn.Over(Outcome outcome) ? Optional.of(outcome) : Optional.empty();
  }

  /** {@return the match after {@code text}, an action or an event of {@code by}; or why not} */
  public Answer<Match<S, V>> play(Seat by, String text) {
    if (outcome().isPresent()) return Answer.no(Reason.GAME_OVER.refusal());
    var event = Attentive.parse(game(), by, text);
    // A claim is a choice of the seat to act and an event of the other (Mutation, R14).
    if (event.isPresent() && !(turn().is(by) && game().notation().parse(text).isPresent()))
      return enter(new Entry.Happened(event.get()));
    if (!turn().is(by)) return Answer.no(Reason.NOT_YOUR_TURN.refusal());
    return read(text).then(picks -> enter(new Entry.Acted(by, closed(picks))));
  }

  /** A set that is full needs no closing, and may be closed all the same. */
  private List<Choice> closed(List<Choice> picks) {
    if (picks.size() < 2 || !picks.getLast().equals(Choice.DONE)) return picks;
    List<Choice> open = picks.subList(0, picks.size() - 1);
    return follow(open) instanceof Answer.Ok<S>(S full) && game().settled(full)
        ? List.copyOf(open)
        : picks;
  }

  /**
   * {@return the choices that {@code text} spells, separated by single spaces; checks only the
   * spelling}
   */
  public Answer<List<Choice>> read(String text) {
    var picks = new ArrayList<Choice>();
    for (String token : text.split(" ", -1)) {
      var pick = game().notation().parse(token);
      if (pick.isEmpty())
        return Answer.no(new Refusal(Reason.ILLEGAL_SYNTAX, Words.same("«" + clip(token) + "»")));
      picks.add(pick.get());
    }
    return Answer.ok(picks);
  }

  private static String clip(String token) {
    return token.length() <= 40 ? token : token.substring(0, 40) + "…";
  }

  /** {@return whether {@code event} would be accepted now} */
  public boolean accepts(Event event) {
    return enter(new Entry.Happened(event)) instanceof Answer.Ok<Match<S, V>>;
  }

  /** {@return whether a seat was helped since something was last done} */
  public boolean helped(Seat by) {
    var help = new Entry.Happened(Event.of(by, Event.Kind.HELP));
    for (int k = log.size(); k > 0; k--) {
      Entry entry = log.get(k - 1);
      if (entry.equals(help)) return true;
      if (Walk.shapes(entry) || Walk.undoes(entry)) return false;
    }
    return false;
  }

  /** {@return the match after one more entry; or why it can't be} */
  public Answer<Match<S, V>> enter(Entry entry) {
    if (outcome().isPresent()) return Answer.no(Reason.GAME_OVER.refusal());
    return switch (entry) {
      case Entry.Acted acted ->
          act(acted.by(), acted.picks()).then(next -> Answer.ok(after(acted, next)));
      case Entry.Dealt(Choice result) ->
          turn() instanceof Turn.Chance && game().choices(state).contains(result)
              ? Answer.ok(with(entry, game().apply(state, result), status))
              : Answer.no(DEALT.unmet(result).refusal());
      case Entry.Happened(Event event) -> happen(entry, event);
    };
  }

  private Answer<S> act(Seat by, List<Choice> picks) {
    if (!turn().is(by)) return Answer.no(Reason.NOT_YOUR_TURN.refusal());
    return follow(picks)
        .then(next ->
            picks.isEmpty() || !game().settled(next)
                ? Answer.no(Reason.INCOMPLETE.refusal())
                : Answer.ok(next));
  }

  /** {@return the state after the first picks of an action, which may be half made; or why not} */
  public Answer<S> follow(List<Choice> picks) {
    S s = state;
    for (int i = 0; i < picks.size(); i++) {
      Choice pick = picks.get(i);
      if (i > 0 && game().settled(s))
        return Answer.no(
            Reason.ILLEGAL_SYNTAX.because(
                "Le coup était déjà complet.", "The action was complete."));
      if (!Insistent.takes(game(), s, pick))
        return Answer.no(
            game().unmet(s, pick).map(Unmet::refusal).orElseGet(Reason.NOT_OFFERED::refusal));
      s = game().apply(s, pick);
    }
    return Answer.ok(s);
  }

  private Match<S, V> after(Entry.Acted entry, S next) {
    if (Walk.secret(game(), state, entry)) return with(entry, next, status);
    // A draw offer stands until the other seat answers or acts; any action drops a takeback
    // request.
    boolean stands = status.asks(Event.Kind.OFFER_DRAW, entry.by());
    return with(
        entry, next, stands ? Status.OPEN.asking(Event.Kind.OFFER_DRAW, entry.by()) : Status.OPEN);
  }

  private Answer<Match<S, V>> happen(Entry entry, Event event) {
    Seat by = event.by();
    return switch (event.kind()) {
      case RESIGN -> end(entry, new Outcome.Won(by.other(), "resignation"));
      case FLAG ->
          turn().is(by)
              ? end(entry, Winnable.flagged(game(), state, by))
              : Answer.no(RUNNING.unmet(event).refusal());
      case LEFT -> missed(entry, event, new Outcome.Won(by.other(), "abandonment"));
      case LEFT_DRAW -> missed(entry, event, new Outcome.Drawn("abandonment"));
      case UNPLAYED -> missed(entry, event, new Outcome.Annulled("unplayed"));
      case OFFER_DRAW -> ask(entry, event);
      case OFFER_TAKEBACK ->
          standing.lastOf(by) < 0 ? Answer.no(Reason.NOTHING_TO_UNDO.refusal()) : ask(entry, event);
      case ACCEPT_DRAW ->
          asked(Event.Kind.OFFER_DRAW, by)
              ? end(entry, new Outcome.Drawn("agreement"))
              : Answer.no(Reason.NOTHING_ASKED.refusal());
      case ACCEPT_TAKEBACK ->
          asked(Event.Kind.OFFER_TAKEBACK, by)
              ? Answer.ok(undone(entry, by.other()))
              : Answer.no(Reason.NOTHING_ASKED.refusal());
      case DECLINE_DRAW -> decline(entry, Event.Kind.OFFER_DRAW, by);
      case DECLINE_TAKEBACK -> decline(entry, Event.Kind.OFFER_TAKEBACK, by);
      case HELP ->
          turn().is(by) && !helped(by)
              ? Answer.ok(with(entry, state, status))
              : Answer.no(Reason.NOT_OFFERED.refusal());
      case CLAIM, GESTURE, TOLD, TIMEOUT ->
          Attentive.unheard(game(), state, event)
              .<Answer<Match<S, V>>>map(unmet -> Answer.no(unmet.refusal()))
              .orElseGet(
                  () -> Answer.ok(with(entry, Attentive.happened(game(), state, event), status)));
    };
  }

  /** The match before the last action of a seat, with the entry that says so. */
  private Match<S, V> undone(Entry entry, Seat seat) {
    int last = standing.lastOf(seat);
    return new Match<>(start, standing.state(last), more(entry), standing.first(last), Status.OPEN);
  }

  private Answer<Match<S, V>> ask(Entry entry, Event event) {
    return status.asked().isPresent()
        ? Answer.no(Reason.ALREADY_ASKED.refusal())
        : Answer.ok(
            with(
                entry,
                Attentive.happened(game(), state, event),
                status.asking(event.kind(), event.by())));
  }

  private Answer<Match<S, V>> decline(Entry entry, Event.Kind what, Seat by) {
    return asked(what, by)
        ? Answer.ok(with(entry, state, status.refused()))
        : Answer.no(Reason.NOTHING_ASKED.refusal());
  }

  private boolean asked(Event.Kind what, Seat of) {
    return status.asks(what, of.other());
  }

  private Answer<Match<S, V>> missed(Entry entry, Event event, Outcome outcome) {
    return turn().is(event.by()) ? end(entry, outcome) : Answer.no(AWAITED.unmet(event).refusal());
  }

  private Answer<Match<S, V>> end(Entry entry, Outcome outcome) {
    return Answer.ok(with(entry, state, Status.over(outcome)));
  }

  private Match<S, V> with(Entry entry, S next, Status then) {
    var stands = Walk.shapes(entry) ? standing.with(entry, state) : standing;
    return new Match<>(start, next, more(entry), stands, then);
  }

  private List<Entry> more(Entry entry) {
    return Growing.of(log).with(entry);
  }

  /** {@return the match with every turn of chance answered} */
  public Match<S, V> deal(Dealer dealer) {
    Match<S, V> m = this;
    while (m.turn() instanceof Turn.Chance) {
      m = m.enter(new Entry.Dealt(m.due(dealer))).orThrow();
    }
    return m;
  }

  /** {@return what a dealer answers to the turn of chance that it must be} */
  public Choice due(Dealer dealer) {
    var offered =
        game().choices(state).toList().stream()
            .sorted(Comparator.comparing(game().notation()::print))
            .toList();
    return offered.get(dealer.deal(offered.size(), standing.dealt()));
  }

  /** {@return the position as a dealer who sees everything prints it, piles in their order} */
  public Tree position(Dealer dealer) {
    return game().notation().position(state, dealer, standing.dealt());
  }

  /** {@return whether a viewer would see anything of an entry if it came next} */
  public boolean tells(Entry entry, Viewer viewer) {
    return switch (entry) {
      case Entry.Acted(_, var picks) -> Walk.tells(game(), state, picks, viewer);
      case Entry.Dealt(Choice result) -> game().seen(state, result, viewer).isPresent();
      case Entry.Happened _ -> true;
    };
  }

  /** {@return this match after each entry that {@code next}, which continues it, has more} */
  public List<Match<S, V>> until(Match<S, V> next) {
    var out = new ArrayList<Match<S, V>>();
    var m = this;
    for (int k = log.size(); k < next.log.size(); k++) {
      m = k == next.log.size() - 1 ? next : m.enter(next.log.get(k)).orThrow();
      out.add(m);
    }
    return out;
  }

  /** {@return how many actions stand} */
  public int ply() {
    return standing.ply();
  }

  /** {@return every entry from index {@code since} on with the states around it} */
  public List<Step<S>> steps(int since) {
    var fresh = log.subList(since, log.size());
    boolean back = fresh.stream().anyMatch(Walk::undoes);
    if (back) return Walk.of(game(), start.state, log).subList(since, log.size());
    int shaping = (int) fresh.stream().filter(Walk::shapes).count();
    return Walk.on(game(), standing.state(standing.entries().size() - shaping), fresh);
  }
}
