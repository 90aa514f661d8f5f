package fr.zizanie.server.orders;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.Step;
import fr.zizanie.rules.core.trait.Answering;
import fr.zizanie.sheets.wire.log.LogLine;
import java.util.ArrayList;
import java.util.List;

/**
 * What both sides did of their own accord, in order, as one of them saw it. What only lets the
 * other go on, or answers them, is left out.
 *
 * @param back the number of the last line by which something was taken back, or -1
 */
record SeenActions(List<SeenAction> all, int back) {
  SeenActions {
    all = List.copyOf(all);
  }

  /** {@return what a seat has seen, whose log has these lines} */
  static <S, V> SeenActions of(Match<S, V> match, Seat seat, List<LogLine> lines) {
    var viewer = Viewer.of(seat);
    var game = match.game();
    var all = new ArrayList<SeenAction>();
    int n = 0;
    int back = -1;
    for (Step<S> step : match.steps(0)) {
      if (!told(game, step, viewer)) continue;
      switch (step.entry()) {
        case Entry.Acted(Seat by, var picks) -> {
          if (!answers(game, game.view(step.before(), viewer), picks)) {
            var line = lines.get(n);
            boolean closes = picks.size() == 1 && picks.getFirst().kind() == Choice.Kind.WORD;
            all.add(new SeenAction(n, by == seat, line.token(), line.text(), closes));
          }
        }
        case Entry.Happened(Event event) when event.kind() == Event.Kind.ACCEPT_TAKEBACK ->
            back = n;
        case Entry.Happened _, Entry.Dealt _ -> {}
      }
      n++;
    }
    return new SeenActions(all, back);
  }

  private static <S, V> boolean told(Game<S, V> game, Step<S> step, Viewer viewer) {
    return switch (step.entry()) {
      case Entry.Acted(_, var picks) -> {
        S s = step.before();
        for (Choice pick : picks) {
          if (game.seen(s, pick, viewer).isPresent()) yield true;
          s = game.apply(s, pick);
        }
        yield false;
      }
      case Entry.Dealt(Choice result) -> game.seen(step.before(), result, viewer).isPresent();
      case Entry.Happened _ -> true;
    };
  }

  private static <S, V> boolean answers(Game<S, V> game, V view, List<Choice> picks) {
    var kind = picks.getFirst().kind();
    return (kind == Choice.Kind.PASS || kind == Choice.Kind.WORD)
        && Answering.answering(game, view);
  }

  /** {@return those from a line on} */
  List<SeenAction> since(int line) {
    return all.stream().filter(deed -> deed.n() >= line).toList();
  }
}
