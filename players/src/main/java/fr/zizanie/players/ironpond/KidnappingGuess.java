package fr.zizanie.players.ironpond;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Piece;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Deed;
import fr.zizanie.rules.ironpond.scene.Story;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.List;
import java.util.Optional;

/**
 * Guesses which piece was kidnapped (Iron Pond, card 11). It compares the board as the victim left
 * it with the board shown now, as far as the level remembers it and the view still tells.
 */
final class KidnappingGuess {
  private static final List<String> NAMES = List.of("p", "n", "b", "r", "q");

  private KidnappingGuess() {}

  /** A piece that is missing, and where it stood. */
  private record Gap(int at, Piece piece) {}

  /** {@return the answer of the victim} */
  static List<Choice> answer(Decision decision) {
    boolean remembers = decision.random().nextInt(100) < decision.strength().memory();
    var gap = gap(decision.view(), decision.us());
    if (remembers && gap.isPresent())
      return List.of(
          decision.word("guess"),
          Choice.square(gap.get().at),
          decision.word(Character.toString(gap.get().piece.principal().letter())));
    var begun = decision.game().apply(decision.state(), decision.word("guess"));
    var squares = decision.game().choices(begun).toList();
    return List.of(
        decision.word("guess"),
        squares.get(decision.random().nextInt(squares.size())),
        decision.word(NAMES.get(decision.random().nextInt(NAMES.size()))));
  }

  /** The piece of ours whose square after our last move is empty now. */
  private static Optional<Gap> gap(IronPondView view, Seat us) {
    Optional<Deed> last = view.last().flatMap(Story::deed);
    if (last.isEmpty() || view.scene().isEmpty()) return Optional.empty();
    Deed deed = last.get();
    Position was = deed.before().board();
    long stood = was.pieces().of(us);
    if (deed.from() >= 0) stood &= ~(1L << deed.from());
    if (deed.at() >= 0) stood |= 1L << deed.at();
    if (deed.castled() >= 0)
      stood = stood & ~(1L << Position.castlingRook(deed.from(), deed.to())) | 1L << deed.castled();
    long gone = stood & ~view.scene().get().board().blocked();
    if (gone == 0) return Optional.empty();
    int at = Long.numberOfTrailingZeros(gone);
    int home = at == deed.at() ? deed.from() : at;
    if (at == deed.castled()) home = Position.castlingRook(deed.from(), deed.to());
    return home < 0 ? Optional.empty() : was.piece(home).map(piece -> new Gap(at, piece));
  }
}
