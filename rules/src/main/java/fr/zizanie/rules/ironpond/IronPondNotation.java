package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Dealer;
import fr.zizanie.rules.core.Notation;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.San;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** How Iron Pond is written (FORMATS, sections 2 and 3; rules, section 10). */
enum IronPondNotation implements Notation<IronPondState> {
  INSTANCE;

  private static final String PROMOTIONS = "qrbn";
  private static final Pattern CARD = Pattern.compile("!?#[1-9]\\d{0,2}");

  @Override
  public String print(Choice choice) {
    return text(choice);
  }

  static String text(Choice c) {
    return switch (c.kind()) {
      case MOVE ->
          Board8.name(c.a())
              + Board8.name(c.b())
              + (c.c() == 0 ? "" : "" + Component.all().get(c.c()).letter());
      case SQUARE -> Board8.name(c.a());
      case CARD -> (c.b() != 0 ? "!#" : "#") + c.a();
      case WORD -> Word.of(c).text();
      case NUMBER -> Integer.toString(c.number());
      case DONE -> ".";
      case PASS -> "pass";
      case HIDDEN -> "?";
    };
  }

  @Override
  public Optional<Choice> parse(String token) {
    if (token.equals("pass")) return Optional.of(Choice.PASS);
    if (token.equals(".")) return Optional.of(Choice.DONE);
    var word = Word.read(token);
    if (word.isPresent()) return Optional.of(word.get().choice());
    if (token.length() == 1 && token.charAt(0) >= '1' && token.charAt(0) <= '9')
      return Optional.of(Choice.number(token.charAt(0) - '0'));
    if (CARD.matcher(token).matches()) return card(token);
    int from = Board8.square(token, 0);
    if (from < 0) return Optional.empty();
    if (token.length() == 2) return Optional.of(Choice.square(from));
    int to = Board8.square(token, 2);
    if (to < 0 || token.length() > 5) return Optional.empty();
    if (token.length() == 4) return Optional.of(Choice.move(from, to));
    if (PROMOTIONS.indexOf(token.charAt(4)) < 0) return Optional.empty();
    return Component.of(token.charAt(4)).map(c -> Choice.move(from, to, c.ordinal()));
  }

  private static Optional<Choice> card(String token) {
    boolean insists = token.startsWith("!");
    int number = Integer.parseInt(token.substring(insists ? 2 : 1));
    if (number >= Deck.MOST) return Optional.empty();
    Choice plain = Choice.card(number);
    return Optional.of(insists ? new Choice(plain.code() | Offers.INSIST) : plain);
  }

  @Override
  public Tree position(IronPondState state) {
    return Positions.write(state);
  }

  @Override
  public Tree position(IronPondState s, Dealer dealer, int index) {
    return Positions.write(s.zones(s.zones().foretold(dealer, index)));
  }

  @Override
  public Answer<IronPondState> load(Tree position, Options options) {
    return new Positions(Setting.of(options)).read(position);
  }

  /** {@return a chess move as SAN, everything else as its tokens} */
  @Override
  public String written(IronPondState before, List<Choice> action) {
    return action.getFirst().kind() == Choice.Kind.MOVE
        ? San.write(before.scene().board(), action.getFirst())
        : print(action);
  }

  @Override
  public Refusal why(IronPondState state, Choice choice) {
    return Why.not(state, choice);
  }
}
