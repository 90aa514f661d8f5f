package fr.zizanie.rules.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The rules written a second time, square by square as the rule text says them, against random
 * games on random boards.
 */
class PlainRulesTest {
  private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  private final Random random = new Random(7);
  private final Mutation game = new Mutation();

  @Test
  void both_agree_on_every_position_of_random_games() {
    int castlings = 0;
    int checks = 0;
    for (int g = 0; g < 120; g++) {
      var state =
          game.start(Options.read(game.profile().options(), Map.of("board", board(g))).orThrow());
      for (int ply = 0; ply < 150 && !(game.turn(state) instanceof Turn.Over); ply++) {
        var expected = new Plain(state).legal();
        var offered = new TreeSet<String>();
        var choices = new Choices();
        game.choices(state, choices);
        choices.toList().forEach(c -> offered.add(game.notation().print(c)));
        assertThat(offered).as(Fen.write(state) + " on " + state.layout()).isEqualTo(expected);
        var choice = choices.get(random.nextInt(choices.size()));
        if (state.position().castles(choice.a(), choice.b())) castlings++;
        if (Scan.of(state.layout(), state.position()).inCheck()) checks++;
        state = game.apply(state, choice);
      }
    }
    assertThat(castlings).isPositive();
    assertThat(checks).isGreaterThan(100);
  }

  /**
   * The three known boards, then shuffled ones that the loader accepts, with white squares
   * anywhere.
   */
  private String board(int g) {
    if (g < 30) return Layout.KNOWN.get(g % 3);
    String letters = Layout.of("CM-1").toString();
    var free = new ArrayList<Integer>();
    for (int i = 0; i < 64; i++) if (!List.of(0, 4, 7, 56, 60, 63).contains(i)) free.add(i);
    var shuffled = new ArrayList<>(free);
    Collections.shuffle(shuffled, random);
    var out = new StringBuilder(letters);
    for (int i = 0; i < free.size(); i++)
      out.setCharAt(free.get(i), letters.charAt(shuffled.get(i)));
    return out.toString();
  }

  /** One position as a plain 8x8 array: {@code P p K k} or a space. */
  private static final class Plain {
    private final char[][] pieces = new char[8][8];
    private final MutationState state;
    private final boolean white;

    Plain(MutationState state) {
      this.state = state;
      this.white = state.position().turn() == Seat.FIRST;
      String[] ranks = Fen.write(state).split(" ", -1)[0].split("/", -1);
      for (int y = 0; y < 8; y++) {
        int x = 0;
        for (char c : ranks[7 - y].toCharArray()) {
          if (Character.isDigit(c)) for (int k = c - '0'; k > 0; k--) pieces[y][x++] = ' ';
          else pieces[y][x++] = c;
        }
      }
    }

    Set<String> legal() {
      var out = new TreeSet<String>();
      for (int y = 0; y < 8; y++)
        for (int x = 0; x < 8; x++)
          if (pieces[y][x] != ' ' && Character.isUpperCase(pieces[y][x]) == white)
            for (int[] to : reached(x, y, false))
              if (safe(x, y, to[0], to[1])) out.add(name(x, y) + name(to[0], to[1]));
      castling(out);
      return out;
    }

    private void castling(Set<String> out) {
      int y = white ? 0 : 7;
      int rights = white ? state.position().rights() : state.position().rights() >> 2;
      if (attacked(4, y, !white)) return;
      boolean shortly = (rights & 1) != 0 && pieces[y][5] == ' ' && pieces[y][6] == ' ';
      if (shortly && !attacked(5, y, !white) && !attacked(6, y, !white))
        out.add(name(4, y) + name(6, y));
      boolean longly =
          (rights & 2) != 0 && pieces[y][1] == ' ' && pieces[y][2] == ' ' && pieces[y][3] == ' ';
      if (longly && !attacked(3, y, !white) && !attacked(2, y, !white))
        out.add(name(4, y) + name(2, y));
    }

    private boolean safe(int x, int y, int tx, int ty) {
      char taken = pieces[ty][tx];
      char piece = pieces[y][x];
      if (Character.toLowerCase(taken) == 'k') return false;
      pieces[ty][tx] = piece;
      pieces[y][x] = ' ';
      boolean safe = true;
      for (int ky = 0; ky < 8; ky++)
        for (int kx = 0; kx < 8; kx++)
          if (pieces[ky][kx] == (white ? 'K' : 'k')) safe = !attacked(kx, ky, !white);
      pieces[y][x] = piece;
      pieces[ty][tx] = taken;
      return safe;
    }

    private boolean attacked(int ax, int ay, boolean byWhite) {
      for (int y = 0; y < 8; y++)
        for (int x = 0; x < 8; x++)
          if (pieces[y][x] != ' ' && Character.isUpperCase(pieces[y][x]) == byWhite)
            for (int[] to : reached(x, y, true)) if (to[0] == ax && to[1] == ay) return true;
      return false;
    }

    private List<int[]> reached(int x, int y, boolean attacks) {
      var out = new ArrayList<int[]>();
      if (Character.toLowerCase(pieces[y][x]) == 'k') {
        for (int[] d : STRAIGHT) add(x, y, x + d[0], y + d[1], attacks, out);
        for (int[] d : DIAGONAL) add(x, y, x + d[0], y + d[1], attacks, out);
        return out;
      }
      switch (state.layout().natures().charAt(y * 8 + x)) {
        case 'Y' -> {
          for (int dx : new int[] {-2, -1, 1, 2})
            for (int sy : new int[] {-1, 1})
              add(x, y, x + dx, y + sy * (3 - Math.abs(dx)), attacks, out);
        }
        case 'B' -> slide(x, y, DIAGONAL, attacks, out);
        case 'R' -> slide(x, y, STRAIGHT, attacks, out);
        case 'K' -> {
          slide(x, y, DIAGONAL, attacks, out);
          slide(x, y, STRAIGHT, attacks, out);
        }
        default -> pawn(x, y, attacks, out);
      }
      return out;
    }

    private void pawn(int x, int y, boolean attacks, List<int[]> out) {
      boolean up = Character.isUpperCase(pieces[y][x]);
      int d = up ? 1 : -1;
      for (int dx : new int[] {-1, 1}) {
        boolean inside = x + dx >= 0 && x + dx < 8 && y + d >= 0 && y + d < 8;
        if (inside && (attacks || pieces[y + d][x + dx] != ' '))
          add(x, y, x + dx, y + d, attacks, out);
      }
      for (int k = 1; k <= 2 && !attacks; k++) {
        int ty = y + k * d;
        if (ty < 0 || ty > 7 || pieces[ty][x] != ' ') break;
        out.add(new int[] {x, ty});
      }
    }

    private void slide(int x, int y, int[][] directions, boolean attacks, List<int[]> out) {
      for (int[] d : directions)
        for (int k = 1; k < 8; k++) {
          int tx = x + k * d[0];
          int ty = y + k * d[1];
          add(x, y, tx, ty, attacks, out);
          if (tx < 0 || tx > 7 || ty < 0 || ty > 7 || pieces[ty][tx] != ' ') break;
        }
    }

    private void add(int x, int y, int tx, int ty, boolean attacks, List<int[]> out) {
      if (tx < 0 || tx > 7 || ty < 0 || ty > 7) return;
      boolean own =
          pieces[ty][tx] != ' '
              && Character.isUpperCase(pieces[ty][tx]) == Character.isUpperCase(pieces[y][x]);
      if (!own || attacks) out.add(new int[] {tx, ty});
    }

    private static String name(int x, int y) {
      return "" + (char) ('a' + x) + (char) ('1' + y);
    }
  }
}
