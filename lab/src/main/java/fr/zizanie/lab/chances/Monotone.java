package fr.zizanie.lab.chances;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The curve over stated chances that never falls and misses the results least. */
final class Monotone {
  private Monotone() {}

  /** Neighbours that share one value of the curve. */
  private record Block(List<Moment> moments, double stated, double sum) {
    static Block of(Moment moment) {
      return new Block(new ArrayList<>(List.of(moment)), moment.stated(), moment.result());
    }

    double value() {
      return sum / moments.size();
    }

    /** The same chance has one value; a curve that would fall is flat. */
    boolean joins(Block next) {
      return stated == next.stated || value() >= next.value();
    }

    Block and(Block next) {
      moments.addAll(next.moments);
      return new Block(moments, next.stated, sum + next.sum);
    }
  }

  /** {@return the moments with what that curve says instead of what was stated} */
  static List<Moment> of(List<Moment> moments) {
    var blocks = new ArrayList<Block>();
    for (var moment :
        moments.stream().sorted(Comparator.comparingDouble(Moment::stated)).toList()) {
      var block = Block.of(moment);
      while (!blocks.isEmpty() && blocks.getLast().joins(block))
        block = blocks.removeLast().and(block);
      blocks.add(block);
    }
    var out = new ArrayList<Moment>();
    for (Block block : blocks)
      for (Moment moment : block.moments) out.add(new Moment(block.value(), moment.result()));
    return out;
  }
}
