package fr.zizanie.rules.ironpond.turn;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.cards.Sight;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/** What happens although it is no choice: gestures and time that is over (section 10). */
public final class Events {
  private static final Set<String> GESTURES =
      Set.of("chat", "emote", "nudge", "draw", "takeback", "gg");

  /** What a hand did at the times told, in milliseconds (card 71). */
  static final String SHOTS = "shots";

  public static final Set<String> WORDS = Set.of(SHOTS);

  private static final int SOONEST = 200;
  private static final int LATEST = 3_000;

  private Events() {}

  /** {@return three darts of somebody who doesn't look} */
  public static Event thrown(Seat by, RandomGenerator random) {
    int first = random.nextInt(SOONEST, LATEST);
    int second = first + random.nextInt(SOONEST, LATEST);
    int third = second + random.nextInt(SOONEST, LATEST);
    return Event.told(by, SHOTS, first + " " + second + " " + third);
  }

  public static IronPondState happened(IronPondState s, Event event) {
    return switch (event.kind()) {
      case GESTURE -> gesture(s, event.by(), event.detail());
      case TOLD -> shots(s, event);
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

  /** The darts of the thrower, as the milliseconds at which he let them go (71). */
  private static IronPondState shots(IronPondState s, Event event) {
    boolean thrown =
        s.top() instanceof Frame.Darts(Seat by, _, _)
            && by == event.by()
            && s.setting().darts() == Setting.Darts.SKILL;
    var times = thrown ? times(event.after(SHOTS).orElse("")) : List.<Integer>of();
    if (times.isEmpty()) return s;
    int at = ((Frame.Darts) s.top()).at();
    Sight sight = Sight.of(s.scene().board(), at);
    return s.pop().push(new Frame.Thrown(at, times.stream().anyMatch(sight::hit)));
  }

  /** {@return whether darts can have left the hand at the times told} */
  public static boolean possible(Event event, long millis) {
    var times = times(event.after(SHOTS).orElse(""));
    return !times.isEmpty() && times.getLast() <= millis;
  }

  /** One to three rising times, or none if they aren't. */
  private static List<Integer> times(String detail) {
    if (!detail.matches("\\d{1,5}( \\d{1,5}){0,2}")) return List.of();
    var out = new ArrayList<Integer>();
    for (String word : detail.split(" ", -1)) {
      int millis = Integer.parseInt(word);
      if (millis > Sight.LIMIT || !out.isEmpty() && millis <= out.getLast()) return List.of();
      out.add(millis);
    }
    return out;
  }

  private static IronPondState timeout(IronPondState s) {
    return switch (s.top()) {
      case Frame.Window _ -> Turns.apply(s, Choice.PASS);
      case Frame.Taking _, Frame.Darts _ -> Turns.run(s.pop());
      case Frame.Guessing _ -> Turns.lost(s);
      case Frame.Searching(Seat by) ->
          Turns.run(s.pop().owing(by, Deck.with(Trait.SEARCHES).next(0)));
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
