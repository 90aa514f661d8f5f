package fr.zizanie.rules.core.record;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.Step;
import fr.zizanie.rules.core.trait.Secretive;
import java.util.Optional;

/** Whether a match may be shown whole. */
final class Openness {
  private Openness() {}

  /**
   * {@return whether nothing in a match is hidden from a viewer: neither in where it began and
   * stands, nor in what was done}
   */
  static <S, V> boolean open(Match<S, V> match, Viewer viewer) {
    var game = match.game();
    return !Secretive.hides(game, match.start().state(), viewer)
        && !Secretive.hides(game, match.state(), viewer)
        && match.steps(0).stream().allMatch(step -> open(game, step, viewer));
  }

  private static <S, V> boolean open(Game<S, V> game, Step<S> step, Viewer viewer) {
    return switch (step.entry()) {
      case Entry.Acted(_, var picks) -> {
        S s = step.before();
        for (Choice pick : picks) {
          if (!game.seen(s, pick, viewer).equals(Optional.of(pick))) yield false;
          s = game.apply(s, pick);
        }
        yield true;
      }
      case Entry.Dealt(Choice result) ->
          game.seen(step.before(), result, viewer).equals(Optional.of(result));
      case Entry.Happened _ -> true;
    };
  }
}
