package fr.zizanie.server.store.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a piece of writing throws, the thread that writes goes on. */
class BatchesTest {
  private static final long PATIENCE = 300_000;

  @TempDir Path folder;

  @Test
  void a_piece_that_breaks_the_machine_is_told_and_the_next_one_is_written() {
    var jdbi = Jdbi.create("jdbc:sqlite:" + folder.resolve("zizanie.db"));
    jdbi.useHandle(h -> h.execute("create table kept (n integer)"));
    try (var batches = new Batches(jdbi, 1, PATIENCE)) {
      for (Error error :
          List.of(new StackOverflowError(), new OutOfMemoryError("planned"), new Error())) {
        assertThatThrownBy(() ->
                batches.write(h -> {
                  h.execute("insert into kept values (0)");
                  throw error;
                }))
            .hasCause(error);
        int written = batches.write(h -> h.execute("insert into kept values (1)"));
        assertThat(written).isEqualTo(1);
      }
      assertThat(batches.writing().failures()).isEqualTo(3);
      assertThat(batches.writing().writes()).isEqualTo(3);
    }
    var kept = jdbi.withHandle(h -> h.createQuery("select n from kept").mapTo(int.class).list());
    assertThat(kept).containsExactly(1, 1, 1);
  }

  @Test
  void who_waits_too_long_is_told_while_it_goes_on() {
    var jdbi = Jdbi.create("jdbc:sqlite:" + folder.resolve("zizanie.db"));
    var told = new CompletableFuture<Boolean>();
    try (var batches = new Batches(jdbi, 1, 1)) {
      assertThatThrownBy(() -> batches.write(_ -> told.join()))
          .hasMessage("the database doesn't answer");
      told.complete(true);
    }
  }
}
