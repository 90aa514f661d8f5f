package fr.zizanie.server.matches;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.notifications.Post;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.Deadline;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.server.table.Table;
import fr.zizanie.server.table.TableDependencies;
import fr.zizanie.server.time.HandAlarms;
import fr.zizanie.sheets.Checked;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.TimeControl;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * Tables where Ann has the first seat and Bob the second, on a real database, time by hand. Callers
 * of a table hold its lock; these tests needn't, only because the computer has no threads of its
 * own.
 */
final class Tables implements AutoCloseable {
  static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");
  static final Guest BOB = new Guest(new PlayerId("bob"), "Bob");
  static final PlayerId EVE = new PlayerId("eve");
  static final MatchId M1 = new MatchId("m1");

  final HandAlarms alarms;
  final Store store;
  final TableDependencies dependencies;

  Tables(Path data, Thinking thinking) {
    this(data, thinking, new HandAlarms());
  }

  Tables(Path data, Thinking thinking, HandAlarms alarms) {
    this(FreshSqlite.in(data), thinking, alarms);
  }

  /** Tables of a store of another kind, which is closed with them. */
  Tables(Store store, Thinking thinking, HandAlarms alarms) {
    this.alarms = alarms;
    this.store = store;
    dependencies =
        new TableDependencies(store, alarms.clock(), thinking, alarms)
            .telling(new Post(store, alarms.clock(), Runnable::run, _ -> {}));
  }

  /** Tables whose computer never comes to think. */
  Tables(Path data) {
    this(data, new ThinkingByHand().thinking);
  }

  /** A table of a match that has come this far. */
  <S, V> Table<S, V> table(Match<S, V> match) {
    return table(match, new Sitter.Person(ANN), new Sitter.Person(BOB));
  }

  <S, V> Table<S, V> table(Match<S, V> match, Sitter first, Sitter second) {
    return table(match, setup(match, first, second));
  }

  /** The same with clocks. */
  <S, V> Table<S, V> table(Match<S, V> match, TimeControl control) {
    return table(match, new Sitter.Person(ANN), new Sitter.Person(BOB), control);
  }

  <S, V> Table<S, V> table(Match<S, V> match, Sitter first, Sitter second, TimeControl control) {
    var setup = setup(match, first, second);
    return table(match, setup.agreed(match.start().options().values(), control));
  }

  private <S, V> Table<S, V> table(Match<S, V> match, Setup setup) {
    var start = Match.from(match.game(), match.start().options(), match.start().state());
    var news = NewEntries.news(start, match, 0, true, alarms.clock().millis());
    store.matches().create(setup, news.due(Deadline.begun(setup.control(), match, news.at())));
    return loaded(setup, match);
  }

  private static Setup setup(Match<?, ?> match, Sitter first, Sitter second) {
    return new Setup(
        M1,
        match.profile().id(),
        1,
        match.start().options().values(),
        List.of(first, second),
        new Seed("00"),
        5);
  }

  /** A table of what is in the store already. */
  <S, V> Table<S, V> loaded(Setup setup, Match<S, V> match) {
    var table = new Table<>(setup, match, dependencies);
    table.think();
    return table;
  }

  static JsonNode sheet(Table<?, ?> table, PlayerId guest) {
    return Checked.tree("ToPage", table.sheet(guest).json());
  }

  static int version(Table<?, ?> table, PlayerId guest) {
    return sheet(table, guest).get("version").intValue();
  }

  /** What Ann or Bob hears who says something for their seat, having seen all. */
  static Answer<Boolean> say(Table<?, ?> table, Seat by, String text) {
    PlayerId guest = (by == Seat.FIRST ? ANN : BOB).id();
    return table.play(guest, by, version(table, guest), text);
  }

  @Override
  public void close() {
    dependencies.thinking().close();
    store.close();
  }
}
