package fr.zizanie.server.operate;

import fr.zizanie.server.store.Store;
import java.util.function.LongSupplier;

/** What a running server is watched by. */
public record Instruments(HealthChecks health, Metrics metrics) {
  /** {@return fresh instruments that watch a store; {@code nanos} counts nanoseconds} */
  public static Instruments of(Store store, LongSupplier nanos) {
    var metrics = new Metrics();
    metrics.writing(store::writing);
    return new Instruments(new HealthChecks(store, nanos), metrics);
  }
}
