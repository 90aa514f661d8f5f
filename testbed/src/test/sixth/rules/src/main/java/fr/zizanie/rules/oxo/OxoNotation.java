package fr.zizanie.rules.oxo;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Notation;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import java.util.Optional;

/** How Oxo is written: {@code b2}, and positions as nine letters, {@code .} for a free square. */
enum OxoNotation implements Notation<OxoState> {
  INSTANCE;

  @Override
  public String print(Choice choice) {
    return choice.equals(Choice.HIDDEN)
        ? "?"
        : "" + (char) ('a' + choice.a() % 3) + (char) ('1' + choice.a() / 3);
  }

  @Override
  public Optional<Choice> parse(String token) {
    return token.matches("[a-c][1-3]")
        ? Optional.of(Choice.square(token.charAt(0) - 'a' + 3 * (token.charAt(1) - '1')))
        : Optional.empty();
  }

  @Override
  public Tree position(OxoState state) {
    var out = new StringBuilder();
    for (int at = 0; at < OxoState.SQUARES; at++)
      out.append(!state.taken(at) ? '.' : state.owner(at) == Seat.FIRST ? 'x' : 'o');
    return new Tree.Text(out.toString());
  }

  @Override
  public Answer<OxoState> load(Tree position, Options options) {
    if (!(position instanceof Tree.Text(String text)) || !text.matches("[.xo]{9}"))
      return Answer.no(Reason.BAD_POSITION.refusal());
    var read = new OxoState(bits(text, 'x'), bits(text, 'o'));
    int more = Integer.bitCount(read.white()) - Integer.bitCount(read.black());
    return more == 0 || more == 1 ? Answer.ok(read) : Answer.no(Reason.BAD_POSITION.refusal());
  }

  private static int bits(String text, char piece) {
    int bits = 0;
    for (int at = 0; at < text.length(); at++) if (text.charAt(at) == piece) bits |= 1 << at;
    return bits;
  }
}
