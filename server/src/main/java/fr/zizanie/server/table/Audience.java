package fr.zizanie.server.table;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.live.Seats;
import fr.zizanie.server.live.Watcher;
import fr.zizanie.server.store.ids.PlayerId;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.Shown;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Who is connected to one table, and what each is told. */
final class Audience<S, V> {
  private final Function<PlayerId, Picture<S, V>> pictures;
  private final Supplier<Seats> seats;
  private final BiFunction<PlayerId, Shown, Sheet> known;
  private final List<Listener> listeners = new ArrayList<>();

  /** Those who are connected to other servers. */
  private Set<PlayerId> elsewhere = Set.of();

  /** A watcher and what was sent there last. */
  private static final class Listener {
    private final Watcher watcher;

    /** Who looks at it, where two sit at one screen and have said so. */
    private Optional<Viewer> eyes = Optional.empty();

    /** Which seat of theirs looks, where seconds wait for that. */
    private Optional<Seat> attends = Optional.empty();

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
      Function<PlayerId, Picture<S, V>> pictures,
      Supplier<Seats> seats,
      BiFunction<PlayerId, Shown, Sheet> known) {
    this.pictures = pictures;
    this.seats = seats;
    this.known = known;
  }

  Viewer viewer(PlayerId guest) {
    return seats.get().viewer(guest, pictures.apply(guest).match());
  }

  /** {@return as whom a watcher looks} */
  Viewer viewer(Watcher watcher) {
    return listeners.stream()
        .filter(l -> l.watcher == watcher)
        .findFirst()
        .map(this::viewer)
        .orElseGet(() -> viewer(watcher.guest()));
  }

  private Viewer viewer(Listener listener) {
    boolean over = pictures.apply(listener.guest()).match().outcome().isPresent();
    return listener
        .eyes
        .filter(eyes -> !over || eyes != Viewer.PUBLIC)
        .orElseGet(() -> viewer(listener.guest()));
  }

  /** What may be done by who looks through those eyes: with both seats, not what the other may. */
  private Set<Seat> seats(Listener listener) {
    var mine = seats.get().of(listener.guest());
    return mine.size() < 2 ? mine : listener.eyes.map(eyes -> seats(mine, eyes)).orElse(mine);
  }

  private static Set<Seat> seats(Set<Seat> mine, Viewer eyes) {
    return mine.stream().filter(eyes::is).collect(Collectors.toUnmodifiableSet());
  }

  boolean here(PlayerId guest) {
    return listeners.stream().anyMatch(l -> l.guest().equals(guest));
  }

  /** Takes over who is connected to other servers; {@return whether that says something new} */
  boolean elsewhere(Set<PlayerId> others) {
    boolean news = !others.equals(elsewhere);
    elsewhere = Set.copyOf(others);
    return news;
  }

  /** {@return whether a guest is connected, to whichever server} */
  boolean anywhere(PlayerId guest) {
    return here(guest) || elsewhere.contains(guest);
  }

  /** {@return how many milliseconds the line of a guest takes, the quickest of several; or 0} */
  int lag(PlayerId guest) {
    return listeners.stream()
        .filter(l -> l.guest().equals(guest))
        .mapToInt(l -> l.watcher.lag())
        .min()
        .orElse(0);
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

  /** Tells one watcher, and those guests for whom {@code which} holds. */
  void tell(Predicate<PlayerId> which, Watcher watcher) {
    tell(listeners.stream().filter(l -> l.watcher == watcher || which.test(l.guest())).toList());
  }

  /** Tells those guests for whom {@code which} holds. */
  void tell(Predicate<PlayerId> which) {
    tell(listeners.stream().filter(l -> which.test(l.guest())).toList());
  }

  /** Two share the screen of a watcher: from now on it shows what {@code eyes} may see. */
  void look(Watcher watcher, Viewer eyes) {
    for (Listener listener : listeners)
      if (listener.watcher == watcher) listener.eyes = Optional.of(eyes);
  }

  /** A watcher's page shows their own seat's table to them, or no longer. */
  void attend(Watcher watcher, Optional<Seat> seat) {
    for (Listener listener : listeners) if (listener.watcher == watcher) listener.attends = seat;
  }

  /** {@return whether a seat has been said to look at some screen} */
  boolean looks(Seat seat) {
    return listeners.stream()
        .anyMatch(l ->
            l.eyes.filter(eyes -> eyes.is(seat)).isPresent()
                || l.attends.filter(seat::equals).isPresent());
  }

  /** Tells everybody who sees this picture and can notice that the match went on. */
  void follow(Picture<S, V> picture, Match<S, V> before) {
    tell(
        listeners.stream()
            .filter(l -> pictures.apply(l.guest()).equals(picture) && concerns(l, before))
            .toList());
  }

  /**
   * A viewer for whom nothing changed gets no message, which would tell them that something did.
   */
  private boolean concerns(Listener listener, Match<S, V> before) {
    var viewer = viewer(listener);
    var shown = pictures.apply(listener.guest()).shown();
    var match = shown.match();
    var game = match.game();
    return viewer != listener.viewer
        || shown.version(viewer) != listener.version
        || !match.turn().equals(before.turn())
        || !game.view(match.state(), viewer).equals(game.view(before.state(), viewer));
  }

  /** What many watchers share. */
  private record Part<S, V>(Picture<S, V> picture, Viewer viewer, Set<Seat> seats, int since) {
    Shown shown() {
      return picture.shown().shown(viewer, seats, since, picture.running());
    }
  }

  private void tell(List<Listener> to) {
    Map<Part<S, V>, Shown> parts = new HashMap<>();
    for (Listener listener : to) {
      var viewer = viewer(listener);
      var picture = pictures.apply(listener.guest());
      var shown = picture.shown();
      boolean goesOn =
          viewer == listener.viewer || shown.alike(listener.viewer, viewer, listener.have);
      var part = new Part<>(picture, viewer, seats(listener), goesOn ? listener.have : 0);
      listener.viewer = viewer;
      listener.version = shown.version(viewer);
      listener.have = shown.hushed(viewer) ? part.since : listener.version;
      listener.watcher.send(
          known.apply(listener.guest(), parts.computeIfAbsent(part, Part::shown)));
    }
    parts.keySet().forEach(part -> part.picture.shown().forget());
  }

  /** {@return everything that a guest sees} */
  Sheet sheet(PlayerId guest) {
    var mine = seats.get().of(guest);
    return known.apply(guest, new Part<>(pictures.apply(guest), viewer(guest), mine, 0).shown());
  }
}
