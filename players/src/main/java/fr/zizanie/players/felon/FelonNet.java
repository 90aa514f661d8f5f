package fr.zizanie.players.felon;

import fr.zizanie.players.training.Teacher;
import fr.zizanie.players.training.Trainable;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.felon.Felon;
import fr.zizanie.rules.felon.FelonState;
import fr.zizanie.rules.felon.FelonView;

/** The network of Le Félon, for the usual options: {@code ./zizanie train felon} makes it anew. */
public final class FelonNet {
  private FelonNet() {}

  /** {@return games with these options, and what is seen in them} */
  public static Trainable<FelonState, FelonView> trainable(Felon game, Options options) {
    return new Trainable<>(
        game,
        game.start(options),
        Teacher.of(game, s -> new FelonEvaluation(s.setting())),
        new FelonInputs());
  }
}
