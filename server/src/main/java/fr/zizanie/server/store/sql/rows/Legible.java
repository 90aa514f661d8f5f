package fr.zizanie.server.store.sql.rows;

import fr.zizanie.server.store.Unusable;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Rows that can't be read, for whatever reason: each costs itself only. */
public final class Legible {
  private static final Logger LOG = LoggerFactory.getLogger(Legible.class);

  /** So many are told of. */
  private static final int MOST = 1_000;

  private static final Set<String> TOLD = ConcurrentHashMap.newKeySet();

  private Legible() {}

  /** {@return a part of a row, or what stands for it; the log says once which it is} */
  public static <T> Optional<T> part(String table, String id, Supplier<T> read) {
    try {
      return Optional.of(read.get());
    } catch (RuntimeException e) {
      if (TOLD.size() < MOST && TOLD.add(table + " " + id))
        LOG.atError()
            .addKeyValue("table", table)
            .addKeyValue("match", id)
            .addKeyValue("cause", e.getMessage())
            .log("a row can't be read");
      return Optional.empty();
    }
  }

  /** {@return what a row says; or that this row can't be used, and why} */
  public static <T> T whole(String table, Supplier<T> read) {
    try {
      return read.get();
    } catch (RuntimeException e) {
      throw new Unusable("its row in " + table + " can't be read: " + e.getMessage(), e);
    }
  }
}
