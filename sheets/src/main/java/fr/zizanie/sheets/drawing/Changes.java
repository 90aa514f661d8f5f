package fr.zizanie.sheets.drawing;

import fr.zizanie.sheets.wire.board.Changed;
import fr.zizanie.sheets.wire.board.Piece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What is different between two boards of one game. */
public final class Changes {
  private Changes() {}

  /**
   * {@return the squares on which something else stands after than before; both come in the same
   * order of squares}
   */
  public static List<Changed> between(List<? extends Piece> before, List<? extends Piece> after) {
    var gone = new ArrayList<Piece>();
    var come = new ArrayList<Piece>();
    int b = 0;
    int a = 0;
    while (b < before.size() && a < after.size()) {
      Piece stood = before.get(b);
      Piece stands = after.get(a);
      if (stood.at().equals(stands.at())) {
        b++;
        a++;
        if (stood.equals(stands)) continue;
        gone.add(stood);
        come.add(stands);
      } else if (holds(after, a, stood.at())) {
        come.add(stands);
        a++;
      } else {
        gone.add(stood);
        b++;
      }
    }
    gone.addAll(before.subList(b, before.size()));
    come.addAll(after.subList(a, after.size()));
    return told(gone, come);
  }

  private static boolean holds(List<? extends Piece> pieces, int from, String at) {
    for (int k = from; k < pieces.size(); k++) if (pieces.get(k).at().equals(at)) return true;
    return false;
  }

  private static List<Changed> told(List<Piece> gone, List<Piece> come) {
    var out = new ArrayList<Changed>();
    for (Piece piece : come) {
      var from = nearest(gone, piece);
      from.ifPresent(gone::remove);
      out.add(
          new Changed(
              piece.at(),
              from.map(Piece::at),
              from.isPresent() ? Optional.empty() : Optional.of(piece)));
    }
    // Where a piece comes from nothing is left unless something is said to stand there.
    gone.removeIf(one -> holds(come, 0, one.at()));
    gone.sort(Comparator.comparing(Piece::at));
    for (Piece one : gone) out.add(new Changed(one.at(), Optional.empty(), Optional.empty()));
    return List.copyOf(out);
  }

  /** {@return the nearest piece that may have come where such a piece now stands} */
  private static Optional<Piece> nearest(List<Piece> gone, Piece piece) {
    var order =
        Comparator.<Piece>comparingInt(one -> far(one.at(), piece.at()))
            .thenComparing(one -> one.at());
    Optional<Piece> nearest = Optional.empty();
    for (Piece one : gone)
      if (one.at(piece.at()).equals(piece)
          && nearest.filter(found -> order.compare(found, one) <= 0).isEmpty())
        nearest = Optional.of(one);
    return nearest;
  }

  /** How far apart two squares are: of pieces that are all alike the nearest one has come. */
  private static int far(String one, String other) {
    return Math.abs(one.charAt(0) - other.charAt(0)) + Math.abs(rank(one) - rank(other));
  }

  private static int rank(String at) {
    return Integer.parseInt(at.substring(1));
  }
}
