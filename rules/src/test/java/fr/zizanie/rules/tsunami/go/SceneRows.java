package fr.zizanie.rules.tsunami.go;

import java.util.ArrayList;
import java.util.List;

/** Boards of which only the upper left corner is drawn. */
public final class SceneRows {
  private SceneRows() {}

  /** {@return 13 rows that begin with the given ones and are empty otherwise} */
  public static List<String> corner(String... rows) {
    var out = new ArrayList<String>();
    for (int i = 0; i < Grid.SIZE; i++) {
      String row = i < rows.length ? rows[i] : "";
      out.add(row + ".".repeat(Grid.SIZE - row.length()));
    }
    return out;
  }
}
