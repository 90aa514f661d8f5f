package fr.zizanie.server.store.meeting;

import fr.zizanie.table.seat.PlayerId;
import java.util.List;

/** Where it is kept who waits for somebody to play a game. Fails as the whole store does. */
public interface WishStore {
  /**
   * A game that somebody waits for.
   *
   * @param since in milliseconds since 1970, as {@code until}
   */
  record KeptWish(String game, long since, long until) {}

  /** Keeps that somebody waits for a game, instead of what they waited for there before. */
  void add(PlayerId player, KeptWish want);

  /** Lets somebody wait for a game no more. */
  void end(PlayerId player, String game);

  /** {@return what somebody waits for at {@code now}, the oldest first} */
  List<KeptWish> of(PlayerId player, long now);

  /**
   * {@return who waits for a game, hasn't been told since {@code quiet} and counts as told at
   * {@code now}, {@code most} of them} Left out are {@code by}, those of whom one blocks the other,
   * and those who wait for somebody at a table of that game themselves.
   */
  List<PlayerId> tell(String game, PlayerId by, long now, long quiet, int most);

  /** Forgets what was waited for until {@code now}. */
  void forget(long now);
}
