package fr.zizanie.players.ironpond;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.ironpond.Deed;
import fr.zizanie.rules.ironpond.IronPondView;
import fr.zizanie.rules.ironpond.chess.Man;
import fr.zizanie.rules.ironpond.chess.Position;
import java.util.List;
import java.util.Optional;

/**
 * Names the kidnapped man (11): the board before the thief's move, which everybody saw, is compared
 * with the one shown now, as far as the level remembers it.
 */
final class Witness {
  private static final List<String> NAMES = List.of("p", "n", "b", "r", "q");

  private Witness() {}

  /** {@return the answer of the victim} */
  static List<Choice> answer(Desk desk) {
    var missing = missing(desk.view(), desk);
    boolean remembers = desk.random().nextInt(100) < desk.strength().memory();
    if (remembers && missing.isPresent()) {
      int at = missing.get();
      Man man = before(desk.view()).orElseThrow().man(at).orElseThrow();
      return List.of(
          desk.word("guess"),
          Choice.square(at),
          desk.word(Character.toString(man.principal().letter())));
    }
    var begun = desk.game().apply(desk.state(), desk.word("guess"));
    var squares = desk.game().choices(begun).toList();
    return List.of(
        desk.word("guess"),
        squares.get(desk.random().nextInt(squares.size())),
        desk.word(NAMES.get(desk.random().nextInt(NAMES.size()))));
  }

  private static Optional<Position> before(IronPondView view) {
    return view.now().deed().map(d -> d.before().board());
  }

  /** The square where a man of ours stood before the thief's move and none does now. */
  private static Optional<Integer> missing(IronPondView view, Desk desk) {
    var before = before(view);
    if (before.isEmpty() || view.scene().isEmpty()) return Optional.empty();
    Position was = before.get();
    Position is = view.scene().get().board();
    long gone = was.men().of(desk.us()) & ~is.blocked();
    Deed deed = view.now().deed().orElseThrow();
    if (deed.taken().isPresent()) {
      int victim = was.victim(deed.from(), deed.to());
      if (victim >= 0) gone &= ~(1L << victim);
    }
    return gone == 0 ? Optional.empty() : Optional.of(Long.numberOfTrailingZeros(gone));
  }
}
