package fr.zizanie.server.meeting;

import fr.zizanie.rules.Games;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.matches.Doors;
import fr.zizanie.server.matches.Heard;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.people.Account;
import fr.zizanie.sheets.Checked;
import fr.zizanie.sheets.wire.meeting.MeetingToPage;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.PlayerKind;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.TimeControl;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiPredicate;

/** One server where strangers meet, whose chores a test does. */
final class Strange implements AutoCloseable {
  static final Guest ANN = new Guest(new PlayerId("ann"), "Anne", PlayerKind.ACCOUNT);
  static final Guest BOB = new Guest(new PlayerId("bob"), "Bob", PlayerKind.ACCOUNT);
  static final Guest EVE = new Guest(new PlayerId("eve"), "Eve", PlayerKind.ACCOUNT);

  /** The only one without an account. */
  static final Guest GUS = new Guest(new PlayerId("gus"), "Gus");

  /** Who was told what. */
  record Told(PlayerId to, Notification notification) {}

  /** What one connection was told. */
  static final class Ear {
    final List<MeetingToPage> heard = new CopyOnWriteArrayList<>();

    void hear(MeetingToPage message) {
      Checked.text("MeetingToPage", message.json());
      heard.add(message);
    }

    MeetingToPage.Waiting waiting() {
      return heard.stream()
          .filter(MeetingToPage.Waiting.class::isInstance)
          .map(MeetingToPage.Waiting.class::cast)
          .reduce((_, last) -> last)
          .orElseThrow();
    }

    List<MatchId> met() {
      return heard.stream()
          .filter(MeetingToPage.Met.class::isInstance)
          .map(message -> new MatchId(((MeetingToPage.Met) message).match()))
          .toList();
    }
  }

  final Matches matches;
  final Strangers strangers;
  final List<Told> told = new CopyOnWriteArrayList<>();
  final List<Wish> wishes = new CopyOnWriteArrayList<>();

  Strange(Store store, InstantSource clock, BiPredicate<PlayerId, PlayerId> avoids) {
    for (Guest guest : List.of(ANN, BOB, EVE)) keep(store, guest);
    matches = new Matches(Games::named, store, clock);
    strangers =
        new Strangers(
            new MeetingDependencies(
                matches,
                store,
                clock,
                new Heard(store, (to, notification) -> told.add(new Told(to, notification))),
                avoids,
                wishes::add));
  }

  static void keep(Store store, Guest guest) {
    store.accounts().make(guest, new Account(guest.id(), guest.name(), "", 1));
  }

  static MatchRequest anybody(String game, boolean rated) {
    return anybody(game, Map.of(), rated);
  }

  static MatchRequest anybody(String game, Map<String, String> options, boolean rated) {
    return new MatchRequest(
        game,
        options,
        "anybody",
        0,
        "random",
        "seated",
        TimeControl.parse("10+5").orThrow(),
        "",
        "",
        rated);
  }

  MatchId open(Guest host, String game) {
    return new MatchId(strangers.open(host, anybody(game, true)).orThrow().id());
  }

  /** Lets somebody be at a match, so that they are there; {@return what leaves again} */
  Runnable at(MatchId match, Guest guest) {
    var connection = new ViewerConnection(guest.id(), _ -> {});
    matches.watch(match, connection, 0).orThrow();
    return () -> matches.leave(match, connection);
  }

  String type(MatchId match) {
    return Doors.sheet(matches, match, PlayerId.NOBODY).orThrow().getClass().getSimpleName();
  }

  @Override
  public void close() {
    matches.close();
  }
}
