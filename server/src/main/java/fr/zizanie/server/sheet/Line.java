package fr.zizanie.server.sheet;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Entry;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Match;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tools.jackson.core.JsonGenerator;

/**
 * One line of the log as a viewer sees it.
 *
 * @param n its number for that viewer, from 0
 * @param drops for an accepted takeback: actions of this and later numbers are taken back
 */
record Line(int n, Optional<Seat> seat, String kind, String token, String text, OptionalInt drops) {
  /** {@return everything that {@code viewer} sees of the log, in order} */
  static <S, V> List<Line> all(Match<S, V> match, Viewer viewer) {
    var out = new ArrayList<Line>();
    for (var step : match.steps(0)) of(match.game(), step, viewer, out).ifPresent(out::add);
    return out;
  }

  private static <S> Optional<Line> of(
      Game<S, ?> game, Match.Step<S> step, Viewer viewer, List<Line> earlier) {
    int n = earlier.size();
    return switch (step.entry()) {
      case Entry.Acted(Seat by, var picks) -> {
        var seen = seen(game, step.before(), picks, viewer);
        boolean plain = seen.equals(picks);
        yield seen.isEmpty()
            ? Optional.empty()
            : Optional.of(
                new Line(
                    n,
                    Optional.of(by),
                    "action",
                    game.notation().print(seen),
                    plain
                        ? game.notation().written(step.before(), picks)
                        : game.notation().print(seen),
                    OptionalInt.empty()));
      }
      case Entry.Dealt(Choice result) ->
          game.seen(step.before(), result, viewer)
              .map(c -> game.notation().print(c))
              .map(token ->
                  new Line(n, Optional.empty(), "chance", token, token, OptionalInt.empty()));
      case Entry.Happened(Event event) ->
          Optional.of(
              new Line(
                  n,
                  Optional.of(event.by()),
                  "event",
                  event.text(),
                  event.text(),
                  drops(event, earlier)));
    };
  }

  private static <S> List<Choice> seen(
      Game<S, ?> game, S before, List<Choice> picks, Viewer viewer) {
    var out = new ArrayList<Choice>();
    S s = before;
    for (Choice pick : picks) {
      game.seen(s, pick, viewer).ifPresent(out::add);
      s = game.apply(s, pick);
    }
    return out;
  }

  /** Where an accepted takeback goes back to: the asker's last action that stood. */
  private static OptionalInt drops(Event event, List<Line> earlier) {
    if (event.kind() != Event.Kind.ACCEPT_TAKEBACK) return OptionalInt.empty();
    int end = Integer.MAX_VALUE;
    for (int i = earlier.size() - 1; i >= 0; i--) {
      Line line = earlier.get(i);
      if (line.drops.isPresent()) end = Math.min(end, line.drops.getAsInt());
      boolean stood = i < end || end == Integer.MAX_VALUE;
      if (stood
          && line.kind.equals("action")
          && line.seat.filter(s -> s == event.by().other()).isPresent()) return OptionalInt.of(i);
    }
    return OptionalInt.empty();
  }

  void write(Game<?, ?> game, JsonGenerator out) {
    out.writeStartObject();
    out.writeNumberProperty("n", n);
    out.writeName("seat");
    if (seat.isPresent()) out.writeString(game.profile().name(seat.get()));
    else out.writeNull();
    out.writeStringProperty("kind", kind);
    out.writeStringProperty("token", token);
    out.writeStringProperty("text", text);
    if (drops.isPresent()) out.writeNumberProperty("drops", drops.getAsInt());
    out.writeEndObject();
  }
}
