package fr.zizanie.rules.core.match;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Viewer;
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
            ? Walk.of(game, start, log).standing().stream().map(Match.Step::entry).toList()
            : log.stream().filter(Standing::shapes).toList());
  }

  /** Whether an entry shapes the state, as long as it isn't taken back. */
  static boolean shapes(Entry entry) {
    return switch (entry) {
      case Entry.Acted _, Entry.Dealt _ -> true;
      case Entry.Happened(Event event) ->
          switch (event.kind()) {
            case CLAIM, GESTURE, TOLD, TIMEOUT, OFFER_DRAW, OFFER_TAKEBACK -> true;
            default -> false;
          };
    };
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

  /** Whether the other seat sees nothing of an action, so that requests must not tell it either. */
  static <S, V> boolean secret(Game<S, V> game, S before, Entry.Acted entry) {
    S s = before;
    for (Choice pick : entry.picks()) {
      if (game.seen(s, pick, Viewer.of(entry.by().other())).isPresent()) return false;
      s = game.apply(s, pick);
    }
    return true;
  }
}
