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

/** Walking a log, which is trusted, since each entry came through the door. */
final class Walk {
  private Walk() {}

  /** {@return every entry of a log with the states around it} */
  static <S, V> List<Step<S>> of(Game<S, V> game, S start, List<Entry> log) {
    var all = new ArrayList<Step<S>>(log.size());
    var standing = Standing.of(game, start);
    S s = start;
    for (Entry entry : log) {
      S before = s;
      if (shapes(entry)) {
        s = after(game, s, entry);
        standing = standing.with(entry, before);
      } else if (entry instanceof Entry.Happened(Event(Seat by, _, _)) && undoes(entry)) {
        int last = standing.lastOf(by.other());
        s = standing.state(last);
        standing = standing.first(last);
      }
      all.add(new Step<>(before, entry, s));
    }
    return all;
  }

  /** {@return entries of which none takes anything back with the states around them} */
  static <S, V> List<Step<S>> on(Game<S, V> game, S start, List<Entry> entries) {
    var all = new ArrayList<Step<S>>(entries.size());
    S s = start;
    for (Entry entry : entries) {
      S next = shapes(entry) ? after(game, s, entry) : s;
      all.add(new Step<>(s, entry, next));
      s = next;
    }
    return all;
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

  /** Whether an entry takes others back. */
  static boolean undoes(Entry entry) {
    return entry instanceof Entry.Happened(Event event)
        && event.kind() == Event.Kind.ACCEPT_TAKEBACK;
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
