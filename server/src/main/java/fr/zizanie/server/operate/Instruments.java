package fr.zizanie.server.operate;

import fr.zizanie.server.store.Store;

/** What a running server is watched by. */
public record Instruments(HealthChecks health, Metrics metrics) {
  /** {@return fresh instruments that watch a store} */
  public static Instruments of(Store store) {
    var metrics = new Metrics();
    metrics.writing(store::writing);
    return new Instruments(new HealthChecks(store), metrics);
  }
}
