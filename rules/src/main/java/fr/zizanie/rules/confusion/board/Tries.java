package fr.zizanie.rules.confusion.board;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;

/**
 * The geometrically possible tries of one side: any distance on a clear path that ends on the board
 * and off one's own pieces (Confusion, 4).
 *
 * @param barred the letters that may not try, one bit each
 */
public record Tries(Board board, int side, int barred) {
  /** Stands for the letter of a pass: whoever controls the neutral piece makes it. */
  public static final int NEUTRAL = 13;

  /** {@return direction and distance in one byte} */
  public static int way(int direction, int distance) {
    return direction << 4 | distance;
  }

  private static int code(int letter, Manner manner) {
    return Choice.move(letter, way(0, 1), manner.ordinal()).code();
  }

  /** Adds them all, letter by letter. */
  public void list(Choices out) {
    int holder = board.holder();
    for (int letter = 0; letter < Board.LETTERS; letter++) {
      int piece = side * Board.LETTERS + letter;
      int from = board.square(piece);
      if (from == 0 || (barred >> letter & 1) != 0) continue;
      rays(from, code(letter, Manner.ALONE), false, out);
      if (piece == holder) {
        rays(from, code(letter, Manner.CARRY), false, out);
        rays(from, code(NEUTRAL, Manner.PASS), true, out);
      }
    }
  }

  private void rays(int from, int code, boolean pass, Choices out) {
    byte[] cells = board.cells();
    for (int direction = 0; direction < 8; direction++) {
      int step = Grid.step(direction);
      int at = from + step;
      int next = code + (direction << 12);
      while (cells[at] == 0) {
        out.add(next);
        next += 1 << 8;
        at += step;
      }
      if (ends(cells[at], pass)) out.add(next);
    }
  }

  /** {@return whether a try may end on what stands in its way} */
  public boolean ends(int cell, boolean pass) {
    return cell > 0 && (pass || cell >> 4 != side);
  }

  /** {@return whether there is any try} */
  public boolean any() {
    for (int letter = 0; letter < Board.LETTERS; letter++) if (has(letter)) return true;
    return false;
  }

  /** {@return whether a letter has any try, the pass of its neutral piece included} */
  public boolean has(int letter) {
    int piece = side * Board.LETTERS + letter;
    int from = board.square(piece);
    if (from == 0 || (barred >> letter & 1) != 0) return false;
    boolean holds = piece == board.holder();
    for (int direction = 0; direction < 8; direction++) {
      int cell = board.cell(from + Grid.step(direction));
      if (cell == 0 || ends(cell, holds)) return true;
    }
    return false;
  }

  /** {@return the piece that makes a try that is offered} */
  public int piece(Choice choice) {
    return choice.a() == NEUTRAL ? board.holder() : side * Board.LETTERS + choice.a();
  }

  /** {@return where a try of a piece ends} */
  public int to(int piece, Choice choice) {
    return board.square(piece) + Grid.step(choice.b() >> 4) * (choice.b() & 15);
  }
}
