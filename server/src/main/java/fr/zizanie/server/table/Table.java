package fr.zizanie.server.table;

import fr.zizanie.rules.core.Advice;
import fr.zizanie.rules.core.Answer;
import fr.zizanie.rules.core.Entry;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Match;
import fr.zizanie.rules.core.Reason;
import fr.zizanie.rules.core.Refusal;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.server.sheet.Sheet;
import fr.zizanie.server.store.Store;
import java.time.Clock;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JsonGenerator;

/**
 * One live match: its log, its seats and whoever watches. One lock guards all of it; an entry is
 * stored before anybody is told.
 */
public final class Table<S, V> {
  private static final Logger LOG = LoggerFactory.getLogger(Table.class);

  /**
   * A draw is accepted by a computer that thinks it is not better than this, in hundredths of a
   * man.
   */
  private static final int CONTENT = 0;

  private final Store.MatchRow row;
  private final Store store;
  private final Thinking thinking;
  private final Clock clock;
  private final List<Holder> seats;
  private final Map<Watcher, Integer> watchers = new LinkedHashMap<>();
  private Match<S, V> match;
  private Future<?> thought = CompletableFuture.completedFuture(null);
  private int score;

  Table(Store.MatchRow row, Match<S, V> match, Store store, Thinking thinking, Clock clock) {
    this.row = row;
    this.match = match;
    this.store = store;
    this.thinking = thinking;
    this.clock = clock;
    this.seats = new ArrayList<>(row.seats().stream().map(Holder::read).toList());
  }

  /** {@return the match as it stands} */
  public synchronized Match<S, V> match() {
    return match;
  }

  /** {@return what was stored at the creation} */
  public Store.MatchRow row() {
    return row;
  }

  /** {@return who sits where} */
  public synchronized List<Holder> seats() {
    return List.copyOf(seats);
  }

  /**
   * {@return what a guest may see: his seat; on one screen the seat to act; otherwise what the
   * public sees}
   */
  public synchronized Viewer viewer(String guest) {
    var mine = seatsOf(guest);
    if (mine.isEmpty()) return Viewer.PUBLIC;
    if (mine.size() == 2 && match.turn() instanceof Turn.Of(Seat seat)) return Viewer.of(seat);
    return Viewer.of(mine.getFirst());
  }

  /** {@return the seats that a guest holds} */
  public synchronized List<Seat> seatsOf(String guest) {
    var out = new ArrayList<Seat>();
    for (Seat seat : Seat.values()) if (seats.get(seat.ordinal()).is(guest)) out.add(seat);
    return out;
  }

  /** Plays an action or event of a guest's seat, made for the version that he saw. */
  public synchronized Answer<Match<S, V>> play(String guest, Seat seat, int version, String text) {
    if (!seats.get(seat.ordinal()).is(guest)) return Answer.no(Reason.NOT_SEATED.refusal());
    if (Event.parse(seat, text).filter(e -> !e.kind().spoken()).isPresent())
      return Answer.no(Reason.NOT_OFFERED.refusal());
    if (match.outcome().isEmpty() && version != Sheet.of(match, Viewer.of(seat)).version())
      return Answer.no(Reason.STALE.refusal());
    return seatsOf(guest).size() == 2 && text.startsWith("offer ")
        ? agreed(text).then(this::keep)
        : match.play(seat, text).then(this::keep);
  }

  /** Two on one screen agree at once: the last move goes back, or the game is drawn. */
  private Answer<Match<S, V>> agreed(String offer) {
    String accept = offer.replace("offer", "accept");
    for (Seat seat :
        List.of(lastActor().orElse(Seat.FIRST), lastActor().orElse(Seat.FIRST).other()))
      if (match.play(seat, offer).then(m -> m.play(seat.other(), accept))
          instanceof Answer.Ok<Match<S, V>> done) return done;
    return match.play(Seat.FIRST, offer);
  }

  private Optional<Seat> lastActor() {
    var standing = match.standing();
    for (int i = standing.size() - 1; i >= 0; i--)
      if (standing.get(i) instanceof Entry.Acted(Seat by, _)) return Optional.of(by);
    return Optional.empty();
  }

  private Sheet<S, V> sheetOf(String guest) {
    var viewer = viewer(guest);
    var mine = seatsOf(guest);
    return mine.size() == 2
        ? Sheet.of(match, viewer, EnumSet.copyOf(mine))
        : Sheet.of(match, viewer);
  }

  /** Stores what is new, then tells everybody and lets the computer answer. */
  private Answer<Match<S, V>> keep(Match<S, V> next) {
    for (int place = match.log().size(); place < next.log().size(); place++) {
      Entry entry = next.log().get(place);
      if (!store.append(row.id(), place, EntryText.write(next, entry), clock.millis()))
        return Answer.no(Reason.STALE.refusal());
    }
    match = next;
    thought.cancel(true);
    tell();
    computer();
    return Answer.ok(next);
  }

  /** Lets the computer answer a request, or think about its move. */
  synchronized void computer() {
    if (match.outcome().isPresent()) return;
    for (Seat seat : Seat.values()) {
      if (!(seats.get(seat.ordinal()) instanceof Holder.Computer(int level))) continue;
      var asked = match.status().asked().filter(a -> a.by() == seat.other());
      if (asked.isPresent()) {
        answer(seat, asked.get().what());
        return;
      }
      if (match.turn().is(seat)) {
        var before = match;
        thought = thinking.think(match, seat, level, advice -> advised(before, seat, advice));
      }
    }
  }

  private void answer(Seat seat, Event.Kind what) {
    boolean draw = what == Event.Kind.OFFER_DRAW;
    var kind =
        !draw
            ? Event.Kind.ACCEPT_TAKEBACK
            : score <= CONTENT && match.ply() > 10
                ? Event.Kind.ACCEPT_DRAW
                : Event.Kind.DECLINE_DRAW;
    match.enter(new Entry.Happened(Event.of(seat, kind))).then(this::keep);
  }

  @SuppressWarnings("ReferenceEquality") // the very match that was thought about
  private synchronized void advised(Match<S, V> before, Seat seat, Advice advice) {
    if (before != match) return; // taken back or ended meanwhile
    score = advice.score();
    if (match.enter(new Entry.Acted(seat, advice.action())).then(this::keep)
        instanceof Answer.No<?>(Refusal refusal))
      LOG.error("match={} the computer was refused: {}", row.id(), refusal.reason().code());
  }

  /** Gives the open seat to a guest. */
  public synchronized Answer<Seat> sit(String guest) {
    if (!seatsOf(guest).isEmpty()) return Answer.ok(seatsOf(guest).getFirst());
    for (Seat seat : Seat.values()) {
      if (!(seats.get(seat.ordinal()) instanceof Holder.Open)) continue;
      var holder = new Holder.Guest(guest);
      if (!store.takeSeat(row.id(), seat.ordinal(), holder.text())) break;
      seats.set(seat.ordinal(), holder);
      tell();
      return Answer.ok(seat);
    }
    return Answer.no(Reason.SEAT_TAKEN.refusal());
  }

  /** Adds a watcher who has seen so many lines; he is sent the missing ones, or everything. */
  public synchronized void watch(Watcher watcher, int have) {
    boolean news = !here(watcher.guest());
    watchers.put(watcher, have);
    if (news) tell();
    else tell(watcher, have);
  }

  /** Removes a watcher. */
  public synchronized void leave(Watcher watcher) {
    if (watchers.remove(watcher) != null && !here(watcher.guest())) tell();
  }

  synchronized boolean idle() {
    return watchers.isEmpty() && thought.isDone();
  }

  private boolean here(String guest) {
    return watchers.keySet().stream().anyMatch(w -> w.guest().equals(guest));
  }

  private void tell() {
    for (var entry : Map.copyOf(watchers).entrySet()) tell(entry.getKey(), entry.getValue());
  }

  private void tell(Watcher watcher, int have) {
    var sheet = sheetOf(watcher.guest());
    watcher.push(text(sheet, watcher.guest(), have));
    watchers.put(watcher, sheet.version());
  }

  /** {@return the whole sheet of a guest} */
  public synchronized String sheet(String guest) {
    return text(sheetOf(guest), guest, 0);
  }

  private String text(Sheet<S, V> sheet, String guest, int since) {
    return Sheet.json(out -> {
      out.writeStartObject();
      out.writeStringProperty("type", "sheet");
      out.writeStringProperty("id", row.id());
      out.writeStringProperty("game", row.game());
      out.writeObjectPropertyStart("options");
      match.start().options().values().forEach(out::writeStringProperty);
      out.writeEndObject();
      out.writeName("seats");
      seats(guest, out);
      sheet.write(since, out);
      out.writeEndObject();
    });
  }

  /** Writes who sits where, as {@code guest} is told. */
  public synchronized void seats(String guest, JsonGenerator out) {
    Game<S, V> game = match.game();
    out.writeStartArray();
    for (Seat seat : Seat.values()) {
      Holder holder = seats.get(seat.ordinal());
      out.writeStartObject();
      out.writeStringProperty("seat", game.profile().name(seat));
      out.writeStringProperty(
          "kind",
          holder instanceof Holder.Guest
              ? "guest"
              : holder instanceof Holder.Computer ? "computer" : "open");
      out.writeStringProperty(
          "name",
          holder instanceof Holder.Guest(String id)
              ? store.name(id).orElseGet(() -> Guests.name(id))
              : "");
      out.writeNumberProperty("level", holder instanceof Holder.Computer(int level) ? level : 0);
      out.writeBooleanProperty("mine", holder.is(guest));
      out.writeBooleanProperty(
          "here",
          holder instanceof Holder.Computer
              || holder instanceof Holder.Guest(String id) && here(id));
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  /** {@return the guest's name or the computer's level, for a record} */
  public synchronized Optional<String> name(Seat seat) {
    return switch (seats.get(seat.ordinal())) {
      case Holder.Guest(String id) -> Optional.of(store.name(id).orElseGet(() -> Guests.name(id)));
      case Holder.Computer(int level) -> Optional.of("Zizanie " + level);
      case Holder.Open() -> Optional.empty();
    };
  }
}
