package fr.zizanie.app.gtp;

import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Size;
import java.util.ArrayList;
import java.util.List;

/** Where handicap stones stand by custom (GTP, 4.1.1). */
final class Handicap {
  /** The most stones that have a place by custom. */
  static final int MOST = 9;

  private Handicap() {}

  /** {@return the points of so many stones, from 2 to {@link #MOST}} */
  static List<Integer> points(Size size, int stones) {
    int low = size.lines() < 13 ? 2 : 3;
    int middle = size.lines() / 2;
    int high = size.lines() - 1 - low;
    var out = new ArrayList<Integer>();
    add(out, low, low, high, high);
    if (stones > 2) add(out, low, high);
    if (stones > 3) add(out, high, low);
    if (stones > 5) add(out, low, middle, high, middle);
    if (stones > 7) add(out, middle, low, middle, high);
    if (stones > 4 && stones % 2 == 1) add(out, middle, middle);
    return out;
  }

  private static void add(List<Integer> out, int... places) {
    for (int i = 0; i < places.length; i += 2) out.add(Grid.point(places[i], places[i + 1]));
  }
}
