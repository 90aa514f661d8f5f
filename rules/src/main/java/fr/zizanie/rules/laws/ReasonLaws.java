package fr.zizanie.rules.laws;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.rules.core.trait.Conditional;
import fr.zizanie.rules.core.trait.Insistent;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * The law of reasons, held at random states of random games: whatever is refused has a reason that
 * names a rule and is the same in every world that its player thinks possible; whatever is offered
 * has none; and without one condition exactly those choices are offered besides that only it
 * refused.
 */
public final class ReasonLaws<S, V> {
  /** What a run came to: the conditions that were named, and those that were the only obstacle. */
  public record Seen(Set<Condition<?>> named, Set<Condition<?>> alone) {}

  /** Choices tried at a state, besides those of {@link NearTokens#always}. */
  private static final int TRIED = 12;

  /** What may happen beside the choices, said by either seat. */
  private static final List<Event> HAPPENING =
      List.of(
          Event.of(Seat.FIRST, Event.Kind.CLAIM),
          Event.of(Seat.FIRST, Event.Kind.TIMEOUT),
          Event.gesture(Seat.FIRST, "chat"),
          Event.gesture(Seat.FIRST, "nothing"),
          Event.told(Seat.FIRST, "nothing", "1"));

  private final Conditional<S, V> game;
  private final List<Condition<?>> conditions;
  private final NearTokens near;
  private final RandomGenerator random;
  private final RandomGenerator worlds = new SplittableRandom(0);
  private final Map<Condition<?>, Game<S, V>> without = new LinkedHashMap<>();
  private final Seen seen = new Seen(new HashSet<>(), new HashSet<>());

  ReasonLaws(Conditional<S, V> game, List<String> always, RandomGenerator random) {
    this.game = game;
    this.random = random;
    this.near = new NearTokens(always, random);
    conditions = game.conditions();
    for (var condition : conditions)
      if (!condition.structural()) without.put(condition, game.waiving(condition));
  }

  /**
   * {@return what was seen at {@code plies} states}
   *
   * @param starts states to begin at, with as many plies each; the game is not over in them
   * @param always tokens to try at every state, besides some near those that are offered
   * @throws AssertionError that names the token and what is wrong with its reason
   */
  public static <S, V> Seen check(
      Conditional<S, V> game, List<S> starts, List<String> always, long seed, int plies) {
    try {
      return new ReasonLaws<>(game, always, new SplittableRandom(seed)).run(starts, plies);
    } catch (Violation.Found found) {
      throw new AssertionError(found.law + ": " + found.getMessage(), found);
    }
  }

  /** {@return the same from the start of games under {@code options}} */
  public static <S, V> Seen check(
      Conditional<S, V> game, Options options, List<String> always, long seed, int plies) {
    return check(game, List.of(game.start(options)), always, seed, plies);
  }

  private Seen run(List<S> starts, int plies) {
    for (S start : starts) {
      int left = Math.ceilDiv(plies, starts.size());
      while (left > 0) left -= walk(start, left);
    }
    return seen;
  }

  /** {@return how many states of one random game were looked at} */
  private int walk(S start, int most) {
    S s = start;
    int looked = 0;
    while (looked < most && !(game.turn(s) instanceof Turn.Over)) {
      var offered = game.choices(s).toList();
      if (hold(s)) looked++;
      s = game.apply(s, offered.get(random.nextInt(offered.size())));
    }
    return looked;
  }

  /**
   * Holds a state to the law; {@return whether a seat decides in it}
   *
   * @throws Violation.Found if it is broken
   */
  boolean hold(S s) {
    if (!(game.turn(s) instanceof Turn.Of(Seat seat))) return false;
    state(s, seat, game.choices(s).toList());
    for (Seat by : Seat.values()) events(s, by);
    return true;
  }

  private void state(S s, Seat seat, List<Choice> offered) {
    var twin = game.sample(game.view(s, Viewer.of(seat)), random);
    var here = new HashSet<Condition<?>>();
    for (Choice c : offered)
      holds(game.unmet(s, c).isEmpty(), s, c, "is offered, and there is a reason against it");
    var judged = new LinkedHashMap<Choice, Optional<Condition<?>>>();
    for (Choice c : near.of(game.notation(), offered, TRIED)) {
      var unmet = game.unmet(s, c);
      boolean taken = Insistent.takes(game, s, c);
      holds(unmet.isEmpty() == taken, s, c, taken ? "has a reason" : "is refused without a reason");
      holds(game.unmet(twin, c).equals(unmet), s, c, "has a reason that tells what is hidden");
      unmet.ifPresent(u -> {
        holds(named(u), s, c, "has no reason that names a rule: " + u.refusal().message().en());
        holds(conditions.contains(u.by()), s, c, "names a condition that isn’t the game’s");
        here.add(u.by());
      });
      judged.put(c, unmet.map(Unmet::by));
    }
    seen.named.addAll(here);
    here.add(conditions.get(random.nextInt(conditions.size())));
    for (var condition : here)
      Optional.ofNullable(without.get(condition))
          .ifPresent(lax -> waived(s, condition, lax, Set.copyOf(offered), judged));
  }

  private void events(S s, Seat by) {
    var twin = game.sample(game.view(s, Viewer.of(by)), worlds);
    for (Event event : HAPPENING.stream().map(e -> new Event(by, e.kind(), e.detail())).toList()) {
      var unheard = Attentive.unheard(game, s, event);
      boolean heard = !Attentive.happened(game, s, event).equals(s);
      law(
          heard == unheard.isEmpty(),
          event,
          heard ? "has a reason" : "is unheard without a reason");
      law(
          Attentive.unheard(game, twin, event).equals(unheard),
          event,
          "has a reason that tells what is hidden");
      unheard.ifPresent(u -> law(named(u), event, "has no reason that names a rule"));
    }
  }

  private static void law(boolean law, Event event, String wrong) {
    if (!law) throw new Violation.Found("reasons", event.text() + " " + wrong);
  }

  private static boolean named(Unmet unmet) {
    Refusal refusal = unmet.refusal();
    return refusal.rule().equals(Optional.of(unmet.by().rule()))
        && tells(refusal.detail().fr(), unmet.by().rule().words().fr())
        && tells(refusal.detail().en(), unmet.by().rule().words().en());
  }

  private static boolean tells(String sentence, String rule) {
    return sentence.endsWith(" (" + rule + ").") && sentence.length() > rule.length() + 10;
  }

  private void waived(
      S s,
      Condition<?> waived,
      Game<S, V> lax,
      Set<Choice> before,
      Map<Choice, Optional<Condition<?>>> judged) {
    var offered = new HashSet<>(lax.choices(s).toList());
    judged.forEach((c, by) -> {
      var after = lax.unmet(s, c).map(Unmet::by);
      boolean its = by.equals(Optional.of(waived));
      holds(its || after.equals(by), s, c, "is judged otherwise without " + waived);
      holds(!its || !after.equals(by), s, c, "is still refused by the waived " + waived);
      if (its && after.isEmpty()) {
        holds(
            offered.contains(c) || Insistent.takes(lax, s, c),
            s,
            c,
            "is not offered without " + waived + ", which alone refused it");
        seen.alone.add(waived);
      }
    });
    for (Choice c : before)
      holds(offered.contains(c), s, c, "is no longer offered without " + waived);
    offered.removeAll(before);
    for (Choice c : offered) {
      var by = game.unmet(s, c).map(Unmet::by);
      holds(
          by.equals(Optional.of(waived)),
          s,
          c,
          "is offered without " + waived + ", but was refused by " + by);
    }
  }

  private void holds(boolean law, S s, Choice c, String wrong) {
    if (!law)
      throw new Violation.Found("reasons", game.notation().print(c) + " " + wrong + " at " + s);
  }
}
