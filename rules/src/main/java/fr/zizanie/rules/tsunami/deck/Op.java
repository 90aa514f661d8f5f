package fr.zizanie.rules.tsunami.deck;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Stones;
import java.util.List;
import java.util.Optional;

/** One operation of a card (Tsunami, 3.4 and 3.5). Lengths of 0 mean no limit. */
public sealed interface Op {
  /** Which points a region has around the one that is picked. */
  enum Region {
    /** The line of that number from an edge. */
    EDGE,
    /** The square of that width in a corner. */
    CORNER,
    /** The square of that odd width around a centre. */
    BLOCK,
    /** The stone itself. */
    STONE
  }

  /** Takes stones off: those of a region that the filter accepts. */
  record Remove(Region region, int size, Filter stones) implements Op {}

  /** Shifts a row or column; what leaves the board is gone. */
  record Shift(int by) implements Op {}

  /** Bars a part of the board: the first lines, or a picked block of odd width. */
  record Ban(int lineMax, int block, Side who, Until until) implements Op {}

  /** Closes an empty point without a stone so near, for some turns after this one. */
  record Close(int clear, int turns) implements Op {}

  /** Places a stone; {@code note} means where the secret note says, at the next own turn. */
  record Place(
      Side colour,
      Side chooser,
      int lineMax,
      boolean noCapture,
      Optional<Side> noTouch,
      boolean optional,
      boolean note)
      implements Op {
    /** {@return whether a point lies on the lines that it wants} */
    public boolean line(int point) {
      return lineMax == 0 || Grid.line(point) <= lineMax;
    }

    /** {@return whether a point touches no stone that it avoids, for a card of {@code by}} */
    public boolean apart(Stones stones, Seat by, int point) {
      return noTouch.filter(side -> side.touched(stones, by, point)).isEmpty();
    }
  }

  /** Turns a stone of the filter, or the stone that triggered the note, into that side's. */
  record Convert(Optional<Filter> stone, Side to) implements Op {}

  /** Moves a stone to an empty point within both distances. */
  record Move(Filter stone, int d1Max, int d8Max) implements Op {
    /** {@return whether both distances allow it} */
    public boolean near(int from, int to) {
      return (d1Max == 0 || Grid.distance(from, to) <= d1Max)
          && (d8Max == 0 || Grid.kingDistance(from, to) <= d8Max);
    }
  }

  /** Two stones within a distance change places. */
  record Swap(Filter a, Filter b, int d1Max) implements Op {
    /** {@return whether it is another stone within the distance} */
    public boolean near(int from, int to) {
      return from != to && Grid.distance(from, to) <= d1Max;
    }
  }

  /** The other's next normal move must lie near one's own of this turn. */
  record Oblige(int d8Max) implements Op {}

  /** The normal move of this turn captures nothing. */
  record LimitMove() implements Op {}

  /** Keeps one own chain from being captured. */
  record Shield(Until until, boolean notTwiceRunning) implements Op {}

  /** Keeps players from drawing and playing cards. */
  record NoCards(Side who, Until until) implements Op {}

  /** There is no normal move in this turn. */
  record NoMove() implements Op {}

  /** Takes random cards of the opponent's hand. */
  record StealRandom(int count) implements Op {}

  /** Stones placed in turns, perhaps inside a picked block of odd width. */
  record Exchange(int block, int repeat, List<Step> steps) implements Op {
    public Exchange {
      steps = List.copyOf(steps);
    }

    /** {@return all steps, repetitions included} */
    public int length() {
      return repeat * steps.size();
    }

    /** {@return the step of that index, from 0} */
    public Step step(int index) {
      return steps.get(index % steps.size());
    }
  }

  /**
   * Cancels what is countered.
   *
   * @param move whether the file speaks of a move; what is countered is for the card to say
   * @param takeCard whether the countered card goes to the countering hand
   */
  record Cancel(boolean move, boolean takeCard) implements Op {}

  /** The move that triggered the note is not placed, and its turn ends. */
  record CancelMove() implements Op {}
}
