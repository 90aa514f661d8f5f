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
 * A log walked once, and trusted, since each entry came through the door.
 *
 * @param all every entry with the states around it
 * @param standing those that stand, in order
 */
record Walk<S>(List<Step<S>> all, List<Step<S>> standing) {
  static <S, V> Walk<S> of(Game<S, V> game, S start, List<Entry> log) {
    var all = new ArrayList<Step<S>>(log.size());
    var standing = new ArrayList<Step<S>>();
    S s = start;
    for (Entry entry : log) {
      S before = s;
      if (shapes(entry)) {
        s = after(game, s, entry);
        standing.add(new Step<>(before, entry, s));
      } else if (entry instanceof Entry.Happened(Event(Seat by, Event.Kind kind, _))
          && kind == Event.Kind.ACCEPT_TAKEBACK) {
        var undone = standing.subList(lastOf(game, standing, by.other()), standing.size());
        s = undone.getFirst().before();
        undone.clear();
      }
      all.add(new Step<>(before, entry, s));
    }
    return new Walk<>(all, standing);
  }

  /** The last action of a seat that the other has seen: one takes back what both know of. */
  static <S, V> int lastOf(Game<S, V> game, List<Step<S>> steps, Seat seat) {
    for (int i = steps.size() - 1; i >= 0; i--)
      if (steps.get(i).entry() instanceof Entry.Acted acted
          && acted.by() == seat
          && !secret(game, steps.get(i).before(), acted)) return i;
    return -1;
  }

  static <S, V> S after(Game<S, V> game, S s, Entry entry) {
    return switch (entry) {
      case Entry.Acted(_, var picks) -> Lines.after(game, s, picks);
      case Entry.Dealt(var result) -> game.apply(s, result);
      case Entry.Happened(Event event) -> Attentive.happened(game, s, event);
    };
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

  /** Whether the other seat sees nothing of an action, so that requests must not tell it either. */
  static <S, V> boolean secret(Game<S, V> game, S before, Entry.Acted entry) {
    return !tells(game, before, entry.picks(), Viewer.of(entry.by().other()));
  }

  /** Whether a viewer sees anything of an action. */
  static <S, V> boolean tells(Game<S, V> game, S before, List<Choice> picks, Viewer viewer) {
    S s = before;
    for (Choice pick : picks) {
      if (game.seen(s, pick, viewer).isPresent()) return true;
      s = game.apply(s, pick);
    }
    return false;
  }
}
