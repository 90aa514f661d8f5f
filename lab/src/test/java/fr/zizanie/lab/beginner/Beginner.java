package fr.zizanie.lab.beginner;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A fixed, simple player: it wins at once if it can, takes what hangs, and otherwise follows its
 * taste and its whims. It forgets what threatens. What it can't see it imagines anyhow.
 */
public record Beginner<S, V>(Game<S, V> game, Taste<S> taste, RandomGenerator random)
    implements Agent<V> {
  private static final int ACTIONS = 600;

  /** So that it doesn’t go to and fro. */
  private static final int WHIM = 10;

  private static final int WON = 1_000;
  private static final Pattern SQUARE = Pattern.compile("[a-m][0-9]{1,2}");

  /** {@return one for any game} */
  @SuppressWarnings("unchecked") // a game's taste is for that game's states
  public static <S, V> Beginner<S, V> of(Game<S, V> game, RandomGenerator random) {
    Taste<S> taste =
        switch (game.profile().id()) {
          case "confusion" -> (Taste<S>) new ConfusionTaste();
          case "tsunami" -> (Taste<S>) new GoTaste();
          case "felon" -> new ChessTaste<>(game, "d", "ebrcvmf", false);
          case "ironpond" -> new ChessTaste<>(game, "q", "rbn", true);
          default -> new ChessTaste<>(game, "", "", true);
        };
    return new Beginner<>(game, taste, random);
  }

  @Override
  public Advice advise(V view, Budget budget) {
    S now = game.sample(view, random);
    Seat us = ((Turn.Of) game.turn(now)).seat();
    var best = new ArrayList<List<Choice>>();
    long most = Long.MIN_VALUE;
    for (var action : Lines.actions(game, now, ACTIONS)) {
      if (taste.foolish(now, action)) continue;
      S next = ended(Lines.after(game, now, action));
      long wanted =
          gain(now, next, action, us) * 100_000L
              + taste.pull(next, action, us)
              + random.nextInt(WHIM);
      if (wanted < most) continue;
      if (wanted > most) best.clear();
      most = wanted;
      best.add(action);
    }
    if (best.isEmpty()) best.add(List.of(Choice.PASS));
    if (best.size() > 1) best.remove(List.of(Choice.PASS));
    return new Advice(best.get(random.nextInt(best.size())), 0, 0);
  }

  /** What comes of it in Iron Pond if nobody plays a card. */
  private S ended(S next) {
    S s = next;
    while (!(taste instanceof GoTaste) && game.turn(s) instanceof Turn.Of) {
      var word = game.choices(s).toList().stream().filter(this::ends).findFirst();
      if (word.isEmpty()) return s;
      s = game.apply(s, word.get());
    }
    return s;
  }

  private boolean ends(Choice choice) {
    return Set.of("end", "pass").contains(game.notation().print(choice));
  }

  /** What an action brings, if it isn't answered at the same place; nothing that loses or draws. */
  private int gain(S now, S next, List<Choice> action, Seat us) {
    if (game.turn(next) instanceof Turn.Over(Outcome.Won(Seat by, _))) return by == us ? WON : -1;
    int before = taste.wealth(now, us);
    if (game.turn(next) instanceof Turn.Over) return before > 0 ? -1 : 0;
    int gain = taste.wealth(next, us) - before;
    return gain > 0 ? Math.max(0, gain - answered(next, target(action), us)) : 0;
  }

  private int answered(S next, String place, Seat us) {
    if (!game.turn(next).is(us.other())) return 0;
    int worst = 0;
    int wealth = taste.wealth(next, us);
    for (var answer : Lines.actions(game, next, ACTIONS))
      if (target(answer).equals(place))
        worst = Math.max(worst, wealth - taste.wealth(Lines.after(game, next, answer), us));
    return worst;
  }

  /** The last square of an action, if it names one. */
  private String target(List<Choice> action) {
    Matcher squares = SQUARE.matcher(game.notation().print(action));
    String last = "";
    while (squares.find()) last = squares.group();
    return last;
  }
}
