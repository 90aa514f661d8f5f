package fr.zizanie.rules.tsunami.turn;

import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.util.Optional;

/** How long a window stays open, in milliseconds: the same whatever anybody holds (P13). */
public final class Times {
  private static final int WINDOW = 12_000;

  private Times() {}

  /** {@return the window that is open, if one is} */
  public static Optional<Timed> of(TsunamiView v) {
    return switch (v.pending()) {
      case Pending.AnswerCard _, Pending.AnswerMove _ ->
          Optional.of(new Timed(v.by().other(), "counter", 0, WINDOW));
      default -> Optional.empty();
    };
  }
}
