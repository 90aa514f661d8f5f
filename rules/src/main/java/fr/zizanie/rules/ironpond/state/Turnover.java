package fr.zizanie.rules.ironpond.state;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Past;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Story;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The end of a turn and the cards that are drawn. */
public final class Turnover {
  private static final List<Frame> OPEN = List.of(new Frame.Ready(true));
  private static final List<Frame> CLOSED = List.of(new Frame.Ready(false));

  private Turnover() {}

  /** The turn passes; what it leaves open may be answered as the other's first act. */
  public static IronPondState end(IronPondState s) {
    Seat by = s.now().by();
    Position board = s.scene().board().turned();
    Past past = board.quiet() == 0 ? Past.None.NONE : s.scene().past();
    Scene scene = s.scene().board(board).past(new Past.Then(board, past));
    boolean open = !s.now().foreign();
    Seat next = by.other();
    return new IronPondState(
        s.setting(),
        scene,
        s.zones(),
        Story.of(next, scene.away().of(next).isPresent()),
        open ? Optional.of(s.now()) : Optional.empty(),
        open ? OPEN : CLOSED,
        s.owed(),
        next == Seat.FIRST ? s.whiteOffence().aged() : s.whiteOffence(),
        next == Seat.SECOND ? s.blackOffence().aged() : s.blackOffence());
  }

  /** Deals the first card that is owed, or forgets it when there is none. */
  public static IronPondState pay(IronPondState s) {
    var owed = new ArrayList<>(s.owed());
    int first = 0;
    while (!owed.get(first).due()) first++;
    Zones z = s.zones();
    if (z.pile().isEmpty() && s.setting().reshuffles()) z = z.reshuffled(kept(s));
    Seat to = owed.get(first).to();
    owed.set(first, owed.get(first).settled());
    IronPondState paid = s.owed(owed).zones(z);
    return z.pile().isEmpty() ? paid : paid.push(new Frame.Drawing(to));
  }

  /** What stays out of the pile that is made for draws: cards of the chain (2.6.1). */
  private static CardSet kept(IronPondState s) {
    CardSet kept = CardSet.NONE;
    for (Owed one : s.owed())
      if (one.due() || s.setting().edition().keepsChains()) kept = kept.with(one.card());
    return kept;
  }
}
