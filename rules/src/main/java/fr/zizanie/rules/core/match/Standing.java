package fr.zizanie.rules.core.match;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.trait.Attentive;
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
    var out = new ArrayList<Entry>();
    for (Entry entry : log) {
      switch (entry) {
        case Entry.Acted _, Entry.Dealt _ -> out.add(entry);
        case Entry.Happened(Event(Seat by, Event.Kind kind, _)) -> {
          switch (kind) {
            case ACCEPT_TAKEBACK -> {
              int last = new Standing<>(game, start, out).lastOf(by.other());
              out.subList(last, out.size()).clear();
            }
            case CLAIM, GESTURE, TOLD, TIMEOUT, OFFER_DRAW, OFFER_TAKEBACK -> out.add(entry);
            default -> {}
          }
        }
      }
    }
    return new Standing<>(game, start, out);
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
      s = after(s, entry);
      if (entry instanceof Entry.Acted) out.add(s);
      else out.set(out.size() - 1, s);
    }
    return out;
  }

  /** The number of chance results. */
  int dealt() {
    return (int) entries.stream().filter(e -> e instanceof Entry.Dealt).count();
  }

  /** The last action of a seat that the other has seen: one takes back what both know of. */
  int lastOf(Seat seat) {
    for (int i = entries.size() - 1; i >= 0; i--)
      if (entries.get(i) instanceof Entry.Acted acted
          && acted.by() == seat
          && !secret(game, before(i), acted)) return i;
    return -1;
  }

  /** The state before an entry. */
  S before(int entry) {
    S s = start;
    for (Entry earlier : entries.subList(0, entry)) s = after(s, earlier);
    return s;
  }

  private S after(S s, Entry entry) {
    return switch (entry) {
      case Entry.Acted(_, var picks) -> Lines.after(game, s, picks);
      case Entry.Dealt(Choice result) -> game.apply(s, result);
      case Entry.Happened(Event event) -> Attentive.happened(game, s, event);
    };
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
