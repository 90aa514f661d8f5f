package fr.zizanie.players.mutation;

import fr.zizanie.players.net.Inputs;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.mutation.MutationState;
import fr.zizanie.rules.mutation.Position;

/**
 * Inputs of the network of Chess Mutation: the pieces and the kings by square, and whether each
 * side may castle. Each side's view is turned so that its own king is on the left half. The usual
 * board is alike for both sides and both halves.
 */
public final class MutationInputs implements Inputs<MutationState> {
  private static final int RIGHTS = 4 * 64;

  @Override
  public int count() {
    return RIGHTS + 2;
  }

  @Override
  public int most() {
    return 36;
  }

  @Override
  public Seat turn(MutationState s) {
    return s.position().turn();
  }

  @Override
  public void of(MutationState s, Seat as, Sink out) {
    Position p = s.position();
    int flip = (as == Seat.FIRST ? 0 : 56) | ((p.king(as) & 4) == 0 ? 0 : 7);
    pieces(p.pieces(as), 0, flip, out);
    pieces(p.pieces(as.other()), 64, flip, out);
    out.add(128 + (p.king(as) ^ flip));
    out.add(192 + (p.king(as.other()) ^ flip));
    if (castles(p, as)) out.add(RIGHTS);
    if (castles(p, as.other())) out.add(RIGHTS + 1);
  }

  private static boolean castles(Position p, Seat seat) {
    return (p.rights() >> 2 * seat.ordinal() & 3) != 0;
  }

  private static void pieces(long pieces, int from, int flip, Sink out) {
    for (long left = pieces; left != 0; left &= left - 1)
      out.add(from + (Long.numberOfTrailingZeros(left) ^ flip));
  }
}
