package fr.zizanie.table.live;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.drawing.Running;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.Shown;
import fr.zizanie.table.Picture;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Who is connected to one table, and what each is told. */
final class Audience<S, V> {
  private final List<Listener> listeners = new ArrayList<>();

  /** Those who are connected to other servers. */
  private Set<PlayerId> elsewhere = Set.of();

  /** A watcher and what was sent there last. */
  private static final class Listener {
    private final ViewerConnection connection;

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

    Listener(ViewerConnection connection, Viewer viewer, int have) {
      this.connection = connection;
      this.viewer = viewer;
      this.have = have;
      version = have;
    }

    PlayerId guest() {
      return connection.guest();
    }
  }

  /** {@return as whom a watcher looks} */
  Viewer viewer(Scene<S, V> scene, ViewerConnection connection) {
    return listeners.stream()
        .filter(l -> l.connection == connection)
        .findFirst()
        .map(l -> viewer(scene, l))
        .orElseGet(() -> scene.viewer(connection.guest()));
  }

  private Viewer viewer(Scene<S, V> scene, Listener listener) {
    boolean over = scene.picture(listener.guest()).match().outcome().isPresent();
    return listener
        .eyes
        .filter(eyes -> !over || eyes != Viewer.PUBLIC)
        .orElseGet(() -> scene.viewer(listener.guest()));
  }

  /** What may be done by who looks through those eyes: with both seats, not what the other may. */
  private static Set<Seat> seats(Scene<?, ?> scene, Listener listener) {
    var mine = scene.seats().of(listener.guest());
    return mine.size() < 2 ? mine : listener.eyes.map(eyes -> seats(mine, eyes)).orElse(mine);
  }

  private static Set<Seat> seats(Set<Seat> mine, Viewer eyes) {
    return mine.stream().filter(eyes::is).collect(Collectors.toUnmodifiableSet());
  }

  /** {@return whether a guest is connected to this server} */
  boolean here(PlayerId guest) {
    for (Listener listener : listeners) if (listener.guest().equals(guest)) return true;
    return false;
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

  /** {@return how many milliseconds the line of whoever sits somewhere takes, or 0} */
  int lag(Sitter sitter) {
    return sitter instanceof Sitter.Person(Guest guest) ? lag(guest.id()) : 0;
  }

  /** {@return the same of the quickest line of several} */
  private int lag(PlayerId guest) {
    return listeners.stream()
        .filter(l -> l.guest().equals(guest))
        .mapToInt(l -> l.connection.lag())
        .min()
        .orElse(0);
  }

  /**
   * {@return how many milliseconds something may be on its way from whoever sits somewhere; as many
   * as may be if they are connected to another server, where nobody here measures their line}
   */
  long underway(Sitter sitter) {
    boolean elsewhere =
        sitter instanceof Sitter.Person(Guest guest) && !here(guest.id()) && anywhere(guest.id());
    return elsewhere ? Long.MAX_VALUE : lag(sitter);
  }

  boolean isEmpty() {
    return listeners.isEmpty();
  }

  /** Lets a watcher in who has seen {@code have} lines, and looks as somebody. */
  void add(ViewerConnection connection, Viewer viewer, int have) {
    listeners.add(new Listener(connection, viewer, have));
  }

  void remove(ViewerConnection connection) {
    listeners.removeIf(listener -> listener.connection == connection);
  }

  /** Two share the screen of a watcher: from now on it shows what {@code eyes} may see. */
  void look(ViewerConnection connection, Viewer eyes) {
    for (Listener listener : listeners)
      if (listener.connection == connection) listener.eyes = Optional.of(eyes);
  }

  /** A watcher's page shows their own seat's table to them, or no longer. */
  void attend(ViewerConnection connection, Optional<Seat> seat) {
    for (Listener listener : listeners)
      if (listener.connection == connection) listener.attends = seat;
  }

  /** {@return whether a seat has been said to look at some screen} */
  boolean looks(Seat seat) {
    return listeners.stream()
        .anyMatch(l ->
            l.eyes.filter(eyes -> eyes.is(seat)).isPresent()
                || l.attends.filter(seat::equals).isPresent());
  }

  /** Tells those watchers for whom {@code which} holds. */
  void tell(Scene<S, V> scene, Predicate<ViewerConnection> which) {
    tell(scene, listeners.stream().filter(l -> which.test(l.connection)).toList());
  }

  /** Tells everybody who sees this picture and can notice that the match went on. */
  void follow(Scene<S, V> scene, Picture<S, V> picture, Match<S, V> before) {
    tell(
        scene,
        listeners.stream()
            .filter(l -> same(scene.picture(l.guest()), picture) && concerns(scene, l, before))
            .toList());
  }

  @SuppressWarnings("ReferenceEquality") // A scene has one or two, and comparing matches is dear.
  private static boolean same(Picture<?, ?> one, Picture<?, ?> other) {
    return one == other;
  }

  /**
   * A viewer for whom nothing changed gets no message, which would tell them that something did.
   */
  private boolean concerns(Scene<S, V> scene, Listener listener, Match<S, V> before) {
    var viewer = viewer(scene, listener);
    var shown = scene.picture(listener.guest()).shown();
    var match = shown.match();
    var game = match.game();
    return viewer != listener.viewer
        || shown.version(viewer) != listener.version
        || !match.turn().equals(before.turn())
        || !game.view(match.state(), viewer).equals(game.view(before.state(), viewer));
  }

  /** What many watchers share. */
  private record Part<S, V>(
      Projection<S, V> projection, Viewer viewer, Set<Seat> seats, int since) {
    Shown shown(Optional<Running> running) {
      return projection.shown(viewer, seats, since, running);
    }
  }

  private void tell(Scene<S, V> scene, List<Listener> to) {
    Map<Part<S, V>, Shown> parts = new HashMap<>();
    for (Listener listener : to) {
      var viewer = viewer(scene, listener);
      var picture = scene.picture(listener.guest());
      var shown = picture.shown();
      boolean goesOn =
          viewer == listener.viewer || shown.alike(listener.viewer, viewer, listener.have);
      var part = new Part<>(shown, viewer, seats(scene, listener), goesOn ? listener.have : 0);
      listener.viewer = viewer;
      listener.version = shown.version(viewer);
      listener.have = shown.hushed(viewer) ? part.since : listener.version;
      var seen = parts.computeIfAbsent(part, one -> one.shown(picture.running()));
      listener.connection.send(scene.sheet(listener.guest(), this::anywhere, seen));
    }
    parts.keySet().forEach(part -> part.projection.forget());
  }

  /** {@return everything that a guest sees} */
  Sheet sheet(Scene<S, V> scene, PlayerId guest) {
    var picture = scene.picture(guest);
    var part = new Part<>(picture.shown(), scene.viewer(guest), scene.seats().of(guest), 0);
    return scene.sheet(guest, this::anywhere, part.shown(picture.running()));
  }
}
