package fr.zizanie.server.store.meeting;

import fr.zizanie.server.store.matches.Terms;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where it is kept who would play with anybody, and how strong people are. Times are in
 * milliseconds since 1970. Fails as the whole store does.
 */
public interface Meeting {
  /**
   * A seat that anybody may take.
   *
   * @param seen when its host was there last
   */
  record Open(
      MatchId match, String game, Guest host, Terms terms, boolean rated, long opened, long seen) {}

  /**
   * Somebody who looks for an opponent.
   *
   * @param pace the name of how fast they would play
   * @param rated whether it should count
   * @param name as others see it; empty unless they chose to be seen by name
   */
  record Seeker(
      PlayerId player, String game, String pace, boolean rated, String name, long since) {}

  /** What a match made of somebody's rating, in points. */
  record Change(double before, double after) {}

  /**
   * A rated match that is over and wasn't counted yet.
   *
   * @param won the number of the seat that won, or -1
   * @param played whether it was played to an end, by two accounts
   */
  record Ended(
      MatchId match, String game, PlayerId first, PlayerId second, int won, boolean played) {}

  /** Lets anybody take the free seat of a match that hasn't begun. */
  void open(MatchId match, String game, PlayerId host, long at);

  /** {@return whether somebody's open seat was withdrawn} */
  boolean withdraw(MatchId match, PlayerId host);

  /**
   * {@return the free seats of a game whose hosts were there since some time, those who were there
   * last first}
   */
  List<Open> opened(String game, long since, int most);

  /** {@return the free seats that somebody has open, of all games} */
  List<Open> opened(PlayerId host);

  /** Says that the hosts of open seats are there. */
  void seen(Collection<MatchId> seats, long at);

  /**
   * Lets somebody look for an opponent; who has looked at most {@code grace} ago keeps their place.
   * {@return whether they hadn't}
   */
  boolean seek(Seeker seeker, long grace);

  /** Lets somebody look no longer. */
  void unseek(PlayerId player, String game);

  /** Somebody who looks isn't there; they keep their place for a moment. */
  void away(PlayerId player, String game);

  /**
   * Says that those who look for an opponent are there, though another server has missed them: who
   * has left both is there until the second one notices, too.
   */
  void present(String game, Collection<PlayerId> players, long at);

  /** {@return who looks for an opponent and was there since some time, the first first} */
  List<Seeker> seekers(String game, long since, int most);

  /**
   * {@return whether the match of two who look was kept, for both at once; false if one of them
   * doesn't look any more, or has found somebody}
   */
  boolean pair(Setup setup, Terms terms, long since);

  /**
   * {@return whether the match of {@code own}, who needn't have looked, with whoever looks under
   * that id was kept; false if that one doesn't look any more, or one of them has found somebody:
   * then both look as before}
   */
  boolean join(Seeker own, PlayerId sought, Setup setup, Terms terms, long since);

  /** {@return the matches that were found for those who look, by player} */
  Map<PlayerId, MatchId> found(String game, Collection<PlayerId> players);

  /** Forgets who looked, and wasn't there since some time. */
  void forget(long before);

  /** {@return how strong an account is, if anything is known; nothing is known of guests} */
  Optional<Rating> rating(PlayerId player, String game);

  /** {@return how strong some are at a game; those of whom something is known} */
  Map<PlayerId, Rating> ratings(String game, Collection<PlayerId> players);

  /** {@return how strong somebody is at each game of which something is known} */
  Map<String, Rating> ratings(PlayerId player);

  /**
   * {@return how strong somebody's opponents are at the games of their latest matches, by match}
   */
  Map<MatchId, Rating> opponents(PlayerId player, int most);

  /** {@return what a match changed, by player; nothing if it hasn't been counted} */
  Map<PlayerId, Change> changes(MatchId match);

  /** {@return rated matches that are over and weren't counted} */
  List<Ended> ended(int most);

  /**
   * {@return whether a match was counted: its players, who had one game less before, are now so
   * strong; false if it was counted already} Fails if another of theirs was counted meanwhile.
   */
  boolean count(Ended ended, Map<PlayerId, Rating> next);
}
