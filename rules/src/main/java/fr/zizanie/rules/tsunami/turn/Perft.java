package fr.zizanie.rules.tsunami.turn;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Notation;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.Pile;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.Zones;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts placements and passes as if there were no cards (Formats, 5). */
public final class Perft {
  private Perft() {}

  private static TsunamiState plain(TsunamiState s) {
    var none = new Zones(Pile.of(s.setting().deck(), List.of()), List.of(), List.of(), List.of());
    return s.with(none);
  }

  private static boolean counts(TsunamiState s) {
    return s.pending() instanceof Pending.Main;
  }

  /** {@return the sequences of that many moves (Formats, 5)} */
  public static long count(TsunamiState state, int depth) {
    TsunamiState s = plain(state);
    if (!counts(s)) return 0;
    var moves = s.moves();
    if (depth == 1) return moves.size() + 1L;
    long sum = count(Play.apply(s, Choice.PASS), depth - 1);
    for (int p : moves.stream().toArray()) sum += count(Play.apply(s, Choice.square(p)), depth - 1);
    return sum;
  }

  /** {@return the same for each first move} */
  public static SortedMap<String, Long> divide(
      TsunamiState state, int depth, Notation<TsunamiState> notation) {
    var out = new TreeMap<String, Long>();
    TsunamiState s = plain(state);
    if (!counts(s)) return out;
    for (int p : s.moves().stream().toArray()) {
      Choice c = Choice.square(p);
      out.put(notation.print(c), below(s, c, depth));
    }
    out.put(notation.print(Choice.PASS), below(s, Choice.PASS, depth));
    return out;
  }

  private static long below(TsunamiState s, Choice c, int depth) {
    return depth == 1 ? 1 : count(Play.apply(s, c), depth - 1);
  }
}
