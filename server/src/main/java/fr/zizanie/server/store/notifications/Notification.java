package fr.zizanie.server.store.notifications;

import fr.zizanie.table.setup.MatchId;
import java.util.Optional;

/**
 * Something that somebody may want to know, made of what they could see at the match itself.
 *
 * @param game id of the game
 * @param match where it leads; to the page of the game if it is about none
 * @param other name of the person it is about; empty if nobody has one
 * @param due when it has to be done by, in milliseconds since 1970; 0 if nobody counts
 */
public record Notification(
    Kind kind, String game, Optional<MatchId> match, String other, long due) {
  /** What has happened. */
  public enum Kind {
    /** It is their turn, or their window. */
    TURN(Matter.TURNS),
    /** Their time runs out soon. */
    DUE(Matter.TURNS),
    /** A match of theirs is over. */
    OVER(Matter.ENDINGS),
    /** A match that they waited for has an opponent. */
    BEGUN(Matter.CHALLENGES),
    /** The same, and it is dealt once they open its table. */
    DEAL(Matter.CHALLENGES),
    /** Somebody asks them for a match. */
    CHALLENGED(Matter.CHALLENGES),
    /** Somebody whom they asked for a match would rather not. */
    DECLINED(Matter.CHALLENGES),
    /** Somebody wants to play a game that they wait for. */
    WANTED(Matter.WISHES);

    private final Matter matter;

    Kind(Matter matter) {
      this.matter = matter;
    }

    /** {@return what somebody chooses who would or wouldn't be told it} */
    public Matter matter() {
      return matter;
    }

    /** {@return whether it is over once they have acted} */
    public boolean waits() {
      return matter == Matter.TURNS;
    }
  }

  /** What kinds have in common, for those who choose what they are told. */
  public enum Matter {
    /** They are to act. */
    TURNS,
    /** Matches that are over. */
    ENDINGS,
    /** Matches that somebody would play with them, or won't. */
    CHALLENGES,
    /** Games that they wait for. */
    WISHES
  }

  /** A notification without an end. */
  public Notification(Kind kind, String game, Optional<MatchId> match, String other) {
    this(kind, game, match, other, 0);
  }

  /** The same of a match. */
  public Notification(Kind kind, String game, MatchId match, String other) {
    this(kind, game, Optional.of(match), other);
  }
}
