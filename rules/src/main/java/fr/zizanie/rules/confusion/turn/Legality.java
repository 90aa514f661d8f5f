package fr.zizanie.rules.confusion.turn;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.board.Grid;
import fr.zizanie.rules.confusion.board.Manner;
import fr.zizanie.rules.confusion.board.Tries;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.Word;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Unmet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What may be done and why not, from the same conditions, in the order in which a player is told.
 *
 * @param tries what a try must meet; {@link Tries} finds those that meet it all at once
 */
public record Legality(
    Conditions<Attempt> tries,
    Conditions<ConfusionState> extra,
    List<Extra> extras,
    Conditions<Choice> neither,
    Conditions<Reply> answer,
    Conditions<Reply> offer,
    Conditions<Reply> setup) {
  /** The rules. */
  public static final Legality ALL =
      new Legality(
          Attempt.CONDITIONS,
          Extra.ANY,
          Extra.ALL,
          Extra.NEITHER,
          Reply.ANSWER,
          Reply.OFFER,
          Reply.SETUP);

  /** {@return all that is ever asked} */
  public List<Condition<?>> conditions() {
    var words = extras.stream().flatMap(e -> Stream.of(e.said(), e.rest()));
    return Stream.concat(Stream.of(tries, neither, extra, answer, offer, setup), words)
        .<Condition<?>>flatMap(c -> c.all().stream())
        .distinct()
        .toList();
  }

  /** {@return the same rules without one condition} */
  public Legality waiving(Condition<?> c) {
    return new Legality(
        tries.waiving(c),
        extra.waiving(c),
        extras.stream().map(e -> e.waiving(c)).toList(),
        neither.waiving(c),
        answer.waiving(c),
        offer.waiving(c),
        setup.waiving(c));
  }

  /**
   * {@return what a choice doesn't meet, if anything, in a state in which somebody is to choose}
   */
  public Optional<Unmet> unmet(ConfusionState s, Choice c) {
    return switch (s.moment().phase()) {
      case TRY -> c.kind() == Choice.Kind.MOVE ? tries.unmet(new Attempt(s, c)) : said(s, c);
      case HALF -> begun(s).rest().unmet(new Reply(s, c));
      case ANSWER -> answer.unmet(new Reply(s, c));
      case PROMOTE, TAKE -> offer.unmet(new Reply(s, c));
      case SETUP -> setup.unmet(new Reply(s, c));
      case FIRST, DEAL, OVER -> throw new IllegalStateException("nobody’s turn: " + s);
    };
  }

  private Optional<Unmet> said(ConfusionState s, Choice c) {
    for (Extra e : extras) if (e.word().is(c)) return extra.unmet(s).or(() -> e.said().unmet(s));
    return neither.unmet(c);
  }

  /** The extra that is being completed. */
  private Extra begun(ConfusionState s) {
    for (Extra e : extras) if (e.word() == s.moment().word()) return e;
    throw new IllegalStateException("no extra: " + s);
  }

  /** Adds what a seat may do, or what chance may bring. */
  public void list(ConfusionState s, Choices out) {
    switch (s.moment().phase()) {
      case TRY -> {
        if (extra.hold(s))
          for (int i = 0; i < extras.size(); i++)
            if (extras.get(i).said().hold(s)) out.add(extras.get(i).word().choice());
        tries(s, out);
      }
      case HALF -> {
        var rest = begun(s).rest();
        if (s.moment().word() == Word.COVER)
          for (int kind = 1; kind <= Diagrams.KINDS; kind++) add(rest, s, Choice.number(kind), out);
        else
          for (int letter = 0; letter < Board.LETTERS; letter++)
            add(rest, s, Word.letter(letter), out);
      }
      case ANSWER -> add(answer, s, out, Word.YES, Word.NO);
      case PROMOTE -> add(offer, s, out, Word.PROMOTE, Word.DECLINE);
      case TAKE -> add(offer, s, out, Word.TAKE, Word.DECLINE);
      case SETUP -> {
        if (s.moment().arg() == 0) add(setup, s, out, Word.SETUP);
        else
          for (int at = 0; at < Grid.CELLS; at++)
            if (Grid.inside(at)) add(setup, s, Choice.square(at), out);
      }
      case FIRST -> {
        out.add(Word.WHITE.choice());
        out.add((s.setting().spies() ? Word.RED : Word.YELLOW).choice());
      }
      case DEAL -> Deal.list(s, out);
      case OVER -> {}
    }
  }

  private void tries(ConfusionState s, Choices out) {
    if (tries.whole()) {
      s.tries().list(out);
      return;
    }
    for (int letter = 0; letter <= Tries.NEUTRAL; letter++)
      for (int direction = 0; direction < 8; direction++)
        for (int distance = 1; distance < Grid.SIDE; distance++)
          for (Manner manner : Manner.values()) {
            var c = Choice.move(letter, Tries.way(direction, distance), manner.ordinal());
            boolean spelled = manner == Manner.PASS == (letter == Tries.NEUTRAL);
            if (spelled && tries.hold(new Attempt(s, c))) out.add(c);
          }
  }

  private static void add(Conditions<Reply> all, ConfusionState s, Choices out, Word... words) {
    for (Word word : words) add(all, s, word.choice(), out);
  }

  private static void add(Conditions<Reply> all, ConfusionState s, Choice c, Choices out) {
    if (all.hold(new Reply(s, c))) out.add(c);
  }
}
