package fr.zizanie.app.uci;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The words of one command. */
record Words(List<String> all) {
  Words {
    all = List.copyOf(all);
  }

  static Words of(String line) {
    return new Words(List.of(line.strip().split("\\s+", -1)));
  }

  /** {@return the words from the first on that is one of those; none if none is} */
  Words from(Set<String> known) {
    int at = 0;
    while (at < all.size() && !known.contains(all.get(at))) at++;
    return new Words(all.subList(at, all.size()));
  }

  /** {@return the words after one, up to the end} */
  List<String> after(String word) {
    return all.subList(all.indexOf(word) + 1, all.size());
  }

  /** {@return the word of that place, empty past the end} */
  String at(int i) {
    return i < all.size() ? all.get(i) : "";
  }

  boolean has(String word) {
    return all.contains(word);
  }

  /** {@return the whole number after a word, nought at least} */
  Optional<Long> number(String name) {
    int at = all.indexOf(name);
    return at >= 0 && at(at + 1).matches("[-+]?\\d{1,18}")
        ? Optional.of(Math.max(0, Long.parseLong(at(at + 1))))
        : Optional.empty();
  }

  /** {@return the words after one, joined by spaces, up to another or the end} */
  String between(String from, String to) {
    int start = all.indexOf(from) + 1;
    int end = all.indexOf(to);
    if (start == 0) return "";
    return String.join(" ", all.subList(start, end < start ? all.size() : end));
  }
}
