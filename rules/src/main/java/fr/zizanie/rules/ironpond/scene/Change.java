package fr.zizanie.rules.ironpond.scene;

import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a card has done, before traps spring and pawns promote.
 *
 * @param from where the one piece that the card displaced stood, or -1
 * @param to where it went, or -1
 * @param taken the piece that it captured
 * @param landed squares on which pieces came to stand, in the order in which traps spring, if any
 *     is armed
 * @param promoting pawns that promote if they survive
 */
public record Change(
    Scene scene,
    int from,
    int to,
    Optional<Piece> taken,
    List<Integer> landed,
    List<Promotion> promoting) {
  /** A pawn and what it becomes. */
  record Promotion(int at, Component as) {}

  public Change {
    landed = List.copyOf(landed);
    promoting = List.copyOf(promoting);
  }

  public static Change of(Scene scene) {
    return new Change(scene, -1, -1, Optional.empty(), List.of(), List.of());
  }

  /** One piece was displaced, and perhaps captured another. */
  public static Change of(Scene scene, int from, int to, Optional<Piece> taken) {
    return new Change(scene, from, to, taken, List.of(), List.of()).landing(to);
  }

  public Change scene(Scene next) {
    return new Change(next, from, to, taken, landed, promoting);
  }

  /** Pieces stopped on these squares, which nobody need know where no trap is armed. */
  public Change landing(int... squares) {
    if (scene.traps().isEmpty()) return this;
    var more = new ArrayList<>(landed);
    for (int square : squares) more.add(square);
    return new Change(scene, from, to, taken, more, promoting);
  }

  /** One piece was displaced. */
  public Change moving(int origin, int target) {
    return new Change(scene, origin, target, taken, landed, promoting);
  }

  public Change promoting(int at, Component as) {
    var more = new ArrayList<>(promoting);
    more.add(new Promotion(at, as));
    return new Change(scene, from, to, taken, landed, more);
  }
}
