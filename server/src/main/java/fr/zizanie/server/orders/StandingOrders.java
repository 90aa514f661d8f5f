package fr.zizanie.server.orders;

import fr.zizanie.rules.core.answer.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * What somebody has ordered for windows.
 *
 * @param rules of which the first that applies decides; where none does, they are asked
 */
public record StandingOrders(List<Rule> rules) {
  /** Who has ordered nothing is asked. */
  public static final StandingOrders NONE = new StandingOrders(List.of());

  /** One of them, such as {@code card 35: play #39}. */
  public record Rule(When when, Then then) {}

  /** How many there are at most. */
  static final int MOST = 40;

  private static final int LONGEST = 160;
  private static final Pattern CARD = Pattern.compile("card ([a-z0-9-]{1,40})");

  public StandingOrders {
    rules = List.copyOf(rules);
  }

  /** {@return what is done about what was seen} */
  public Then decide(Trigger seen) {
    return rules.stream()
        .filter(rule -> rule.when.fits(seen))
        .map(Rule::then)
        .findFirst()
        .orElseGet(Then.Ask::new);
  }

  /**
   * {@return orders as they are written, a rule each; or which of them isn't understood}
   *
   * @param spells whether a text spells an action
   */
  static Answer<StandingOrders> read(List<String> texts, Predicate<String> spells) {
    if (texts.size() > MOST) return Unreadable.tooMany(MOST);
    var rules = new ArrayList<Rule>();
    for (String text : texts) {
      var rule = rule(text, spells);
      if (rule.isEmpty()) return Unreadable.order(rules.size() + 1, text);
      rules.add(rule.get());
    }
    return Answer.ok(new StandingOrders(rules));
  }

  private static Optional<Rule> rule(String text, Predicate<String> spells) {
    int colon = text.indexOf(": ");
    if (colon < 0 || text.length() > LONGEST) return Optional.empty();
    return when(text.substring(0, colon))
        .flatMap(when -> then(text.substring(colon + 2), spells).map(then -> new Rule(when, then)));
  }

  private static Optional<When> when(String text) {
    return switch (text) {
      case "anything" -> Optional.of(new When.Anything());
      case "card" -> Optional.of(new When.Card(Optional.empty()));
      case "move" -> Optional.of(new When.Move());
      default -> {
        var card = CARD.matcher(text);
        yield card.matches()
            ? Optional.of(new When.Card(Optional.of(card.group(1))))
            : Optional.empty();
      }
    };
  }

  private static Optional<Then> then(String text, Predicate<String> spells) {
    return switch (text) {
      case "pass" -> Optional.of(new Then.Pass());
      case "ask" -> Optional.of(new Then.Ask());
      default ->
          text.startsWith("play ") && spells.test(text.substring(5))
              ? Optional.of(new Then.Play(text.substring(5)))
              : Optional.empty();
    };
  }
}
