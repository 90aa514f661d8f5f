package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;

/**
 * Legal moves of any position, whatever cards have done to it; must agree with {@link Plain} where
 * no card has done anything.
 */
final class Scan {
  private static final int MOVE = Choice.move(0, 0).code();

  /** Queen, rook, bishop, knight by their ordinals; a royal pawn has the last and third only. */
  private static final int[] PROMOTIONS = {5, 4, 3, 1};

  private static final int[] ROYAL_PROMOTIONS = {3, 1};
  private static final int[] NO_PROMOTION = {0};

  private final Position p;
  private final Pieces pieces;
  private final Marks marks;

  /** What holds pieces when the other side moves: what keeps ours for this turn only is over. */
  private final Marks later;

  private final Seat us;
  private final long royal;
  private final long blocked;
  private final long mobile;
  private final long enemies;

  /** Whom a piece that isn't neutral may capture; a neutral one may capture ours too. */
  private final long victims;

  private final long ours;
  private final long holding;
  private final long watched;

  Scan(Position p) {
    this.p = p;
    pieces = p.pieces();
    marks = p.marks();
    us = p.turn();
    long held = marks.stuck() & pieces.of(us);
    later = held == 0 ? marks : marks.stuck(marks.stuck() & ~held);
    royal = pieces.royals() & pieces.of(us);
    blocked = p.blocked();
    mobile = p.mobile(us);
    enemies = Position.mobile(us.other(), pieces, later);
    long spared = pieces.royals() | marks.shielded();
    victims = (pieces.of(us.other()) | marks.neutral()) & ~spared;
    ours = pieces.of(us) & ~spared;
    holding = marks.magnets() | marks.stuck();
    watched = watched();
  }

  /**
   * The pieces whose moves might leave our royal to be taken; those of no other could, unless they
   * take in passing, or take a piece whose fall lets others move.
   */
  private long watched() {
    if (royal == 0) return 0;
    int king = Long.numberOfTrailingZeros(royal);
    if (Attacks.attackers(pieces, marks.reversed(), king, blocked, enemies) != 0) return -1;
    long screens = 0;
    for (long left = Attacks.snipers(pieces, king, enemies); left != 0; left &= left - 1) {
      long between = Board8.between(king, Long.numberOfTrailingZeros(left)) & blocked;
      if ((between & between - 1) == 0) screens |= between;
    }
    return royal | marks.neutral() | holding | screens;
  }

  /** Adds every legal move. */
  void moves(Choices out) {
    for (long left = mobile; left != 0; left &= left - 1)
      from(Long.numberOfTrailingZeros(left), out, false);
    castling(out);
  }

  /** How many legal moves there are. */
  long count() {
    var listed = new Choices();
    long n = 0;
    for (long left = mobile; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      boolean plain = ((watched | pieces.pawns()) >>> from & 1) == 0;
      long to = plain ? p.targets(from) : 0;
      if (plain && (to & holding) == 0) n += Long.bitCount(to);
      else from(from, listed, false);
    }
    castling(listed);
    return n + listed.size();
  }

  /** Castling is never the only legal move: the king could go one step. */
  boolean any() {
    return any(mobile);
  }

  /** Whether there is a move of another piece, castling aside. */
  boolean anyBut(int from) {
    return any(mobile & ~(1L << from));
  }

  private boolean any(long movers) {
    var none = new Choices();
    for (long left = movers; left != 0; left &= left - 1)
      if (from(Long.numberOfTrailingZeros(left), none, true)) return true;
    return false;
  }

  private boolean from(int from, Choices out, boolean first) {
    int components = pieces.components(from);
    boolean neutral = (marks.neutral() >>> from & 1) != 0;
    long targets = p.targets(from, components, blocked, neutral ? victims | ours : victims);
    long last = (components & 1) != 0 ? Reach.last(pieces.owner(from)) : 0;
    boolean loose = (watched >>> from & 1) == 0;
    if (loose && (targets & (holding | p.passed() | last)) == 0) {
      if (first) return targets != 0;
      for (long left = targets; left != 0; left &= left - 1)
        out.add(MOVE | from << 16 | Long.numberOfTrailingZeros(left) << 8);
      return false;
    }
    int[] promotions = (targets & last) == 0 ? NO_PROMOTION : promotions(from);
    for (long left = targets; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      int victim = p.victim(from, to);
      boolean sure = loose && (victim < 0 || victim == to) && (holding >>> to & 1) == 0;
      for (int as : (last >>> to & 1) != 0 ? promotions : NO_PROMOTION) {
        if (!sure && !safe(from, to, as, victim)) continue;
        if (first) return true;
        out.add(MOVE | from << 16 | to << 8 | as);
      }
    }
    return false;
  }

  /** What a pawn may become; a unit with a pawn stays as it is. */
  private int[] promotions(int from) {
    if ((p.merged() >>> from & 1) != 0) return NO_PROMOTION;
    return (royal >>> from & 1) != 0 ? ROYAL_PROMOTIONS : PROMOTIONS;
  }

  /** Whether our royal could not be captured after the move. */
  private boolean safe(int from, int to, int as, int victim) {
    if (royal == 0) return true;
    int king = (royal >>> from & 1) != 0 ? to : Long.numberOfTrailingZeros(royal);
    long gone = 1L << from | 1L << to | (victim < 0 ? 0 : 1L << victim);
    long after = blocked & ~gone | 1L << to;
    boolean released = ((later.magnets() | later.stuck()) & gone) != 0;
    Marks then =
        released ? later.magnets(later.magnets() & ~gone).stuck(later.stuck() & ~gone) : later;
    long theirs = released ? Position.mobile(us.other(), pieces, then) : enemies;
    if (Attacks.attackers(pieces, marks.reversed(), king, after, theirs & ~gone) != 0) return false;
    boolean leaps = Math.abs(from - to) == 16 && king == to && !marks.reversed();
    if (leaps && ChessMove.asPawn(p, from, to)) {
      // A royal pawn may be taken in passing as well.
      if ((Attacks.passing(pieces, (from + to) / 2) & theirs & ~gone) != 0) return false;
    }
    // A neutral piece may be turned against the one who moved it.
    if ((marks.neutral() >>> from & 1) == 0 || (then.frozen() >>> to & 1) != 0) return true;
    int components = as == 0 ? pieces.components(from) : 1 << as;
    if (marks.diktat() instanceof Order.Must(Seat seat, Component type)
        && seat != us
        && (components & typed(type)) == 0) return true;
    long reach = Reach.attacks(components, pieces.owner(from), marks.reversed(), to, after);
    return (reach >>> king & 1) == 0;
  }

  private static int typed(Component type) {
    return type == Component.KNIGHT ? 6 : 1 << type.ordinal();
  }

  private void castling(Choices out) {
    long rooks = p.castling() & pieces.of(us) & mobile;
    if (rooks == 0 || (royal & mobile & pieces.kings()) == 0) return;
    int king = Long.numberOfTrailingZeros(royal);
    long through = blocked & ~royal;
    for (long left = rooks; left != 0; left &= left - 1) {
      int rook = Long.numberOfTrailingZeros(left);
      if ((Board8.between(king, rook) & blocked) != 0) continue;
      int step = rook > king ? 1 : -1;
      // The king may step beside it, and both stand well when both have moved: who is a magnet lets
      // go of its neighbours then.
      long both = 1L << king | 1L << rook;
      long after = blocked & ~both | 1L << king + step | 1L << king + 2 * step;
      boolean free =
          Attacks.attackers(pieces, marks.reversed(), king, through, enemies) == 0
              && Attacks.attackers(
                      pieces, marks.reversed(), king + step, through, loose(1L << king))
                  == 0
              && Attacks.attackers(pieces, marks.reversed(), king + 2 * step, after, loose(both))
                  == 0;
      if (free) out.add(MOVE | king << 16 | king + 2 * step << 8);
    }
  }

  /** The pieces that could take us once the magnets of these squares are gone. */
  private long loose(long gone) {
    return (later.magnets() & gone) == 0
        ? enemies
        : Position.mobile(us.other(), pieces, later.magnets(later.magnets() & ~gone));
  }

  /** Counts leaves by this path alone, at a depth of at least 1. */
  static long perft(Position p, int depth) {
    if (depth == 1) return new Scan(p).count();
    var moves = new Choices();
    new Scan(p).moves(moves);
    long nodes = 0;
    for (int i = 0; i < moves.size(); i++)
      nodes += perft(ChessMove.after(p, moves.get(i)), depth - 1);
    return nodes;
  }
}
