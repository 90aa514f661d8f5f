package fr.zizanie.rules.core.record;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds the one legal move that a word of PGN means. */
final class PgnMove {
  private static final Pattern SQUARE = Pattern.compile("[a-m]\\d{1,2}");
  private static final int NAMED = 4;

  private PgnMove() {}

  /** {@return whose move a word tells; or a fault if nobody has one} */
  static Seat mover(Match<?, ?> match, String word, int number, int line) {
    if (match.turn() instanceof Turn.Of(Seat by)) return by;
    throw fault(
        number,
        word,
        line,
        match.outcome().isPresent() ? "vient après la fin" : "n’est pas possible",
        match.outcome().isPresent() ? "comes after the end of the game" : "is not possible");
  }

  /** {@return the match after the move} */
  static <S, V> Match<S, V> played(Match<S, V> match, String word, int number, int line) {
    Seat by = mover(match, word, number, line);
    var meant = meant(match, word);
    if (meant.size() > 1) {
      String these =
          meant.stream()
              .limit(NAMED)
              .map(action -> match.game().notation().written(match.state(), action))
              .collect(Collectors.joining(", "));
      throw fault(number, word, line, "peut être " + these, "could be any of " + these);
    }
    if (meant.size() == 1
        && match.enter(new Entry.Acted(by, meant.getFirst()))
            instanceof Answer.Ok<Match<S, V>>(var next)) return next;
    throw fault(number, word, line, "n’est pas possible", "is not possible");
  }

  private static PgnFault fault(int number, String word, int line, String fr, String en) {
    String shown = PgnFault.shown(word);
    return PgnFault.of(
        "coup " + number + " : « " + shown + " » " + fr + " (ligne " + line + ")",
        "move " + number + ": \"" + shown + "\" " + en + " (line " + line + ")");
  }

  private static <S, V> List<List<Choice>> meant(Match<S, V> match, String word) {
    if (match.game() instanceof Orthodox<S, V> chess) return chess.meant(match.state(), word);
    String bare = bare(word);
    if (bare.isEmpty()) return List.of();
    var square = SQUARE.matcher(bare);
    String last = "";
    while (square.find()) last = square.group();
    String goal = last;
    var notation = match.game().notation();
    return Lines.actions(match.game(), match.state(), PgnReader.MOST_ACTIONS).stream()
        .filter(action -> notation.print(action).contains(goal))
        .filter(action ->
            bare(notation.print(action)).equals(bare)
                || bare(notation.written(match.state(), action)).equals(bare))
        .toList();
  }

  /** Letters and squares alone: signs say nothing that these don’t. */
  private static String bare(String word) {
    return word.replace("0-0", "O-O").replace("O-0", "O-O").replaceAll("[^A-Za-z0-9]|x", "");
  }
}
