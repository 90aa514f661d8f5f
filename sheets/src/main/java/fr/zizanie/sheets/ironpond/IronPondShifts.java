package fr.zizanie.sheets.ironpond;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Piece;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Lost;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.sheets.wire.log.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What became of pieces between two scenes: who went where, who is lost, who came back or changed.
 */
record IronPondShifts(Scene before, Scene after) {
  void tell(List<Fact> out) {
    Map<Integer, Piece> gone = new TreeMap<>();
    Map<Integer, Piece> come = new TreeMap<>();
    Position was = before.board();
    Position is = after.board();
    if (!was.pieces().equals(is.pieces()) || was.marks().neutral() != is.marks().neutral())
      for (int at = 0; at < 64; at++) {
        Optional<Piece> then = was.piece(at);
        Optional<Piece> now = is.piece(at);
        if (then.equals(now)) continue;
        int square = at;
        then.ifPresent(piece -> gone.put(square, piece));
        now.ifPresent(piece -> come.put(square, piece));
      }
    changed(gone, come, out);
    moved(gone, come, out);
    var lost = new ArrayList<Integer>();
    for (var piece : gone.entrySet())
      if (lost(piece.getValue()).isPresent()) lost.add(piece.getKey());
    promoted(gone, come, lost, out);
    for (int at : lost) {
      Piece piece = gone.get(at);
      if (piece != null) fact(lost(piece).orElseThrow(), at, -1, piece, out);
    }
    come.forEach((at, piece) -> fact("back", at, -1, piece, out));
  }

  /** Pieces who stand where they stood and aren't what they were. */
  private void changed(Map<Integer, Piece> gone, Map<Integer, Piece> come, List<Fact> out) {
    for (int at : List.copyOf(come.keySet())) {
      Piece now = come.get(at);
      Piece then = gone.get(at);
      if (then == null || now == null) continue;
      boolean same =
          then.components().equals(now.components())
              || then.owner() == now.owner() && now.is(Component.CAMEL) && then.is(Component.KNIGHT)
              || then.owner() == now.owner() && now.components().containsAll(then.components());
      if (!same || gone.values().stream().filter(now::equals).count() > 0) continue;
      gone.remove(at);
      come.remove(at);
      // The other half of a merged piece has come from somewhere.
      if (now.components().size() > then.components().size())
        gone.values().removeIf(piece -> lost(piece).isEmpty() && piece.owner() == now.owner());
      String what =
          now.owner() != then.owner()
              ? "turned"
              : now.merged() && !then.merged()
                  ? "merged"
                  : now.neutral() != then.neutral()
                      ? "neutral"
                      : now.royal() != then.royal() ? now.royal() ? "crowned" : "prince" : "became";
      fact(what, at, -1, now, out);
    }
  }

  private static void moved(Map<Integer, Piece> gone, Map<Integer, Piece> come, List<Fact> out) {
    for (int to : List.copyOf(come.keySet())) {
      Piece piece = come.get(to);
      for (int from : List.copyOf(gone.keySet())) {
        if (piece == null || !piece.equals(gone.get(from))) continue;
        gone.remove(from);
        come.remove(to);
        fact("moved", from, to, piece, out);
        break;
      }
    }
  }

  /** Who vanished without being lost has become somebody else elsewhere. */
  private static void promoted(
      Map<Integer, Piece> gone, Map<Integer, Piece> come, List<Integer> lost, List<Fact> out) {
    for (int from : List.copyOf(gone.keySet())) {
      if (lost.contains(from)) continue;
      Piece piece = gone.remove(from);
      for (int to : List.copyOf(come.keySet())) {
        Piece now = come.get(to);
        if (piece == null || now == null || now.owner() != piece.owner()) continue;
        come.remove(to);
        fact("promoted", from, to, now, out);
        break;
      }
    }
  }

  /** {@return {@code taken} or {@code out} for one of whom there are more lost now} */
  private Optional<String> lost(Piece piece) {
    Lost then = before.lost();
    Lost now = after.lost();
    for (Component c : piece.components()) {
      if (now.taken(piece.owner(), c) > then.taken(piece.owner(), c)) return Optional.of("taken");
      if (now.out(piece.owner(), c) > then.out(piece.owner(), c)) return Optional.of("out");
    }
    return Optional.empty();
  }

  private static void fact(String what, int at, int to, Piece piece, List<Fact> out) {
    Fact fact = Fact.at(what, IronPondNames.square(at));
    out.add(
        (to < 0 ? fact : fact.to(IronPondNames.square(to)))
            .piece(IronPondNames.art(piece.principal()), IronPondNames.side(piece.owner())));
  }

  /** Tells of the piece that moved and is out of the game where it stopped, if it is. */
  void fallen(int from, int to, List<Fact> out) {
    Optional<Piece> mover = before.board().piece(from);
    if (mover.flatMap(this::lost).filter("out"::equals).isPresent())
      fact("out", to, -1, mover.get(), out);
  }

  /** Tells of the pieces of each seat who were lost although nobody saw them stand anywhere. */
  void unseen(List<Fact> out) {
    for (Seat seat : Seat.values())
      for (Component c : Component.all()) {
        if (c == Component.CAMEL) continue;
        if (after.lost().taken(seat, c) <= before.lost().taken(seat, c)) continue;
        out.add(Fact.of("kept").piece(IronPondNames.art(c), IronPondNames.side(seat)));
      }
  }
}
