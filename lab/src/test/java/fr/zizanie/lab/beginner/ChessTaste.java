package fr.zizanie.lab.beginner;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import java.util.List;

/**
 * Games of the chess family: pieces have the worth that books give them.
 *
 * @param nines letters of pieces worth nine pawns
 * @param pieces letters of pieces worth four
 * @param hunting whether it goes where the other side has least to do and pushes its pawns
 */
record ChessTaste<S>(Game<S, ?> game, String nines, String pieces, boolean hunting)
    implements Taste<S> {
  @Override
  public int wealth(S state, Seat side) {
    int sum = 0;
    for (char c : board(state).toCharArray())
      if (Character.isLetter(c)) sum += owns(side, c) ? worth(c) : -worth(c);
    return sum;
  }

  private static boolean owns(Seat side, char piece) {
    return Character.isUpperCase(piece) == (side == Seat.FIRST);
  }

  private int worth(char piece) {
    char letter = Character.toLowerCase(piece);
    return nines.indexOf(letter) >= 0 ? 9 : pieces.indexOf(letter) >= 0 ? 4 : 1;
  }

  @Override
  public int pull(S next, List<Choice> action, Seat us) {
    if (!hunting) return 0;
    int left = game.turn(next).is(us.other()) ? game.choices(next).size() : 60;
    return 4 * pushed(next, us) - left;
  }

  /** How far its pawns have gone. */
  private int pushed(S next, Seat us) {
    int rank = 0;
    int sum = 0;
    for (char c : board(next).toCharArray()) {
      if (c == '/') rank++;
      else if (c == (us == Seat.FIRST ? 'P' : 'p')) sum += us == Seat.FIRST ? 7 - rank : rank;
    }
    return sum;
  }

  private String board(S state) {
    Tree position = game.notation().position(state);
    if (position instanceof Tree.Fields(var fields)) position = fields.get("fen");
    return position instanceof Tree.Text(String text) ? text.split(" ", 2)[0] : "";
  }
}
