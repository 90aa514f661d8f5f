package fr.zizanie.server.table;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.live.Deals;
import fr.zizanie.server.store.ids.MatchId;
import fr.zizanie.server.store.ids.PlayerId;
import fr.zizanie.server.store.matches.Setup;
import fr.zizanie.server.store.matches.Sitter;
import fr.zizanie.server.store.people.Guest;
import fr.zizanie.server.table.policy.Absence;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.Seals;
import fr.zizanie.sheets.wire.Dealing;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.Shown;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Consumer;

/** What those who are here are shown of one match, and whom they may miss. */
final class Showing<S, V> {
  private final Setup setup;
  private final InstantSource clock;
  private final Play<S, V> play;
  private final Picture<S, V> own;
  private final Optional<Gallery<S, V>> gallery;
  private final Absence absence;

  /** What is told of the deal, if anything is dealt in this match. */
  private final Dealing dealing;

  /** The match that follows this one, if its players want another. */
  private Optional<MatchId> again = Optional.empty();

  final Audience<S, V> audience;

  /** {@code alone} runs what comes at its own time. */
  Showing(Setup setup, Match<S, V> match, Play<S, V> play, Means means, Consumer<Runnable> alone) {
    this.setup = setup;
    this.play = play;
    clock = means.clock();
    own = new Own<>(play, clock);
    audience = new Audience<>(this::picture, play::seats, this::known);
    gallery =
        play.seats().computer() ? Optional.of(gallery(match, means, alone)) : Optional.empty();
    absence = new Absence(match, setup.control().hurried(), clock.millis());
    boolean dealt = setup.seed().binding() && Deals.expected(match);
    dealing = dealt ? TableSheet.dealing(setup) : Dealing.NONE;
  }

  private Gallery<S, V> gallery(Match<S, V> match, Means means, Consumer<Runnable> alone) {
    var theirs = Projection.of(match, Seals.of(setup.dealer()));
    return new Gallery<>(
        theirs,
        means.alarms(),
        clock,
        before -> audience.follow(watched(), before),
        () -> alone.accept(() -> play.lasting.attempt(this::release)));
  }

  /** What those see who don't sit here. */
  private Picture<S, V> watched() {
    return gallery.<Picture<S, V>>map(shown -> shown).orElse(own);
  }

  /** {@return what a guest is shown} */
  Picture<S, V> picture(PlayerId guest) {
    return play.seats().of(guest).isEmpty() ? watched() : own;
  }

  /** The match has gone on since {@code before}. */
  void advanced(Match<S, V> before) {
    lookAround();
    audience.follow(own, before);
    var times = play.times();
    gallery.ifPresent(g ->
        g.follow(play.match(), play.seats(), times.clock(), times.timer().run(), times.hurried()));
  }

  /** Shows what is due. */
  void release() {
    gallery.ifPresent(Gallery::release);
  }

  /** Takes up clocks as they stand. */
  void resume() {
    gallery.ifPresent(g -> g.resume(play.times().clock()));
  }

  /** Looks who is here, and whose turn it is. */
  void lookAround() {
    absence.follow(play.match(), this::here, clock.millis());
  }

  private boolean here(Seat seat) {
    return play.seats().at(seat) instanceof Sitter.Person(Guest guest)
        && audience.anywhere(guest.id());
  }

  /** {@return the other side of a guest's game, if it is missed} */
  Optional<Absence.Missed> missed(PlayerId guest) {
    // Over days the time alone decides.
    if (setup.control().lasting()) return Optional.empty();
    lookAround();
    return absence
        .missed(play.seats(), play.times().clock())
        .filter(missed -> play.seats().of(guest).contains(missed.seat().other()));
  }

  /** {@return the match that follows this one, if its players want another} */
  Optional<MatchId> again() {
    return again;
  }

  /** Another match follows this one. */
  void follows(MatchId next) {
    again = Optional.of(next);
    audience.tell();
  }

  private Sheet known(PlayerId guest, Shown seen) {
    var picture = picture(guest);
    return new TableSheet(
            setup,
            picture.match(),
            play.seats(),
            play.answers()::always,
            play.answers()::rests,
            dealing,
            picture.clock(),
            missed(guest).map(m -> m.shown(clock.millis())),
            play.ahead(),
            again)
        .sheet(guest, audience::anywhere, seen);
  }

  /** {@return whether there is more to be shown} */
  boolean busy() {
    return gallery.filter(Gallery::busy).isPresent();
  }

  /** Shows nothing more. */
  void stop() {
    gallery.ifPresent(Gallery::stop);
  }
}
