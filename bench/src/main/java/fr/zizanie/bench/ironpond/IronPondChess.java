package fr.zizanie.bench.ironpond;

import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.ironpond.chess.ChessMove;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Fen;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.chess.Marks;
import fr.zizanie.rules.ironpond.chess.Position;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The chess of Iron Pond: perft with leaves counted, and random moves. */
@State(Scope.Thread)
public class IronPondChess {
  private static final int START_5 = 4_865_609;
  private static final int KIWIPETE_4 = 4_085_603;
  private static final int HOLED_5 = 4_381_120;
  private static final int REVERSED_4 = 882_717;
  private static final int MOVES = 1000;
  private static final int LONGEST = 2000;

  private final Position kiwipete =
      Fen.checked("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1").orThrow();

  /** The start with one hole, which closes a5. */
  private final Position holed = Edits.holed(Position.START, 32);

  private final Position reversed = Position.START.marks(Marks.NONE.reversed(true));

  private final SplittableRandom random = new SplittableRandom(1);
  private final Choices choices = new Choices();
  private Position position = Position.START;
  private int ply;

  /** The nodes of perft 5 from the start. */
  @Benchmark
  @OperationsPerInvocation(START_5)
  public long perft() {
    return Legal.perft(Position.START, 5);
  }

  /** The nodes of perft 4 from Kiwipete. */
  @Benchmark
  @OperationsPerInvocation(KIWIPETE_4)
  public long kiwipete() {
    return Legal.perft(kiwipete, 4);
  }

  /** The nodes of perft 5 with one hole. */
  @Benchmark
  @OperationsPerInvocation(HOLED_5)
  public long holed() {
    return Legal.perft(holed, 5);
  }

  /** The nodes of perft 4 with reversed pawns, where nothing orthodox may be assumed. */
  @Benchmark
  @OperationsPerInvocation(REVERSED_4)
  public long reversed() {
    return Legal.perft(reversed, 4);
  }

  /** Random chess moves, one game after the other: moves, after. */
  @Benchmark
  @OperationsPerInvocation(MOVES)
  public Position moves() {
    for (int i = 0; i < MOVES; i++) {
      choices.clear();
      Legal.moves(position, choices);
      if (choices.size() == 0 || ply == LONGEST) {
        position = Position.START;
        ply = 0;
        continue;
      }
      position = ChessMove.after(position, choices.get(random.nextInt(choices.size())));
      ply++;
    }
    return position;
  }
}
