package fr.zizanie.rules.ironpond.turn;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Marks;
import fr.zizanie.rules.ironpond.chess.Pieces;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.chess.Spare;
import fr.zizanie.rules.ironpond.scene.Trap;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Zones;
import java.util.Optional;

/** What must always be true (rules, 8). */
public final class Inventory {
  private Inventory() {}

  public static Optional<String> flaw(IronPondState s) {
    return cards(s).or(() -> pieces(s));
  }

  private static Optional<String> cards(IronPondState s) {
    Zones z = s.zones();
    CardSet discard = CardSet.of(z.discard());
    CardSet all = z.white().and(z.black()).and(z.pile()).and(discard);
    int sum = z.white().size() + z.black().size() + z.pile().size() + z.discard().size();
    if (!all.equals(s.setting().deck())) return Optional.of("cards lost or found: " + all);
    if (sum != all.size()) return Optional.of("a card in two zones");
    CardSet hands = z.white().and(z.black());
    if (!z.open().minus(hands).isEmpty()) return Optional.of("an open card in no hand");
    if (!z.order().isEmpty() && !CardSet.of(z.order()).equals(z.pile()))
      return Optional.of("the dealer's order is not the pile");
    return Optional.empty();
  }

  private static Optional<String> pieces(IronPondState s) {
    Pieces pieces = s.scene().board().pieces();
    for (Seat seat : Seat.values()) {
      int royals = Long.bitCount(pieces.royals() & pieces.of(seat));
      boolean away = s.scene().away().of(seat).isPresent();
      if (royals != (away ? 0 : 1)) return Optional.of(seat + " has " + royals + " royals");
    }
    if ((pieces.white() & pieces.black()) != 0) return Optional.of("two pieces on one square");
    long made = 0;
    for (Component c : Component.all()) made |= pieces.of(c);
    if (made != pieces.occupied()) return Optional.of("a piece of nothing or of nobody");
    Marks marks = s.scene().board().marks();
    if ((pieces.occupied() & marks.holes()) != 0) return Optional.of("a piece on a hole");
    long marked = marks.neutral() | marks.magnets() | marks.stuck() | marks.shielded();
    for (Spare spare : marks.spares()) marked |= 1L << spare.at();
    if ((marked & ~pieces.occupied()) != 0) return Optional.of("a mark on nobody");
    if ((marks.neutral() & pieces.royals()) != 0) return Optional.of("a neutral royal");
    if ((s.scene().board().castling() & ~pieces.rooks()) != 0)
      return Optional.of("a right to castle without its rook");
    for (Trap t : s.scene().traps())
      if (t.at() < 0 || (s.scene().board().marks().holes() >>> t.at() & 1) != 0)
        return Optional.of("a trap on a hole");
    if (takeable(s)) return Optional.of("the royal of the one who has just moved can be taken");
    if (s.base() instanceof Frame.Ready && s.scene().board().turn() != s.now().by())
      return Optional.of("the turn is another's");
    return Optional.empty();
  }

  /**
   * Whether the other side could take the royal of the seat that moved last, as a turn begins or
   * after its move.
   */
  private static boolean takeable(IronPondState s) {
    Seat by = s.now().by();
    Position board = s.scene().board();
    return switch (s.base()) {
      case Frame.Ready _ -> s.frames().size() == 1 && board.inCheck(by.other());
      case Frame.Moved _ -> board.turned().inCheck(by);
      default -> false;
    };
  }
}
