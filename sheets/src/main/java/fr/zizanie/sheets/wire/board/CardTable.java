package fr.zizanie.sheets.wire.board;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.WhenTrue;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.trait.Timed;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Cards as one viewer sees them. Their ids are texts: "16" in Iron Pond, "troc" in Tsunami.
 *
 * @param hands by seat its cards, null for one that this viewer can't see
 * @param open cards in hands that lie open for everybody
 * @param pile how many cards are in the pile
 * @param search what is in the pile, while this viewer may search it
 * @param discard the oldest first
 * @param used by seat whether its card of its own turn, and its card of the opponent's turn, is
 *     played
 * @param announced cards on the table that haven't taken effect, the last announced last
 * @param coming what comes of them if nobody answers any more, as far as this viewer can tell
 * @param window a timed decision, equal for everybody
 * @param sight darts that are thrown by hand
 * @param lasting what lasts
 * @param punishes whether a card of the agreed deck can punish a gesture
 * @param traps secret squares: where they are for their owner, and how many for everybody
 * @param out pieces out of the game for good, by the seat that lost them
 * @param playable cards of this viewer's hand that may be begun now
 * @param dead cards of this viewer's hand that may be thrown away as dead now
 */
public record CardTable(
    Map<String, List<Optional<String>>> hands,
    List<String> open,
    int pile,
    Optional<List<String>> search,
    List<String> discard,
    Map<String, Used> used,
    List<Announced> announced,
    Optional<Coming> coming,
    Optional<Window> window,
    Optional<Sight> sight,
    List<Lasting> lasting,
    boolean punishes,
    List<Trap> traps,
    Map<String, List<Lost>> out,
    List<String> playable,
    List<String> dead) {
  /** Which cards a seat has played. */
  public record Used(boolean own, boolean foreign) {}

  /** A card on the table that hasn't taken effect. */
  public record Announced(String seat, String card, List<String> picks) {}

  /**
   * What an announced card or move will do to the board.
   *
   * @param changed the squares on which something else stands then
   * @param gone squares that are out of play then
   * @param may it may turn out otherwise: something that this viewer doesn't see, or chance,
   *     decides
   */
  public record Coming(List<Changed> changed, Optional<List<String>> gone, @WhenTrue boolean may) {}

  /** Who decides, how long it lasts in all, and what was left when this was sent. */
  public record Window(
      String seat,
      @OneOf({"response", "counter", "take", "guess", "darts", "search", "move"}) String what,
      long millis,
      long left) {
    /** {@return a decision for which so many milliseconds are left} */
    public static Window of(Profile profile, Timed timed, long left) {
      return new Window(profile.name(timed.seat()), timed.what(), timed.millis(), left);
    }
  }

  /**
   * Where the sight is after t milliseconds, the widest swing being 1: sin(2π(t / period + phase /
   * 1000)) across (along the rank) and along (the file); nearer than reach to the middle hits. The
   * thrower's event is "shots 120 480 900", one to three rising times since the window began.
   */
  public record Sight(double reach, Swing across, Swing along) {}

  /** One of the two swings of a sight. */
  public record Swing(int period, int phase) {}

  /**
   * What lasts: "diktat" (value: the type's letter), "chrono", "reversed" (seat ""), "regency",
   * "barred" (value: the move that may not be made again, "e2e4"), "gesture" (value: the kind that
   * the other seat may punish).
   */
  public record Lasting(String what, String seat, Optional<String> value) {
    /** {@return what lasts, with a value if that isn't empty} */
    public static Lasting of(String what, String seat, String value) {
      return new Lasting(what, seat, value.isEmpty() ? Optional.empty() : Optional.of(value));
    }
  }

  /** A secret square. */
  public record Trap(String seat, String card, Optional<String> at) {}

  /** A piece that is lost: it stands nowhere. */
  public record Lost(String at, String art, String side) {}
}
