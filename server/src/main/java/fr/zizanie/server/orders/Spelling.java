package fr.zizanie.server.orders;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import java.util.List;
import java.util.SplittableRandom;

/** Actions as people write them. */
public final class Spelling {
  private Spelling() {}

  /**
   * {@return the match after an action of a seat, in tokens or as its list of moves would have it;
   * or why not}
   */
  public static <S, V> Answer<Match<S, V>> play(Match<S, V> match, Seat seat, String text) {
    boolean tokens = match.read(text) instanceof Answer.Ok<List<Choice>>;
    return match.play(seat, tokens ? text : tokens(match, seat, text));
  }

  /** What a text means to its seat: worked out from a state that looks the same to it. */
  private static <S, V> String tokens(Match<S, V> match, Seat seat, String text) {
    var game = match.game();
    S like = game.sample(game.view(match.state(), Viewer.of(seat)), new SplittableRandom(0));
    String wanted = SeenAction.bare(text);
    return game.choices(like).toList().stream()
        .filter(choice -> choice.kind() == Choice.Kind.MOVE && game.settles(like, choice))
        .filter(choice ->
            SeenAction.bare(game.notation().written(like, List.of(choice))).equals(wanted))
        .map(game.notation()::print)
        .findFirst()
        .orElse(text);
  }
}
