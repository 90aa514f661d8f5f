package fr.zizanie.server.table;

import fr.zizanie.rules.core.Advice;
import fr.zizanie.rules.core.Answer;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Dealer;
import fr.zizanie.rules.core.Entry;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Match;
import fr.zizanie.rules.core.Reason;
import fr.zizanie.rules.core.Refusal;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.SeedDealer;
import fr.zizanie.rules.core.Timed;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.Words;
import fr.zizanie.server.json.Json;
import fr.zizanie.server.sheet.Sheet;
import fr.zizanie.server.store.Guest;
import fr.zizanie.server.store.News;
import fr.zizanie.server.store.Setup;
import fr.zizanie.server.store.Sitter;
import fr.zizanie.server.store.Store;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JsonGenerator;

/** One live match; every method is called under its lock, by {@link Tables}. */
final class Table<S, V> {
  private static final Logger LOG = LoggerFactory.getLogger(Table.class);

  /** How much longer than its own time a message may take, in milliseconds. */
  private static final long LATENCY = 1_000;

  private static final Refusal HUSHED =
      Reason.NOT_OFFERED.because(
          "On ne regarde pas en arrière pendant un enlèvement (carte 11).",
          "Nobody looks back during a kidnapping (card 11).");

  private final Setup setup;
  private final Store store;
  private final InstantSource clock;
  private final Dealer dealer;
  private final Sheet<S, V> sheet;
  private final Mind<S, V> mind;
  private final Pace<S, V> pace;
  private final Gestures gestures = new Gestures();

  /** Whether anything is dealt in this match. */
  private final boolean secret;

  private final List<Watcher> watchers = new ArrayList<>();
  private Seats seats;
  private long touched;
  private boolean retired;

  Table(
      Setup setup,
      Match<S, V> match,
      Store store,
      Thinking thinking,
      Alarms alarms,
      InstantSource clock) {
    this.setup = setup;
    this.store = store;
    this.clock = clock;
    seats = new Seats(setup.sitters());
    dealer = dealer(setup);
    sheet = Sheet.of(match);
    secret = match.turn() instanceof Turn.Chance || Download.dealt(match);
    mind = new Mind<>(thinking);
    pace =
        new Pace<>(
            alarms,
            clock,
            new Pace.Bell<>() {
              @Override
              public void over(Timed timed) {
                expired(timed);
              }

              @Override
              public void say(S about, Seat seat, String text) {
                said(about, seat, text);
              }
            });
    touched = clock.millis();
  }

  static Dealer dealer(Setup setup) {
    return new SeedDealer(setup.seed().hex(), setup.id(), "", "");
  }

  Match<S, V> match() {
    return sheet.match();
  }

  Setup setup() {
    return setup;
  }

  Seats seats() {
    return seats;
  }

  Viewer viewer(String guest) {
    return seats.viewer(guest, match());
  }

  /** Plays what {@code guest} said for {@code seat} when he saw {@code version}. */
  Answer<Boolean> play(String guest, Seat seat, int version, String text) {
    touched = clock.millis();
    var mine = seats.of(guest);
    if (!mine.contains(seat)) return Answer.no(Reason.NOT_SEATED.refusal());
    var event = Event.parse(seat, text);
    if (event.isPresent()) {
      var refusal = refusal(event.get());
      if (refusal.isPresent()) return Answer.no(refusal.get());
    }
    while (sheet.current(viewer(guest), version)) {
      Seat by = mine.size() == 2 && text.equals("offer takeback") ? lastActor(seat) : seat;
      switch (match().play(by, text)) {
        case Answer.No<Match<S, V>>(Refusal refusal) -> {
          return Answer.no(refusal);
        }
        case Answer.Ok<Match<S, V>>(var next) -> {
          if (commit(answered(dealt(next)))) return Answer.ok(true);
        }
      }
    }
    return Answer.no(Reason.STALE.refusal());
  }

  /** Why an event is not let through to the match, if it isn't. */
  private Optional<Refusal> refusal(Event event) {
    boolean good =
        switch (event.kind()) {
          case GESTURE -> Gestures.known(event.detail());
          case SHOTS -> thrown(event.detail());
          default -> event.kind().spoken();
        };
    if (!good) return Optional.of(Reason.NOT_OFFERED.refusal());
    boolean many =
        event.kind() == Event.Kind.GESTURE && !gestures.allows(event.by(), clock.millis());
    return many ? Optional.of(Reason.TOO_MANY.refusal()) : Optional.empty();
  }

  /** Whether darts can have left the hand at such times, messages taking a while. */
  private boolean thrown(String times) {
    var last = times.substring(times.lastIndexOf(' ') + 1);
    return last.matches("\\d{1,6}")
        && pace.running()
            .filter(r -> Integer.parseInt(last) <= r.timed().millis() - r.left() + LATENCY)
            .isPresent();
  }

  /** Answers turns of chance, but for those that wait for the end of their time. */
  private Match<S, V> dealt(Match<S, V> match) {
    var m = match;
    while (m.turn() instanceof Turn.Chance && !Pace.holds(m))
      m = m.enter(new Entry.Dealt(m.due(dealer))).orThrow();
    return m;
  }

  /** The time of a decision is over: the rules say what then happens, or chance now answers. */
  private synchronized void expired(Timed timed) {
    if (retired || !pace.is(timed)) return;
    var m = match();
    var over = m.enter(new Entry.Happened(Event.of(timed.seat(), Event.Kind.TIMEOUT)));
    switch (over) {
      case Answer.Ok<Match<S, V>>(var next) -> commit(dealt(next));
      case Answer.No<Match<S, V>> _ when m.turn() instanceof Turn.Chance ->
          commit(dealt(m.enter(new Entry.Dealt(m.due(dealer))).orThrow()));
      case Answer.No<Match<S, V>> _ -> {}
    }
  }

  private synchronized void said(S about, Seat seat, String text) {
    if (retired || !match().state().equals(about)) return;
    if (match().play(seat, text) instanceof Answer.Ok<Match<S, V>>(var next)) commit(dealt(next));
  }

  /** Lets windows be passed for a seat, or no longer. */
  Answer<Boolean> autopass(String guest, Seat seat, boolean on) {
    touched = clock.millis();
    if (!seats.of(guest).contains(seat)) return Answer.no(Reason.NOT_SEATED.refusal());
    pace.passes(seat, on);
    pace.follow(match(), seats);
    tell(watchers.stream().filter(w -> w.guest.equals(guest)).toList());
    return Answer.ok(true);
  }

  /**
   * {@return what {@code guest} may pick next in an action of {@code seat} that begins with tokens,
   * in JSON; or why not}
   */
  Answer<String> picks(String guest, Seat seat, int version, List<String> tokens) {
    return asked(guest, seat, version, tokens, sheet::picks);
  }

  /** {@return the board after an action as its player can foresee it, in JSON; or why not} */
  Answer<String> preview(String guest, Seat seat, int version, String action) {
    return asked(guest, seat, version, List.of(action.split(" ", -1)), sheet::preview);
  }

  /** {@return why the last token isn't offered after the others; or why that isn't told} */
  Answer<Words> explain(String guest, Seat seat, int version, List<String> tokens) {
    return asked(guest, seat, version, tokens, sheet::explain);
  }

  private <T> Answer<T> asked(
      String guest,
      Seat seat,
      int version,
      List<String> tokens,
      BiFunction<Seat, List<Choice>, Answer<T>> then) {
    touched = clock.millis();
    if (!seats.of(guest).contains(seat)) return Answer.no(Reason.NOT_SEATED.refusal());
    if (!sheet.current(viewer(guest), version)) return Answer.no(Reason.STALE.refusal());
    return tokens.isEmpty()
        ? then.apply(seat, List.of())
        : match().read(String.join(" ", tokens)).then(picks -> then.apply(seat, picks));
  }

  /** Two at one screen take back the move they have just seen, whoever made it. */
  private Seat lastActor(Seat fallback) {
    return match().standing().reversed().stream()
        .flatMap(e ->
            e instanceof Entry.Acted(Seat by, _)
                ? Optional.of(by).stream()
                : Optional.<Seat>empty().stream())
        .findFirst()
        .orElse(fallback);
  }

  /** A request to the computer, or to oneself at one screen, is answered at once. */
  private Match<S, V> answered(Match<S, V> m) {
    if (m.status().asked().isEmpty()) return m;
    var asked = m.status().asked().get();
    Seat to = asked.by().other();
    boolean draw = asked.what() == Event.Kind.OFFER_DRAW;
    boolean oneself = seats.at(to).equals(seats.at(asked.by()));
    boolean computer = seats.at(to) instanceof Sitter.Computer;
    // It answers an offer made during its turn when it has thought.
    if (!oneself && !computer || computer && draw && m.turn().is(to)) return m;
    // Where something is hidden, who takes back keeps what he learned: the computer won't have it.
    boolean yes = oneself || (draw ? mind.content() : !Download.dealt(m));
    return m.play(to, (yes ? "accept " : "decline ") + (draw ? "draw" : "takeback")).orThrow();
  }

  /** Stores what {@code next} has more, then tells; false if somebody else was faster. */
  private boolean commit(Match<S, V> next) {
    var told = sheet.told(next);
    boolean shows = told.lines() > sheet.version(Viewer.PUBLIC);
    boolean first =
        store.append(setup.id(), news(match(), next, told.actions(), shows, clock.millis()));
    if (first) advance(next);
    else refresh();
    return first;
  }

  static News news(Match<?, ?> before, Match<?, ?> next, int actions, boolean told, long at) {
    int from = before.log().size();
    return new News(
        from,
        next.log().stream().skip(from).map(entry -> EntryText.line(next, entry)).toList(),
        next.turn() instanceof Turn.Of(Seat seat) ? Optional.of(seat) : Optional.empty(),
        next.outcome(),
        actions,
        told,
        at);
  }

  /** Another node has written: takes over what the store has more. */
  private void refresh() {
    var saved = store.match(setup.id()).orElseThrow();
    int have = match().log().size();
    seats = new Seats(saved.setup().sitters());
    advance(
        EntryText.enter(match(), saved.entries().subList(have, saved.entries().size())).orThrow());
  }

  private void advance(Match<S, V> next) {
    var before = match();
    sheet.follow(next);
    if (next.outcome().isPresent())
      LOG.atInfo()
          .addKeyValue("match", setup.id())
          .addKeyValue("reason", next.outcome().get().reason())
          .log("ended");
    pace.follow(next, seats);
    tell(watchers.stream().filter(w -> concerns(w, before)).toList());
    mind.follow(next, seats, this::advised);
  }

  /** A viewer for whom nothing changed gets no message, which would tell him that something did. */
  private boolean concerns(Watcher watcher, Match<S, V> before) {
    var viewer = viewer(watcher.guest);
    var game = match().game();
    return viewer != watcher.viewer
        || sheet.version(viewer) != watcher.version
        || !match().turn().equals(before.turn())
        || !game.view(match().state(), viewer).equals(game.view(before.state(), viewer));
  }

  /** Lets time go by, and the computer think if it is to act. */
  void think() {
    pace.follow(match(), seats);
    mind.follow(match(), seats, this::advised);
  }

  private synchronized void advised(S state, Optional<Advice> advice) {
    if (!mind.concludes(state, advice) || advice.isEmpty()) return;
    if (!(match().turn() instanceof Turn.Of(Seat by))) return;
    var m = match();
    boolean asked = m.status().asked().filter(a -> a.by() != by).isPresent();
    // Requests to take back are answered when they are made, so this is about a draw.
    if (asked) m = m.play(by, mind.content() ? "accept draw" : "decline draw").orThrow();
    if (m.outcome().isEmpty())
      m = dealt(m.enter(new Entry.Acted(by, advice.get().action())).orThrow());
    commit(m);
  }

  /** {@return the seats of a guest who asked for the free one} */
  Answer<Set<Seat>> sit(Guest guest) {
    touched = clock.millis();
    if (!seats.of(guest.id()).isEmpty()) return Answer.ok(seats.of(guest.id()));
    var free = seats.free();
    if (free.isEmpty()) return Answer.no(Reason.SEAT_TAKEN.refusal());
    if (!store.sit(setup.id(), free.get().ordinal(), guest)) {
      refresh();
      return Answer.no(Reason.SEAT_TAKEN.refusal());
    }
    seats = seats.with(free.get(), new Sitter.Person(guest));
    tell(watchers);
    return Answer.ok(seats.of(guest.id()));
  }

  void renamed(Guest guest) {
    var next = seats.renamed(guest);
    if (next.equals(seats)) return;
    seats = next;
    tell(watchers);
  }

  /** Lets a watcher in who has seen {@code have} lines, and sends him the rest. */
  void watch(Watcher watcher, int have) {
    touched = clock.millis();
    boolean news = !here(watcher.guest) && !seats.of(watcher.guest).isEmpty();
    watcher.viewer = viewer(watcher.guest);
    watcher.have = have;
    watcher.version = have;
    watchers.add(watcher);
    tell(news ? watchers : List.of(watcher));
  }

  void leave(Watcher watcher) {
    touched = clock.millis();
    watchers.remove(watcher);
    if (!here(watcher.guest) && !seats.of(watcher.guest).isEmpty()) tell(watchers);
  }

  boolean here(String guest) {
    return watchers.stream().anyMatch(w -> w.guest.equals(guest));
  }

  /** What many watchers share. */
  private record Part(Viewer viewer, Set<Seat> seats, int since) {}

  private void tell(List<Watcher> to) {
    Map<Part, String> parts = new HashMap<>();
    for (Watcher watcher : to) {
      var viewer = viewer(watcher.guest);
      boolean goesOn =
          viewer == watcher.viewer || sheet.alike(watcher.viewer, viewer, watcher.have);
      var part = new Part(viewer, seats.of(watcher.guest), goesOn ? watcher.have : 0);
      watcher.viewer = viewer;
      watcher.version = sheet.version(viewer);
      watcher.have = sheet.hushed(viewer) ? part.since : watcher.version;
      watcher.send(
          text(
              watcher.guest,
              parts.computeIfAbsent(
                  part, p -> sheet.text(p.viewer, p.seats, p.since, pace.running()))));
    }
  }

  /** {@return everything that a guest sees} */
  String sheet(String guest) {
    return text(guest, sheet.text(viewer(guest), seats.of(guest), 0, pace.running()));
  }

  /**
   * {@return the boards as a guest saw them, or as {@code eyes} did: a viewer's, or {@code truth};
   * other eyes than his own only once the match is over}
   */
  Answer<String> replay(String guest, Optional<String> eyes) {
    var own = viewer(guest);
    boolean truth = eyes.filter("truth"::equals).isPresent();
    var asked = truth ? Optional.<Viewer>empty() : eyes.map(this::eyes).orElse(Optional.of(own));
    if (!truth && asked.isEmpty()) return Answer.no(Reason.UNKNOWN_VIEWER.refusal());
    boolean allowed = match().outcome().isPresent() || asked.equals(Optional.of(own));
    if (allowed && asked.filter(sheet::hushed).isPresent()) return Answer.no(HUSHED);
    return allowed
        ? Answer.ok(sheet.replay(asked))
        : Answer.no(
            Reason.NOT_SEATED.because(
                "Les autres regards s’ouvrent à la fin de la partie.",
                "Other eyes open when the match is over."));
  }

  /** {@return the match as a file} */
  Answer<Download> download(String guest, boolean pgn) {
    return sheet.hushed(viewer(guest))
        ? Answer.no(HUSHED)
        : Answer.ok(Download.of(this, guest, pgn));
  }

  private Optional<Viewer> eyes(String name) {
    return match().profile().viewer(name);
  }

  /** Puts what the server knows before what the game shows. */
  private String text(String guest, String shown) {
    String known =
        Json.text(out -> {
          out.writeStartObject();
          out.writeStringProperty("type", "sheet");
          out.writeStringProperty("id", setup.id());
          out.writeStringProperty("game", setup.game());
          out.writeObjectPropertyStart("options");
          match().start().options().values().forEach(out::writeStringProperty);
          out.writeEndObject();
          out.writeName("seats");
          seats.write(match().profile(), guest, this::here, out);
          passing(guest, out);
          if (secret) out.writeStringProperty("commitment", setup.seed().commitment());
          if (secret && match().outcome().isPresent())
            out.writeStringProperty("seed", setup.seed().hex());
          out.writeEndObject();
        });
    return known.substring(0, known.length() - 1) + "," + shown.substring(1);
  }

  /** Nobody else is told who lets windows be passed. */
  private void passing(String guest, JsonGenerator out) {
    var passing = seats.of(guest).stream().filter(pace::passes).toList();
    if (passing.isEmpty()) return;
    out.writeArrayPropertyStart("autopass");
    for (Seat seat : passing) out.writeString(match().profile().name(seat));
    out.writeEndArray();
  }

  /** {@return whether it may be forgotten: nobody watches, and nothing happened since} */
  boolean idle(long since) {
    return watchers.isEmpty() && !mind.busy() && !pace.busy() && touched <= since;
  }

  /** Ends this object's life; whoever still has it must look again. */
  void retire() {
    retired = true;
    pace.stop();
  }

  boolean retired() {
    return retired;
  }
}
