package fr.zizanie.sheets.wire.log;

import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.wire.board.Beside;
import fr.zizanie.sheets.wire.board.Board;
import java.util.List;
import java.util.Optional;

/**
 * GET /api/matches/{id}/replay?eyes=white|yellow|…|truth: the boards as one viewer saw them;
 * without eyes the guest's own. While the game runs only the guest's own eyes are given (not-seated
 * otherwise); afterwards all of them, and "truth" sees everything.
 *
 * @param boards after each action that still stands; the first is the start, the others after one
 *     line each
 * @param beside one a board, in games that show something beside it
 */
@Wire
public record Replay(List<LogLine> lines, List<Board> boards, Optional<List<Beside>> beside) {}
