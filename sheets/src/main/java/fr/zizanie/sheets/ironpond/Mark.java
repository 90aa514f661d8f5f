package fr.zizanie.sheets.ironpond;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What can stand on a piece; sets of marks have a bit for each. */
enum Mark {
  NEUTRAL,
  PRINCE,
  ROYAL,
  MAGNET,
  SHIELD,
  DUNCE,
  FROZEN;

  /** By set. */
  private static final List<Optional<List<String>>> SETS = sets();

  int bit() {
    return 1 << ordinal();
  }

  /** {@return a set of marks as the page names them; none for the empty set} */
  static Optional<List<String>> some(int set) {
    return SETS.get(set);
  }

  private static List<Optional<List<String>>> sets() {
    var out = new ArrayList<Optional<List<String>>>();
    out.add(Optional.empty());
    for (int set = 1; set < 1 << values().length; set++) {
      var names = new ArrayList<String>();
      for (Mark mark : values())
        if ((set & mark.bit()) != 0) names.add(mark.name().toLowerCase(Locale.ROOT));
      out.add(Optional.of(List.copyOf(names)));
    }
    return out;
  }
}
