package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.PlayerId;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who is there now is looked at every other second, and only of those who are asked about. */
class ConnectedPlayersTest extends OnDisk {
  private final AtomicLong time = new AtomicLong(1_000_000);

  @BeforeEach
  @Override
  void open() {
    store = FreshSqlite.in(data);
    matches = new Matches(Games::named, store, () -> java.time.Instant.ofEpochMilli(time.get()));
  }

  @Test
  void who_sits_connected_is_there() {
    var both = Set.of(ANN.id(), BOB.id(), EVE);
    var match = both();
    assertThat(matches.connected(both)).isEmpty();
    var connection = new ViewerConnection(BOB.id(), _ -> {});
    matches.watch(match, connection, 0).orThrow();
    matches.watch(match, new ViewerConnection(EVE, _ -> {}), 0).orThrow();
    time.addAndGet(2_000);
    assertThat(matches.connected(both)).containsExactly(BOB.id());
    assertThat(matches.connected(Set.of(ANN.id()))).isEmpty();
    assertThat(matches.connected(Set.<PlayerId>of())).isEmpty();
    matches.leave(match, connection);
    time.addAndGet(2_000);
    assertThat(matches.connected(both)).isEmpty();
  }
}
