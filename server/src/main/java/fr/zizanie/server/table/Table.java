package fr.zizanie.server.table;

import fr.zizanie.rules.core.Advice;
import fr.zizanie.rules.core.Answer;
import fr.zizanie.rules.core.Dealer;
import fr.zizanie.rules.core.Entry;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Match;
import fr.zizanie.rules.core.Reason;
import fr.zizanie.rules.core.Refusal;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.SeedDealer;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
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
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One live match; every method is called under its lock, by {@link Tables}. */
final class Table<S, V> {
  private static final Logger LOG = LoggerFactory.getLogger(Table.class);

  private final Setup setup;
  private final Store store;
  private final InstantSource clock;
  private final Dealer dealer;
  private final Sheet<S, V> sheet;
  private final Mind<S, V> mind;

  /** Whether anything is dealt in this match. */
  private final boolean secret;

  private final List<Watcher> watchers = new ArrayList<>();
  private Seats seats;
  private long touched;
  private boolean retired;

  Table(Setup setup, Match<S, V> match, Store store, Thinking thinking, InstantSource clock) {
    this.setup = setup;
    this.store = store;
    this.clock = clock;
    seats = new Seats(setup.sitters());
    dealer = dealer(setup);
    sheet = Sheet.of(match);
    secret = match.turn() instanceof Turn.Chance || Download.dealt(match);
    mind = new Mind<>(thinking);
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
    if (Event.parse(seat, text).filter(e -> !e.kind().spoken()).isPresent())
      return Answer.no(Reason.NOT_OFFERED.refusal());
    while (version == sheet.version(viewer(guest))) {
      Seat by = mine.size() == 2 && text.equals("offer takeback") ? lastActor(seat) : seat;
      switch (match().play(by, text)) {
        case Answer.No<Match<S, V>>(Refusal refusal) -> {
          return Answer.no(refusal);
        }
        case Answer.Ok<Match<S, V>>(var next) -> {
          if (commit(answered(next.deal(dealer)))) return Answer.ok(true);
        }
      }
    }
    return Answer.no(Reason.STALE.refusal());
  }

  /**
   * {@return what {@code guest} may pick next in an action of {@code seat} that begins with tokens,
   * in JSON; or why not}
   */
  Answer<String> picks(String guest, Seat seat, int version, List<String> tokens) {
    touched = clock.millis();
    if (!seats.of(guest).contains(seat)) return Answer.no(Reason.NOT_SEATED.refusal());
    if (version != sheet.version(viewer(guest))) return Answer.no(Reason.STALE.refusal());
    return tokens.isEmpty()
        ? sheet.picks(seat, List.of())
        : match().read(String.join(" ", tokens)).then(picks -> sheet.picks(seat, picks));
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
    boolean yes = oneself || (draw ? mind.content() : !dealt(m));
    return m.play(to, (yes ? "accept " : "decline ") + (draw ? "draw" : "takeback")).orThrow();
  }

  /**
   * Where something is hidden, who takes back keeps what he learned: the computer won't have it.
   */
  private static boolean dealt(Match<?, ?> m) {
    return m.log().stream().anyMatch(e -> e instanceof Entry.Dealt);
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
    tell(watchers.stream().filter(w -> concerns(w, before)).toList());
    think();
  }

  /** A viewer for whom nothing changed gets no message, which would tell him that something did. */
  private boolean concerns(Watcher watcher, Match<S, V> before) {
    var viewer = viewer(watcher.guest);
    var game = match().game();
    return viewer != watcher.viewer
        || sheet.version(viewer) != watcher.have
        || !match().turn().equals(before.turn())
        || !game.view(match().state(), viewer).equals(game.view(before.state(), viewer));
  }

  /** Lets the computer think if it is to act. */
  void think() {
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
      m = m.enter(new Entry.Acted(by, advice.get().action())).orThrow().deal(dealer);
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
      watcher.have = sheet.version(viewer);
      watcher.send(
          text(
              watcher.guest,
              parts.computeIfAbsent(part, p -> sheet.text(p.viewer, p.seats, p.since))));
    }
  }

  /** {@return everything that a guest sees} */
  String sheet(String guest) {
    return text(guest, sheet.text(viewer(guest), seats.of(guest), 0));
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
    return allowed
        ? Answer.ok(sheet.replay(asked))
        : Answer.no(
            Reason.NOT_SEATED.because(
                "Les autres regards s’ouvrent à la fin de la partie.",
                "Other eyes open when the match is over."));
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
          if (secret) out.writeStringProperty("commitment", setup.seed().commitment());
          if (secret && match().outcome().isPresent())
            out.writeStringProperty("seed", setup.seed().hex());
          out.writeEndObject();
        });
    return known.substring(0, known.length() - 1) + "," + shown.substring(1);
  }

  /** {@return whether it may be forgotten: nobody watches, and nothing happened since} */
  boolean idle(long since) {
    return watchers.isEmpty() && !mind.busy() && touched <= since;
  }

  /** Ends this object's life; whoever still has it must look again. */
  void retire() {
    retired = true;
  }

  boolean retired() {
    return retired;
  }
}
