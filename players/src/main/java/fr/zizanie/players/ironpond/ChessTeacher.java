package fr.zizanie.players.ironpond;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.ironpond.search.ChessInputs;
import fr.zizanie.players.machine.Jvm;
import fr.zizanie.players.net.Inputs;
import fr.zizanie.players.search.Skill;
import fr.zizanie.players.training.Judging;
import fr.zizanie.players.training.Teacher;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;

/** The opponent without cards, as a network learns from it. None ships, since none has won yet. */
public record ChessTeacher(IronPond game) implements Teacher<IronPondState, IronPondView> {
  private static final long PATIENCE = 60_000;

  /** {@return games with these options, which name no cards, and what is seen in them} */
  public static Judging<IronPondState, IronPondView> trainable(IronPond game, Options options) {
    return new Judging<>(game, game.start(options), new ChessTeacher(game), new Boards());
  }

  @Override
  public Advice advise(IronPondView view, int visits, long seed) {
    var strength = new Strength(new Skill(visits, 0, 0), 60, 0, 0, 0, false);
    var budget = new Budget(PATIENCE, Budget.LEVELS, Jvm.ONE);
    return new IronPondAgent(game, seed).advise(view, strength, budget);
  }

  @Override
  public boolean quiet(IronPondState state, Choice best) {
    Position p = state.scene().board();
    boolean promotes = best.c() != 0;
    return !promotes && p.victim(best.a(), best.b()) < 0 && !p.inCheck(p.turn());
  }

  /** What a network sees of a state. */
  private record Boards(ChessInputs inputs) implements Inputs<IronPondState> {
    Boards() {
      this(new ChessInputs());
    }

    @Override
    public int count() {
      return inputs.count();
    }

    @Override
    public int most() {
      return inputs.most();
    }

    @Override
    public Seat turn(IronPondState s) {
      return inputs.turn(s.scene().board());
    }

    @Override
    public void of(IronPondState s, Seat as, Sink out) {
      inputs.of(s.scene().board(), as, out);
    }
  }
}
