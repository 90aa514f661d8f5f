package fr.zizanie.server.store.sql;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.store.FreshPostgres;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.sql.rows.Access;
import fr.zizanie.server.store.sql.rows.Prepared;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;

/** Of two servers that wait for each other PostgreSQL ends what one writes, which begins again. */
class PostgresDeadlockTest {
  /** PostgreSQL looks after so many milliseconds of waiting. */
  private static final String LOOKS = "&options=-c%20deadlock_timeout=10";

  private final String url = FreshPostgres.url() + LOOKS;

  private Store opened() {
    return Postgres.at(url, Map.of());
  }

  @Test
  void two_that_wait_for_each_other_both_write() throws Exception {
    FreshPostgres.run(url, "create table kept (id text primary key, n integer)");
    FreshPostgres.run(url, "insert into kept values ('a', 0), ('b', 0)");
    var both = new CountDownLatch(2);
    try (var one = opened();
        var other = opened();
        var pool = Executors.newVirtualThreadPerTaskExecutor()) {
      var written = pool.submit(() -> write(one, h -> crossing(h, both, "a", "b")));
      assertThat(write(other, h -> crossing(h, both, "b", "a"))).isEqualTo(1);
      assertThat(written.get()).isEqualTo(1);
      assertThat(write(one, h -> h.execute("delete from kept where n = 2"))).isEqualTo(2);
    }
  }

  private static int write(Store store, Function<Handle, Integer> work) {
    return ((Access) store).write(work);
  }

  private static int crossing(Handle h, CountDownLatch both, String first, String second) {
    more(h, first);
    both.countDown();
    wait(both);
    return more(h, second);
  }

  private static int more(Handle h, String id) {
    return Prepared.update(h, "update kept set n = n + 1 where id = ?", id);
  }

  private static void wait(CountDownLatch both) {
    try {
      both.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
