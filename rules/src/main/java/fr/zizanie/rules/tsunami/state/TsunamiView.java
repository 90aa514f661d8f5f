package fr.zizanie.rules.tsunami.state;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.tsunami.board.Board;
import fr.zizanie.rules.tsunami.board.Effects;
import fr.zizanie.rules.tsunami.go.Points;

/** What one viewer knows of a game of Tsunami: all but hidden cards and secret notes. */
public record TsunamiView(
    Viewer viewer,
    Setting setting,
    Board board,
    Held held,
    Effects effects,
    Moment moment,
    Pending pending) {
  /** {@return what a viewer knows of a state} */
  public static TsunamiView of(TsunamiState s, Viewer viewer) {
    boolean hidden = s.pending().secret(s.setting().deck()) && !viewer.is(s.by());
    return new TsunamiView(
        viewer,
        s.setting(),
        s.board(),
        Held.of(s.zones(), viewer),
        s.effects().seen(viewer),
        s.moment(),
        hidden ? s.pending().hidden() : s.pending());
  }

  /** {@return what everybody may see of a game that is over: every hand and note} */
  public static TsunamiView whole(TsunamiState s) {
    return new TsunamiView(
        Viewer.PUBLIC,
        s.setting(),
        s.board(),
        Held.whole(s.zones()),
        s.effects(),
        s.moment(),
        s.pending());
  }

  /** {@return the view with other effects} */
  public TsunamiView with(Effects next) {
    return new TsunamiView(viewer, setting, board, held, next, moment, pending);
  }

  /** {@return whose decision it is} */
  public Turn turn() {
    return TsunamiState.turn(moment, pending, setting);
  }

  /** {@return where the seat to act may place its normal move; nothing if it may not} */
  public Points moves() {
    if (!(pending instanceof Pending.Main)) return Points.NONE;
    return Moves.of(board, effects, moment);
  }

  /** {@return the seat of the turn, who need not be the one to decide} */
  public Seat by() {
    return moment.by();
  }
}
