package fr.zizanie.rules.tsunami.turn;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.card.Notes;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.state.Moment;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.Zones;
import java.util.Optional;

/** How turns end and begin (P2, P8, P9, P11). */
public final class Turns {
  private Turns() {}

  /** {@return what follows the stone, pass or card that ends a turn} */
  static TsunamiState over(TsunamiState s) {
    boolean full = s.hand(s.by()).size() > Zones.HAND && !s.moment().resumed();
    return full ? s.at(new Pending.Discard(false)) : next(s);
  }

  private static TsunamiState next(TsunamiState s) {
    Moment m = s.moment();
    Seat to = m.by().other();
    if (m.dry() && m.has(Moment.DRY_BEFORE)) return ended(s, to);
    int kept = m.marks() & Moment.RESUMED | (m.dry() ? Moment.DRY_BEFORE : 0);
    boolean empties = s.setting().emptyPileDiscardsHands() && s.zones().pile().isEmpty();
    Zones zones = empties ? s.zones().emptyHanded() : s.zones();
    return begun(
        new TsunamiState(
            s.setting(),
            s.board(),
            zones,
            s.effects(),
            Moment.start(to, s.board().played(), m.index() + 1, kept),
            Pending.Main.TURN));
  }

  /** {@return a turn with its expiries and reveals done} */
  static TsunamiState begun(TsunamiState s) {
    return Notes.appeared(s.with(s.effects().begun(s.moment().index())));
  }

  /** Two dry turns: the stones are counted, or first their life and death is agreed on. */
  private static TsunamiState ended(TsunamiState state, Seat to) {
    Moment m = state.moment();
    var s =
        state
            .with(state.effects().ended())
            .at(Moment.start(to, 0, m.index() + 1, m.marks() & Moment.RESUMED));
    return m.resumed()
        ? Marks.counted(s, Points.NONE)
        : s.at(new Pending.Marking(to, Points.NONE, false, Optional.empty()));
  }
}
