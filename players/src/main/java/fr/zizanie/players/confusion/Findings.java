package fr.zizanie.players.confusion;

import fr.zizanie.players.confusion.search.TreeSearch;
import fr.zizanie.players.search.Limit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * What is found of one view, by one search or by several that draw worlds of their own.
 *
 * @param value for the searching seat, from -1 to 1
 */
record Findings(List<Tried> tries, float value) {
  /**
   * What is found of one try.
   *
   * @param attempt the 24 bits of the choice
   * @param asked how often it was made
   */
  record Tried(int attempt, int asked, float value) {
    /** {@return what both found; what was never made is guessed} */
    Tried and(Tried other) {
      int all = asked + other.asked;
      float mean =
          all == 0 ? (value + other.value) / 2 : (asked * value + other.asked * other.value) / all;
      return new Tried(attempt, all, mean);
    }
  }

  /** {@return what all hands of the limit's machine find, each with a search of its own} */
  static Findings together(List<TreeSearch> searches, Limit limit) {
    long left = limit.left();
    limit
        .machine()
        .together(hand -> searches.get(hand).run(hand == 0 ? limit : limit.beside(left)));
    return of(searches);
  }

  /** {@return what searches of the same view have found} */
  static Findings of(List<TreeSearch> searches) {
    var found = new LinkedHashMap<Integer, Tried>();
    float sum = 0;
    float visits = 0;
    for (var search : searches) {
      var root = search.root();
      for (int i = 0; i < root.size(); i++)
        found.merge(
            root.candidate(i).attempt(),
            new Tried(root.candidate(i).attempt(), root.asked(i), root.value(i)),
            Tried::and);
      sum += search.value() * (root.visits() + 1);
      visits += root.visits() + 1;
    }
    return new Findings(new ArrayList<>(found.values()), sum / visits);
  }

  /** {@return how often the try made most was made} */
  int most() {
    return tries.stream().mapToInt(Tried::asked).max().orElse(0);
  }
}
