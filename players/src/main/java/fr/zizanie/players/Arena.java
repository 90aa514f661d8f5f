package fr.zizanie.players;

import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Lets two opponents play games of one another, colours alternating. Each pair of games begins with
 * the same few random plies; a draw is claimed as soon as it can be.
 */
public record Arena<S, V>(Game<S, V> game, Options options, Contender<V> a, Contender<V> b) {
  /** Plies after which a game counts as drawn. */
  public static final int LONGEST = 2000;

  private static final int OPENING = 4;

  /** An agent and how long it may think. */
  public record Contender<V>(Agent<V> agent, Budget budget) {}

  /**
   * How it went for a.
   *
   * @param plies all plies of all games
   */
  public record Result(int wins, int draws, int losses, long plies) {
    static final Result NONE = new Result(0, 0, 0, 0);

    /** {@return how many games were played} */
    public int games() {
      return wins + draws + losses;
    }

    /** {@return the plies of a game, on average; 0 without games} */
    public double meanPlies() {
      return games() == 0 ? 0 : (double) plies / games();
    }

    Result and(Result more) {
      return new Result(
          wins + more.wins, draws + more.draws, losses + more.losses, plies + more.plies);
    }
  }

  /**
   * {@return the arena of two levels of a game's own opponent; throws {@link
   * IllegalArgumentException} if it has none}
   */
  public static <S, V> Arena<S, V> of(
      Game<S, V> game, Options options, Budget a, Budget b, long seed) {
    var agent =
        Players.of(game, seed)
            .orElseThrow(
                () -> new IllegalArgumentException("no opponent for " + game.profile().id()));
    return new Arena<>(game, options, new Contender<>(agent, a), new Contender<>(agent, b));
  }

  /**
   * {@return the result of so many games; the same for the same seed unless time decides}
   *
   * @param progress told the result so far after each game
   */
  public Result play(int games, long seed, Consumer<Result> progress) {
    var result = Result.NONE;
    for (int i = 0; i < games; i++) {
      result = result.and(one(i % 2 == 0 ? Seat.FIRST : Seat.SECOND, seed, i / 2));
      progress.accept(result);
    }
    return result;
  }

  private Result one(Seat seatOfA, long seed, int pair) {
    var dealer = SeedDealer.of(seed + ":" + pair, game.profile().id());
    var match = opened(dealer, new SplittableRandom(seed * 31 + pair));
    while (match.turn() instanceof Turn.Of(Seat seat) && match.ply() < LONGEST) {
      var mover = seat == seatOfA ? a : b;
      var view = game.view(match.state(), Viewer.of(seat));
      match = acted(match, seat, mover.agent.advise(view, mover.budget).action()).deal(dealer);
    }
    int plies = match.ply();
    return match
        .outcome()
        .flatMap(Outcome::winner)
        .map(w -> w == seatOfA ? new Result(1, 0, 0, plies) : new Result(0, 0, 1, plies))
        .orElse(new Result(0, 1, 0, plies));
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
