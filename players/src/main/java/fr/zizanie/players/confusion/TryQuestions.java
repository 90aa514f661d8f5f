package fr.zizanie.players.confusion;

import fr.zizanie.players.analysis.Question;
import fr.zizanie.players.number.Elementary;
import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.board.Grid;
import fr.zizanie.rules.confusion.board.Manner;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import java.util.List;

/**
 * What each try tells its owner on average: exact, over all assignments that agree with what that
 * seat was told. Of an agent, whose answer is a choice, one half of the answers are yes.
 */
final class TryQuestions {
  private static final double BIT = Elementary.log(2);

  private final ConfusionView view;
  private final Seat seat;
  private final long[][] counts;
  private final double total;

  /** Asks for the seat whose turn it is. */
  TryQuestions(ConfusionView view) {
    this.view = view;
    this.seat = view.moment().by();
    var knowledge = view.knowledge(seat);
    counts = knowledge.counts();
    total = knowledge.total();
  }

  /** {@return the bits of each try among choices that are offered} */
  List<Question> of(List<Choice> offered) {
    return offered.stream()
        .filter(choice -> choice.kind() == Choice.Kind.MOVE)
        .map(attempt -> new Question(List.of(attempt), bits(attempt)))
        .toList();
  }

  private double bits(Choice attempt) {
    int letter = view.piece(attempt) % Board.LETTERS;
    // A promoted piece goes as everybody knows.
    if (view.promoted(seat, letter)) return 0;
    var kinds = counts[letter];
    int accepting = Diagrams.accepting(seat.ordinal(), attempt.b());
    double agent = kinds[Diagrams.AGENT];
    double yes = sum(kinds, accepting);
    double promoted = announced(attempt) ? sum(kinds, accepting & Diagrams.PROMOTABLE) : 0;
    return told(total - yes - agent, agent) + told(yes - promoted, agent) + told(promoted, 0);
  }

  /** Whether it is told on arrival if the piece is promoted: that tells, too (Confusion, R20). */
  private boolean announced(Choice attempt) {
    boolean arrives = Grid.rank(view.to(attempt)) == Grid.goal(seat.ordinal());
    return arrives && Manner.of(attempt.c()) != Manner.PASS && !view.setting().comrade();
  }

  private static double sum(long[] kinds, int mask) {
    long sum = 0;
    for (int kind = 1; kind <= Diagrams.KINDS; kind++)
      if ((mask >> kind - 1 & 1) != 0) sum += kinds[kind];
    return sum;
  }

  /** What an answer tells, times its chance: of assignments that say it, and of those that may. */
  private double told(double saying, double free) {
    double left = saying + free;
    return left == 0 ? 0 : (saying + free / 2) / total * Elementary.log(total / left) / BIT;
  }
}
