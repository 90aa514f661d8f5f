package fr.zizanie.rules.ironpond.view;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.rules.ironpond.card.Fundamental;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.cards.special.Stopwatch;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.Frame.Interlude;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.Optional;

/**
 * Which decisions only answer, and how long decisions last that are timed, in milliseconds: the
 * same whatever anybody holds.
 */
public final class Times {
  private static final int WINDOW = 12_000;

  private Times() {}

  public static Optional<Timed> of(IronPondView v) {
    return switch (v.frames().getLast()) {
      case Frame.Window(Seat to, Slot slot, _, _) -> {
        boolean counter = slot == Slot.NOW_OWN || slot == Slot.LAST_OWN;
        yield timed(to, counter ? "counter" : "response", WINDOW);
      }
      case Interlude interlude -> interlude.timed(v.setting());
      case Frame.Ready _ -> v.scene().flatMap(scene -> Stopwatch.timed(v.now(), scene));
      default -> Optional.empty();
    };
  }

  /** In a window, and when mated or stalemated on the board, where only a hand could help. */
  public static boolean answering(IronPondView v) {
    return switch (v.frames().getLast()) {
      case Frame.Window _ -> true;
      case Frame.Ready _ ->
          v.scene().isPresent()
              && !v.now().placing()
              && !Fundamental.canMove(v.scene().get().board(), v.now());
      default -> false;
    };
  }

  private static Optional<Timed> timed(Seat seat, String what, int millis) {
    return Optional.of(new Timed(seat, what, 0, millis));
  }
}
