package fr.zizanie.rules.ironpond.view;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.state.Setting;
import java.util.Optional;

/** How long decisions last that are timed, in milliseconds: the same whatever anybody holds. */
public final class Times {
  private static final int WINDOW = 12_000;
  private static final int KIDNAPPING = 10_000;
  private static final int STOPWATCH = 15_000;
  private static final int DARTS = 20_000;
  private static final int SEARCH = 45_000;

  private Times() {}

  public static Optional<Timed> of(IronPondView v) {
    return switch (v.frames().getLast()) {
      case Frame.Window(Seat to, Slot slot, _, _) -> {
        boolean counter = slot == Slot.NOW_OWN || slot == Slot.LAST_OWN;
        yield timed(to, counter ? "counter" : "response", WINDOW);
      }
      // The blindfold lasts as long as the thief might have taken, so both are one.
      case Frame.Taking(Seat thief) -> timed(thief, "take", kidnapping(v));
      case Frame.Looking(Seat thief, _, _) -> timed(thief, "take", kidnapping(v));
      case Frame.Guessing(Seat victim, _, _) -> timed(victim, "guess", kidnapping(v));
      case Frame.Searching(Seat by) -> timed(by, "search", SEARCH);
      case Frame.Darts(Seat by, _, _) when v.setting().darts() == Setting.Darts.SKILL ->
          timed(by, "darts", DARTS);
      case Frame.Ready _ -> v.scene().filter(Scene::chrono).map(s -> stopwatch(v, s));
      default -> Optional.empty();
    };
  }

  /** Two people may agree on twice the time: looking and naming quickly isn't for everybody. */
  private static int kidnapping(IronPondView v) {
    return v.setting().calm() ? 2 * KIDNAPPING : KIDNAPPING;
  }

  private static Optional<Timed> timed(Seat seat, String what, int millis) {
    return Optional.of(new Timed(seat, what, 0, millis));
  }

  /** Windows interrupt it, so that the move of its number has one stopwatch only (22). */
  private static Timed stopwatch(IronPondView v, Scene scene) {
    return new Timed(v.now().by(), "move", scene.board().number(), STOPWATCH);
  }
}
