package fr.zizanie.rules.mutation;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;

/**
 * The whole truth of a game of Chess Mutation; nothing in it is hidden.
 *
 * @param quiet plies since the last capture (R14)
 * @param number the move number, from 1, one more after each Black move
 * @param past earlier positions since the last capture
 * @param turn whose decision it is, worked out once
 */
public record MutationState(
    Layout layout, Position position, int quiet, int number, Past past, Turn turn) {
  static final Choice CLAIM = Choice.word(0);

  /** Plies without capture from which a draw may be claimed (R14). */
  static final int CLAIMABLE = 200;

  static MutationState of(Layout layout, Position position, int quiet, int number, Past past) {
    return new MutationState(layout, position, quiet, number, past, turn(layout, position, past));
  }

  static MutationState start(Layout layout) {
    return of(layout, Position.START, 0, 1, Past.None.NONE);
  }

  /** Order at the end of a move: mate, stalemate, bare kings, repetition (1.5). */
  private static Turn turn(Layout layout, Position now, Past past) {
    var scan = Scan.of(layout, now);
    if (!scan.any())
      return new Turn.Over(
          scan.inCheck()
              ? new Outcome.Won(now.turn().other(), "checkmate")
              : new Outcome.Drawn("stalemate"));
    if ((now.white() | now.black()) == 0) return new Turn.Over(new Outcome.Drawn("bare-kings"));
    if (past.times(now) >= 2) return new Turn.Over(new Outcome.Drawn("repetition"));
    return Turn.of(now.turn());
  }

  MutationState after(int from, int to) {
    boolean capture = position.captures(to);
    return of(
        layout,
        position.after(from, to),
        capture ? 0 : quiet + 1,
        number + (position.turn() == Seat.SECOND ? 1 : 0),
        capture ? Past.None.NONE : new Past.Then(position, past));
  }

  boolean claimable() {
    return quiet >= CLAIMABLE && !(turn instanceof Turn.Over);
  }

  MutationState claimed() {
    return new MutationState(
        layout, position, quiet, number, past, new Turn.Over(new Outcome.Drawn("hundred-moves")));
  }
}
