package fr.zizanie.rules.felon;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.felon.board.Effect;
import fr.zizanie.rules.felon.board.Inventory;
import fr.zizanie.rules.felon.board.Piece;
import fr.zizanie.rules.felon.board.Position;
import fr.zizanie.rules.felon.board.Setting;
import fr.zizanie.rules.felon.moves.Scan;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The rules written a second time, square by square as the rule text says them: every move is made
 * on a copy, and then the king looked at. Held against random games.
 */
class PlainRulesTest {
  private final Random random = new Random(7);
  private final Map<Effect, Integer> effects = new EnumMap<>(Effect.class);
  private int hijacks;
  private int checks;
  private int turned;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "felonHijack=WHILE_IN_ZONE enPassant=false",
        "gardeFarRank=RETURN setupMirror=true",
        "ecuyer=ROOK orangeZone=4-10"
      })
  void both_agree_on_every_position_of_random_games(String given) {
    String[] options = given.isEmpty() ? new String[0] : given.split(" ", -1);
    for (int g = 0; g < 12; g++) {
      // Thinned boards come sooner to where the unusual happens.
      var state = g % 2 == 0 ? start(options) : thinned(start(options));
      for (int ply = 0; ply < 200 && !(Scene.GAME.turn(state) instanceof Turn.Over); ply++)
        state = checked(state);
    }
    assertThat(effects).containsKeys(Effect.CAPTURE, Effect.SWAP, Effect.CONVERSION);
    assertThat(hijacks).isPositive();
    assertThat(checks).isGreaterThan(30);
    assertThat(turned).isPositive();
  }

  private FelonState start(String[] options) {
    String file = Character.toString('a' + random.nextInt(13));
    String other = Character.toString('a' + random.nextInt(13));
    return Scene.of(file + "13 " + other + "1", options).state();
  }

  private FelonState thinned(FelonState s) {
    var draft = s.position().draft();
    for (int sq = 0; sq < Board13.SQUARES; sq++) {
      int cell = Board13.cell(sq);
      int type = Piece.type(draft.cells[cell]);
      if (type != Piece.ROI && type != Piece.FELON && random.nextInt(3) > 0)
        draft.put(cell, Piece.NOBODY);
    }
    var thin = new Position(draft);
    boolean fair = !Scan.inCheck(thin, s.setting());
    draft = thin.draft();
    draft.turn = Seat.SECOND;
    fair &= !Scan.inCheck(new Position(draft), s.setting());
    return fair ? FelonState.of(s.setting(), thin, 0, 1, Past.None.NONE) : thinned(s);
  }

  private FelonState checked(FelonState state) {
    var plain = new Plain(state);
    var offered = new TreeSet<String>();
    var choices = new Choices();
    Scan.list(state.position(), state.setting(), choices);
    choices.toList().forEach(c -> offered.add(Scene.GAME.notation().print(c)));
    assertThat(offered).as(state.fen()).isEqualTo(plain.legal());
    assertThat(choices.size()).isEqualTo(offered.size());
    assertThat(Inventory.flaw(state.position())).isEmpty();
    assertThat(Scan.inCheck(state.position(), state.setting())).isEqualTo(plain.inCheck());
    if (random.nextInt(20) == 0) agreesWithTheRefusals(state, plain);
    var choice = lively(state, choices);
    int from = Board13.cell(choice.a());
    int to = Board13.cell(choice.b());
    effects.merge(state.position().effect(from, to), 1, Integer::sum);
    if (state.position().hijacks(from)) hijacks++;
    if (plain.inCheck()) checks++;
    var next = state.moved(choice.a(), choice.b());
    assertThat(next.position().toString())
        .as(state.fen() + " " + Scene.GAME.notation().print(choice))
        .isEqualTo(plain.after(choice.a(), choice.b()));
    if (Piece.isGarde(state.position().at(from))
        && next.position().at(to) != state.position().at(from)) turned++;
    return next;
  }

  /** Some choice, rather one that gives check or does more than step. */
  private Choice lively(FelonState state, Choices choices) {
    Position p = state.position();
    Choice choice = choices.get(random.nextInt(choices.size()));
    for (int i = 0; i < 12; i++) {
      var other = choices.get(random.nextInt(choices.size()));
      int from = Board13.cell(other.a());
      int to = Board13.cell(other.b());
      boolean rare =
          random.nextInt(3) == 0 && (p.effect(from, to) != Effect.STEP || p.hijacks(from));
      if (rare || Scan.inCheck(p.after(from, to, state.setting()), state.setting())) return other;
      if (p.effect(from, to) == Effect.EN_PASSANT) return other;
    }
    return choice;
  }

  /** The geometry behind the refusals is the same. */
  private static void agreesWithTheRefusals(FelonState state, Plain plain) {
    Position p = state.position();
    for (int from = 0; from < 169; from++) {
      int cell = Board13.cell(from);
      if ((p.at(cell) & Piece.colour(p.turn())) == 0 && p.hijack() != cell) continue;
      for (int to = 0; to < 169; to++)
        if (from != to)
          assertThat(Scan.reaches(p, state.setting(), cell, Board13.cell(to)))
              .isEqualTo(plain.goes(from, to));
    }
  }

  /** The text, on a plain grid: letters as in positions, a dot for nobody. */
  private static final class Plain {
    private final Setting setting;
    private final Position position;
    private final char[] grid = new char[169];
    private final boolean yellow;

    Plain(FelonState s) {
      setting = s.setting();
      position = s.position();
      yellow = position.turn() == Seat.FIRST;
      for (int sq = 0; sq < 169; sq++) {
        int piece = position.at(Board13.cell(sq));
        grid[sq] = piece == Piece.NOBODY ? '.' : Piece.letter(piece);
      }
    }

    private static int square(int file, int rank) {
      return file < 0 || file > 12 || rank < 0 || rank > 12 ? -1 : rank * 13 + file;
    }

    private boolean mine(char c) {
      return Character.isLetter(c) && Character.isUpperCase(c) == yellow;
    }

    private boolean theirs(char c) {
      return Character.isLetter(c) && Character.isUpperCase(c) != yellow;
    }

    Set<String> legal() {
      var out = new TreeSet<String>();
      for (int from = 0; from < 169; from++) {
        if (grid[from] == '.') continue;
        for (int to = 0; to < 169; to++)
          if (from != to && goes(from, to) && !attacked(made(from, to), yellow))
            out.add(Board13.name(from) + Board13.name(to));
      }
      return out;
    }

    boolean inCheck() {
      return attacked(grid, yellow);
    }

    private boolean goes(int from, int to) {
      char piece = grid[from];
      char met = grid[to];
      int dx = to % 13 - from % 13;
      int dy = to / 13 - from / 13;
      int far = Math.max(Math.abs(dx), Math.abs(dy));
      boolean king = Character.toUpperCase(met) == 'R';
      boolean hijack = theirs(piece) && position.hijack() == Board13.cell(from);
      if (hijack) return far == 1 && !mine(met) && !king;
      if (!mine(piece)) return false;
      boolean capture = !mine(met) && !king;
      int ahead = yellow ? 1 : -1;
      return switch (Character.toUpperCase(piece)) {
        case 'R' -> far == 1 && capture;
        case 'D', 'F' -> line(dx, dy) && clear(grid, from, to) && capture;
        case 'B' -> Math.abs(dx) == Math.abs(dy) && clear(grid, from, to) && capture;
        case 'E' ->
            capture
                && (setting.rook()
                    ? dx * dy == 0 && clear(grid, from, to)
                    : dx * dx + dy * dy == 5);
        case 'C' ->
            line(dx, dy)
                && clear(grid, from, to)
                && (met == '.' || mine(met) && Character.toUpperCase(met) != 'C');
        case 'V' ->
            line(dx, dy)
                && clear(grid, from, to)
                && (met == '.' || theirs(met) && Character.toUpperCase(met) != 'V');
        case 'M' ->
            line(dx, dy)
                && clear(grid, from, to)
                && (met == '.' || theirs(met) && "GT".indexOf(Character.toUpperCase(met)) >= 0);
        case 'G' ->
            dx == 0 && dy == ahead && met == '.'
                || dx == 0
                    && dy == 2 * ahead
                    && met == '.'
                    && grid[from + 13 * ahead] == '.'
                    && from / 13 == (yellow ? 1 : 11)
                || Math.abs(dx) == 1
                    && dy == ahead
                    && (theirs(met) && !king
                        || position.passed() != 0 && position.passed() == Board13.cell(to));
        default ->
            dy == -ahead && (dx == 0 && met == '.' || Math.abs(dx) == 1 && theirs(met) && !king);
      };
    }

    private static boolean line(int dx, int dy) {
      return dx == 0 || dy == 0 || Math.abs(dx) == Math.abs(dy);
    }

    private static boolean clear(char[] grid, int from, int to) {
      int dx = Integer.signum(to % 13 - from % 13);
      int dy = Integer.signum(to / 13 - from / 13);
      int at = from + dx + 13 * dy;
      while (at != to) {
        if (grid[at] != '.') return false;
        at += dx + 13 * dy;
      }
      return true;
    }

    private char[] made(int from, int to) {
      char[] next = grid.clone();
      char piece = grid[from];
      char met = grid[to];
      boolean own = mine(piece);
      char kind = Character.toUpperCase(piece);
      next[to] = piece;
      next[from] = '.';
      if (own && (kind == 'C' || kind == 'V')) next[from] = met;
      if (own && kind == 'M' && met != '.') next[from] = yellow ? 'G' : 'g';
      if (kind == 'G' && from % 13 != to % 13 && met == '.') next[from / 13 * 13 + to % 13] = '.';
      for (int sq : new int[] {from, to}) {
        if (next[sq] == 'G' && sq / 13 == 12) next[sq] = setting.returning() ? 'T' : 'g';
        else if (next[sq] == 'g' && sq / 13 == 0) next[sq] = setting.returning() ? 't' : 'G';
        else if (next[sq] == 'T' && sq / 13 == 0) next[sq] = 'G';
        else if (next[sq] == 't' && sq / 13 == 12) next[sq] = 'g';
      }
      return next;
    }

    private boolean attacked(char[] pieces, boolean yellowKing) {
      int king = 0;
      while (pieces[king] != (yellowKing ? 'R' : 'r')) king++;
      for (int sq = 0; sq < 169; sq++) {
        char c = pieces[sq];
        if (!Character.isLetter(c) || Character.isUpperCase(c) == yellowKing) continue;
        int dx = king % 13 - sq % 13;
        int dy = king / 13 - sq / 13;
        int far = Math.max(Math.abs(dx), Math.abs(dy));
        int ahead = yellowKing ? -1 : 1;
        boolean hit =
            switch (Character.toUpperCase(c)) {
              case 'R' -> far == 1;
              case 'D' -> line(dx, dy) && clear(pieces, sq, king);
              case 'B' -> Math.abs(dx) == Math.abs(dy) && clear(pieces, sq, king);
              case 'E' ->
                  setting.rook() ? dx * dy == 0 && clear(pieces, sq, king) : dx * dx + dy * dy == 5;
              case 'G' -> Math.abs(dx) == 1 && dy == ahead;
              case 'T' -> Math.abs(dx) == 1 && dy == -ahead;
              default -> false;
            };
        if (hit) return true;
      }
      return false;
    }

    String after(int from, int to) {
      char[] next = made(from, to);
      var out = new StringBuilder();
      for (int rank = 12; rank >= 0; rank--)
        for (int file = 0; file < 13; file++)
          out.append(next[square(file, rank)]).append(file == 12 && rank > 0 ? "/" : "");
      String board = out.toString();
      for (int n = 13; n > 0; n--) board = board.replace(".".repeat(n), Integer.toString(n));
      char piece = grid[from];
      boolean felonMoved =
          mine(piece)
              && (Character.toUpperCase(piece) == 'F'
                  || Character.toUpperCase(piece) == 'C'
                      && mine(grid[to])
                      && Character.toUpperCase(grid[to]) == 'F');
      int felon = new String(next).indexOf(yellow ? 'F' : 'f');
      boolean right =
          felon >= 0
              && setting.zone().holds(Board13.cell(felon))
              && (felonMoved || setting.lasting());
      boolean dbl =
          Character.toUpperCase(piece) == 'G'
              && Math.abs(to - from) == 26
              && setting.pieces().passing();
      return board
          + (yellow ? " r " : " y ")
          + (right ? Board13.name(felon) : "-")
          + (dbl ? " " + Board13.name((from + to) / 2) : " -");
    }
  }
}
