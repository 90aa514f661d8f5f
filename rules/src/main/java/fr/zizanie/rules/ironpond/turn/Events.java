package fr.zizanie.rules.ironpond.turn;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.Interlude;
import fr.zizanie.rules.ironpond.state.IronPondState;
import java.util.Optional;
import java.util.Set;

/** What happens although it is no choice: gestures and time that is over (rules, 10). */
public final class Events {
  private static final Set<String> GESTURES =
      Set.of("chat", "emote", "nudge", "draw", "takeback", "gg");

  private Events() {}

  public static IronPondState happened(IronPondState s, Event event) {
    return switch (event.kind()) {
      case GESTURE -> gesture(s, event.by(), event.detail());
      case TOLD -> s.top() instanceof Interlude i ? i.told(s, event) : s;
      case OFFER_DRAW -> gesture(s, event.by(), "draw");
      case OFFER_TAKEBACK -> gesture(s, event.by(), "takeback");
      case TIMEOUT -> timeout(s);
      default -> s;
    };
  }

  /** A gesture may be punished until the end of the other seat's next own turn. */
  private static IronPondState gesture(IronPondState s, Seat by, String kind) {
    if (!s.setting().gestures() || !GESTURES.contains(kind) || s.top() instanceof Frame.Over)
      return s;
    int turns = s.now().by() == by.other() ? 2 : 1;
    return s.offence(by, s.offence(by).again(kind, turns));
  }

  private static IronPondState timeout(IronPondState s) {
    return switch (s.top()) {
      case Frame.Window _ -> Turns.apply(s, Choice.PASS);
      case Interlude interlude -> Turns.run(interlude.late(s));
      case Frame.Ready _ -> s.scene().chrono() ? passed(s) : s;
      default -> s;
    };
  }

  /** The turn is lost (22). */
  private static IronPondState passed(IronPondState s) {
    Scene lost = s.scene().unmoved().chrono(false);
    return Turns.run(Turnover.end(s.scene(lost).now(s.now().deed(Optional.empty()))));
  }
}
