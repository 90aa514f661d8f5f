package fr.zizanie.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A fixed loop of dependent arithmetic, so that runs on other machines compare. */
@State(Scope.Thread)
public class Calibration {
  private static final int ROUNDS = 10_000;
  private long seed = 42;

  /** Rounds of a xorshift generator. */
  @Benchmark
  @OperationsPerInvocation(ROUNDS)
  public long loop() {
    long x = seed;
    for (int i = 0; i < ROUNDS; i++) {
      x ^= x << 13;
      x ^= x >>> 7;
      x ^= x << 17;
    }
    seed = x;
    return x;
  }
}
