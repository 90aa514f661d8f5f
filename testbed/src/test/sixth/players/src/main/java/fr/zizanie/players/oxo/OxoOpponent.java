package fr.zizanie.players.oxo;

import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.alphabeta.AlphaBetaAgent;
import fr.zizanie.players.alphabeta.Evaluation;
import fr.zizanie.players.alphabeta.Strength;
import fr.zizanie.players.search.Skill;
import fr.zizanie.rules.oxo.Oxo;
import fr.zizanie.rules.oxo.OxoState;
import fr.zizanie.rules.oxo.OxoView;
import java.util.List;

/** The opponent of Oxo: it looks for lines, and otherwise holds every position to be even. */
public final class OxoOpponent implements Evaluation<OxoState> {
  private static final List<Strength> STRENGTHS =
      List.of(
          new Strength(new Skill(500, 100, 40), 1),
          new Strength(new Skill(2_000, 20, 5), 3),
          new Strength(new Skill(2_000, 0, 0), OxoState.SQUARES));

  /** How many of its levels can be told apart. */
  public static final int LEVELS = STRENGTHS.size();

  private OxoOpponent() {}

  /** {@return one whose errors follow from {@code seed}} */
  public static Agent<OxoView> of(Oxo game, long seed) {
    return new AlphaBetaAgent<>(game, _ -> new OxoOpponent(), STRENGTHS, seed);
  }

  @Override
  public int value(OxoState state) {
    return 0;
  }

  @Override
  public long key(OxoState state) {
    long z = (state.white() | (long) state.black() << OxoState.SQUARES) * 0x9E3779B97F4A7C15L;
    return z ^ z >>> 32;
  }

  @Override
  public boolean noisy(OxoState state, int choice) {
    return false;
  }

  @Override
  public int gain(OxoState state, int choice) {
    return 0;
  }
}
