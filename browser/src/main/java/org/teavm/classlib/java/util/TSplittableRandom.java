package org.teavm.classlib.java.util;

import java.util.random.RandomGenerator;

/**
 * {@code java.util.SplittableRandom} as far as it is used: SplitMix64 (Steele, Lea, Flood 2014).
 */
public final class TSplittableRandom implements RandomGenerator {
  private static final long GOLDEN = 0x9e3779b97f4a7c15L;

  private long seed;
  private final long gamma;

  public TSplittableRandom(long seed) {
    this(seed, GOLDEN);
  }

  private TSplittableRandom(long seed, long gamma) {
    this.seed = seed;
    this.gamma = gamma;
  }

  private long nextSeed() {
    return seed += gamma;
  }

  private static long mix64(long z) {
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  private static int mix32(long z) {
    z = (z ^ z >>> 33) * 0x62a9d9ed799705f5L;
    return (int) ((z ^ z >>> 28) * 0xcb24d0a5c88c35b3L >>> 32);
  }

  private static long mixGamma(long z) {
    z = (z ^ z >>> 33) * 0xff51afd7ed558ccdL;
    z = (z ^ z >>> 33) * 0xc4ceb9fe1a85ec53L;
    z = z ^ z >>> 33 | 1;
    return Long.bitCount(z ^ z >>> 1) < 24 ? z ^ 0xaaaaaaaaaaaaaaaaL : z;
  }

  public TSplittableRandom split() {
    return new TSplittableRandom(mix64(nextSeed()), mixGamma(nextSeed()));
  }

  @Override
  public int nextInt() {
    return mix32(nextSeed());
  }

  @Override
  public long nextLong() {
    return mix64(nextSeed());
  }

  /** As the JDK draws below a bound: TeaVM’s way uses other bits. */
  @Override
  public int nextInt(int bound) {
    if (bound <= 0) throw new IllegalArgumentException("bound " + bound);
    int most = bound - 1;
    int bits = nextInt();
    if ((bound & most) == 0) return bits & most;
    int drawn = bits >>> 1;
    while (drawn + most - drawn % bound < 0) drawn = nextInt() >>> 1;
    return drawn % bound;
  }

  /** The same for long numbers, of which TeaVM’s way always draws 0. */
  @Override
  public long nextLong(long bound) {
    if (bound <= 0) throw new IllegalArgumentException("bound " + bound);
    long most = bound - 1;
    long bits = nextLong();
    if ((bound & most) == 0) return bits & most;
    long drawn = bits >>> 1;
    while (drawn + most - drawn % bound < 0) drawn = nextLong() >>> 1;
    return drawn % bound;
  }

  @Override
  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1.0p-53;
  }
}
