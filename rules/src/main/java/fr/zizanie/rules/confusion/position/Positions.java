package fr.zizanie.rules.confusion.position;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.knowledge.Facts;
import fr.zizanie.rules.confusion.knowledge.Kinds;
import fr.zizanie.rules.confusion.knowledge.Token;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.confusion.state.Moment;
import fr.zizanie.rules.confusion.state.Setting;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;

/**
 * Positions as named fields (Formats, 3): {@code board}, {@code turn}, {@code pieces}, and where
 * they say something {@code first}, {@code cover}, {@code exposed}, {@code played} and {@code
 * quiet}.
 */
public final class Positions {
  private Positions() {}

  /** {@return the whole truth of a state} */
  public static Tree write(ConfusionState s) {
    return write(s.setting(), s.board(), s.moment(), s.kinds(), s.facts());
  }

  /** {@return what these parts of a state or a view tell} */
  public static Tree write(Setting setting, Board board, Moment moment, Kinds kinds, Facts facts) {
    var out = new LinkedHashMap<String, Tree>();
    out.put("board", new Tree.Text(board.toString()));
    out.put("turn", new Tree.Text(setting.name(moment.by())));
    var pieces = new LinkedHashMap<String, Tree>();
    var firsts = new LinkedHashMap<String, Tree>();
    var covers = new LinkedHashMap<String, Tree>();
    var played = new LinkedHashMap<String, Tree>();
    var exposed = new ArrayList<Tree>();
    for (Seat seat : Seat.values()) {
      int side = seat.ordinal();
      String name = setting.name(seat);
      pieces.put(name, new Tree.Text(pieces(setting, kinds, facts, side)));
      String first = first(setting, kinds, facts, side);
      if (!first.isEmpty() && !obvious(setting, kinds, facts, side))
        firsts.put(name, new Tree.Text(first));
      if (kinds.cover(side) != 0) covers.put(name, new Tree.Whole(kinds.cover(side)));
      if (facts.playedBy(side) > 0) played.put(name, new Tree.Text(played(facts, side)));
      int agent = kinds.agent(side);
      if (agent >= 0 && facts.exposed(agent)) exposed.add(new Tree.Text(name));
    }
    out.put("pieces", new Tree.Fields(pieces));
    if (!firsts.isEmpty()) out.put("first", new Tree.Fields(firsts));
    if (!covers.isEmpty()) out.put("cover", new Tree.Fields(covers));
    if (!exposed.isEmpty()) out.put("exposed", new Tree.Items(exposed));
    if (!played.isEmpty()) out.put("played", new Tree.Fields(played));
    if (moment.quiet() > 0) out.put("quiet", new Tree.Whole(moment.quiet()));
    return new Tree.Fields(out);
  }

  /** {@return the letters of a seat as positions spell them, bare where the viewer can't tell} */
  public static String pieces(ConfusionView view, Seat seat) {
    return pieces(view.setting(), view.known(), view.facts(), seat.ordinal());
  }

  /** {@return the first diagrams of a seat's promoted letters that the viewer knows: A12 L5} */
  public static String first(ConfusionView view, Seat seat) {
    return first(view.setting(), view.known(), view.facts(), seat.ordinal());
  }

  private static String played(Facts facts, int side) {
    var out = new ArrayList<String>();
    for (Token token : Token.values()) if (facts.played(side, token)) out.add(token.text());
    return String.join(" ", out);
  }

  /**
   * {@return the letters of a side with what {@code kinds} tells of them, such as {@code A6 C+}}
   */
  private static String pieces(Setting setting, Kinds kinds, Facts facts, int side) {
    var out = new ArrayList<String>();
    for (int letter = 0; letter < setting.letters(); letter++) {
      int piece = side * Board.LETTERS + letter;
      boolean promoted = facts.promoted(piece);
      boolean kind = kinds.kind(piece) != 0 && !promoted;
      out.add(
          Diagrams.LETTERS.charAt(letter)
              + (kind ? Diagrams.name(kinds.kind(piece)) : "")
              + (promoted ? "+" : ""));
    }
    return String.join(" ", out);
  }

  /**
   * {@return the promoted letters of a side whose first diagram is known, such as {@code A12 L5}}
   */
  private static String first(Setting setting, Kinds kinds, Facts facts, int side) {
    var out = new ArrayList<String>();
    for (int letter = 0; letter < setting.letters(); letter++) {
      int piece = side * Board.LETTERS + letter;
      if (facts.promoted(piece) && kinds.kind(piece) != 0)
        out.add(Diagrams.LETTERS.charAt(letter) + Diagrams.name(kinds.kind(piece)));
    }
    return String.join(" ", out);
  }

  /** Whether a reader finds the first diagrams of promoted letters without being told. */
  private static boolean obvious(Setting setting, Kinds kinds, Facts facts, int side) {
    int last = 0;
    boolean whole = true;
    boolean rising = true;
    for (int letter = 0; letter < setting.letters(); letter++) {
      int piece = side * Board.LETTERS + letter;
      if (kinds.kind(piece) == 0) whole = false;
      if (!facts.promoted(piece)) continue;
      rising &= kinds.kind(piece) > last;
      last = kinds.kind(piece);
    }
    return rising && whole;
  }
}
