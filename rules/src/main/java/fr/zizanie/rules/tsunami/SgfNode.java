package fr.zizanie.rules.tsunami;

import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Size;
import java.util.List;
import java.util.SequencedMap;

/**
 * One node of an SGF file.
 *
 * @param number how many nodes stand before it in the main line
 * @param properties the values of each, those of a repeated one joined
 */
record SgfNode(int number, SequencedMap<String, List<String>> properties) {
  boolean has(String name) {
    return properties.containsKey(name);
  }

  List<String> values(String name) {
    return properties.getOrDefault(name, List.of());
  }

  /** {@return the value of a property that has one, on a single line; empty without it} */
  String text(String name) {
    return has(name) ? values(name).getFirst().replaceAll("\\s+", " ").strip() : "";
  }

  /** {@return the points of a list, in which {@code aa:cc} is a rectangle} */
  Points points(String name, Size size) {
    Points all = Points.NONE;
    for (String value : values(name)) {
      String corners = value.replaceAll("\\s", "");
      int colon = corners.indexOf(':');
      int a = point(colon < 0 ? corners : corners.substring(0, colon), size);
      int b = point(corners.substring(colon + 1), size);
      if (a == b) {
        all = all.with(a);
        continue;
      }
      all =
          all.or(
              Points.where(p ->
                  between(Grid.column(p), Grid.column(a), Grid.column(b))
                      && between(Grid.row(p), Grid.row(a), Grid.row(b))));
    }
    return all;
  }

  private static boolean between(int x, int a, int b) {
    return Math.min(a, b) <= x && x <= Math.max(a, b);
  }

  /** {@return the point of two letters: column, then row from the top} */
  int point(String value, Size size) {
    if (value.matches("[a-m]{2}")) {
      int column = value.charAt(0) - 'a';
      int row = size.lines() - 1 - (value.charAt(1) - 'a');
      if (column < size.lines() && row >= 0) return Grid.point(column, row);
    }
    String shown = value.substring(0, Math.min(20, value.length()));
    throw BadSgf.at(
        this,
        " : [" + shown + "] n’est pas une intersection de ce goban.",
        ": [" + shown + "] is no point of this board.");
  }
}
