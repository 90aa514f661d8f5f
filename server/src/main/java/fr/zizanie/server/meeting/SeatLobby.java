package fr.zizanie.server.meeting;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.store.matches.Terms;
import fr.zizanie.server.store.meeting.Meeting;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.sheets.wire.meeting.MeetingToPage;
import fr.zizanie.sheets.wire.meeting.RatingInfo;
import fr.zizanie.sheets.wire.meeting.Sought;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where one game's open seats are shown to those who are connected to this server. */
final class SeatLobby {
  /** Seats that are shown. */
  private static final int MOST = 50;

  /** Seats that are looked at, among which some hosts have left. */
  private static final int LOOKED_AT = 200;

  /** Those who look for an opponent that are paired at a time. */
  private static final int SEEKING = 500;

  /** How long a visitor counts as present without a sign of life, in milliseconds. */
  private static final long LIFE = 6_000;

  private static final Refusal GONE =
      Reason.SEAT_TAKEN.because(
          "Ce joueur ne cherche plus d’adversaire.", "This player isn’t looking any more.");

  /** Who comes back so soon keeps their place. */
  private static final long GRACE = 30_000;

  private final Game<?, ?> game;
  private final String id;
  private final MeetingDependencies dependencies;
  private final Meeting store;
  private final Ratings ratings;
  private final Set<Visitor> visitors = new LinkedHashSet<>();
  private List<Listing> listed = List.of();
  private List<Meeting.Seeker> seekers = List.of();
  private Map<PlayerId, RatingInfo> ranks = Map.of();
  private final SearchNames names = new SearchNames();

  SeatLobby(Game<?, ?> game, MeetingDependencies dependencies, Ratings ratings) {
    this.game = game;
    id = game.profile().id();
    this.dependencies = dependencies;
    this.ratings = ratings;
    store = dependencies.store().meeting();
  }

  String id() {
    return id;
  }

  Visitor enter(PlayerId player, Consumer<MeetingToPage> out) {
    // Nobody else waits while this is looked up.
    var rating = store.rating(player, id).map(ratings::shown);
    return enter(player, rating, out);
  }

  private synchronized Visitor enter(
      PlayerId player, Optional<RatingInfo> rating, Consumer<MeetingToPage> out) {
    var visitor = new Visitor(player, rating, this, out);
    // Where nobody looked, nothing is fresh.
    if (visitors.isEmpty()) read(dependencies.clock().millis());
    visitors.add(visitor);
    tell(visitor);
    return visitor;
  }

  synchronized void leave(Visitor visitor) {
    visitors.remove(visitor);
    if (visitor.looks && looking(visitor.player).isEmpty()) store.away(visitor.player, id);
  }

  /** {@return whether this is where they began to look} */
  synchronized boolean seek(Visitor visitor, Pace pace, boolean rated, String name) {
    long now = dependencies.clock().millis();
    var seeker = new Meeting.Seeker(visitor.player, id, pace.text(), rated, name, now);
    boolean fresh = store.seek(seeker, GRACE);
    visitor.looks = true;
    look();
    return fresh;
  }

  /** Lets a visitor play whoever looks for an opponent under a name, if they still do. */
  synchronized Answer<Boolean> join(Visitor visitor, String sought) {
    long now = dependencies.clock().millis();
    read(now);
    var found =
        seekers.stream()
            .filter(one -> names.of(one).equals(sought))
            .filter(one -> !one.player().equals(visitor.player))
            .filter(one -> !dependencies.apart(visitor.player, one.player()))
            .findFirst();
    if (found.isEmpty()) return Answer.no(GONE);
    var other = found.get();
    boolean kept = dependencies.store().guests().of(visitor.player).kept();
    var own = new Meeting.Seeker(visitor.player, id, other.pace(), other.rated() && kept, "", now);
    var pair = new Pairing.Pair(own, other, Pairing.control(own, other).orElseThrow());
    boolean met =
        meet(pair, (setup, terms) -> store.join(own, other.player(), setup, terms, now - LIFE));
    visitor.looks |= met;
    look();
    return met ? Answer.ok(true) : Answer.no(GONE);
  }

  synchronized void unseek(Visitor visitor) {
    store.unseek(visitor.player, id);
    for (var one : looking(visitor.player)) one.looks = false;
    look();
  }

  private List<Visitor> looking(PlayerId player) {
    return visitors.stream().filter(one -> one.looks && one.player.equals(player)).toList();
  }

  /** Takes over what has changed, finds opponents, and tells everybody what is new to them. */
  synchronized void look() {
    if (visitors.isEmpty()) return;
    // One moment for all of it: whoever looks is there at the end of a look that takes long.
    long now = dependencies.clock().millis();
    var here = visitors.stream().filter(one -> one.looks).map(one -> one.player).collect(unique());
    if (!here.isEmpty()) {
      store.present(id, here, now);
      pair(now);
    }
    read(now);
    var missed = new HashSet<>(here);
    seekers.forEach(one -> missed.remove(one.player()));
    if (!missed.isEmpty()) {
      // A server that misses them meanwhile doesn't know that they are here.
      store.present(id, missed, now);
      read(now);
    }
    // Last, so that whoever another server has paired meanwhile still looks when they are found.
    met(here);
    var looking = seekers.stream().map(Meeting.Seeker::player).collect(unique());
    for (var visitor : visitors) {
      visitor.looks &= looking.contains(visitor.player);
      tell(visitor);
    }
  }

  private static Collector<PlayerId, ?, Set<PlayerId>> unique() {
    return Collectors.toSet();
  }

  private void pair(long now) {
    var all = store.seekers(id, now - LIFE, SEEKING);
    if (all.size() < 2) return;
    var players = all.stream().map(Meeting.Seeker::player).toList();
    var pairing = new Pairing(store.ratings(id, players), dependencies.avoids(), now);
    for (var pair : pairing.of(all))
      meet(pair, (setup, terms) -> store.pair(setup, terms, now - LIFE));
  }

  /** {@return whether two play now; false if one of them has found somebody else meanwhile} */
  private boolean meet(Pairing.Pair pair, BiPredicate<Setup, Terms> kept) {
    var one = dependencies.store().guests().of(pair.one().player());
    var other = dependencies.store().guests().of(pair.other().player());
    var met = dependencies.matches().met(game, List.of(one, other), pair.control(), pair.rated());
    if (!kept.test(met.setup(), met.terms())) return false;
    MatchId match = met.setup().id();
    dependencies.notifications().tell(one.id(), begun(match, other.name()));
    dependencies.notifications().tell(other.id(), begun(match, one.name()));
    return true;
  }

  private Notification begun(MatchId match, String other) {
    return new Notification(Notification.Kind.BEGUN, id, match, other);
  }

  /** Tells those who are here where they meet. */
  private void met(Set<PlayerId> here) {
    store
        .found(id, here)
        .forEach((player, match) -> {
          for (var visitor : looking(player)) {
            visitor.looks = false;
            visitor.send(new MeetingToPage.Met(match.text()));
          }
          store.unseek(player, id);
        });
  }

  private void read(long now) {
    seekers = store.seekers(id, now - LIFE, SEEKING);
    names.keep(seekers);
    var seats =
        store.opened(id, now - OpenSeats.AWAY_FOR_DAYS, LOOKED_AT).stream()
            .filter(open -> OpenSeats.lives(open, now) && open.terms().ready().size() == 1)
            .sorted(Comparator.comparingLong(Meeting.Open::opened).reversed())
            .limit(MOST)
            .toList();
    var people =
        Stream.concat(
                seats.stream().map(open -> open.host().id()),
                seekers.stream().map(Meeting.Seeker::player))
            .collect(unique());
    ranks = new HashMap<>();
    store.ratings(id, people).forEach((player, rating) -> ranks.put(player, ratings.shown(rating)));
    listed =
        seats.stream()
            .flatMap(open ->
                Listing.of(game, open, Optional.ofNullable(ranks.get(open.host().id()))).stream())
            .toList();
  }

  private void tell(Visitor visitor) {
    var view = view(visitor);
    if (visitor.told.filter(view::equals).isPresent()) return;
    visitor.told = Optional.of(view);
    visitor.send(view.at(dependencies.clock().millis()));
  }

  /** Who keeps away from somebody isn't seen by them, nor counted. */
  private View view(Visitor visitor) {
    PlayerId player = visitor.player;
    var apart = new HashSet<PlayerId>();
    Stream.concat(listed.stream().map(Listing::host), seekers.stream().map(Meeting.Seeker::player))
        .distinct()
        .filter(other -> dependencies.apart(player, other))
        .forEach(apart::add);
    var others =
        seekers.stream()
            .filter(one -> !one.player().equals(player) && !apart.contains(one.player()))
            .toList();
    return new View(
        id,
        listed.stream()
            .filter(one -> !apart.contains(one.host()))
            .map(one -> one.seenBy(player))
            .toList(),
        others.stream().limit(MOST).map(this::sought).toList(),
        others.size(),
        visitor.rating,
        seekers.stream().filter(one -> one.player().equals(player)).findFirst());
  }

  private Sought sought(Meeting.Seeker one) {
    return new Sought(
        names.of(one),
        one.pace(),
        one.rated(),
        Optional.ofNullable(ranks.get(one.player())),
        one.name());
  }
}
