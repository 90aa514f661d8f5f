package fr.zizanie.rules.felon;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.felon.board.Draft;
import fr.zizanie.rules.felon.board.Kind;
import fr.zizanie.rules.felon.board.Piece;
import fr.zizanie.rules.felon.board.Position;
import fr.zizanie.rules.felon.board.Setting;
import fr.zizanie.rules.felon.board.Turning;
import fr.zizanie.rules.felon.moves.Setup;
import fr.zizanie.rules.felon.moves.Sight;

/** Reads positions, and refuses those that can't be with their place (2.11, 2.12). */
final class FenReader {
  private static final int MOST = 99_999;

  /** Where and why reading stops. */
  private static final class Wrong extends RuntimeException {
    private static final long serialVersionUID = 1;
    final transient Words words;

    Wrong(String fr, String en) {
      super(en, null, false, false);
      words = new Words(fr, en);
    }
  }

  private final Setting setting;
  private final Draft draft = new Draft();

  FenReader(Setting setting) {
    this.setting = setting;
  }

  Answer<FelonState> read(String fen) {
    try {
      return Answer.ok(state(fen.split(" ", -1)));
    } catch (Wrong wrong) {
      return Answer.no(Reason.BAD_POSITION.because(wrong.words.fr(), wrong.words.en()));
    }
  }

  private FelonState state(String[] fields) {
    if (fields.length != 6)
      throw new Wrong(
          "Il faut six champs séparés par une espace : plateau, trait, félon à détourner, case de"
              + " prise en passant, compteur, numéro.",
          "Six fields separated by a space are needed: board, side, félon to hijack, en passant"
              + " square, counter, number.");
    board(fields[0]);
    if (!fields[1].equals("y") && !fields[1].equals("r"))
      throw new Wrong("Trait : il faut y ou r.", "Side to move: y or r is needed.");
    draft.turn = fields[1].equals("y") ? Seat.FIRST : Seat.SECOND;
    draft.hijack = square(fields[2], "Félon à détourner", "Félon to hijack");
    draft.passed = square(fields[3], "En passant", "En passant");
    int quiet = number(fields[4], 0, FelonState.DRAWN, "Compteur", "Counter");
    int number = number(fields[5], 1, MOST, "Numéro", "Move number");
    if (draft.king[0] == 0 || draft.king[1] == 0) {
      placing(quiet, number);
    } else {
      hijack();
      passed();
      kings();
    }
    return FelonState.of(setting, new Position(draft), quiet, number, Past.None.NONE);
  }

  private void board(String text) {
    String[] ranks = text.split("/", -1);
    if (ranks.length != Board13.SIZE)
      throw new Wrong("Plateau : il faut treize rangées.", "Board: thirteen ranks are needed.");
    for (int i = 0; i < Board13.SIZE; i++) rank(ranks[i], Board13.SIZE - i);
  }

  private void rank(String text, int rank) {
    int file = 0;
    for (int at = 0; at < text.length(); ) {
      int end = at;
      while (end < text.length() && digit(text.charAt(end))) end++;
      if (end > at) {
        file += run(text.substring(at, end), rank);
        at = end;
      } else {
        if (file < Board13.SIZE) piece(text.charAt(at), Board13.cell(file, rank));
        file++;
        at++;
      }
      if (file > Board13.SIZE) break;
    }
    if (file != Board13.SIZE)
      throw new Wrong(
          "Plateau : la rangée " + rank + " n’a pas treize cases.",
          "Board: rank " + rank + " does not have thirteen squares.");
  }

  private static boolean digit(char c) {
    return c >= '0' && c <= '9';
  }

  private static int run(String digits, int rank) {
    int length = digits.length() > 2 || digits.startsWith("0") ? 0 : Integer.parseInt(digits);
    if (length < 1 || length > Board13.SIZE)
      throw new Wrong(
          "Plateau : dans la rangée " + rank + ", un nombre de cases vides va de 1 à 13.",
          "Board: in rank " + rank + ", a number of empty squares goes from 1 to 13.");
    return length;
  }

  private void piece(char letter, int cell) {
    int piece = Piece.of(letter);
    String at = Board13.name(Board13.square(cell));
    int type = Piece.type(piece);
    if (piece == Piece.NOBODY || type == Piece.RETOUR && !setting.returning())
      throw new Wrong(
          "Plateau : signe inattendu en " + at + ".", "Board: unexpected sign on " + at + ".");
    int side = Piece.seat(piece).ordinal();
    if (type == Piece.ROI && draft.king[side] != 0)
      throw new Wrong(
          "Plateau : deuxième roi d’un même camp en " + at + ".",
          "Board: a second king of one side on " + at + ".");
    if (type == Piece.FELON && draft.felon[side] != 0)
      throw new Wrong(
          "Plateau : deuxième félon d’un même camp en " + at + ".",
          "Board: a second félon of one side on " + at + ".");
    if (Turning.landed(piece, cell, setting) != piece)
      throw new Wrong(
          "Plateau : un garde arrivé en " + at + " se serait retourné.",
          "Board: a garde on " + at + " would have turned over.");
    draft.put(cell, piece);
  }

  private static int square(String text, String fr, String en) {
    if (text.equals("-")) return 0;
    int square = Board13.parse(text);
    if (square < 0)
      throw new Wrong(fr + " : il faut - ou une case.", en + ": - or a square is needed.");
    return Board13.cell(square);
  }

  private static int number(String text, int least, int most, String fr, String en) {
    boolean digits =
        !text.isEmpty() && text.length() <= 5 && text.chars().allMatch(c -> digit((char) c));
    int number = digits ? Integer.parseInt(text) : -1;
    if (number < least || number > most)
      throw new Wrong(
          fr + " : il faut un nombre de " + least + " à " + most + ".",
          en + ": a number from " + least + " to " + most + " is needed.");
    return number;
  }

  /** Only the placing phase has no kings; then the board is what the set-up makes of the félons. */
  private void placing(int quiet, int number) {
    boolean fits = quiet == 0 && number == 1 && Setup.reaches(new Position(draft), setting);
    if (fits) return;
    boolean both = draft.king[0] == 0 && draft.king[1] == 0;
    String fr = both ? "les rois manquent" : draft.king[0] == 0 ? "il manque R" : "il manque r";
    String en =
        both ? "the kings are missing" : draft.king[0] == 0 ? "R is missing" : "r is missing";
    throw new Wrong(
        "Plateau : " + fr + ", et ce n’est pas la phase de placement.",
        "Board: " + en + ", and this is not the placing phase.");
  }

  private void hijack() {
    int felon = draft.felon[draft.turn.other().ordinal()];
    boolean orange = setting.zone().holds(felon);
    if (draft.hijack != 0 && draft.hijack != felon)
      throw new Wrong(
          "Félon à détourner : le félon adverse n’est pas en " + name(draft.hijack) + ".",
          "Félon to hijack: the opponent’s félon is not on " + name(draft.hijack) + ".");
    if (draft.hijack != 0 && !orange)
      throw new Wrong(
          "Félon à détourner : " + name(felon) + " n’est pas une case orange.",
          "Félon to hijack: " + name(felon) + " is not an orange square.");
    // A right that lasts follows from the board alone, whatever stands in the field.
    if (setting.lasting() && orange) draft.hijack = felon;
    if (!setting.lasting() && draft.hijack != 0 && draft.passed != 0)
      throw new Wrong(
          "En passant : le dernier coup était celui du félon.",
          "En passant: the last move was the félon’s.");
  }

  private void passed() {
    int cell = draft.passed;
    if (cell == 0) return;
    Seat them = draft.turn.other();
    int ahead = Position.forward(them);
    boolean was =
        setting.passing()
            && Board13.rank(cell) == Setup.gardes(them) + Integer.signum(ahead)
            && draft.cells[cell] == Piece.NOBODY
            && draft.cells[cell - ahead] == Piece.NOBODY
            && draft.cells[cell + ahead] == Piece.of(Kind.GARDE, them);
    if (!was)
      throw new Wrong(
          "En passant : aucun garde ne vient de passer par " + name(cell) + ".",
          "En passant: no garde has just passed " + name(cell) + ".");
  }

  private void kings() {
    if (Board13.distance(draft.king[0], draft.king[1]) == 1)
      throw new Wrong("Plateau : les rois se touchent.", "Board: the kings stand side by side.");
    if (new Sight(new Position(draft), draft.turn.other(), setting).inCheck())
      throw new Wrong(
          "Plateau : le roi du camp qui ne joue pas est en échec.",
          "Board: the king of the side not to move is in check.");
  }

  private static String name(int cell) {
    return Board13.name(Board13.square(cell));
  }
}
