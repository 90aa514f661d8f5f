package fr.zizanie.rules.ironpond.ask;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.text.Word;
import java.util.List;

/** One question that a card asks. */
public interface Ask {
  Words A_SQUARE = new Words("une case", "a square");

  /** Adds the answers it admits. */
  void offer(Moment m, Picks soFar, Choices out);

  /** {@return whether there are times when it isn't asked} */
  default boolean skipped() {
    return false;
  }

  /** {@return whether it is asked at all, after these picks} */
  default boolean asked(Moment m, Picks soFar) {
    return true;
  }

  /** {@return what is asked for, for one who answered {@code choice} in vain} */
  Words wants(Moment m, Picks soFar, Choice choice);

  /** A square. */
  record Square(Squares squares) implements Ask {
    @Override
    public void offer(Moment m, Picks soFar, Choices out) {
      Squares.offer(squares.in(m, soFar), out);
    }

    @Override
    public Words wants(Moment m, Picks soFar, Choice choice) {
      if (choice.kind() != Choice.Kind.SQUARE || choice.a() > 63) return A_SQUARE;
      for (var is : squares.all())
        if ((is.set().in(m, soFar) >>> choice.a() & 1) == 0) return is.asks();
      return A_SQUARE;
    }
  }

  /** One of the letters that {@code which} admits. */
  record Letter(Letters which, Words wanted) implements Ask {
    /** The components whose letters may be given. */
    @FunctionalInterface
    public interface Letters {
      List<Component> of(Moment m, Picks soFar);
    }

    @Override
    public void offer(Moment m, Picks soFar, Choices out) {
      for (Component c : which.of(m, soFar)) out.add(Word.of(c).choice());
    }

    @Override
    public Words wants(Moment m, Picks soFar, Choice choice) {
      return wanted;
    }
  }

  /** Whatever {@code offers} adds; if {@code skipped}, nothing added means that it isn't asked. */
  record Any(Offers offers, Words wanted, boolean skipped) implements Ask {
    /** A question that must be answered. */
    public Any(Offers offers, Words wanted) {
      this(offers, wanted, false);
    }

    /** Adds the answers. */
    @FunctionalInterface
    public interface Offers {
      void add(Moment m, Picks soFar, Choices out);
    }

    @Override
    public void offer(Moment m, Picks soFar, Choices out) {
      offers.add(m, soFar, out);
    }

    @Override
    public boolean asked(Moment m, Picks soFar) {
      var out = new Choices();
      offers.add(m, soFar, out);
      return out.size() > 0;
    }

    @Override
    public Words wants(Moment m, Picks soFar, Choice choice) {
      return wanted;
    }
  }

  /** What a pawn that arrives on its last rank becomes; not asked otherwise. */
  record Promotion(Arrival arrival) implements Ask {
    private static final Words LETTERS = new Words("q, r, b ou n", "q, r, b or n");

    /** Where the picks take a piece. */
    @FunctionalInterface
    public interface Arrival {
      Pawns.Step of(Moment m, Picks picks);
    }

    private List<Component> letters(Moment m, Picks picks) {
      Pawns.Step step = arrival.of(m, picks);
      return Pawns.promotions(m, step.from(), step.to());
    }

    @Override
    public void offer(Moment m, Picks soFar, Choices out) {
      for (Component c : letters(m, soFar)) out.add(Word.of(c).choice());
    }

    @Override
    public boolean skipped() {
      return true;
    }

    @Override
    public boolean asked(Moment m, Picks soFar) {
      return !letters(m, soFar).isEmpty();
    }

    @Override
    public Words wants(Moment m, Picks soFar, Choice choice) {
      return LETTERS;
    }
  }
}
