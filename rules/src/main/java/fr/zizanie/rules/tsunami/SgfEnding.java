package fr.zizanie.rules.tsunami;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Stones;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import fr.zizanie.rules.tsunami.turn.Marks;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * How a game ended, as SGF tells it.
 *
 * @param result the value of RE
 * @param reason ours, where RE doesn’t tell it
 * @param nodes the main line, which may say at its end whose territory is where
 */
record SgfEnding(String result, String reason, List<SgfNode> nodes) {
  /** The letter after the sign for each reason that has one. */
  private static final Map<String, String> LETTERS =
      Map.of("resignation", "R", "flag", "T", "abandonment", "F");

  SgfEnding {
    nodes = List.copyOf(nodes);
  }

  static SgfEnding of(List<SgfNode> nodes) {
    var root = nodes.getFirst();
    String said = root.text("RE").toUpperCase(Locale.ROOT).replace(" ", "").replace(',', '.');
    return new SgfEnding(said, root.text(Sgf.REASON), nodes);
  }

  /** {@return the value of RE for an end that no count brings} */
  static String result(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Won(Seat by, String reason) ->
          (by == Seat.FIRST ? "B+" : "W+") + LETTERS.getOrDefault(reason, "");
      case Outcome.Drawn _ -> "Draw";
      case Outcome.Annulled _ -> "Void";
    };
  }

  /** {@return whether RE tells why a game ended so} */
  static boolean told(Outcome outcome) {
    return !(outcome instanceof Outcome.Drawn(String reason) && reason.equals("abandonment"));
  }

  /**
   * {@return the match after what ended it besides moves: an event, or a count that comes to the
   * result; a result that neither brings is left out}
   */
  Match<TsunamiState, TsunamiView> entered(Match<TsunamiState, TsunamiView> match) {
    if (match.outcome().isPresent()) return agreeing(match);
    var due = match.turn() instanceof Turn.Of(Seat seat) ? seat : Seat.FIRST;
    if (result.equals("VOID")) {
      boolean acted =
          match.standing().entries().stream()
              .anyMatch(e -> e instanceof Entry.Acted(Seat by, _) && by == due);
      return acted ? match : heard(match, due, Event.Kind.UNPLAYED);
    }
    Seat loser = result.startsWith("B") ? Seat.SECOND : Seat.FIRST;
    if (result.matches("[BW]\\+R.*")) return lost(match, loser, Event.Kind.RESIGN);
    if (result.matches("[BW]\\+T.*")) return lost(match, loser, Event.Kind.FLAG);
    if (result.matches("[BW]\\+F.*")) return lost(match, loser, Event.Kind.LEFT);
    if (match.state().pending() instanceof Pending.Marking) {
      Points dead = dead(match.state().stones());
      if (fits(Marks.lead(match.state().board(), match.state().setting(), dead)))
        return counted(match, dead);
    }
    if (!draw()) return match;
    return reason.equals("abandonment")
        ? heard(match, due, Event.Kind.LEFT_DRAW)
        : heard(heard(match, due, Event.Kind.OFFER_DRAW), due.other(), Event.Kind.ACCEPT_DRAW);
  }

  /** Lost so, or, where only the seat to act can lose so, given up. */
  private static Match<TsunamiState, TsunamiView> lost(
      Match<TsunamiState, TsunamiView> match, Seat loser, Event.Kind how) {
    var over = heard(match, loser, how);
    return over.outcome().isPresent() ? over : heard(match, loser, Event.Kind.RESIGN);
  }

  private boolean draw() {
    return result.matches("0|DRAW|JIGO");
  }

  /** Whether the result is that of a count by so many half points. */
  private boolean fits(int lead) {
    if (draw() || lead == 0) return draw() && lead == 0;
    String winner = lead > 0 ? "B+" : "W+";
    String by = result.startsWith(winner) ? result.substring(2) : "?";
    return by.isEmpty()
        || by.matches("[0-9]{1,9}(\\.[0-9]{1,9})?") && Double.parseDouble(by) * 2 == Math.abs(lead);
  }

  /** A game that its moves ended must have ended as the file says. */
  private Match<TsunamiState, TsunamiView> agreeing(Match<TsunamiState, TsunamiView> match) {
    if (!(match.state().pending() instanceof Pending.Over over)) return match;
    int lead = Marks.lead(match.state().board(), match.state().setting(), over.dead());
    if (fits(lead) || !draw() && !result.matches("[BW]\\+.*")) return match;
    throw new BadSgf(
        "RE["
            + result
            + "] : on a passé deux fois encore après la reprise, et le compte est "
            + Sgf.lead(lead)
            + ".",
        "RE["
            + result
            + "]: both passed again after play was resumed, and the count is "
            + Sgf.lead(lead)
            + ".");
  }

  private static Match<TsunamiState, TsunamiView> counted(
      Match<TsunamiState, TsunamiView> match, Points dead) {
    var marked = match;
    for (Points left = dead; !left.isEmpty(); ) {
      int p = left.first();
      left = left.minus(match.state().stones().chain(p));
      marked = said(marked, "dead " + Grid.name(p));
    }
    return said(said(marked, "agree"), "agree");
  }

  /** Stones on what the file counts as the other side's territory. */
  private Points dead(Stones stones) {
    Points dead = Points.NONE;
    for (SgfNode node : nodes.reversed()) {
      if (!node.has("TB") && !node.has("TW")) continue;
      for (Seat seat : Seat.values())
        for (int p : node.points(seat == Seat.FIRST ? "TB" : "TW", stones.size()).toArray())
          if (stones.owns(seat.other(), p)) dead = dead.or(stones.chain(p));
      break;
    }
    return dead;
  }

  /** What the seat to act says, which the rules let it say. */
  private static Match<TsunamiState, TsunamiView> said(
      Match<TsunamiState, TsunamiView> match, String text) {
    return match.turn() instanceof Turn.Of(Seat seat)
            && match.play(seat, text)
                instanceof Answer.Ok<Match<TsunamiState, TsunamiView>>(var next)
        ? next
        : match;
  }

  private static Match<TsunamiState, TsunamiView> heard(
      Match<TsunamiState, TsunamiView> match, Seat by, Event.Kind kind) {
    return match.enter(new Entry.Happened(Event.of(by, kind)))
            instanceof Answer.Ok<Match<TsunamiState, TsunamiView>>(var next)
        ? next
        : match;
  }
}
