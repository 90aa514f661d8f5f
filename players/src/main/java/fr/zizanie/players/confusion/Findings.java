package fr.zizanie.players.confusion;

import fr.zizanie.players.confusion.search.TreeSearch;
import fr.zizanie.players.search.Limit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * The findings for one view, by one search or by several that draw worlds of their own.
 *
 * @param value for the searching seat, from -1 to 1
 */
record Findings(List<Tried> tries, float value) {
  /**
   * The findings for one try.
   *
   * @param attempt the 24 bits of the choice
   * @param asked how often it was made
   */
  record Tried(int attempt, int asked, float value) {
    /** {@return the findings of both; a try that was never made has a guessed value} */
    Tried and(Tried other) {
      int all = asked + other.asked;
      float mean =
          all == 0 ? (value + other.value) / 2 : (asked * value + other.asked * other.value) / all;
      return new Tried(attempt, all, mean);
    }
  }

  /** {@return the findings of all hands of the limit's machine, each with a search of its own} */
  static Findings together(List<TreeSearch> searches, Limit limit) {
    long left = limit.left();
    limit
        .machine()
        .together(hand -> searches.get(hand).run(hand == 0 ? limit : limit.beside(left)));
    return of(searches);
  }

  /** {@return the findings of searches of the same view} */
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

  /** {@return how often the most frequent try was made} */
  int most() {
    return tries.stream().mapToInt(Tried::asked).max().orElse(0);
  }
}
