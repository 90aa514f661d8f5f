package fr.zizanie.server.store;

import static fr.zizanie.server.store.matches.Samples.M1;
import static fr.zizanie.server.store.matches.Samples.news;
import static fr.zizanie.server.store.matches.Samples.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.util.Throwables.getStackTrace;

import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.table.seat.Sitter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

/** PostgreSQL, and what a server and its database on two machines can do to each other. */
class PostgresStoreTest {
  private final String url = FreshPostgres.url();

  private static Store at(String url) {
    return Databases.open(Optional.of(url), Path.of(""), Map.of());
  }

  @Test
  void servers_that_start_together_make_the_tables_once() throws Exception {
    String empty = FreshPostgres.empty();
    try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
      var stores = new ArrayList<Future<Store>>();
      for (int i = 0; i < 4; i++) stores.add(pool.submit(() -> at(empty)));
      for (var each : stores) {
        var one = each.get();
        assertThat(one.answers()).isTrue();
        one.close();
      }
    }
  }

  /** What was said to be written is there, once; nobody waits for ever. */
  @Test
  void cuts_are_told_and_lose_nothing_that_was_acknowledged() throws Exception {
    String direct = ":" + FreshPostgres.port() + "/";
    try (var cable = new Cable(FreshPostgres.port());
        var store = at(url);
        var cut = at(url.replace(direct, ":" + cable.port() + "/") + "&socketTimeout=2")) {
      cut.matches().create(setup(M1, new Sitter.Nobody()), news(0, "", 5));
      // Before the first cut, so that there is something to lose.
      int written = told(burst(cut, 5));
      for (int round = 0; round < 5; round++) {
        var done = burst(cut, round);
        if (round % 2 == 0) cable.cut();
        else cable.silent(true);
        written += told(done);
        cable.silent(false);
        cable.cut();
      }
      assertThat(store.matches().match(M1).orElseThrow().entries().size())
          .isGreaterThanOrEqualTo(written);
    }
  }

  private static final int BURST = 40;

  private static List<Future<Boolean>> burst(Store store, int round) {
    var done = new ArrayList<Future<Boolean>>();
    for (int i = 0; i < BURST; i++) {
      var one = news(round * BURST + i, "white x", 6);
      var task = new FutureTask<>(() -> store.matches().append(M1, one));
      Thread.ofVirtual().start(task);
      done.add(task);
    }
    return done;
  }

  private static int told(List<Future<Boolean>> done) throws InterruptedException {
    int written = 0;
    for (var each : done)
      try {
        if (each.get()) written++;
      } catch (ExecutionException e) {
        assertThat(e.getCause()).isInstanceOf(RuntimeException.class);
      }
    return written;
  }

  @Test
  void a_password_is_in_no_message() {
    String secret = "open-sesame";
    for (String bad :
        List.of(
            "jdbc:postgresql://127.0.0.1:1/none?user=u&password=" + secret,
            "jdbc:postgresql://[/none?password=" + secret,
            "postgres://u:" + secret + "@127.0.0.1/none",
            "jdbc:sqlite:" + secret))
      assertThatThrownBy(() -> at(bad))
          .satisfies(e -> assertThat(getStackTrace(e)).doesNotContain(secret));
  }

  @Test
  void user_and_password_may_come_from_the_environment() {
    String name = url.substring(0, url.indexOf('?'));
    try (var other =
        Databases.open(
            Optional.of(name),
            Path.of(""),
            Map.of("ZIZANIE_DATABASE_USER", "postgres", "ZIZANIE_DATABASE_PASSWORD", "any"))) {
      assertThat(other.answers()).isTrue();
    }
  }
}
