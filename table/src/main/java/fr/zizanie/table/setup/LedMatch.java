package fr.zizanie.table.setup;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.lesson.Lesson;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Taught;
import fr.zizanie.sheets.Lessons;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.Sitter;
import java.util.List;

/**
 * A match against the computer that goes on where somebody was led through a first game.
 *
 * @param sitters in moving order
 */
public record LedMatch<S, V>(Match<S, V> match, List<Sitter> sitters) {
  private static final int LEVEL = 1;

  public LedMatch {
    sitters = List.copyOf(sitters);
  }

  /** {@return that match of a guest who has done so much of it; or what is wrong} */
  public static <S, V> Answer<LedMatch<S, V>> of(Game<S, V> game, Guest guest, List<String> done) {
    return Taught.firstGame(game)
        .map(first -> of(game, first, guest, done))
        .orElseGet(() -> Answer.no(Reason.UNKNOWN_GAME.refusal()));
  }

  private static <S, V> Answer<LedMatch<S, V>> of(
      Game<S, V> game, Lesson first, Guest guest, List<String> done) {
    var me = new Sitter.Person(guest);
    var computer = new Sitter.Computer(LEVEL);
    List<Sitter> sitters =
        first.learner() == Seat.FIRST ? List.of(me, computer) : List.of(computer, me);
    return Lessons.led(game, first, done).then(match -> Answer.ok(new LedMatch<>(match, sitters)));
  }
}
