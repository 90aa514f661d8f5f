package fr.zizanie.rules.ironpond.cards;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Ask;
import fr.zizanie.rules.ironpond.ask.Form;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.ask.Squares;
import fr.zizanie.rules.ironpond.card.Acts;
import fr.zizanie.rules.ironpond.card.Effect;
import fr.zizanie.rules.ironpond.scene.Change;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * One or two pairs of squares, all different, as a set (card 6).
 *
 * @param first whom the first square of a pair admits
 * @param second whom the second admits
 */
record PairSet(Squares first, Squares second) implements Form {
  private static final int MOST = 4;

  private static int squares(Picks p) {
    return p.size() > 0 && p.isDone(p.size() - 1) ? p.size() - 1 : p.size();
  }

  private boolean full(Moment m, Picks p) {
    return squares(p) == MOST
        || (first.in(m, p) & ~p.squares()) == 0
        || (second.in(m, p) & ~p.squares()) == 0;
  }

  @Override
  public void offer(Moment m, Picks p, Choices out) {
    offer(m, p, -1, out);
  }

  @Override
  public void search(Moment m, Picks p, int base, Choices out) {
    boolean added = p.size() == 2 && base == 0;
    offer(m, p, added ? p.square(0) : -1, out);
  }

  private void offer(Moment m, Picks p, int floor, Choices out) {
    if (squares(p) < p.size() || p.size() == MOST) return;
    boolean start = p.size() % 2 == 0;
    if (start && p.size() > 0) {
      if (full(m, p)) return;
      out.add(Choice.DONE);
    }
    long left = (start ? first : second).in(m, p) & ~p.squares();
    if (start) left &= -1L << floor + 1;
    Squares.offer(left, out);
  }

  @Override
  public boolean complete(Moment m, Picks p) {
    return p.size() > 0 && (p.isDone(p.size() - 1) || p.size() % 2 == 0 && full(m, p));
  }

  @Override
  public boolean sorted(Moment m, Picks p, Choice c) {
    return c.kind() != Choice.Kind.SQUARE
        || p.size() != 2
        || Squares.named(p.square(0)) < Squares.named(c.a());
  }

  @Override
  public Picks inOrder(Moment m, Picks p) {
    List<Picks> pairs = new ArrayList<>();
    for (int i = 0; i < squares(p); i += 2) pairs.add(Picks.NONE.plus(p.get(i)).plus(p.get(i + 1)));
    pairs.sort(Comparator.comparingInt(pair -> Squares.named(pair.square(0))));
    Picks out = Picks.NONE;
    for (Picks pair : pairs) out = out.plus(pair.get(0)).plus(pair.get(1));
    return squares(p) < p.size() ? out.plus(Choice.DONE) : out;
  }

  /** Each pair changes places, all at once. */
  Effect swapAll() {
    return (m, p) -> {
      Change c = Change.of(m.scene());
      for (int i = 0; i < squares(p); i += 2) {
        Change next = Acts.swapped(m.scene(c.scene()), p.square(i), p.square(i + 1));
        c = c.scene(next.scene()).landing(p.square(i), p.square(i + 1));
      }
      return c;
    };
  }

  @Override
  public Words wants(Moment m, Picks p, Choice c) {
    return new Ask.Square((p.size() % 2 == 0 ? first : second).and(Squares.fresh())).wants(m, p, c);
  }
}
