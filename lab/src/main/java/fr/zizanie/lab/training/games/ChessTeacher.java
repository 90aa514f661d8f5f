package fr.zizanie.lab.training.games;

import fr.zizanie.lab.training.Teacher;
import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.ironpond.IronPondAgent;
import fr.zizanie.players.machine.Jvm;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;

/** Iron Pond's opponent without cards, as a network learns from it. */
record ChessTeacher(IronPond game) implements Teacher<IronPondState, IronPondView> {
  private static final long PATIENCE = 60_000;

  @Override
  public Advice advise(IronPondView view, int visits, long seed) {
    var budget = new Budget(PATIENCE, Budget.LEVELS, Jvm.ONE);
    return new IronPondAgent(game, seed).plain(view, visits, budget);
  }

  @Override
  public boolean quiet(IronPondState state, Choice best) {
    Position p = state.scene().board();
    boolean promotes = best.c() != 0;
    return !promotes && p.victim(best.a(), best.b()) < 0 && !p.inCheck(p.turn());
  }
}
