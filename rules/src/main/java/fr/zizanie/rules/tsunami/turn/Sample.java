package fr.zizanie.rules.tsunami.turn;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.tsunami.card.Notes;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.util.List;
import java.util.random.RandomGenerator;

/** A truth drawn from all that look like a view. */
public final class Sample {
  private Sample() {}

  /** {@return one of them: hands, pile, notes and hidden picks at random} */
  public static TsunamiState of(TsunamiView view, RandomGenerator random) {
    var zones = view.held().sample(view.viewer(), view.setting().deck(), random);
    var s =
        new TsunamiState(
            view.setting(), view.board(), zones, view.effects(), view.moment(), view.pending());
    return s.with(Notes.sample(s, random)).at(shown(s, random));
  }

  private static Pending shown(TsunamiState s, RandomGenerator random) {
    return switch (s.pending()) {
      case Pending.Aim(int card, var picks) -> new Pending.Aim(card, shown(s, card, picks, random));
      case Pending.AnswerCard(int card, var picks) ->
          new Pending.AnswerCard(card, shown(s, card, picks, random));
      default -> s.pending();
    };
  }

  private static List<Integer> shown(
      TsunamiState s, int card, List<Integer> picks, RandomGenerator random) {
    return picks.stream()
        .map(code ->
            code == Choice.HIDDEN.code()
                ? Choice.square(Notes.some(s, card, s.by(), random)).code()
                : code)
        .toList();
  }
}
