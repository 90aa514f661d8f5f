package fr.zizanie.rules.felon.moves;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.felon.board.Eight;
import fr.zizanie.rules.felon.board.Piece;
import fr.zizanie.rules.felon.board.Position;
import fr.zizanie.rules.felon.board.Setting;
import fr.zizanie.rules.felon.board.Turning;

/**
 * The legal moves of one position (Le Félon, 2.4 to 2.8).
 *
 * <p>A swap leaves both squares occupied, so it opens no line: what can go wrong is only that the
 * partner attacks from its new square, or that a check stands as before.
 */
public final class Scan {
  private static final int ALL = 0xff;
  private static final int STRAIGHT = 0x0f;
  private static final int DIAGONAL = 0xf0;
  private static final int[] MOVE = new int[Board13.CELLS];

  static {
    for (int sq = 0; sq < Board13.SQUARES; sq++) MOVE[Board13.cell(sq)] = Choice.move(0, sq).code();
  }

  private final Position position;
  private final Setting setting;
  private final Sight sight;
  private final byte[] cells;
  private final int us;
  private final int them;
  private final int king;
  private final Choices out;

  private Scan(Position position, Setting setting, Sight sight, Choices out) {
    this.position = position;
    this.setting = setting;
    this.sight = sight;
    this.out = out;
    cells = sight.cells;
    us = sight.us;
    them = sight.them;
    king = sight.king;
  }

  private Scan(Position position, Setting setting, Choices out) {
    this(position, setting, new Sight(position, position.turn(), setting), out);
  }

  /** Adds every legal move of the side to move. */
  public static void list(Position p, Setting setting, Choices out) {
    new Scan(p, setting, out).list();
  }

  /** {@return whether the piece on a cell may go to another: ours, or a félon as if hijacked} */
  static boolean legal(Position p, Setting setting, int from, int to) {
    var found = new Choices();
    return new Scan(p, setting, found).leads(from, to);
  }

  /** {@return the same if no king mattered} */
  public static boolean reaches(Position p, Setting setting, int from, int to) {
    var found = new Choices();
    return new Scan(p, setting, Sight.blind(p, p.turn(), setting), found).leads(from, to);
  }

  private boolean leads(int from, int to) {
    if ((cells[from] & us) != 0) piece(from);
    else hijack(from);
    int code = MOVE[from] << 8 | MOVE[to];
    for (int i = 0; i < out.size(); i++) if (out.code(i) == code) return true;
    return false;
  }

  /** {@return whether there is a legal move} */
  public static boolean any(Position p, Setting setting) {
    var found = new Choices();
    var scan = new Scan(p, setting, found);
    for (int base = Eight.FIRST; base <= Board13.LAST; base += 8)
      for (long pieces = Eight.of(scan.cells, base, scan.us); pieces != 0; pieces &= pieces - 1) {
        int at = base + Eight.place(pieces);
        // The king's moves are the hardest to judge.
        if (at != scan.king) scan.piece(at);
        if (found.size() > 0) return true;
      }
    scan.king();
    scan.hijack();
    return found.size() > 0;
  }

  private void list() {
    for (int base = Eight.FIRST; base <= Board13.LAST; base += 8)
      for (long pieces = Eight.of(cells, base, us); pieces != 0; pieces &= pieces - 1)
        piece(base + Eight.place(pieces));
    hijack();
  }

  /** {@return whether the king of the side to move is attacked} */
  public static boolean inCheck(Position p, Setting setting) {
    return new Sight(p, p.turn(), setting).inCheck();
  }

  /** {@return the leaf moves {@code depth} below, at least 1; {@code lists} has one for each} */
  public static long perft(Position p, Setting setting, Choices[] lists, int depth) {
    var moves = lists[depth];
    moves.clear();
    list(p, setting, moves);
    if (depth == 1) return moves.size();
    long nodes = 0;
    for (int i = 0; i < moves.size(); i++) {
      int code = moves.code(i);
      var next = p.after(Board13.cell(code >>> 16 & 255), Board13.cell(code >>> 8 & 255), setting);
      nodes += perft(next, setting, lists, depth - 1);
    }
    return nodes;
  }

  private void add(int from, int to) {
    out.add(MOVE[from] << 8 | MOVE[to]);
  }

  private void piece(int from) {
    switch (Piece.type(cells[from])) {
      case Piece.GARDE -> garde(from, sight.ahead);
      case Piece.RETOUR -> garde(from, -sight.ahead);
      case Piece.ECUYER -> ecuyer(from);
      case Piece.BOUFFON -> slide(from, DIAGONAL);
      case Piece.DAME, Piece.FELON -> slide(from, ALL);
      case Piece.ROI -> king();
      default -> glide(from);
    }
  }

  private void king() {
    for (int d = 0; d < 8; d++) {
      int to = king + Board13.step(d);
      boolean open = cells[to] == Piece.NOBODY || (cells[to] & them) != 0;
      if (open && !sight.attacked(to, king, 0, 0)) add(king, to);
    }
  }

  private void garde(int from, int ahead) {
    int pin = sight.pin(from);
    int one = from + ahead;
    if (cells[one] == Piece.NOBODY) {
      step(from, one, pin);
      boolean second = Board13.rank(from) == (us == Piece.YELLOW ? 2 : Board13.SIZE - 1);
      if (second && ahead == sight.ahead && cells[one + ahead] == Piece.NOBODY)
        step(from, one + ahead, pin);
    }
    for (int to = one - 1; to <= one + 1; to += 2) {
      if ((cells[to] & them) != 0 && to != sight.enemyKing) step(from, to, pin);
      else if (to == position.passed() && ahead == sight.ahead) passing(from, to);
    }
  }

  private void step(int from, int to, int pin) {
    if (!sight.parries(to) || pin >= 0 && !along(pin, Board13.direction(from, to))) return;
    if (turnsAgainst(cells[from], to)) return;
    add(from, to);
  }

  /** En passant empties two squares at once, so everything is looked at anew. */
  private void passing(int from, int to) {
    if (!sight.attacked(king, from, to - sight.ahead, to)) add(from, to);
  }

  /** Whether our garde, landing on {@code cell}, changes sides and attacks our king. */
  private boolean turnsAgainst(int garde, int cell) {
    int landed = Turning.landed(garde, cell, setting);
    return (landed & them) != 0 && sight.hits(landed, cell);
  }

  private static boolean along(int pin, int direction) {
    return pin >> 1 == direction >> 1;
  }

  private void ecuyer(int from) {
    if (setting.rook()) {
      slide(from, STRAIGHT);
      return;
    }
    if (sight.pin(from) >= 0) return;
    for (int i = 0; i < 8; i++) {
      int to = from + Board13.leap(i);
      int met = cells[to];
      if ((met == Piece.NOBODY || (met & them) != 0 && to != sight.enemyKing) && sight.parries(to))
        add(from, to);
    }
  }

  private void slide(int from, int directions) {
    int pin = sight.pin(from);
    for (int d = 0; d < 8; d++) {
      if ((directions >> d & 1) == 0 || pin >= 0 && !along(pin, d)) continue;
      int to = run(from, d);
      if ((cells[to] & them) != 0 && to != sight.enemyKing && sight.parries(to)) add(from, to);
    }
  }

  /** Adds the empty squares in a direction; {@return the cell that stops the run}. */
  private int run(int from, int d) {
    int step = Board13.step(d);
    int to = from + step;
    if (sight.inCheck()) {
      for (; cells[to] == Piece.NOBODY; to += step) if (sight.parries(to)) add(from, to);
    } else {
      int start = MOVE[from] << 8;
      for (; cells[to] == Piece.NOBODY; to += step) out.add(start | MOVE[to]);
    }
    return to;
  }

  /**
   * Courtisane, valet and ministre: they capture nobody and swap with the first piece they meet.
   */
  private void glide(int from) {
    int pin = sight.pin(from);
    int partners = Piece.type(cells[from]) == Piece.COURTISANE ? us : them;
    for (int d = 0; d < 8; d++) {
      int to = pin < 0 || along(pin, d) ? run(from, d) : stop(from, Board13.step(d));
      if ((cells[to] & partners) != 0 && swaps(from, to)) add(from, to);
    }
  }

  private boolean swaps(int from, int to) {
    return switch (Piece.type(cells[from])) {
      case Piece.COURTISANE -> courtisane(from, to, cells[to]);
      case Piece.VALET -> valet(from, to, cells[to]);
      default -> ministre(from, to, cells[to]);
    };
  }

  private int stop(int from, int step) {
    int to = from + step;
    while (cells[to] == Piece.NOBODY) to += step;
    return to;
  }

  private boolean courtisane(int from, int to, int met) {
    if (to == king) return !sight.attacked(from, 0, 0, 0);
    return Piece.type(met) != Piece.COURTISANE && !sight.inCheck() && !turnsAgainst(met, from);
  }

  private boolean valet(int from, int to, int met) {
    if (Piece.type(met) == Piece.VALET || !sight.removes(to)) return false;
    int landed = Turning.landed(met, from, setting);
    return (landed & us) != 0 || !sight.hits(landed, from);
  }

  private boolean ministre(int from, int to, int met) {
    return Piece.isGarde(met) && sight.removes(to) && !turnsAgainst(Piece.GARDE | us, from);
  }

  private void hijack() {
    if (position.hijack() != 0) hijack(position.hijack());
  }

  private void hijack(int from) {
    for (int d = 0; d < 8; d++) {
      int to = from + Board13.step(d);
      boolean open = cells[to] == Piece.NOBODY || (cells[to] & them) != 0 && to != sight.enemyKing;
      if (open && !sight.attacked(king, from, 0, to)) add(from, to);
    }
  }
}
