package fr.zizanie.lab.arena;

import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.agent.Contender;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Lets two opponents play games of one another, colours alternating. Each pair of games begins with
 * the same few random plies; a draw is claimed as soon as it can be.
 *
 * @param a who plays the game of a number, from 0
 * @param b the other
 */
public record Arena<S, V>(
    Game<S, V> game, Options options, Entrant<S, V> a, Entrant<S, V> b, long seed) {
  /** Plies after which a game counts as drawn. */
  public static final int LONGEST = 2000;

  private static final int OPENING = 4;

  /** Who comes to play each game. */
  @FunctionalInterface
  public interface Entrant<S, V> {
    /** {@return who plays the game of that number, from 0} */
    Contender<S, V> of(int number);
  }

  /**
   * {@return a level of a game's own opponent, whose chance differs from game to game; throws
   * {@link IllegalArgumentException} if the game has none}
   */
  public static <S, V> Entrant<S, V> level(Game<S, V> game, Budget budget, long seed) {
    if (Players.of(game).isEmpty())
      throw new IllegalArgumentException("no opponent for " + game.profile().id());
    return number -> Contender.of(Players.of(game, seed * 7_919 + number).orElseThrow(), budget);
  }

  /** {@return how the game of that number, from 0, goes for a; the same unless time decides} */
  public Result game(int number) {
    return ending(number).of(seatOfA(number));
  }

  private static Seat seatOfA(int number) {
    return number % 2 == 0 ? Seat.FIRST : Seat.SECOND;
  }

  /** {@return how that game ends} */
  public Ending ending(int number) {
    var match = match(number);
    return new Ending(
        match.outcome().flatMap(Outcome::winner),
        match.outcome().map(Outcome::reason).orElse(Ending.STOPPED),
        match.ply());
  }

  /** {@return that game, over unless it was too long} */
  public Match<S, V> match(int number) {
    try (var one = a.of(number);
        var other = b.of(number)) {
      return match(number, one, other);
    }
  }

  private Match<S, V> match(int number, Contender<S, V> one, Contender<S, V> other) {
    int pair = number / 2;
    var seatOfA = seatOfA(number);
    var dealer = SeedDealer.of(seed + ":" + pair, game.profile().id());
    var match = opened(dealer, new SplittableRandom(seed * 31 + pair));
    while (match.turn() instanceof Turn.Of(Seat seat) && match.ply() < LONGEST) {
      var mover = seat == seatOfA ? one : other;
      match = acted(match, seat, mover.act(match, seat)).deal(dealer);
    }
    return match;
  }

  /** A match after some random plies, none of which ends it. */
  private Match<S, V> opened(SeedDealer dealer, RandomGenerator random) {
    var match = Match.begin(game, options).deal(dealer);
    for (int i = 0; i < OPENING && match.turn() instanceof Turn.Of(Seat seat); i++) {
      var actions = Lines.actions(game, match.state(), 1000);
      match = acted(match, seat, actions.get(random.nextInt(actions.size()))).deal(dealer);
    }
    return match.outcome().isPresent() ? opened(dealer, random) : match;
  }

  private Match<S, V> acted(Match<S, V> match, Seat seat, List<Choice> action) {
    var next = match.enter(new Entry.Acted(seat, action)).orThrow();
    var claim = new Entry.Happened(Event.of(seat, Event.Kind.CLAIM));
    return next.enter(claim) instanceof Answer.Ok<Match<S, V>>(var claimed) ? claimed : next;
  }
}
