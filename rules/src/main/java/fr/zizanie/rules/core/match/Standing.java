package fr.zizanie.rules.core.match;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import java.util.ArrayList;
import java.util.List;

/**
 * What shaped the state of a match: its log without what was taken back, requests and answers.
 *
 * @param start the state before the first entry
 * @param entries those that stand, in order
 */
public record Standing<S, V>(Game<S, V> game, S start, List<Entry> entries) {
  public Standing {
    entries = List.copyOf(entries);
  }

  /** {@return what stands of a log} */
  static <S, V> Standing<S, V> of(Game<S, V> game, S start, List<Entry> log) {
    boolean undone =
        log.stream()
            .anyMatch(e ->
                e instanceof Entry.Happened(Event event)
                    && event.kind() == Event.Kind.ACCEPT_TAKEBACK);
    return new Standing<>(
        game,
        start,
        undone
            ? Walk.of(game, start, log).standing().stream().map(Step::entry).toList()
            : log.stream().filter(Walk::shapes).toList());
  }

  /** {@return how many actions stand} */
  public int ply() {
    return (int) entries.stream().filter(e -> e instanceof Entry.Acted).count();
  }

  /** {@return the boards' states: the start, then the state after each action} */
  public List<S> states() {
    var out = new ArrayList<S>();
    S s = start;
    out.add(s);
    for (Entry entry : entries) {
      s = Walk.after(game, s, entry);
      if (entry instanceof Entry.Acted) out.add(s);
      else out.set(out.size() - 1, s);
    }
    return out;
  }

  /** The number of chance results. */
  int dealt() {
    return (int) entries.stream().filter(e -> e instanceof Entry.Dealt).count();
  }
}
