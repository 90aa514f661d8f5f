package fr.zizanie.lab.engines;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.tsunami.DeadStones;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Settled;
import fr.zizanie.rules.tsunami.go.Stones;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Any program that speaks the Go Text Protocol as an opponent for Tsunami without cards. It follows
 * one game at a time and sets its board up anew when it lost track; how long it thinks is for its
 * command to say.
 */
final class GtpAgent implements Agent<TsunamiView>, AutoCloseable {
  private final GtpProgram program;
  private Optional<Stones> shown = Optional.empty();
  private int turn = -1;

  /** Starts the program, such as {@code gnugo --mode gtp --level 10 --chinese-rules}. */
  GtpAgent(String command) {
    program = new GtpProgram(command);
  }

  @Override
  public synchronized Advice advise(TsunamiView view, Budget budget) {
    if (view.setting().cards()) throw new IllegalArgumentException("go programs know no cards");
    if (!(view.turn() instanceof Turn.Of(Seat me)))
      throw new IllegalArgumentException("nobody is to act: " + view);
    if (view.pending() instanceof Pending.Marking m)
      return DeadStones.agree(m, deadBy(view.board().stones()), me, view);
    follow(view, me);
    String said = program.need("genmove " + name(me)).toUpperCase(Locale.ROOT);
    int point = Grid.parse(said);
    turn = view.moment().index();
    if (point < 0 || !view.moves().has(point)) {
      if (point >= 0) shown = Optional.empty();
      return new Advice(List.of(Choice.PASS), 0, 0);
    }
    shown = Settled.placed(view.board().stones(), me, point).map(Settled::stones);
    return new Advice(List.of(Choice.square(point)), 0, 0);
  }

  private static String name(Seat seat) {
    return seat == Seat.FIRST ? "black" : "white";
  }

  /** Tells the program what happened since it moved, or the whole board. */
  private void follow(TsunamiView view, Seat me) {
    Stones now = view.board().stones();
    boolean next = view.moment().index() == turn + 2 && shown.isPresent();
    if (next && shown.get().equals(now) && play(me.other(), "pass")) return;
    int newest = view.board().newest();
    if (next && newest >= 0 && shown.get().empty(newest)) {
      var settled = Settled.placed(shown.get(), me.other(), newest);
      boolean told = settled.filter(s -> s.stones().equals(now)).isPresent();
      if (told && play(me.other(), Grid.name(newest))) return;
    }
    program.need("boardsize " + now.size().text());
    program.need("clear_board");
    program.need("komi " + view.setting().komiText());
    for (int p = 0; p < Grid.POINTS; p++)
      for (Seat seat : Seat.values()) if (now.owns(seat, p)) play(seat, Grid.name(p));
  }

  private boolean play(Seat seat, String where) {
    return program.ask("play " + name(seat) + " " + where).isPresent();
  }

  private Points deadBy(Stones stones) {
    Points dead = Points.NONE;
    for (String word : program.ask("final_status_list dead").orElse("").split("\\s+", -1)) {
      int point = Grid.parse(word.toUpperCase(Locale.ROOT));
      if (point >= 0) dead = dead.or(stones.chain(point));
    }
    return dead;
  }

  @Override
  public void close() {
    program.close();
  }
}
