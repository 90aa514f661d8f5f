package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.ironpond.chess.Component;

/** Which cards have become useless (2.7): no capture could make them playable again. */
final class Dead {
  private Dead() {}

  /** Whether a card is dead for the one who looks at it in his own turn. */
  static boolean is(Moment m, int number) {
    Setting setting = m.state().setting();
    Card card = Deck.card(setting, number);
    for (Squares men : card.men()) if (men.in(m, Picks.NONE) == 0) return true;
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
      case 17 -> {
        int royal = m.board().royal(m.by());
        yield royal >= 0 && (m.men().kings() >>> royal & 1) == 0;
      }
      case 57, 61 ->
          (m.men().of(m.by()) & ~(m.men().pawns() & ~m.board().merged()) & ~m.men().royals()) == 0;
      case 72 -> !setting.gestures();
      default -> false;
    };
  }

  /** Men of a type that have been or may still be captured. */
  private static int returning(Moment m, Component type) {
    long alive = m.board().strictly(m.by()) & m.men().type(type) & ~m.men().royals();
    return m.scene().lost().taken(m.by(), type) + Long.bitCount(alive);
  }

  private static int princes(Moment m) {
    return returning(m, Component.KING);
  }
}
