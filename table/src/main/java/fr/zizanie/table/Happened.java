package fr.zizanie.table;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.trait.Timed;
import java.util.List;

/** What happens at a table. */
public sealed interface Happened<S> {
  /**
   * A player said {@code text} for a seat.
   *
   * @param content whether the computer is content with a draw, if it plays
   */
  record Said<S>(Seat by, String text, boolean content) implements Happened<S> {}

  /** The time of something came that the table waited for. */
  record Rang<S>(Wait what) implements Happened<S> {}

  /** The computer has thought about a state. */
  record Advised<S>(S about, List<Choice> action, boolean content) implements Happened<S> {}

  /** The computer has chosen what its person finds before them in a state. */
  record Prepared<S>(S about, List<List<Choice>> actions) implements Happened<S> {}

  /** Something comes about that no player says: a flag, a claim that was granted. */
  record Entered<S>(Event event) implements Happened<S> {}

  /** The time of a decision is over that somebody else counted, over days. */
  record Expired<S>(Timed timed) implements Happened<S> {}

  /** Windows may have opened before their person could be asked, or needn't be asked any more. */
  record Asked<S>() implements Happened<S> {}

  /** What a table waits for, in the order in which what comes at once is seen to. */
  enum Wait {
    /** The end of a timed decision. */
    DECISION,
    /** Whoever shares a screen has had long enough to look at it. */
    LOOK,
    /** The end of a player's time. */
    FLAG,
    /** What is said for a player. */
    ANSWER
  }
}
