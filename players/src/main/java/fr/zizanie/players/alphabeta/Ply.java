package fr.zizanie.players.alphabeta;

import fr.zizanie.rules.core.Choices;
import java.util.Arrays;

/** Scratch space for one distance from the root: choices in order, killers, the line. */
final class Ply {
  final Choices choices = new Choices();
  long key;
  int killer;
  int secondKiller;

  /** The best line from here; its first {@code length} codes count. */
  int[] line = new int[8];

  int length;
  int[] codes = new int[64];
  int[] weights = new int[64];
  int size;

  void clear() {
    size = 0;
  }

  void add(int code, int weight) {
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, size * 2);
      weights = Arrays.copyOf(weights, size * 2);
    }
    codes[size] = code;
    weights[size++] = weight;
  }

  /** {@return the heaviest choice not taken before the {@code i}th; equal ones as they came} */
  int take(int i) {
    int best = i;
    for (int j = i + 1; j < size; j++) if (weights[j] > weights[best]) best = j;
    int code = codes[best];
    int weight = weights[best];
    // Shifted, not swapped, so that equal weights keep their order and runs stay comparable.
    System.arraycopy(codes, i, codes, i + 1, best - i);
    System.arraycopy(weights, i, weights, i + 1, best - i);
    codes[i] = code;
    weights[i] = weight;
    return code;
  }

  void kills(int code) {
    if (code == killer) return;
    secondKiller = killer;
    killer = code;
  }

  /** Makes {@code first}, followed by the line of the next ply, the best line. */
  void follow(int first, Ply next) {
    if (line.length < next.length + 1) line = new int[Math.max(next.length + 1, line.length * 2)];
    line[0] = first;
    System.arraycopy(next.line, 0, line, 1, next.length);
    length = next.length + 1;
  }
}
