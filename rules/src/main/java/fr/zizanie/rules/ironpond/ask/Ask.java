package fr.zizanie.rules.ironpond.ask;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.text.Word;
import java.util.List;
import java.util.Optional;

/** One question that a card asks. */
public interface Ask {
  Words A_SQUARE = new Words("une case", "a square");

  /** Adds the answers it admits. */
  void offer(Moment m, Picks soFar, Choices out);

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
      for (long left = squares.in(m, soFar); left != 0; left &= left - 1)
        out.add(Choice.square(Long.numberOfTrailingZeros(left)));
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
    public boolean asked(Moment m, Picks soFar) {
      return true;
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
      if (!skipped) return true;
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
  static Ask promotion(Arrival arrival) {
    return new Any(
        (m, p, out) -> {
          Optional<Pawns.Step> step = arrival.of(m, p);
          if (step.isPresent())
            for (Component c : Pawns.promotions(m, step.get().from(), step.get().to()))
              out.add(Word.of(c).choice());
        },
        new Words("q, r, b ou n", "q, r, b or n"),
        true);
  }

  /** Where the picks take a pawn. */
  @FunctionalInterface
  interface Arrival {
    Optional<Pawns.Step> of(Moment m, Picks picks);
  }
}
