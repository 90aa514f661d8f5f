package fr.zizanie.rules.ironpond.ask;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Pieces;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Change;
import fr.zizanie.rules.ironpond.scene.Deed;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Story;
import java.util.Optional;

/**
 * What a card looks at: the scene, who plays it, and what the pieces did last.
 *
 * @param facts what everybody knows besides the scene
 * @param by whose card it is
 * @param deed the last deed of the turn that the card is about
 * @param story the turn that the card is about
 * @param passes whether the turn passes before anybody moves again
 * @param mustMove whether its player still has their own move to make
 */
public record Moment(
    Facts facts,
    Scene scene,
    Seat by,
    Optional<Deed> deed,
    Story story,
    boolean passes,
    boolean mustMove) {
  public Position board() {
    return scene.board();
  }

  public Pieces pieces() {
    return scene.board().pieces();
  }

  /** What has happened when this board stands here. */
  public Change change(Position after) {
    return Change.of(scene.board(after));
  }

  public Moment scene(Scene other) {
    return new Moment(facts, other, by, deed, story, passes, mustMove);
  }
}
