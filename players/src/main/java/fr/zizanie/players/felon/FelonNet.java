package fr.zizanie.players.felon;

import fr.zizanie.players.training.Judging;
import fr.zizanie.players.training.Teacher;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.felon.Felon;
import fr.zizanie.rules.felon.FelonState;
import fr.zizanie.rules.felon.FelonView;

/** What a network of Le Félon learns from. None ships, since none has won yet. */
public final class FelonNet {
  private FelonNet() {}

  /** {@return games with these options, and what is seen in them} */
  public static Judging<FelonState, FelonView> trainable(Felon game, Options options) {
    return new Judging<>(
        game,
        game.start(options),
        Teacher.of(game, s -> new FelonEvaluation(s.setting())),
        new FelonInputs());
  }
}
