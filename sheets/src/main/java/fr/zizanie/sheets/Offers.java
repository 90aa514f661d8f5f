package fr.zizanie.sheets;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.sheets.drawing.Drawing;
import fr.zizanie.sheets.drawing.Offered;
import fr.zizanie.sheets.wire.Offer;
import fr.zizanie.sheets.wire.Picked;
import fr.zizanie.sheets.wire.board.Changed;
import fr.zizanie.sheets.wire.board.Move;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** What seats may do now; whoever holds none is offered nothing. */
record Offers<S, V>(Game<S, V> game, Drawing<V> drawing) {
  /** {@return the events that these seats may raise; {@code acted} tells who could take back} */
  Collection<String> events(Match<S, V> match, Set<Seat> seats, Predicate<Seat> acted) {
    var words = new LinkedHashSet<String>();
    if (match.outcome().isEmpty())
      for (Seat seat : seats)
        for (Event.Kind kind : Event.Kind.values())
          if (accepted(match, seat, kind, acted)) words.add(Event.of(seat, kind).text());
    return words;
  }

  /**
   * {@return what is offered to the viewer of {@code view}, and the events besides; {@code after}
   * is what comes of it}
   */
  Offer offer(
      V view,
      Offered offered,
      Collection<String> events,
      Optional<Map<String, List<Changed>>> after) {
    var words = new ArrayList<>(offered.words);
    words.addAll(events);
    boolean announced = drawing.announces() && !offered.placing.isEmpty();
    return new Offer(
        moves(view, offered.placing),
        offered.heads,
        words,
        announced,
        offered.toAct.flatMap(_ -> drawing.puts(view)),
        after);
  }

  /** {@return what {@code seat} may pick in {@code state}, which some picks have led to} */
  Picked picks(S state, Seat seat, boolean complete) {
    List<Choice> choices = complete ? List.of() : game.choices(state).toList();
    return new Picked(
        choices.stream().map(game.notation()::print).sorted().toList(),
        complete ? List.of() : moves(game.view(state, Viewer.of(seat)), choices),
        complete);
  }

  private List<Move> moves(V view, List<Choice> choices) {
    var out = new ArrayList<Move>(choices.size());
    for (Choice choice : choices)
      if (choice.kind() == Choice.Kind.MOVE) out.add(drawing.move(view, choice));
    return out;
  }

  /**
   * Must agree with {@link Match#accepts}, but copies no log, and doesn't offer to ask again for
   * what was declined; the seat to act claims by a choice.
   */
  private boolean accepted(Match<S, V> match, Seat seat, Event.Kind kind, Predicate<Seat> acted) {
    var asked = match.status().asked();
    return switch (kind) {
      case RESIGN -> true;
      case OFFER_DRAW -> asked.isEmpty() && !match.status().declined(kind, seat);
      case OFFER_TAKEBACK ->
          asked.isEmpty() && !match.status().declined(kind, seat) && acted.test(seat);
      case ACCEPT_DRAW, DECLINE_DRAW -> asks(match, seat.other(), Event.Kind.OFFER_DRAW);
      case ACCEPT_TAKEBACK, DECLINE_TAKEBACK ->
          asks(match, seat.other(), Event.Kind.OFFER_TAKEBACK);
      case CLAIM -> match.turn().is(seat.other()) && claims(match.state(), seat);
      case HELP, GESTURE, TOLD, TIMEOUT, FLAG, LEFT, LEFT_DRAW, UNPLAYED -> false;
    };
  }

  private static boolean asks(Match<?, ?> match, Seat by, Event.Kind what) {
    return match.status().asks(what, by);
  }

  private boolean claims(S state, Seat seat) {
    return Attentive.unheard(game, state, Event.of(seat, Event.Kind.CLAIM)).isEmpty();
  }
}
