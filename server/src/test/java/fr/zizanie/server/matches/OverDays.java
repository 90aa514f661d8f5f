package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.Tables.M1;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.time.HandAlarms;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A server on a real database, over days that are moved on by hand. */
abstract class OverDays {
  @TempDir Path data;
  final HandAlarms alarms = new HandAlarms();
  Store store;
  Calendar days;

  @BeforeEach
  final void open() {
    store = FreshSqlite.in(data);
    days = new Calendar(store, alarms);
  }

  @AfterEach
  final void close() {
    days.close();
    store.close();
  }

  /** A game of Ann and Bob, as it usually begins, on so many days. */
  final void begin(String game, String control) {
    days.begin(M1, begun(game), control);
  }

  static Match<?, ?> begun(String game) {
    return begun(Games.named(game).orElseThrow());
  }

  static <S, V> Match<S, V> begun(Game<S, V> game) {
    return Match.begin(game, Options.read(game.profile().options(), Map.of()).orThrow());
  }

  /** The server stops, for so long, and another one begins to look. */
  final void restart(long millis) {
    days.close();
    alarms.pass(millis);
    days = new Calendar(store, alarms, days.told);
    days.matches.due().look();
  }
}
