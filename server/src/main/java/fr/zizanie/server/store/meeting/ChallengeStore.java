package fr.zizanie.server.store.meeting;

import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.List;
import java.util.Optional;

/** Where it is kept for whom a free seat is. Fails as the whole store does. */
public interface ChallengeStore {
  /**
   * A match whose free seat is kept for somebody.
   *
   * @param since in milliseconds since 1970
   */
  record Challenge(MatchId match, PlayerId by, PlayerId to, long since) {}

  /**
   * A challenge that waits for an answer.
   *
   * @param control as its text
   */
  record Open(Challenge challenge, String game, String control, Guest by, Guest to) {}

  /**
   * {@return whether it was kept; false if its challenger has {@code most} that wait already, or
   * {@code mostToOne} to the same person}
   */
  boolean add(Challenge challenge, int most, int mostToOne);

  /** {@return for whom the free seat of a match is kept} */
  Optional<Challenge> of(MatchId match);

  /** {@return those that wait for an answer, by somebody or to them, the latest first} */
  List<Open> open(PlayerId player);

  /** {@return whether a match went that waited; its seat isn't kept in any case} */
  boolean withdraw(MatchId match);

  /** {@return the matches of challenges made before, {@code most} of them} */
  List<MatchId> before(long since, int most);
}
