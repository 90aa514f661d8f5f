package fr.zizanie.rules.ironpond.scene;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Piece;
import java.util.List;
import java.util.Optional;

/** What happens where pieces stop: traps spring first, then pawns promote (3.4). */
public final class Landings {
  private Landings() {}

  /** The scene after a card's change; {@code by} moved whatever neutral pieces moved. */
  public static Scene settled(Change c, Seat by) {
    Scene s = c.scene();
    if (c.landed().isEmpty() && c.promoting().isEmpty()) return s;
    for (int at : c.landed()) s = sprung(s, at, by);
    for (var promotion : c.promoting())
      if ((s.board().pieces().pawns() >>> promotion.at() & 1) != 0)
        s = s.board(Edits.made(s.board(), promotion.at(), List.of(promotion.as())));
    return s;
  }

  /**
   * The oldest trap of the piece's enemy springs on its square. A royal stays, and so does a piece
   * whose fall would expose the royal of the one who moved (R12).
   */
  public static Scene sprung(Scene s, int at, Seat by) {
    if (!s.trapped(at)) return s;
    Optional<Piece> piece = s.board().piece(at);
    if (piece.isEmpty()) return s;
    Optional<Trap> trap = s.trapFor(piece.get().neutral() ? by : piece.get().owner(), at);
    if (trap.isEmpty()) return s;
    Scene spent = s.disarming(trap.get());
    if (piece.get().royal()) return spent;
    Scene fallen = spent.dropping(at);
    return fallen.board().inCheck(by) && !s.board().inCheck(by) ? spent : fallen;
  }

  /** The scene with the traps known that {@code after} no longer has: they sprang in between. */
  public static Scene exposed(Scene before, Scene after) {
    if (before.traps().equals(after.traps())) return before;
    return before.traps(
        before.traps().stream().map(t -> after.traps().contains(t) ? t : t.shown()).toList());
  }
}
