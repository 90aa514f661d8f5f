package fr.zizanie.rules.ironpond.turn;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.rules.ironpond.cards.special.Stopwatch;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.Frame.Interlude;
import fr.zizanie.rules.ironpond.state.IronPondState;
import java.util.Optional;
import java.util.Set;

/** What happens although it is no choice: gestures and time that is over (rules, 10). */
public final class Events {
  private static final Set<String> GESTURES =
      Set.of("chat", "emote", "nudge", "draw", "takeback", "gg");

  /** What somebody does, or time, beside the choices. */
  private record Happening(IronPondState s, Event event) {
    IronPondState next() {
      return happened(s, event);
    }
  }

  private static final Condition<Happening> PLAYED_WITH =
      Condition.of(
          "Iron Pond, 5.2.16",
          h -> h.s.setting().gestures(),
          "On joue cette partie sans gestes.",
          "This game is played without gestures.");

  private static final Condition<Happening> KNOWN =
      Condition.of(
          "Iron Pond, 10.4.6",
          h -> GESTURES.contains(h.event.detail()),
          "Les gestes sont chat, emote, nudge, draw, takeback et gg.",
          "Gestures are chat, emote, nudge, draw, takeback and gg.");

  private static final Condition<Happening> AWAITED =
      Condition.of(
          "Iron Pond, card 71",
          h ->
              h.s.top() instanceof Interlude i
                  && i.awaited(h.s.setting()).filter(h.event.by()::equals).isPresent(),
          "On n’attend pas de fléchettes de votre main.",
          "No darts from your hand are awaited.");

  private static final Condition<Happening> TOLD =
      Condition.of(
          "Iron Pond, 10.4.6",
          h -> !h.next().equals(h.s),
          "Il faut un à trois temps croissants, en millisecondes.",
          "One to three rising times in milliseconds are needed.");

  private static final Condition<Happening> TIMED =
      Condition.of(
          "Iron Pond, 10.2.1",
          h -> !h.next().equals(h.s),
          "Aucune décision limitée dans le temps n’est en cours.",
          "No timed decision is running.");

  private static final Conditions<Happening> GESTURE = Conditions.of(PLAYED_WITH, KNOWN);
  private static final Conditions<Happening> DARTS = Conditions.of(AWAITED, TOLD);
  private static final Conditions<Happening> TIME = Conditions.of(TIMED);

  private Events() {}

  /** {@return the condition that an event doesn't meet; nothing if it means something now} */
  public static Optional<Unmet> unheard(IronPondState s, Event event) {
    var happening = new Happening(s, event);
    return switch (event.kind()) {
      case GESTURE -> GESTURE.unmet(happening);
      case TOLD -> DARTS.unmet(happening);
      case TIMEOUT -> TIME.unmet(happening);
      default -> Optional.of(Attentive.HEARD.unmet(event));
    };
  }

  public static IronPondState happened(IronPondState s, Event event) {
    return switch (event.kind()) {
      case GESTURE -> gesture(s, event);
      case TOLD -> s.top() instanceof Interlude i ? i.told(s, event) : s;
      case OFFER_DRAW -> gesture(s, Event.gesture(event.by(), "draw"));
      case OFFER_TAKEBACK -> gesture(s, Event.gesture(event.by(), "takeback"));
      case TIMEOUT -> timeout(s);
      default -> s;
    };
  }

  /** A gesture may be punished until the end of the other seat's next own turn. */
  private static IronPondState gesture(IronPondState s, Event event) {
    if (!GESTURE.hold(new Happening(s, event)) || s.top() instanceof Frame.Over) return s;
    Seat by = event.by();
    int turns = s.now().by() == by.other() ? 2 : 1;
    return s.offence(by, s.offence(by).again(event.detail(), turns));
  }

  private static IronPondState timeout(IronPondState s) {
    return switch (s.top()) {
      case Frame.Window _ -> Turns.apply(s, Choice.PASS);
      case Interlude interlude -> Turns.run(interlude.late(s));
      case Frame.Ready _ -> s.scene().chrono() ? Turns.run(Stopwatch.late(s)) : s;
      default -> s;
    };
  }
}
