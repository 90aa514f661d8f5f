package fr.zizanie.rules.tsunami.card;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.tsunami.board.Legal;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Settled;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A whole line of stones slides (the earthquake). */
public final class Shifting {
  private Shifting() {}

  static void list(TsunamiState s, Op.Shift shift, List<Integer> picks, Choices out) {
    if (picks.isEmpty()) {
      for (int i = 0; i < Grid.SIZE; i++) {
        if (possible(s, shift, Word.column(i))) out.add(Word.column(i));
        if (possible(s, shift, Choice.number(i + 1))) out.add(Choice.number(i + 1));
      }
      return;
    }
    Choice line = Picks.at(picks, 0);
    for (Word way : ways(line)) if (shifted(s, shift, line, way).isPresent()) out.add(way.choice());
  }

  private static boolean possible(TsunamiState s, Op.Shift shift, Choice line) {
    return ways(line).stream().anyMatch(way -> shifted(s, shift, line, way).isPresent());
  }

  private static List<Word> ways(Choice line) {
    return Word.column(line) >= 0 ? List.of(Word.SOUTH, Word.NORTH) : List.of(Word.WEST, Word.EAST);
  }

  private static int[] stones(TsunamiState s, Choice line) {
    int column = Word.column(line);
    return IntStream.range(0, Grid.POINTS)
        .filter(p -> column >= 0 ? Grid.column(p) == column : Grid.row(p) == line.number() - 1)
        .filter(p -> !s.stones().empty(p))
        .toArray();
  }

  private static int[] targets(int[] from, Op.Shift shift, Word way) {
    int by = way == Word.NORTH || way == Word.EAST ? shift.by() : -shift.by();
    boolean upright = way == Word.NORTH || way == Word.SOUTH;
    return IntStream.of(from)
        .map(p ->
            upright
                ? Grid.point(Grid.column(p), Grid.row(p) + by)
                : Grid.point(Grid.column(p) + by, Grid.row(p)))
        .toArray();
  }

  private static Optional<Settled> shifted(TsunamiState s, Op.Shift shift, Choice line, Word way) {
    int[] from = stones(s, line);
    if (from.length == 0) return Optional.empty();
    return Legal.displaced(s.board(), s.effects(), s.by(), from, targets(from, shift, way));
  }

  static TsunamiState apply(TsunamiState s, Op.Shift shift, List<Integer> picks) {
    Choice line = Picks.at(picks, 0);
    Word way = Word.of(Picks.at(picks, 1).a());
    Settled done = shifted(s, shift, line, way).orElseThrow();
    int[] from = stones(s, line);
    int[] to = targets(from, shift, way);
    return s.with(s.board().created(done, s.by()), p -> Legal.moved(from, to, p));
  }
}
