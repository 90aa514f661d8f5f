package fr.zizanie.server.orders;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.Spelled;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;

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

  /**
   * {@return the match after the word that ends a seat's turn and nothing else; nothing where there
   * is none}
   */
  public static <S, V> Optional<Match<S, V>> ended(Match<S, V> match, Seat seat) {
    var game = match.game();
    return game.choices(match.state()).toList().stream()
        .filter(choice -> choice.kind() == Choice.Kind.WORD)
        .map(word -> match.play(seat, game.notation().print(word)))
        .flatMap(next -> next instanceof Answer.Ok<Match<S, V>>(var m) ? Stream.of(m) : none())
        .filter(next -> next.outcome().isEmpty() && !next.turn().is(seat))
        .findFirst();
  }

  private static <T> Stream<T> none() {
    return Stream.empty();
  }

  /** What a text means to its seat: worked out from a state that looks the same to it. */
  private static <S, V> String tokens(Match<S, V> match, Seat seat, String text) {
    var game = match.game();
    S like = game.sample(game.view(match.state(), Viewer.of(seat)), new SplittableRandom(0));
    return Spelled.tokens(game, like, text);
  }
}
