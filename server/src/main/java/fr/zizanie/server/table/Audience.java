package fr.zizanie.server.table;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.live.Seats;
import fr.zizanie.server.live.Watcher;
import fr.zizanie.server.store.PlayerId;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.drawing.Running;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.Shown;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Who is connected to one table, and what each is told. */
final class Audience<S, V> {
  private final Projection<S, V> shown;
  private final Supplier<Seats> seats;
  private final Supplier<Optional<Running>> running;
  private final BiFunction<PlayerId, Shown, Sheet> known;
  private final List<Listener> listeners = new ArrayList<>();

  /** A watcher and what was sent there last. */
  private static final class Listener {
    private final Watcher watcher;

    /** As whom they were last sent something. */
    private Viewer viewer;

    /** How many lines they then had; fewer than there were if they might not look back. */
    private int have;

    /** How many lines there were. */
    private int version;

    Listener(Watcher watcher, Viewer viewer, int have) {
      this.watcher = watcher;
      this.viewer = viewer;
      this.have = have;
      version = have;
    }

    PlayerId guest() {
      return watcher.guest();
    }
  }

  /** {@code known} adds what the server knows and a guest may. */
  Audience(
      Projection<S, V> shown,
      Supplier<Seats> seats,
      Supplier<Optional<Running>> running,
      BiFunction<PlayerId, Shown, Sheet> known) {
    this.shown = shown;
    this.seats = seats;
    this.running = running;
    this.known = known;
  }

  Viewer viewer(PlayerId guest) {
    return seats.get().viewer(guest, shown.match());
  }

  boolean here(PlayerId guest) {
    return listeners.stream().anyMatch(l -> l.guest().equals(guest));
  }

  boolean isEmpty() {
    return listeners.isEmpty();
  }

  private boolean sits(PlayerId guest) {
    return !seats.get().of(guest).isEmpty();
  }

  /** Lets a watcher in who has seen {@code have} lines, and sends them the rest. */
  void add(Watcher watcher, int have) {
    boolean news = !here(watcher.guest()) && sits(watcher.guest());
    var listener = new Listener(watcher, viewer(watcher.guest()), have);
    listeners.add(listener);
    tell(news ? listeners : List.of(listener));
  }

  void remove(Watcher watcher) {
    listeners.removeIf(listener -> listener.watcher == watcher);
    if (!here(watcher.guest()) && sits(watcher.guest())) tell();
  }

  /** Tells everybody. */
  void tell() {
    tell(listeners);
  }

  /** Tells those guests for whom {@code which} holds. */
  void tell(Predicate<PlayerId> which) {
    tell(listeners.stream().filter(l -> which.test(l.guest())).toList());
  }

  /** Tells everybody who can notice that the match went on. */
  void follow(Match<S, V> before) {
    tell(listeners.stream().filter(l -> concerns(l, before)).toList());
  }

  /**
   * A viewer for whom nothing changed gets no message, which would tell them that something did.
   */
  private boolean concerns(Listener listener, Match<S, V> before) {
    var viewer = viewer(listener.guest());
    var match = shown.match();
    var game = match.game();
    return viewer != listener.viewer
        || shown.version(viewer) != listener.version
        || !match.turn().equals(before.turn())
        || !game.view(match.state(), viewer).equals(game.view(before.state(), viewer));
  }

  /** What many watchers share. */
  private record Part(Viewer viewer, Set<Seat> seats, int since) {}

  private void tell(List<Listener> to) {
    Map<Part, Shown> parts = new HashMap<>();
    for (Listener listener : to) {
      var viewer = viewer(listener.guest());
      boolean goesOn =
          viewer == listener.viewer || shown.alike(listener.viewer, viewer, listener.have);
      var part = new Part(viewer, seats.get().of(listener.guest()), goesOn ? listener.have : 0);
      listener.viewer = viewer;
      listener.version = shown.version(viewer);
      listener.have = shown.hushed(viewer) ? part.since : listener.version;
      listener.watcher.send(
          known.apply(
              listener.guest(),
              parts.computeIfAbsent(
                  part, p -> shown.shown(p.viewer, p.seats, p.since, running.get()))));
    }
  }

  /** {@return everything that a guest sees} */
  Sheet sheet(PlayerId guest) {
    var mine = seats.get().of(guest);
    return known.apply(guest, shown.shown(viewer(guest), mine, 0, running.get()));
  }
}
