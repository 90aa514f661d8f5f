package fr.zizanie.rules.ironpond.cards;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.ask.Squares;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Men;

/** Which cards have become useless (2.7): no capture could make them playable again. */
public final class Dead {
  private Dead() {}

  /** Whether a card is dead for the one who looks at it in his own turn. */
  public static boolean is(Moment m, Card card) {
    int number = card.number();
    Seat by = m.by();
    if (number == 72) return !m.facts().gestures();
    if (number == 71 && !m.facts().darts()) return true;
    for (Squares men : card.men()) if (men.in(m, Picks.NONE) == 0) return true;
    long own = m.board().strictly(by);
    long plain = own & ~m.men().royals();
    long neutral = m.board().marks().neutral();
    long theirs = (m.board().strictly(by.other()) | neutral) & ~m.men().royals();
    return switch (number) {
      case 5 -> returning(m, Component.PAWN) == 0;
      case 7 ->
          returning(m, Component.KNIGHT)
                  + returning(m, Component.BISHOP)
                  + returning(m, Component.ROOK)
                  + princes(m)
              == 0;
      case 59 ->
          returning(m, Component.PAWN)
                  + returning(m, Component.KNIGHT)
                  + returning(m, Component.BISHOP)
                  + returning(m, Component.ROOK)
                  + princes(m)
              == 0;
      case 17 -> m.board().royal(by) >= 0 && (m.men().kings() >>> m.board().royal(by) & 1) == 0;
      case 21 -> Long.bitCount(plain) < 2;
      case 36 -> ((m.board().strictly(by.other()) | neutral) & ordered(m)) == 0;
      case 38 -> !passes(m, own, neutral);
      case 40 -> (plain | neutral) == 0;
      case 48, 49, 62 -> theirs == 0;
      case 57, 61 -> !loses(m, m.men().of(by) & ~m.men().royals());
      case 58 -> plain == 0;
      default -> false;
    };
  }

  /** The men of the types that a Diktat may order. */
  private static long ordered(Moment m) {
    Men men = m.men();
    return men.pawns() | men.type(Component.KNIGHT) | men.bishops() | men.rooks();
  }

  /** Whether a man that goes along lines could ever pass over another of the player. */
  private static boolean passes(Moment m, long own, long neutral) {
    Men men = m.men();
    long lines = (own | neutral) & (men.pawns() | men.bishops() | men.rooks() | men.queens());
    for (long left = lines; left != 0; left &= left - 1)
      if ((own & ~Long.lowestOneBit(left)) != 0) return true;
    return false;
  }

  /** Whether one of these men has a part that is no pawn. */
  private static boolean loses(Moment m, long men) {
    for (long left = men; left != 0; left &= left - 1) {
      var parts = m.scene().man(Long.numberOfTrailingZeros(left)).components();
      if (parts.stream().anyMatch(c -> c != Component.PAWN)) return true;
    }
    return false;
  }

  /** Men of a type that have been or may still be captured; neutral ones may be as well. */
  private static int returning(Moment m, Component type) {
    long alive = m.men().of(m.by()) & m.men().type(type) & ~m.men().royals();
    return m.scene().lost().taken(m.by(), type) + Long.bitCount(alive);
  }

  private static int princes(Moment m) {
    return returning(m, Component.KING);
  }
}
