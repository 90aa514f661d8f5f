package fr.zizanie.rules.laws;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.trait.Conditional;
import fr.zizanie.rules.core.trait.Insistent;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * The law of reasons, held at random states of random games: whatever is refused has a reason that
 * names a rule and is the same in every world that its player thinks possible; whatever is offered
 * has none; and without one condition exactly those choices are offered besides that only it
 * refused.
 *
 * @param <G> a game that says its conditions
 */
public final class ReasonLaws<S, V, G extends Game<S, V> & Conditional<S, V>> {
  /** What a run came to: the conditions that were named, and those that were the only obstacle. */
  public record Seen(Set<Condition<?>> named, Set<Condition<?>> alone) {}

  /** Choices tried at a state, besides those of {@link NearTokens#always}. */
  private static final int TRIED = 12;

  private final G game;
  private final NearTokens near;
  private final SplittableRandom random;
  private final Map<Condition<?>, Game<S, V>> without = new LinkedHashMap<>();
  private final Seen seen = new Seen(new HashSet<>(), new HashSet<>());

  private ReasonLaws(G game, List<String> always, long seed) {
    this.game = game;
    this.random = new SplittableRandom(seed);
    this.near = new NearTokens(always, random);
    for (var condition : game.conditions())
      if (!condition.structural()) without.put(condition, game.waiving(condition));
  }

  /**
   * {@return what was seen at {@code plies} states}
   *
   * @param starts states to begin at, with as many plies each; the game is not over in them
   * @param always tokens to try at every state, besides some near those that are offered
   * @throws AssertionError that names the token and what is wrong with its reason
   */
  public static <S, V, G extends Game<S, V> & Conditional<S, V>> Seen check(
      G game, List<S> starts, List<String> always, long seed, int plies) {
    return new ReasonLaws<S, V, G>(game, always, seed).run(starts, plies);
  }

  /** {@return the same from the start of games under {@code options}} */
  public static <S, V, G extends Game<S, V> & Conditional<S, V>> Seen check(
      G game, Options options, List<String> always, long seed, int plies) {
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
      if (game.turn(s) instanceof Turn.Of(Seat seat)) {
        state(s, seat, offered);
        looked++;
      }
      s = game.apply(s, offered.get(random.nextInt(offered.size())));
    }
    return looked;
  }

  private void state(S s, Seat seat, List<Choice> offered) {
    var twin = game.sample(game.view(s, Viewer.of(seat)), random);
    var tried = near.of(game.notation(), offered, TRIED);
    var here = new HashSet<Condition<?>>();
    for (Choice c : offered)
      holds(game.unmet(s, c).isEmpty(), s, c, "is offered, and there is a reason against it");
    for (Choice c : tried) {
      var unmet = game.unmet(s, c);
      boolean taken = Insistent.takes(game, s, c);
      holds(unmet.isEmpty() == taken, s, c, taken ? "has a reason" : "is refused without a reason");
      holds(game.unmet(twin, c).equals(unmet), s, c, "has a reason that tells what is hidden");
      unmet.ifPresent(u -> {
        holds(named(u), s, c, "has no reason that names a rule: " + u.refusal().message().en());
        holds(game.conditions().contains(u.by()), s, c, "names a condition that isn’t the game’s");
        here.add(u.by());
      });
    }
    seen.named.addAll(here);
    here.add(game.conditions().get(random.nextInt(game.conditions().size())));
    for (var condition : here)
      Optional.ofNullable(without.get(condition))
          .ifPresent(lax -> waived(s, condition, lax, tried));
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

  private void waived(S s, Condition<?> waived, Game<S, V> lax, List<Choice> tried) {
    var offered = new HashSet<>(lax.choices(s).toList());
    for (Choice c : tried) {
      var before = game.unmet(s, c).map(Unmet::by);
      var after = lax.unmet(s, c).map(Unmet::by);
      boolean its = before.equals(Optional.of(waived));
      holds(its || after.equals(before), s, c, "is judged otherwise without " + waived);
      holds(!its || !after.equals(before), s, c, "is still refused by the waived " + waived);
      if (its && after.isEmpty()) {
        holds(
            offered.contains(c),
            s,
            c,
            "is not offered without " + waived + ", which alone refused it");
        seen.alone.add(waived);
      }
    }
    for (Choice c : offered) {
      var before = game.unmet(s, c).map(Unmet::by);
      holds(
          before.isEmpty() || before.equals(Optional.of(waived)),
          s,
          c,
          "is offered without " + waived + ", but was refused by " + before);
    }
    for (Choice c : game.choices(s).toList())
      holds(offered.contains(c), s, c, "is no longer offered without " + waived);
  }

  private void holds(boolean law, S s, Choice c, String wrong) {
    if (!law)
      throw new AssertionError("reasons: " + game.notation().print(c) + " " + wrong + " at " + s);
  }
}
