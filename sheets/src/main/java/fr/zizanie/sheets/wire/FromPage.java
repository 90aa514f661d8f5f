package fr.zizanie.sheets.wire;

import fr.zizanie.codec.mark.Heard;
import fr.zizanie.codec.mark.Named;
import fr.zizanie.codec.mark.Tag;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the page says over the socket of a match. */
@Heard
@Tag("type")
public sealed interface FromPage {
  /** An action as a whole. */
  record Play(int ref, int version, String seat, String action) implements FromPage {}

  /** What may come next in an action that has begun so? */
  @Named("picks")
  record AskPicks(int ref, int version, String seat, List<String> prefix) implements FromPage {}

  /** What would the board be after this action? */
  @Named("preview")
  record AskPreview(int ref, int version, String seat, String action) implements FromPage {}

  /** Why may the last token not come after the others? */
  @Named("explain")
  record AskExplain(int ref, int version, String seat, List<String> prefix) implements FromPage {}

  /** Where could the piece on a square go, if its side were to act? */
  @Named("reach")
  record AskReach(int ref, int version, String at) implements FromPage {}

  /** An event such as {@code resign} or {@code offer draw}. */
  @Named("event")
  record Raise(int ref, int version, String seat, String event) implements FromPage {}

  /**
   * In a lobby: options with their new values.
   *
   * @param clock such as 10+5, 10d5 or 10+3x30, or nothing for no clock; absent to leave it as it
   *     is
   */
  record Propose(int ref, int version, Map<String, String> options, Optional<String> clock)
      implements FromPage {}

  /** In a lobby: a card that the guest would leave out, or not. */
  record Remove(int ref, int version, String card, boolean on) implements FromPage {}

  /** In a lobby: a card that the other would leave out stays, and off their list it goes. */
  record Decline(int ref, int version, String card) implements FromPage {}

  /**
   * In a lobby: the guest agrees, or no more.
   *
   * @param nonce refused unless empty: one commits oneself first, see house.DealPart
   */
  record Ready(int ref, int version, boolean on, Optional<String> nonce) implements FromPage {}

  /** In a lobby: the guest leaves the seat. */
  record Stand(int ref) implements FromPage {}

  /**
   * Whether the server passes windows for this guest, each after a random while; kept for all
   * matches.
   */
  record Autopass(int ref, String seat, boolean on) implements FromPage {}

  /**
   * Whether the server passes windows for a seat until that seat is to act of its own accord: what
   * is left of the other's turn.
   */
  @Named("passturn")
  record PassTurn(int ref, String seat, boolean on) implements FromPage {}

  /**
   * Two at one screen: who looks at it from now on, so that it shows what that seat may see;
   * nobody, while it changes hands.
   */
  record Looks(int ref, Optional<String> seat) implements FromPage {}

  /** The other side isn't coming: the win, or a draw, as the sheet says that it may be claimed. */
  record Claim(int ref, boolean draw) implements FromPage {}

  /** Is anybody there? */
  record Ping() implements FromPage {}
}
