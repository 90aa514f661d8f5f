package fr.zizanie.rules.ironpond.cards;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Ask;
import fr.zizanie.rules.ironpond.ask.Form;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Pawns;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.ask.Squares;
import fr.zizanie.rules.ironpond.card.Acts;
import fr.zizanie.rules.ironpond.card.Effect;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.scene.Change;
import fr.zizanie.rules.ironpond.text.Word;

/** A pawn and the squares on which it lands, jump after jump (card 44). */
record LeapPath() implements Form {
  private static final Squares PAWN =
      Squares.own().and(Squares.type(Component.PAWN)).and(Squares.free());

  /** Where the next jump lands; back where it began only if it can go on from there. */
  private static long landings(Moment m, Picks p) {
    long out = jumps(m, p);
    long start = 1L << p.square(0);
    boolean stops = (out & start) != 0 && jumps(m, p.plus(p.get(0))) == 0;
    return stops ? out & ~start : out;
  }

  private static long jumps(Moment m, Picks p) {
    int start = p.square(0);
    int from = p.square(p.size() - 1);
    long occupied = m.pieces().occupied() & ~(1L << start);
    long closed = occupied | m.board().marks().holes();
    for (int i = 1; i < p.size(); i++) closed |= 1L << p.square(i);
    long out = 0;
    for (int dx = -1; dx <= 1; dx += 2)
      for (int dy = -1; dy <= 1; dy += 2) {
        int over = Pawns.step(from, dx, dy, 1);
        int to = Pawns.step(from, dx, dy, 2);
        if (to >= 0 && (occupied >>> over & 1) != 0 && (closed >>> to & 1) == 0) out |= 1L << to;
      }
    return out & (p.size() == 1 ? ~(1L << start) : -1);
  }

  private static boolean open(Picks p) {
    return p.size() > 0 && p.isSquare(p.size() - 1);
  }

  @Override
  public void offer(Moment m, Picks p, Choices out) {
    if (p.size() == 0) {
      new Ask.Square(PAWN).offer(m, p, out);
      return;
    }
    if (!open(p)) return;
    int at = p.square(p.size() - 1);
    long next = landings(m, p);
    if (p.size() > 1 && at != p.square(0)) {
      var promotions = Pawns.promotions(m, p.square(0), at);
      for (Component c : promotions) out.add(Word.of(c).choice());
      if (promotions.isEmpty() && next != 0) out.add(Choice.DONE);
    }
    Squares.offer(next, out);
  }

  @Override
  public boolean complete(Moment m, Picks p) {
    if (p.size() < 2) return false;
    if (!open(p)) return true;
    int at = p.square(p.size() - 1);
    return at != p.square(0)
        && landings(m, p) == 0
        && Pawns.promotions(m, p.square(0), at).isEmpty();
  }

  /** The pawn ends where its last jump does. */
  Effect leap() {
    return (m, p) -> {
      int last = open(p) ? p.size() - 1 : p.size() - 2;
      Change c = Acts.displaced(m, p.square(0), p.square(last));
      return open(p) || p.isDone(p.size() - 1) ? c : Acts.promoted(c, p, p.size() - 1);
    };
  }

  @Override
  public Words wants(Moment m, Picks p, Choice c) {
    return p.size() == 0
        ? new Ask.Square(PAWN).wants(m, p, c)
        : new Words(
            "la case libre juste derrière une pièce voisine en diagonale",
            "the free square right behind a diagonal neighbour");
  }
}
