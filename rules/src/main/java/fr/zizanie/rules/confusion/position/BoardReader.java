package fr.zizanie.rules.confusion.position;

import static fr.zizanie.rules.confusion.position.BadPosition.bad;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.board.Grid;
import fr.zizanie.rules.confusion.state.Setting;

/** Reads the board of a position. */
final class BoardReader {
  private final Setting setting;
  private final int[] squares = new int[2 * Board.LETTERS];
  private int neutral;

  BoardReader(Setting setting) {
    this.setting = setting;
  }

  Board read(String text) {
    String[] ranks = text.split("/", -1);
    if (ranks.length != Grid.SIDE)
      throw bad("Plateau : il faut onze rangées.", "Board: eleven ranks are needed.");
    for (int i = 0; i < Grid.SIDE; i++) rank(ranks[i], Grid.SIDE - 1 - i);
    if (neutral == 0)
      throw bad("Plateau : il manque la pièce neutre.", "Board: the neutral piece is missing.");
    Board board = Board.empty(setting.small(), neutral);
    for (int piece = 0; piece < squares.length; piece++)
      if (squares[piece] != 0) board = board.placed(piece, squares[piece]);
    return board;
  }

  private void rank(String text, int rank) {
    int file = 0;
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i++);
      if (c >= '1' && c <= '9') {
        int run = c - '0';
        if (i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9')
          run = run * 10 + text.charAt(i++) - '0';
        file += run;
        continue;
      }
      boolean inside = file < Grid.SIDE;
      int at = Grid.at(Math.min(file++, Grid.SIDE - 1), rank);
      if (!inside) break;
      dark(at);
      if (c == '*') neutral(at);
      else piece(c, at, rank);
      if (i < text.length() && text.charAt(i) == '!' && c != '*') {
        neutral(at);
        i++;
      }
    }
    if (file != Grid.SIDE || i < text.length())
      throw bad(
          "Plateau : la rangée " + (rank + 1) + " n’a pas onze cases.",
          "Board: rank " + (rank + 1) + " does not have eleven squares.");
  }

  private void piece(char c, int at, int rank) {
    int letter = Diagrams.LETTERS.indexOf(Character.toUpperCase(c));
    if (letter < 0 || c > 'z')
      throw bad(
          "Plateau : signe inattendu dans la rangée " + (rank + 1) + ".",
          "Board: unexpected sign in rank " + (rank + 1) + ".");
    if (letter >= setting.letters())
      throw bad(
          "Plateau : il n’y a pas de X sans agents doubles.",
          "Board: there is no X without double agents.");
    int piece = (Character.isLowerCase(c) ? 0 : Board.LETTERS) + letter;
    if (squares[piece] != 0)
      throw bad("Plateau : la lettre " + c + " vient deux fois.", "Board: " + c + " comes twice.");
    squares[piece] = at;
  }

  private void neutral(int at) {
    if (neutral != 0) throw bad("Plateau : deux pièces neutres.", "Board: two neutral pieces.");
    neutral = at;
  }

  private void dark(int at) {
    int file = Grid.file(at);
    if (setting.small() && (file == 0 || file == Grid.SIDE - 1))
      throw bad(
          "Plateau : les colonnes a et k sont hors jeu (variante 2).",
          "Board: files a and k are out of play (variant 2).");
  }
}
