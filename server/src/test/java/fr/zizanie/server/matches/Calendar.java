package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.BOB;
import static fr.zizanie.server.matches.Tables.M1;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.Deadline;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.table.TableDependencies;
import fr.zizanie.server.time.HandAlarms;
import fr.zizanie.sheets.Checked;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.TimeControl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** A server over simulated days, whose chore looks as often as it would. */
final class Calendar implements AutoCloseable {
  static final long MINUTE = Duration.ofMinutes(1).toMillis();
  static final long HOUR = Duration.ofHours(1).toMillis();
  static final long DAY = Duration.ofDays(1).toMillis();

  /** What somebody was reminded of. */
  record Told(PlayerId to, Notification notification) {}

  final HandAlarms alarms;
  final Matches matches;
  final List<Told> told;

  /** Who was told anything else. */
  final List<Told> turns = new ArrayList<>();

  private final Store store;

  /** A server that begins to look. */
  Calendar(Store store, HandAlarms alarms) {
    this(store, alarms, new ArrayList<>());
  }

  /** The same as another one that has stopped, or beside it. */
  Calendar(Store store, HandAlarms alarms, List<Told> told) {
    this.store = store;
    this.alarms = alarms;
    this.told = told;
    matches =
        new Matches(
            Games::named,
            new TableDependencies(store, alarms.clock(), new Thinking(), alarms)
                .telling(
                    new Heard(
                        store,
                        (to, notification) -> {
                          var all = notification.kind() == Notification.Kind.DUE ? told : turns;
                          all.add(new Told(to, notification));
                        })));
  }

  /** A match of Ann and Bob that begins now, on so many days. */
  <S, V> void begin(MatchId id, Match<S, V> match, String control) {
    long now = alarms.clock().millis();
    var setup =
        new Setup(
            id,
            match.profile().id(),
            match.profile().rules(),
            match.start().options().values(),
            List.of(new Sitter.Person(ANN), new Sitter.Person(BOB)),
            Deal.unbound(new Seed("00"), List.of("", "")),
            TimeControl.parse(control).orThrow(),
            now);
    var start = Match.from(match.game(), match.start().options(), match.start().state());
    var news = NewEntries.news(start, match, 0, true, now);
    store.matches().create(setup, news.due(Deadline.begun(setup.control(), match, now)));
    matches.due().look();
  }

  /** Lets time pass while the server looks, by its last two hours at least. */
  void pass(long millis) {
    long jump = Math.max(0, millis - 2 * HOUR);
    if (jump > 0) {
      alarms.pass(jump);
      matches.due().look();
    }
    for (long left = millis - jump; left > 0; left -= MINUTE / 2) {
      alarms.pass(Math.min(left, MINUTE / 2));
      matches.due().look();
    }
  }

  JsonNode sheet(PlayerId guest) {
    return Checked.tree("ToPage", Doors.sheet(matches, M1, guest).orThrow().json());
  }

  /** Says something for a seat: {@code white: e2e4}. */
  void play(String... lines) {
    for (String line : lines) {
      var parts = line.split(": ", 2);
      var guest = parts[0].equals("white") ? ANN.id() : BOB.id();
      int version = sheet(guest).get("version").intValue();
      Doors.play(matches, M1, guest, parts[0], version, parts[1]).orThrow();
    }
  }

  /** How it ended, or nothing. */
  String reason() {
    return sheet(ANN.id()).path("outcome").path("reason").asString("");
  }

  /** What a seat has left. */
  Duration left(String seat) {
    return Duration.ofMillis(sheet(ANN.id()).get("clock").get("left").get(seat).longValue());
  }

  @Override
  public void close() {
    matches.close();
  }
}
