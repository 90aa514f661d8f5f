package fr.zizanie.sheets.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A JSON value that was read. */
public sealed interface Json {
  /** A text. */
  record Text(String text) implements Json {}

  /** A whole number that fits. */
  record Whole(long value) implements Json {}

  /** Any other number, as it was spelled. */
  record Other(String digits) implements Json {}

  /** True or false. */
  record Flag(boolean value) implements Json {}

  /** {@code null}. */
  record Nothing() implements Json {}

  /** A list. */
  record Items(List<Json> items) implements Json {
    public Items {
      items = List.copyOf(items);
    }
  }

  /** An object, its fields in the order in which they came. */
  record Members(Map<String, Json> fields) implements Json {
    public Members {
      fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }
  }
}
