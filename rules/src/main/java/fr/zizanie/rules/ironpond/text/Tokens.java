package fr.zizanie.rules.ironpond.text;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.ironpond.chess.Component;
import java.util.Optional;
import java.util.regex.Pattern;

/** How single choices are written (Formats, 2). */
public final class Tokens {
  /** Card numbers are below: room for 72 cards, PUB and the blank cards. */
  public static final int CARDS = 128;

  /** The bit in a card's choice that insists on a play which will be annulled. */
  public static final int INSIST = 1 << 8;

  private static final String PROMOTIONS = "qrbn";
  private static final Pattern CARD = Pattern.compile("!?#[1-9]\\d{0,2}");

  private Tokens() {}

  /** {@return the token of a choice} */
  public static String text(Choice c) {
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

  /** {@return the choice that a token writes} */
  public static Optional<Choice> parse(String token) {
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
    if (number >= CARDS) return Optional.empty();
    Choice plain = Choice.card(number);
    return Optional.of(insists ? new Choice(plain.code() | INSIST) : plain);
  }
}
