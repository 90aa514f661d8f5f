package fr.zizanie.rules.ironpond.ask;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.answer.Words;
import java.util.List;

/** The picks that a card takes. */
public interface Form {
  /** Adds the candidates of the next pick; none when the picks are complete. */
  void offer(Moment m, Picks soFar, Choices out);

  /** {@return whether nothing more is asked} */
  boolean complete(Moment m, Picks soFar);

  /**
   * Adds the candidates that a search for a way to complete {@code base} picks must try: of a set,
   * further members in one order only.
   */
  default void search(Moment m, Picks soFar, int base, Choices out) {
    offer(m, soFar, out);
  }

  /**
   * {@return whether its player's royal is in check in the end however the picks go on; false where
   * that isn't plain. Only a play instead of a move may say so}
   */
  default boolean hopeless(Moment m, Picks soFar) {
    return false;
  }

  /** {@return whether search walks this pick: false for a member of a set picked out of order} */
  default boolean sorted(Moment m, Picks soFar, Choice choice) {
    return true;
  }

  /** {@return the same picks in the one order in which a set is kept} */
  default Picks inOrder(Moment m, Picks picks) {
    return picks;
  }

  /** {@return what is asked for, for one who answered {@code choice} in vain} */
  Words wants(Moment m, Picks soFar, Choice choice);

  /**
   * Questions one after the other; one that isn't asked is skipped.
   *
   * @param skips those that may be, as bits
   */
  record Row(List<Ask> asks, int skips) implements Form {
    public static final Row NONE = Row.of(List.of());

    public static Row of(List<Ask> asks) {
      int skips = 0;
      for (int i = 0; i < asks.size(); i++) if (asks.get(i).skipped()) skips |= 1 << i;
      return new Row(asks, skips);
    }

    public Row {
      asks = List.copyOf(asks);
    }

    /** The index of the question that comes next, or the number of questions. */
    private int next(Moment m, Picks soFar) {
      boolean all = skips == 0 || soFar.size() < Integer.numberOfTrailingZeros(skips);
      if (all) return Math.min(soFar.size(), asks.size());
      int answered = 0;
      for (int i = 0; i < asks.size(); i++) {
        if ((skips >> i & 1) != 0 && !asks.get(i).asked(m, soFar.first(answered))) continue;
        if (answered == soFar.size()) return i;
        answered++;
      }
      return asks.size();
    }

    @Override
    public void offer(Moment m, Picks soFar, Choices out) {
      int i = next(m, soFar);
      if (i < asks.size()) asks.get(i).offer(m, soFar, out);
    }

    @Override
    public boolean complete(Moment m, Picks soFar) {
      return next(m, soFar) == asks.size();
    }

    @Override
    public Words wants(Moment m, Picks soFar, Choice choice) {
      int i = next(m, soFar);
      return i < asks.size() ? asks.get(i).wants(m, soFar, choice) : Words.NONE;
    }
  }
}
