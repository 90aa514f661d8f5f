package fr.zizanie.players.ironpond.search;

import fr.zizanie.players.search.Score;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.cards.special.Kidnapping;
import fr.zizanie.rules.ironpond.cards.special.SuperGang;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Trap;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import java.util.Optional;

/**
 * The position to which an action leads once it stays unanswered, for the search to look at.
 *
 * @param barred the squares of the move that the side to move may not make, or -1
 * @param whiteFalls squares where White would step into a trap
 * @param chance the expected worth of what is still open, in hundredths of a pawn for White
 * @param ending the result, if the action ends the game
 */
public record Afterstate(
    Position board,
    int barred,
    long whiteFalls,
    long blackFalls,
    int chance,
    Optional<Outcome> ending) {
  /** Percentage of kidnapped pieces that a victim is expected not to find. */
  private static final int LOST = 35;

  /** {@return the state once every open window has been passed} */
  public static IronPondState passed(IronPond game, IronPondState state) {
    IronPondState s = state;
    while (s.frames().getLast() instanceof Frame.Window) s = game.apply(s, Choice.PASS);
    return s;
  }

  /** {@return the afterstate of a state, with every open window passed} */
  public static Afterstate of(IronPond game, IronPondState state) {
    IronPondState s = passed(game, state);
    Scene scene = s.scene();
    Position board = scene.board();
    Frame top = s.frames().getLast();
    Optional<Outcome> over =
        top instanceof Frame.Over(Outcome outcome) ? Optional.of(outcome) : Optional.empty();
    boolean moved = s.frames().getFirst() instanceof Frame.Moved;
    long white = 0;
    long black = 0;
    for (Trap trap : scene.traps()) {
      if (trap.at() == Trap.HIDDEN) continue;
      if (trap.owner() == Seat.FIRST) black |= 1L << trap.at();
      else white |= 1L << trap.at();
    }
    return new Afterstate(
        moved ? board.turned() : board,
        moved ? -1 : s.now().barred(),
        white,
        black,
        chance(game, s, top),
        over);
  }

  private static int chance(IronPond game, IronPondState s, Frame top) {
    Position board = s.scene().board();
    return switch (top) {
      case SuperGang.Throwing darts ->
          sign(darts.by())
              * SuperGang.HITS
              * IronPondEvaluation.piece(board.pieces(), darts.at())
              / 100;
      case Kidnapping.Taking(Seat thief) -> {
        int most = 0;
        IronPondState aim = game.apply(s, game.choices(s).get(0));
        for (Choice c : game.choices(aim).toList())
          most = Math.max(most, IronPondEvaluation.piece(board.pieces(), c.a()));
        yield sign(thief) * LOST * most / 100;
      }
      default -> 0;
    };
  }

  private static int sign(Seat seat) {
    return seat == Seat.FIRST ? 1 : -1;
  }

  /** {@return this afterstate if the other side claims a draw} */
  public Afterstate drawn() {
    return new Afterstate(
        board, barred, whiteFalls, blackFalls, 0, Optional.of(new Outcome.Drawn("repetition")));
  }

  /** {@return the expected worth of what is still open, for a seat} */
  int chance(Seat us) {
    return sign(us) * chance;
  }

  /** {@return the value for a seat, between the bounds; {@code depth} in plies} */
  public int value(ChessSearch search, Seat us, int depth, int alpha, int beta) {
    if (ending.isPresent()) {
      Optional<Seat> winner = ending.get().winner();
      return winner.isEmpty() ? 0 : winner.get() == us ? Score.WIN - 1 : 1 - Score.WIN;
    }
    search.falls(whiteFalls, blackFalls);
    int open = chance(us);
    int value =
        board.turn() == us
            ? search.value(board, barred, depth, alpha - open, beta - open)
            : -search.value(board, barred, depth, open - beta, open - alpha);
    return value + open;
  }
}
