package fr.zizanie.rules.ironpond.state;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Story;
import java.util.List;
import java.util.Optional;

/**
 * What one viewer knows of a game of Iron Pond.
 *
 * @param scene the board and what belongs to it, secret traps of others without their squares; none
 *     while the viewer may not look (11)
 * @param now the turn that runs, with such a scene before its deed
 * @param frames what is pending, without secret picks
 */
public record IronPondView(
    Viewer viewer,
    Setting setting,
    Optional<Scene> scene,
    Cards cards,
    Story now,
    Optional<Story> last,
    List<Frame> frames,
    List<Owed> owed,
    Offence whiteOffence,
    Offence blackOffence) {
  /**
   * The cards as the viewer knows them.
   *
   * @param white those of White's hand that the viewer knows
   * @param whiteCount how many there are
   * @param unseen those in the pile and in hands that the viewer doesn't know
   * @param pile what is in the pile, while the viewer searches it (57); empty otherwise
   * @param seen cards in hands that the other player alone knows; only the players know which
   */
  public record Cards(
      CardSet white,
      CardSet black,
      int whiteCount,
      int blackCount,
      CardSet unseen,
      CardSet pile,
      List<Integer> discard,
      CardSet faceUp,
      CardSet known,
      CardSet seen) {
    public Cards {
      discard = List.copyOf(discard);
    }

    /** {@return the known cards of a seat} */
    public CardSet hand(Seat seat) {
      return seat == Seat.FIRST ? white : black;
    }

    /** {@return how many cards a seat has} */
    public int count(Seat seat) {
      return seat == Seat.FIRST ? whiteCount : blackCount;
    }

    /** {@return how many cards the pile has} */
    public int pileCount() {
      return unseen.size() + white.size() + black.size() - whiteCount - blackCount;
    }
  }

  public IronPondView {
    frames = List.copyOf(frames);
    owed = List.copyOf(owed);
  }
}
