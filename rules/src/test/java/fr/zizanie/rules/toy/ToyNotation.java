package fr.zizanie.rules.toy;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Notation;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import java.util.Optional;

/** Squares {@code a1} to {@code e5}, moves {@code a1a2}, cards {@code #3}, {@code pass}. */
final class ToyNotation implements Notation<Toy.State> {
  @Override
  public String print(Choice c) {
    return switch (c.kind()) {
      case MOVE -> name(c.a()) + name(c.b());
      case SQUARE -> name(c.a());
      case CARD -> "#" + c.a();
      case HIDDEN -> "?";
      default -> "pass";
    };
  }

  private static String name(int at) {
    return "" + (char) ('a' + at % Toy.N) + (char) ('1' + at / Toy.N);
  }

  @Override
  public Optional<Choice> parse(String token) {
    if (token.equals("pass")) return Optional.of(Choice.PASS);
    if (token.matches("#[0-7]")) return Optional.of(Choice.card(token.charAt(1) - '0'));
    if (token.matches("[a-e][1-5]")) return Optional.of(Choice.square(at(token, 0)));
    if (token.matches("([a-e][1-5]){2}"))
      return Optional.of(Choice.move(at(token, 0), at(token, 2)));
    return Optional.empty();
  }

  private static int at(String token, int i) {
    return token.charAt(i) - 'a' + (token.charAt(i + 1) - '1') * Toy.N;
  }

  @Override
  public Tree position(Toy.State s) {
    return new Tree.Text(s.position().cells());
  }

  @Override
  public Answer<Toy.State> load(Tree position, Options options) {
    return Answer.no(Reason.BAD_POSITION.refusal());
  }
}
