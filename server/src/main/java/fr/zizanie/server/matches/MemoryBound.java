package fr.zizanie.server.matches;

/**
 * How much there may be in memory before matches leave it that nobody uses now; those that somebody
 * uses always stay.
 *
 * @param matches how many
 * @param bytes how much memory, as they estimate it themselves
 */
record MemoryBound(int matches, long bytes) {
  /** {@return a quarter of what this process may have} */
  static MemoryBound ofMachine() {
    return new MemoryBound(50_000, Runtime.getRuntime().maxMemory() / 4);
  }

  boolean holds(int count, long weight) {
    return count <= matches && weight <= bytes;
  }

  /** {@return whether it is time to look, as matches are added, without counting bytes} */
  boolean crowded(int count) {
    return count > matches + matches / 16;
  }
}
