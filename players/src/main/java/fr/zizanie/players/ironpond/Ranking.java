package fr.zizanie.players.ironpond;

import fr.zizanie.rules.core.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;

/** Looks deeper and deeper below some ideas until the watch stops it; the best comes first. */
final class Ranking {
  private final Lookahead search;
  private final Watch watch;
  private final Seat us;
  private final List<Idea> ideas;

  /** What is known of each: a value with its bonus, or how much it is at most. */
  private final IdentityHashMap<Idea, Integer> values = new IdentityHashMap<>();

  private int score;
  private int reached;

  /** {@code ideas} are at least one; they are looked at in the order of their guesses. */
  Ranking(Lookahead search, Watch watch, Seat us, List<Idea> ideas) {
    this.search = search;
    this.watch = watch;
    this.us = us;
    this.ideas = new ArrayList<>(ideas);
    this.ideas.sort(Comparator.comparingInt(i -> -i.guess()));
    score = this.ideas.getFirst().guess();
  }

  /**
   * Deepens to {@code deepest} plies; {@code patient} goes on to the end of the watch even if
   * nothing can change any more, so that the time tells nothing.
   */
  Ranking deepen(int deepest, boolean patient) {
    try {
      for (int d = 0; d <= deepest; d++) {
        if (!patient && d > 1 && (ideas.size() == 1 || watch.late(0.7))) break;
        round(d);
        reached = d;
        if (!patient && Math.abs(score) > Lookahead.WON && d > Lookahead.WIN - Math.abs(score) + 1)
          break;
      }
      while (patient) watch.visit();
    } catch (Watch.Stop stop) {
      // What was found before stands.
    }
    return this;
  }

  private void round(int depth) {
    int best = -Lookahead.INFINITE;
    for (int i = 0; i < ideas.size(); i++) {
      Idea idea = ideas.get(i);
      int floor = Math.max(-Lookahead.INFINITE, best - idea.bonus());
      int value;
      if (i == 0) value = value(idea, depth, -Lookahead.INFINITE, Lookahead.INFINITE);
      else {
        value = value(idea, depth, floor, floor + 1);
        if (value > floor) value = value(idea, depth, floor, Lookahead.INFINITE);
      }
      values.put(idea, value + idea.bonus());
      if (i > 0 && value <= floor) continue;
      best = value + idea.bonus();
      score = value;
      ideas.remove(i);
      ideas.addFirst(idea);
    }
  }

  private int value(Idea idea, int depth, int alpha, int beta) {
    return idea.outlook().value(search, us, depth, alpha, beta);
  }

  Idea best() {
    return ideas.getFirst();
  }

  /** {@return the best and those that seem to come after it, at most so many} */
  List<Idea> top(int most) {
    var rest = new ArrayList<>(ideas.subList(1, ideas.size()));
    rest.sort(Comparator.comparingInt(i -> -values.getOrDefault(i, i.guess())));
    var out = new ArrayList<Idea>();
    out.add(best());
    out.addAll(rest.subList(0, Math.min(most - 1, rest.size())));
    return out;
  }

  /**
   * {@return the value of an idea with its bonus, as deep as all have been looked at but one ply}
   */
  int exactly(Idea idea) {
    return value(idea, Math.max(0, reached - 1), -Lookahead.INFINITE, Lookahead.INFINITE)
        + idea.bonus();
  }

  /** {@return the value of the best on the board} */
  int score() {
    return score;
  }
}
