package fr.zizanie.lab.arena;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The games of two, until a test has its verdict or there are enough. Many threads may take games
 * and put their results; what counts doesn't depend on their order.
 */
public final class Trial {
  private final Optional<Sprt> test;
  private final int most;
  private final TreeMap<Integer, Result> played = new TreeMap<>();
  private final TreeSet<Integer> running = new TreeSet<>();

  /** A trial of {@code most} games at most, without any yet. */
  public Trial(Optional<Sprt> test, int most) {
    this.test = test;
    this.most = most;
  }

  /** {@return the number of a game to be played now by whoever asks; none if none is left} */
  public synchronized OptionalInt take() {
    if (decided()) return OptionalInt.empty();
    int next = next();
    if (next >= most) return OptionalInt.empty();
    running.add(next);
    return OptionalInt.of(next);
  }

  /** {@return the number of the next game that nobody plays} */
  synchronized int next() {
    int next = 0;
    while (played.containsKey(next) || running.contains(next)) next++;
    return next;
  }

  /** Keeps how a game went for the first; one that is known already stays as it was. */
  public synchronized void put(int number, Result result) {
    running.remove(number);
    played.putIfAbsent(number, result);
  }

  /** {@return the games up to the verdict, in the order of their numbers} */
  public synchronized Result result() {
    var sum = Result.NONE;
    for (int i = 0; i < most && played.containsKey(i) && open(sum); i++)
      sum = sum.and(played.get(i));
    return sum;
  }

  private boolean open(Result result) {
    return verdict(result) == Sprt.Verdict.OPEN;
  }

  private Sprt.Verdict verdict(Result result) {
    return test.map(t -> t.of(result)).orElse(Sprt.Verdict.OPEN);
  }

  /** {@return what the test says so far} */
  public Sprt.Verdict verdict() {
    return verdict(result());
  }

  /** {@return whether no more games are needed} */
  public boolean decided() {
    var result = result();
    return result.games() >= most || !open(result);
  }

  /** {@return how many games there will be at most, as far as can be told} */
  public int most() {
    return decided() ? result().games() : most;
  }
}
