package fr.zizanie.bench.thought;

import fr.zizanie.bench.play.RandomMatches;
import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.machine.Jvm;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.tsunami.Tsunami;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * The highest level of each game in random matches: how long it takes for a move that it has a
 * tenth of a second for, how long it goes on once it is called off, and how much it looks at.
 */
public final class Thoughts {
  private static final int MILLIS = 100;
  private static final int WARM = 6;
  private static final long MINUTE = 60_000;

  private Thoughts() {}

  /** Times in milliseconds, the longest last, and what was looked at. */
  private record Times(List<Double> sorted, long visits) {
    String line(String name) {
      return String.format(
          Locale.ROOT,
          "%s %.1f ms%n%s-longest %.1f ms%n",
          name,
          sorted.get(sorted.size() / 2),
          name,
          sorted.getLast());
    }
  }

  /** {@return the name of what is measured of a game} */
  private static String name(Game<?, ?> game) {
    return game.profile().id() + "-thought";
  }

  /** {@return a line for each figure of the games whose names have {@code wanted}} */
  public static String measured(String wanted, boolean quick) {
    var out = new StringBuilder();
    for (Game<?, ?> game : Games.all())
      if (name(game).contains(wanted)) out.append(measured(game, quick ? 10 : 40));
    return out.toString();
  }

  private static <S, V> String measured(Game<S, V> game, int moves) {
    System.err.println("bench " + name(game));
    var views = views(game, moves + WARM);
    var asked = times(game, views, new Jvm(1), false);
    var called = times(game, views, new Jvm(2), true);
    double thousands = asked.visits / (double) MILLIS / moves;
    return asked.line(name(game) + "-of-" + MILLIS)
        + called.line(name(game) + "-called-off")
        + String.format(Locale.ROOT, "%s-visits %.1f k/s%n", name(game), thousands);
  }

  private static <S, V> List<V> views(Game<S, V> game, int count) {
    var out = new ArrayList<V>();
    // With cards a turn of Tsunami mostly begins with a draw, which needs no thought.
    Map<String, String> given = game instanceof Tsunami ? Map.of("deck", "none") : Map.of();
    for (int seed = 0; out.size() < count; seed++) {
      var match = RandomMatches.played(game, given, 10 + seed % 30, seed);
      if (match.turn() instanceof Turn.Of(var seat))
        out.add(game.view(match.state(), Viewer.of(seat)));
    }
    return out;
  }

  private static <S, V> Times times(Game<S, V> game, List<V> views, Jvm machine, boolean off) {
    var agent = Players.of(game, 1).orElseThrow();
    var times = new ArrayList<Double>();
    long visits = 0;
    for (int i = 0; i < views.size(); i++) {
      var budget = new Budget(off ? MINUTE : MILLIS, Budget.LEVELS, machine);
      long begun = machine.nanos();
      long looked = off ? 0 : agent.advise(views.get(i), budget).visits();
      double millis = off ? calledOff(agent, views.get(i), budget) : since(begun, machine);
      if (i < WARM) continue;
      times.add(millis);
      visits += looked;
    }
    times.sort(null);
    return new Times(times, visits);
  }

  private static double since(long begun, Jvm machine) {
    return (machine.nanos() - begun) / 1e6;
  }

  /** How many milliseconds it goes on; a move that needs no thought has none. */
  private static <V> double calledOff(Agent<V> agent, V view, Budget budget) {
    var thread = Thread.ofPlatform().start(() -> agent.advise(view, budget));
    try {
      thread.join(MILLIS / 2);
      long called = System.nanoTime();
      thread.interrupt();
      thread.join();
      return TimeUnit.NANOSECONDS.toMicros(System.nanoTime() - called) / 1000.0;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
