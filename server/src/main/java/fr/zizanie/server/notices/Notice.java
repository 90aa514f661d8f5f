package fr.zizanie.server.notices;

import fr.zizanie.server.store.MatchId;
import java.util.Optional;

/**
 * Something that somebody may want to know, made of what they could see at the match itself.
 *
 * @param game id of the game
 * @param match where it leads; to the page of the game if it is about none
 * @param other name of the person it is about; empty if nobody has one
 * @param due when it has to be done by, in milliseconds since 1970; 0 if nobody counts
 */
public record Notice(Kind kind, String game, Optional<MatchId> match, String other, long due) {
  /** What has happened. */
  public enum Kind {
    /** It is their turn, or their window. */
    TURN,
    /** Their time runs out soon. */
    DUE,
    /** A match of theirs is over. */
    OVER,
    /** A match that they waited for has an opponent. */
    BEGUN,
    /** Somebody asks them for a match. */
    CHALLENGED,
    /** Somebody whom they asked for a match would rather not. */
    DECLINED,
    /** Somebody wants to play a game that they wait for. */
    WANTED
  }

  /** A notice without an end. */
  public Notice(Kind kind, String game, Optional<MatchId> match, String other) {
    this(kind, game, match, other, 0);
  }

  /** The same of a match. */
  public Notice(Kind kind, String game, MatchId match, String other) {
    this(kind, game, Optional.of(match), other);
  }
}
