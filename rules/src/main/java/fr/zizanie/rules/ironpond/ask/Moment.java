package fr.zizanie.rules.ironpond.ask;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Facing;
import fr.zizanie.rules.ironpond.chess.Pieces;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Change;
import fr.zizanie.rules.ironpond.scene.Deed;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Story;
import java.util.Optional;

/** What a card looks at: the scene, who plays it, and what the pieces did last. */
public final class Moment {
  private final Facts facts;
  private final Scene scene;
  private final Seat by;
  private final Optional<Deed> deed;
  private final Story story;
  private final boolean passes;
  private final boolean mustMove;

  // Every way to play every card is held against them.
  private Optional<Facing> staying = Optional.empty();
  private Optional<Facing> passing = Optional.empty();

  /** A moment in which nothing has been looked up. */
  public Moment(
      Facts facts,
      Scene scene,
      Seat by,
      Optional<Deed> deed,
      Story story,
      boolean passes,
      boolean mustMove) {
    this.facts = facts;
    this.scene = scene;
    this.by = by;
    this.deed = deed;
    this.story = story;
    this.passes = passes;
    this.mustMove = mustMove;
  }

  /** {@return what everybody knows besides the scene} */
  public Facts facts() {
    return facts;
  }

  /** {@return the scene as the player of the card knows it} */
  public Scene scene() {
    return scene;
  }

  /** {@return whose card it is} */
  public Seat by() {
    return by;
  }

  /** {@return the last deed of the turn that the card is about} */
  public Optional<Deed> deed() {
    return deed;
  }

  /** {@return the turn that the card is about} */
  public Story story() {
    return story;
  }

  /** {@return whether the turn passes before anybody moves again} */
  public boolean passes() {
    return passes;
  }

  /** {@return whether its player still has their own move to make} */
  public boolean mustMove() {
    return mustMove;
  }

  /** {@return its board} */
  public Position board() {
    return scene.board();
  }

  /** {@return the pieces on it} */
  public Pieces pieces() {
    return scene.board().pieces();
  }

  /** {@return what the side to act next faces without the card, the turn passed or not} */
  public Facing facing(boolean turned) {
    Optional<Facing> known = turned ? passing : staying;
    if (known.isPresent()) return known.get();
    Facing found = Facing.of(turned ? board().turned() : board());
    if (turned) passing = Optional.of(found);
    else staying = Optional.of(found);
    return found;
  }

  /** What has happened when this board stands here. */
  public Change change(Position after) {
    return Change.of(scene.board(after));
  }

  /** {@return the same in another scene} */
  public Moment scene(Scene other) {
    return new Moment(facts, other, by, deed, story, passes, mustMove);
  }
}
