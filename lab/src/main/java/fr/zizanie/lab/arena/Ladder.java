package fr.zizanie.lab.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Which games show whether each level is above the one below: neighbours play until {@link
 * Sprt#LEVEL} has a verdict, and all others a few games, so that ratings hang together.
 */
public final class Ladder {
  /** Two levels, from 1. */
  public record Pair(int upper, int lower) {
    public Pair {
      if (lower < 1 || upper <= lower) throw new IllegalArgumentException(upper + " over " + lower);
    }

    /** {@return whether one is just above the other} */
    public boolean neighbours() {
      return upper == lower + 1;
    }
  }

  /** One game of two levels, by its number from 0. */
  public record Task(Pair pair, int number) {}

  /**
   * How many games there are at most.
   *
   * @param rung of neighbours
   * @param top of the two highest
   * @param others of any other two
   */
  public record Most(int rung, int top, int others) {}

  /** The games of a pair. */
  public record Match(Pair pair, Trial trial) {}

  private final int levels;
  private final List<Match> matches = new ArrayList<>();

  /** A ladder of so many levels without any games. */
  public Ladder(int levels, Most most) {
    this.levels = levels;
    for (int a = 2; a <= levels; a++)
      for (int b = 1; b < a; b++) {
        var pair = new Pair(a, b);
        int games = !pair.neighbours() ? most.others : a == levels ? most.top : most.rung;
        var test = Optional.of(Sprt.LEVEL).filter(_ -> pair.neighbours());
        matches.add(new Match(pair, new Trial(test, games)));
      }
  }

  /** {@return a game that is to be played now by whoever asks; none if none is left to begin} */
  public synchronized Optional<Task> take() {
    return matches.stream()
        .sorted(Comparator.comparingInt(m -> m.trial.next()))
        .flatMap(m -> m.trial.take().stream().mapToObj(n -> new Task(m.pair, n)))
        .findFirst();
  }

  /** Keeps how a game went for the upper level; one that is known already stays as it was. */
  public void put(Task task, Result result) {
    for (var match : matches)
      if (match.pair.equals(task.pair)) match.trial.put(task.number, result);
  }

  /** {@return the games of all pairs, the lowest first} */
  public List<Match> matches() {
    return List.copyOf(matches);
  }

  /** {@return how many games count so far} */
  public long played() {
    return matches.stream().mapToLong(m -> m.trial.result().games()).sum();
  }

  /** {@return how many games there will be at most, as far as can be told} */
  public long most() {
    return matches.stream().mapToLong(m -> m.trial.most()).sum();
  }

  /** {@return the ratings of all levels, the lowest first} */
  public List<Rating> ratings() {
    var table = new Result[levels][levels];
    for (var m : matches) table[m.pair.upper - 1][m.pair.lower - 1] = m.trial.result();
    return Rating.all(table);
  }
}
