package fr.zizanie.players.tsunami.search;

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

/**
 * A multi-armed bandit: compares a few actions by playing the stones that they lead to, the
 * promising ones more often.
 */
public final class Bandit {
  private static final double EXPLORATION = 0.35;

  /** So many imaginary games of each action go as all games do: a lucky few decide nothing. */
  private static final double DOUBT = 6;

  /** One action and how its games went. */
  private final class Arm {
    final List<Choice> action;
    final Goban board;
    final int mover;
    final double bonus;
    int games;
    int won;

    Arm(List<Choice> action, Goban board, int mover, double bonus) {
      this.action = List.copyOf(action);
      this.board = board;
      this.mover = mover;
      this.bonus = bonus;
    }

    double value() {
      return (won + DOUBT * mean()) / (games + DOUBT) + bonus;
    }
  }

  private final Tsunami game;
  private final Seat me;
  private final Playout playout;
  private final List<Arm> arms = new ArrayList<>();
  private int games;
  private int won;

  /** Nothing to compare yet, for a seat. */
  public Bandit(Tsunami game, Seat me, long seed) {
    this.game = game;
    this.me = me;
    playout = new Playout(seed);
  }

  /** Adds an action and the state that it leads to; {@code bonus} is what its stones don't show. */
  public void add(List<Choice> action, TsunamiState then, double bonus) {
    var board = Goban.of(then.board().stones());
    var seat = game.turn(then) instanceof Turn.Of(Seat turn) ? turn : then.moment().by();
    arms.add(new Arm(action, board, seat.ordinal(), bonus));
  }

  /** Plays games of the actions until the limit, at least one. */
  public void compare(Setting setting, Limit limit) {
    do {
      Arm arm = next();
      playout.begin(arm.board, Places.NOWHERE);
      int lead = 2 * playout.finish(arm.mover) - setting.komi();
      arm.games++;
      games++;
      if (lead > 0 == (me == Seat.FIRST)) {
        arm.won++;
        won++;
      }
    } while (limit.more());
  }

  private double mean() {
    return (won + 0.5) / (games + 1.0);
  }

  private Arm next() {
    Arm best = arms.getFirst();
    double most = -1;
    for (Arm arm : arms) {
      double curious =
          arm.games == 0 ? 100 : EXPLORATION * Math.sqrt(Math.log(games + 1.0) / arm.games);
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
      if (arm.games > best.games || arm.games == best.games && arm.value() > best.value())
        best = arm;
    return best;
  }

  /** {@return the action tried most} */
  public List<Choice> best() {
    return surest().action;
  }

  /** {@return the share of games won with it, from 0 to 1} */
  public double value() {
    Arm arm = surest();
    return (arm.won + 0.5) / (arm.games + 1.0);
  }

  /** {@return how many games were played} */
  public int games() {
    return games;
  }
}
