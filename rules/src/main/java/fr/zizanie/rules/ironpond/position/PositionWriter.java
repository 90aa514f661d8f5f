package fr.zizanie.rules.ironpond.position;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Fen;
import fr.zizanie.rules.ironpond.chess.Marks;
import fr.zizanie.rules.ironpond.chess.Order;
import fr.zizanie.rules.ironpond.chess.Piece;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Away;
import fr.zizanie.rules.ironpond.scene.Lost;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Trap;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.state.Zones;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes positions as named fields (Formats, 3), and where they say something {@code absent},
 * {@code stuck}, {@code shielded}, {@code diktat} and {@code chrono}.
 */
public final class PositionWriter {
  private PositionWriter() {}

  /** The whole truth. */
  static Tree write(IronPondState s) {
    var out = new LinkedHashMap<String, Tree>();
    Zones z = s.zones();
    out.put("fen", new Tree.Text(Fen.write(s.scene().board())));
    out.put("hands", seats(hand(z, Seat.FIRST), hand(z, Seat.SECOND)));
    out.put("pile", cards(z.order().isEmpty() ? z.pile().list() : z.order()));
    out.put("discard", cards(z.discard()));
    scene(s.scene(), out);
    return new Tree.Fields(out);
  }

  /** What a view shows: known cards, the size of what is hidden, known traps. */
  public static Tree write(IronPondView v) {
    var out = new LinkedHashMap<String, Tree>();
    v.scene().ifPresent(scene -> out.put("fen", new Tree.Text(Fen.write(scene.board()))));
    var cards = v.cards();
    out.put("hands", seats(cards(cards.white().list()), cards(cards.black().list())));
    out.put(
        "handSizes", seats(new Tree.Whole(cards.whiteCount()), new Tree.Whole(cards.blackCount())));
    out.put("pileSize", new Tree.Whole(cards.pileCount()));
    out.put("discard", cards(cards.discard()));
    for (Seat seat : Seat.values()) {
      CardSet seen = cards.hand(seat).common(cards.seen());
      if (v.viewer().is(seat) && !seen.isEmpty()) out.put("seen", cards(seen.list()));
    }
    v.scene().ifPresent(scene -> scene(scene, out));
    return new Tree.Fields(out);
  }

  private static void scene(Scene scene, Map<String, Tree> out) {
    Position board = scene.board();
    Lost lost = scene.lost();
    out.put("captured", seats(taken(lost, Seat.FIRST), taken(lost, Seat.SECOND)));
    out.put("out", seats(gone(lost, Seat.FIRST), gone(lost, Seat.SECOND)));
    out.put("marks", new Tree.Items(marks(board)));
    out.put("holes", squares(board.marks().holes()));
    out.put("traps", seats(traps(scene, Seat.FIRST), traps(scene, Seat.SECOND)));
    out.put("reversedPawns", new Tree.Flag(board.marks().reversed()));
    absent(scene.away()).ifPresent(t -> out.put("absent", t));
    Marks marks = board.marks();
    if (marks.stuck() != 0) out.put("stuck", squares(marks.stuck()));
    if (marks.shielded() != 0) out.put("shielded", squares(marks.shielded()));
    if (marks.diktat() instanceof Order.Must(_, Component type)) out.put("diktat", letter(type));
    if (scene.chrono()) out.put("chrono", new Tree.Flag(true));
  }

  private static Tree seats(Tree white, Tree black) {
    var out = new LinkedHashMap<String, Tree>();
    out.put("white", white);
    out.put("black", black);
    return new Tree.Fields(out);
  }

  /** The cards that lie open come first, as a loader takes them. */
  private static Tree hand(Zones z, Seat seat) {
    var out = new ArrayList<>(z.hand(seat).common(z.faceUp()).list());
    out.addAll(z.hand(seat).minus(z.faceUp()).list());
    return cards(out);
  }

  private static Tree cards(List<Integer> cards) {
    return new Tree.Items(cards.stream().<Tree>map(Tree.Whole::new).toList());
  }

  private static Tree letter(Component c) {
    return new Tree.Text(String.valueOf(c.type().letter()));
  }

  private static Tree taken(Lost lost, Seat owner) {
    var out = new ArrayList<Tree>();
    for (Component c : Component.all())
      if (c != Component.CAMEL) for (int i = lost.taken(owner, c); i > 0; i--) out.add(letter(c));
    return new Tree.Items(out);
  }

  private static Tree gone(Lost lost, Seat owner) {
    var out = new ArrayList<Tree>();
    for (Component c : Component.all())
      if (c != Component.CAMEL) for (int i = lost.out(owner, c); i > 0; i--) out.add(letter(c));
    return new Tree.Items(out);
  }

  private static Tree squares(long squares) {
    var out = new ArrayList<Tree>();
    for (long left = squares; left != 0; left &= left - 1)
      out.add(new Tree.Text(Board8.name(Long.numberOfTrailingZeros(left))));
    return new Tree.Items(out);
  }

  private static Tree traps(Scene scene, Seat owner) {
    return new Tree.Items(
        scene.traps().stream()
            .filter(t -> t.owner() == owner && t.at() != Trap.HIDDEN)
            .<Tree>map(t -> new Tree.Text(Board8.name(t.at())))
            .toList());
  }

  private static Optional<Tree> absent(Away away) {
    if (away.equals(Away.NOBODY)) return Optional.empty();
    var out = new LinkedHashMap<String, Tree>();
    away.white().ifPresent(piece -> out.put("white", new Tree.Text(letters(piece))));
    away.black().ifPresent(piece -> out.put("black", new Tree.Text(letters(piece))));
    return Optional.of(new Tree.Fields(out));
  }

  private static String letters(Piece piece) {
    var out = new StringBuilder();
    for (Component c : piece.components().reversed()) out.append(c.letter());
    return out.toString();
  }

  private static List<Tree> marks(Position board) {
    var out = new ArrayList<Tree>();
    for (long left = board.pieces().occupied(); left != 0; left &= left - 1) {
      int at = Long.numberOfTrailingZeros(left);
      Piece piece = board.piece(at).orElseThrow();
      var mark = new LinkedHashMap<String, Tree>();
      mark.put("at", new Tree.Text(Board8.name(at)));
      if (piece.neutral()) mark.put("neutral", new Tree.Flag(true));
      if (piece.merged()) mark.put("with", others(piece));
      if (piece.is(Component.CAMEL)) mark.put("camel", new Tree.Flag(true));
      if (piece.prince()) mark.put("prince", new Tree.Flag(true));
      if (piece.royal() && !piece.is(Component.KING)) mark.put("royal", new Tree.Flag(true));
      if ((board.marks().magnets() >>> at & 1) != 0) mark.put("magnet", new Tree.Flag(true));
      if (mark.size() > 1) out.add(new Tree.Fields(mark));
    }
    return out;
  }

  /**
   * The components that the board doesn't show. One camel of a unit is written as a knight, which
   * the mark {@code camel} makes a camel again; any other one has its letter.
   */
  private static Tree others(Piece piece) {
    var out = new ArrayList<Tree>();
    boolean marked = piece.principal() == Component.CAMEL;
    for (Component c : piece.others()) {
      boolean first = c == Component.CAMEL && !marked;
      out.add(new Tree.Text(String.valueOf((first ? Component.KNIGHT : c).letter())));
      marked |= first;
    }
    return new Tree.Items(out);
  }
}
