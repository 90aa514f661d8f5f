package fr.zizanie.server.table;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
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
  private final BiFunction<String, Shown, Sheet> known;
  private final List<Watcher> watchers = new ArrayList<>();

  /** {@code known} adds what the server knows and a guest may. */
  Audience(
      Projection<S, V> shown,
      Supplier<Seats> seats,
      Supplier<Optional<Running>> running,
      BiFunction<String, Shown, Sheet> known) {
    this.shown = shown;
    this.seats = seats;
    this.running = running;
    this.known = known;
  }

  Viewer viewer(String guest) {
    return seats.get().viewer(guest, shown.match());
  }

  boolean here(String guest) {
    return watchers.stream().anyMatch(w -> w.guest.equals(guest));
  }

  boolean isEmpty() {
    return watchers.isEmpty();
  }

  private boolean sits(String guest) {
    return !seats.get().of(guest).isEmpty();
  }

  /** Lets a watcher in who has seen {@code have} lines, and sends him the rest. */
  void add(Watcher watcher, int have) {
    boolean news = !here(watcher.guest) && sits(watcher.guest);
    watcher.viewer = viewer(watcher.guest);
    watcher.have = have;
    watcher.version = have;
    watchers.add(watcher);
    tell(news ? watchers : List.of(watcher));
  }

  void remove(Watcher watcher) {
    watchers.remove(watcher);
    if (!here(watcher.guest) && sits(watcher.guest)) tell();
  }

  /** Tells everybody. */
  void tell() {
    tell(watchers);
  }

  /** Tells those guests for whom {@code which} holds. */
  void tell(Predicate<String> which) {
    tell(watchers.stream().filter(w -> which.test(w.guest)).toList());
  }

  /** Tells everybody who can notice that the match went on. */
  void follow(Match<S, V> before) {
    tell(watchers.stream().filter(w -> concerns(w, before)).toList());
  }

  /** A viewer for whom nothing changed gets no message, which would tell him that something did. */
  private boolean concerns(Watcher watcher, Match<S, V> before) {
    var viewer = viewer(watcher.guest);
    var match = shown.match();
    var game = match.game();
    return viewer != watcher.viewer
        || shown.version(viewer) != watcher.version
        || !match.turn().equals(before.turn())
        || !game.view(match.state(), viewer).equals(game.view(before.state(), viewer));
  }

  /** What many watchers share. */
  private record Part(Viewer viewer, Set<Seat> seats, int since) {}

  private void tell(List<Watcher> to) {
    Map<Part, Shown> parts = new HashMap<>();
    for (Watcher watcher : to) {
      var viewer = viewer(watcher.guest);
      boolean goesOn =
          viewer == watcher.viewer || shown.alike(watcher.viewer, viewer, watcher.have);
      var part = new Part(viewer, seats.get().of(watcher.guest), goesOn ? watcher.have : 0);
      watcher.viewer = viewer;
      watcher.version = shown.version(viewer);
      watcher.have = shown.hushed(viewer) ? part.since : watcher.version;
      watcher.send(
          known.apply(
              watcher.guest,
              parts.computeIfAbsent(
                  part, p -> shown.shown(p.viewer, p.seats, p.since, running.get()))));
    }
  }

  /** {@return everything that a guest sees} */
  Sheet sheet(String guest) {
    var mine = seats.get().of(guest);
    return known.apply(guest, shown.shown(viewer(guest), mine, 0, running.get()));
  }
}
