package fr.zizanie.lab.arena;

import fr.zizanie.players.ironpond.search.IronPondEvaluation;
import fr.zizanie.players.search.Score;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.chess.ChessMove;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The yardsticks for the lowest level: one who plays anything, and one who looks a single ply
 * ahead: it mates, takes what hangs and forgets what threatens, without cards.
 */
final class PondBeginner {
  static final IronPond GAME = new IronPond();
  private static final int MOST = 1_000;

  /** By how much it doesn't care, in hundredths of a pawn. */
  private static final int SPREAD = 30;

  private PondBeginner() {}

  static Arena.Entrant<IronPondState, IronPondView> random() {
    return number -> {
      var random = new SplittableRandom(number);
      return (match, _) -> any(match, random);
    };
  }

  static Arena.Entrant<IronPondState, IronPondView> simple() {
    return number -> {
      var random = new SplittableRandom(number);
      return (match, _) -> simple(match, random);
    };
  }

  private static List<Choice> any(
      Match<IronPondState, IronPondView> match, SplittableRandom random) {
    var actions = Lines.actions(GAME, match.state(), MOST);
    return actions.get(random.nextInt(actions.size()));
  }

  private static List<Choice> simple(
      Match<IronPondState, IronPondView> match, SplittableRandom random) {
    var choices = GAME.choices(match.state()).toList();
    if (choices.contains(Choice.PASS)) return List.of(Choice.PASS);
    Choice end = GAME.notation().parse("end").orElseThrow();
    if (choices.contains(end)) return List.of(end);
    var moves = choices.stream().filter(c -> c.kind() == Choice.Kind.MOVE).toList();
    if (moves.isEmpty()) return any(match, random);
    Choice best = moves.getFirst();
    int most = Integer.MIN_VALUE;
    for (Choice move : moves) {
      int worth = worth(match.state().scene().board(), move) + random.nextInt(SPREAD);
      if (worth <= most) continue;
      most = worth;
      best = move;
    }
    return List.of(best);
  }

  /** How the board looks after a move; who takes looks whether somebody takes back. */
  private static int worth(Position p, Choice move) {
    Position then = ChessMove.after(p, move);
    if (then.inCheck(then.turn()) && !Legal.canMove(then)) return Score.WIN;
    int worth = -IronPondEvaluation.of(then);
    boolean takes = p.victim(move.a(), move.b()) >= 0;
    boolean guarded = p.attackers(move.b(), p.turn().other()) != 0;
    return takes && guarded ? worth - IronPondEvaluation.piece(p.pieces(), move.a()) : worth;
  }
}
