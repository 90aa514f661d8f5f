package fr.zizanie.players.tsunami.search;

import fr.zizanie.players.number.Elementary;
import fr.zizanie.players.search.Limit;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Places;
import fr.zizanie.rules.tsunami.state.Setting;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A multi-armed bandit that compares a few actions by playouts of their boards, the promising
 * actions more often.
 */
public final class Bandit {
  private static final double EXPLORATION = 0.35;

  /** Imaginary games of each action that go as all games do, so that a lucky few decide nothing. */
  private static final double DOUBT = 6;

  /** Counts games that several hands play at a time. */
  private static final class Tally {
    private final AtomicInteger games = new AtomicInteger();
    private final AtomicInteger won = new AtomicInteger();

    void add(boolean win) {
      if (win) won.incrementAndGet();
      games.incrementAndGet();
    }

    int games() {
      return games.get();
    }

    /** {@return the share of games won, as if half of one more were} */
    double share() {
      return (won.get() + 0.5) / (games() + 1.0);
    }
  }

  /** One action and the count of its games. */
  private final class Arm {
    final List<Choice> action;
    final Goban board;
    final int mover;
    final double bonus;
    final Tally tally = new Tally();

    Arm(List<Choice> action, Goban board, int mover, double bonus) {
      this.action = List.copyOf(action);
      this.board = board;
      this.mover = mover;
      this.bonus = bonus;
    }

    double value() {
      return (tally.won.get() + DOUBT * all.share()) / (tally.games() + DOUBT) + bonus;
    }
  }

  private final Tsunami game;
  private final Seat me;
  private final long seed;
  private final List<Arm> arms = new ArrayList<>();
  private final Tally all = new Tally();

  /** A bandit without actions, for a seat. */
  public Bandit(Tsunami game, Seat me, long seed) {
    this.game = game;
    this.me = me;
    this.seed = seed;
  }

  /**
   * Adds an action and the state that it leads to; {@code bonus} is the share of games that its
   * stones don't show.
   */
  public void add(List<Choice> action, TsunamiState then, double bonus) {
    var board = Goban.of(then.board().stones());
    var seat = game.turn(then) instanceof Turn.Of(Seat turn) ? turn : then.moment().by();
    arms.add(new Arm(action, board, seat.ordinal(), bonus));
  }

  /** Plays games of the actions until the limit, at least one. */
  public void compare(Setting setting, Limit limit) {
    compare(setting, limit, new Playout(seed));
  }

  /**
   * Plays games of the actions until the limit with all hands of the machine, which share the arms.
   */
  public void together(Setting setting, Limit limit) {
    long left = limit.left();
    limit
        .machine()
        .together(hand ->
            compare(
                setting, hand == 0 ? limit : limit.beside(left), new Playout(seed + 31L * hand)));
  }

  private void compare(Setting setting, Limit limit, Playout playout) {
    do {
      Arm arm = next();
      playout.begin(arm.board, Places.NOWHERE);
      int lead = 2 * playout.finish(arm.mover) - setting.komi();
      boolean win = lead > 0 == (me == Seat.FIRST);
      arm.tally.add(win);
      all.add(win);
    } while (limit.more());
  }

  private Arm next() {
    Arm best = arms.getFirst();
    double most = -1;
    for (Arm arm : arms) {
      int tries = arm.tally.games();
      double curious =
          tries == 0 ? 100 : EXPLORATION * Math.sqrt(Elementary.log(all.games() + 1.0) / tries);
      if (arm.value() + curious > most) {
        most = arm.value() + curious;
        best = arm;
      }
    }
    return best;
  }

  private Arm surest() {
    Arm best = arms.getFirst();
    for (Arm arm : arms)
      if (arm.tally.games() > best.tally.games()
          || arm.tally.games() == best.tally.games() && arm.value() > best.value()) best = arm;
    return best;
  }

  /** {@return the action tried most} */
  public List<Choice> best() {
    return surest().action;
  }

  /** {@return the share of games won with that action, from 0 to 1} */
  public double value() {
    return surest().tally.share();
  }

  /** {@return the number of games played} */
  public int games() {
    return all.games();
  }
}
