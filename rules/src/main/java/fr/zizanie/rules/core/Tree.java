package fr.zizanie.rules.core;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Plain named data, such as a position outside the program; others write it as JSON. */
public sealed interface Tree {
  /** A text. */
  record Text(String text) implements Tree {}

  /** A whole number. */
  record Whole(long value) implements Tree {}

  /** True or false. */
  record Flag(boolean value) implements Tree {}

  /** A list. */
  record Items(List<Tree> items) implements Tree {
    public Items {
      items = List.copyOf(items);
    }
  }

  /** Named parts, in a fixed order. */
  record Fields(Map<String, Tree> fields) implements Tree {
    public Fields {
      fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }
  }
}
