package fr.zizanie.server.lobby;

import fr.zizanie.table.time.TimeControl;
import java.util.Map;

/**
 * The match that a guest would like.
 *
 * @param opponent {@code computer}, {@code friend}, {@code anybody} or {@code screen}
 * @param level of the computer, from 1
 * @param seat the guest's own seat, or {@code random}
 * @param begin with a friend: {@code now}, {@code seated} (once both sit) or {@code ready} (once
 *     both have agreed)
 * @param commitment to the seed that was drawn for this match; empty for any
 * @param control how long each may think against a friend
 * @param nonce what the guest adds to the dealing
 * @param rated whether it changes how strong the two are held to be
 */
public record MatchRequest(
    String game,
    Map<String, String> options,
    String opponent,
    int level,
    String seat,
    String begin,
    TimeControl control,
    String commitment,
    String nonce,
    boolean rated) {
  public MatchRequest {
    options = Map.copyOf(options);
  }

  /** {@return whether anybody may take the other seat} */
  public boolean open() {
    return opponent.equals("anybody");
  }

  /** The same that counts for nothing. */
  public MatchRequest(
      String game,
      Map<String, String> options,
      String opponent,
      int level,
      String seat,
      String begin,
      TimeControl control,
      String commitment,
      String nonce) {
    this(game, options, opponent, level, seat, begin, control, commitment, nonce, false);
  }

  /** The same at once, without a clock and with nothing added to the dealing. */
  public MatchRequest(
      String game, Map<String, String> options, String opponent, int level, String seat) {
    this(game, options, opponent, level, seat, "now", TimeControl.none(), "", "");
  }
}
