package fr.zizanie.rules.ironpond.chess;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The general path against the plain definition: play, then see whether the royal can be taken. */
class ScanTest {
  private final SplittableRandom random = new SplittableRandom(41);

  @Test
  void odd_positions_offer_what_leaves_the_royal_safe() {
    long moves = 0;
    for (int i = 0; i < 4000; i++) {
      Position p = odd();
      moves += agrees(p);
    }
    assertThat(moves).isGreaterThan(20_000);
  }

  @Test
  void random_play_from_odd_positions_keeps_royals_and_holes() {
    for (int game = 0; game < 100; game++) {
      Position p = odd();
      for (int ply = 0; ply < 60; ply++) {
        agrees(p);
        var moves = Legal.moves(p);
        if (moves.size() == 0) break;
        Position next = ChessMove.after(p, moves.get(random.nextInt(moves.size())));
        assertThat(next.inCheck(p.turn())).isFalse();
        assertThat(next.pieces().royals() & next.pieces().occupied())
            .isEqualTo(next.pieces().royals());
        assertThat(Long.bitCount(next.pieces().royals())).isEqualTo(2);
        assertThat(next.pieces().occupied() & next.marks().holes()).isZero();
        assertThat(next.marks().neutral() & ~next.pieces().occupied()).isZero();
        assertThat(next.pieces().white() & next.pieces().black()).isZero();
        p = next;
      }
    }
  }

  private static int agrees(Position p) {
    var offered = new ArrayList<>(Legal.moves(p).toList());
    offered.removeIf(c -> p.castles(c.a(), c.b()));
    var safe = safe(p);
    assertThat(offered).as("%s", p).hasSameElementsAs(safe).doesNotHaveDuplicates();
    assertThat(Legal.canMove(p)).isEqualTo(!safe.isEmpty());
    var noisy = new Choices();
    Legal.noisy(p, noisy);
    assertThat(Legal.moves(p).toList()).containsAll(noisy.toList());
    safe.removeIf(c -> c.c() == 0 && p.victim(c.a(), c.b()) < 0);
    assertThat(noisy.toList()).as("%s", p).containsAll(safe);
    return offered.size();
  }

  private static List<Choice> safe(Position p) {
    var out = new ArrayList<Choice>();
    for (int from = 0; from < 64; from++) {
      if ((p.mobile(p.turn()) >>> from & 1) == 0) continue;
      Piece piece = p.piece(from).orElseThrow();
      for (int to = 0; to < 64; to++) {
        if ((p.targets(from) >>> to & 1) == 0) continue;
        int last = piece.owner() == Seat.FIRST ? 7 : 0;
        boolean promotes = piece.is(Component.PAWN) && !piece.merged() && to >> 3 == last;
        for (int as :
            !promotes ? new int[] {0} : piece.royal() ? new int[] {1, 3} : new int[] {1, 3, 4, 5}) {
          var move = Choice.move(from, to, as);
          if (!ChessMove.after(p, move).inCheck(p.turn())) out.add(move);
        }
      }
    }
    return out;
  }

  /** A position with anything on it, the side that is not to move out of check. */
  private Position odd() {
    while (true) {
      var p = new Position(Pieces.NONE, Marks.NONE, 0, 0, Seat.values()[random.nextInt(2)], 0, 1);
      Position start = p;
      long holes = random.nextInt(2) == 0 ? 0 : sparse(4);
      for (int n = 4 + random.nextInt(14); n > 0; n--) p = place(p, holes);
      for (Seat seat : Seat.values()) {
        var free = p;
        p = placeRoyal(free, holes, seat);
      }
      Marks marks = p.marks().holes(holes).reversed(random.nextInt(3) == 0);
      if (random.nextInt(3) == 0) marks = marks.magnets(p.pieces().occupied() & sparse(2));
      if (random.nextInt(3) == 0) marks = marks.stuck(p.pieces().of(p.turn()) & sparse(2));
      if (random.nextInt(3) == 0) marks = marks.shielded(p.strictly(p.turn().other()) & sparse(2));
      if (random.nextInt(4) == 0)
        marks = marks.diktat(new Order.Must(start.turn(), Component.all().get(random.nextInt(5))));
      p = p.marks(marks);
      if (!p.inCheck(p.turn().other())) return p;
    }
  }

  /** Each square with a chance of one in 2^n. */
  private long sparse(int n) {
    long out = -1;
    for (int i = 0; i < n; i++) out &= random.nextLong();
    return out;
  }

  private Position place(Position p, long holes) {
    int sq = random.nextInt(64);
    if (!p.free(sq) || (holes >>> sq & 1) != 0) return p;
    var made = new ArrayList<Component>();
    do made.add(Component.all().get(random.nextInt(7)));
    while (random.nextInt(5) == 0);
    boolean neutral = random.nextInt(5) == 0;
    return Edits.with(p, sq, new Piece(Seat.values()[random.nextInt(2)], made, neutral, false));
  }

  private Position placeRoyal(Position p, long holes, Seat seat) {
    while (true) {
      int sq = random.nextInt(64);
      if (!p.free(sq) || (holes >>> sq & 1) != 0) continue;
      var kind = random.nextInt(3) > 0 ? Component.KING : Component.all().get(random.nextInt(4));
      return Edits.with(p, sq, new Piece(seat, List.of(kind), false, true));
    }
  }
}
