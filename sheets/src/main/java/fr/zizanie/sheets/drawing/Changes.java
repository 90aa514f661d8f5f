package fr.zizanie.sheets.drawing;

import fr.zizanie.sheets.wire.board.Changed;
import fr.zizanie.sheets.wire.board.Piece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What is different between two boards of one game. */
public final class Changes {
  private Changes() {}

  /**
   * {@return the squares on which something else stands after than before; most pieces stay where
   * they are, and pieces come in the order of their squares}
   */
  public static List<Changed> between(List<? extends Piece> before, List<? extends Piece> after) {
    int least = Math.min(before.size(), after.size());
    int first = 0;
    while (first < least && before.get(first).equals(after.get(first))) first++;
    int last = 0;
    while (last < least - first
        && before.get(before.size() - 1 - last).equals(after.get(after.size() - 1 - last))) last++;
    return changed(
        before.subList(first, before.size() - last), after.subList(first, after.size() - last));
  }

  private static List<Changed> changed(List<? extends Piece> before, List<? extends Piece> after) {
    var out = new ArrayList<Changed>();
    var left = new HashMap<String, Piece>();
    for (Piece piece : before) left.put(piece.at(), piece);
    var come = new ArrayList<Piece>();
    for (Piece piece : after) {
      Piece stood = left.remove(piece.at());
      if (piece.equals(stood)) continue;
      if (stood != null) left.put(stood.at(), stood);
      come.add(piece);
    }
    Set<String> told = new HashSet<>();
    for (Piece piece : come) {
      var from =
          left.values().stream()
              .filter(one -> one.at(piece.at()).equals(piece))
              .min(
                  Comparator.<Piece>comparingInt(one -> far(one.at(), piece.at()))
                      .thenComparing(one -> one.at()));
      from.ifPresent(one -> left.remove(one.at()));
      from.ifPresent(one -> told.add(one.at()));
      told.add(piece.at());
      out.add(
          new Changed(
              piece.at(),
              from.map(Piece::at),
              from.isPresent() ? Optional.empty() : Optional.of(piece)));
    }
    // Where a piece comes from nothing is left unless something is said to stand there.
    left.keySet().stream()
        .filter(at -> !told.contains(at))
        .sorted()
        .forEach(at -> out.add(new Changed(at, Optional.empty(), Optional.empty())));
    return List.copyOf(out);
  }

  /** How far apart two squares are: of pieces that are all alike the nearest one has come. */
  private static int far(String one, String other) {
    return Math.abs(one.charAt(0) - other.charAt(0)) + Math.abs(rank(one) - rank(other));
  }

  private static int rank(String at) {
    return Integer.parseInt(at.substring(1));
  }
}
