package fr.zizanie.lab.arena;

import java.util.ArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Several threads that do the same. */
public final class Workers {
  private Workers() {}

  /** Lets so many threads do it and waits for them all; what one throws ends them. */
  public static void run(int threads, Runnable work) {
    try (var pool = Executors.newFixedThreadPool(threads)) {
      var workers = new ArrayList<Future<?>>();
      for (int i = 0; i < threads; i++) workers.add(pool.submit(work));
      try {
        for (var worker : workers) worker.get();
      } finally {
        pool.shutdownNow();
      }
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }
}
