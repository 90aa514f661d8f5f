package fr.zizanie.bench.tsunami;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Ko;
import fr.zizanie.rules.tsunami.go.Places;
import fr.zizanie.rules.tsunami.go.Seen;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Tsunami: random go on the fast board. */
@State(Scope.Thread)
public class TsunamiBoard {
  private static final int MOVES = 1000;
  private static final Seat[] SEATS = Seat.values();

  private final Goban board = new Goban();
  private final Goban empty = new Goban();
  private final Seen seen = Seen.none(Ko.NSSK);
  private final SplittableRandom random = new SplittableRandom(1);
  private final int[] tried = new int[256];
  private int side;
  private int passes;

  /** One game from the empty board to two passes, each stone a random one that fills no own eye. */
  @Benchmark
  public int light() {
    board.set(empty);
    int mover = 0;
    int dry = 0;
    while (dry < 2) {
      int place = sensible(mover);
      if (place == Places.NOWHERE) {
        board.openKo();
        dry++;
      } else {
        board.play(mover, place);
        dry = 0;
      }
      mover = 1 - mover;
    }
    return board.emptyCount();
  }

  /** Each sensible place is as likely: those that are none are struck from the list. */
  private int sensible(int mover) {
    int n = board.emptyCount();
    for (int i = 0; i < 8 && n > 0; i++) {
      int place = board.empty(random.nextInt(n));
      if (!board.eye(mover, place) && board.legal(mover, place)) return place;
    }
    int left = n;
    for (int i = 0; i < n; i++) tried[i] = board.empty(i);
    while (left > 0) {
      int i = random.nextInt(left);
      int place = tried[i];
      if (!board.eye(mover, place) && board.legal(mover, place)) return place;
      tried[i] = tried[--left];
    }
    return Places.NOWHERE;
  }

  /** Moves, each legal one under superko and the pass as likely, one game after the other. */
  @Benchmark
  @OperationsPerInvocation(MOVES)
  public long superko() {
    for (int i = 0; i < MOVES; i++) {
      if (passes == 2) {
        board.clear();
        seen.clear();
        passes = 0;
        side = 0;
      }
      Seat seat = SEATS[side];
      while (true) {
        int n = board.emptyCount();
        int pick = random.nextInt(n + 1);
        if (pick == n) {
          passes++;
          break;
        }
        int place = board.empty(pick);
        if (!board.legal(side, place) || !board.fresh(seen, seat, place)) continue;
        board.play(side, place);
        board.openKo();
        seen.created(board.hash(), seat);
        passes = 0;
        break;
      }
      side = 1 - side;
    }
    return board.hash();
  }
}
