package fr.zizanie.lab.arena;

import fr.zizanie.rules.core.Seat;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How several games of the same kind ended: what they say of the kind. */
public record Endings(List<Ending> all) {
  public Endings {
    all = List.copyOf(all);
  }

  /** The same of any collection. */
  public Endings(Collection<Ending> all) {
    this(List.copyOf(all));
  }

  /** {@return how the seat fared that moves first} */
  public Result first() {
    return all.stream().map(e -> e.of(Seat.FIRST)).reduce(Result.NONE, Result::and);
  }

  /** {@return the share of draws as the score of a result, with its interval} */
  public Result drawn() {
    int draws = first().draws();
    return new Result(draws, 0, all.size() - draws, 0);
  }

  /** {@return the plies of the middle game by length; 0 without games} */
  public int median() {
    var plies = all.stream().map(Ending::plies).sorted().toList();
    return plies.isEmpty() ? 0 : plies.get(plies.size() / 2);
  }

  /** {@return how many games ended for which reason, the commonest first} */
  public List<Map.Entry<String, Integer>> reasons() {
    var counts = new TreeMap<String, Integer>();
    for (var ending : all) counts.merge(ending.reason(), 1, Integer::sum);
    return counts.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .toList();
  }
}
