package fr.zizanie.server.orders;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.wire.log.LogLine;
import fr.zizanie.table.policy.Windows;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * What one player leaves to be done in one match.
 *
 * @param texts of the conditional moves, as they were written
 */
public record SeatOrders(
    StandingOrders orders, List<ConditionalMove> conditionals, List<String> texts) {
  private static final String BETWEEN = "\n\n";

  /** How moves stand in lists of moves whose tokens they are not. */
  private static final Pattern WRITTEN =
      Pattern.compile(
          "[(!]?(O-O(-O)?|[A-Z]?[a-m]?(1[0-3]|[1-9])?(x|-|<>)?[a-m](1[0-3]|[1-9])(=?[A-Z])?)"
              + "[+#*)]{0,3}");

  /**
   * One conditional move and how far it has come.
   *
   * @param length how many pairs it has
   */
  public record Stand(String text, int length, Progress progress) {}

  public SeatOrders {
    conditionals = List.copyOf(conditionals);
    texts = List.copyOf(texts);
  }

  /** {@return what is left in a match, as it is written; or what of it isn't understood} */
  public static Answer<SeatOrders> read(
      Match<?, ?> match, List<String> orders, List<String> conditionals) {
    Predicate<String> tokens = text -> match.read(text) instanceof Answer.Ok<?>;
    return StandingOrders.read(orders, tokens)
        .then(read ->
            ConditionalMove.read(
                    conditionals, text -> tokens.test(text) || WRITTEN.matcher(text).matches())
                .then(lines -> Answer.ok(new SeatOrders(read, lines, conditionals))));
  }

  /** {@return what is left in a match as {@link #text} has it; nothing of what isn't understood} */
  public static SeatOrders of(Match<?, ?> match, String text) {
    return switch (read(match, orders(text), conditionals(text))) {
      case Answer.Ok<SeatOrders>(SeatOrders left) -> left;
      case Answer.No<SeatOrders> _ -> new SeatOrders(StandingOrders.NONE, List.of(), List.of());
    };
  }

  /** {@return the same as one text} */
  public static String text(List<String> orders, List<String> conditionals) {
    return orders.isEmpty() && conditionals.isEmpty()
        ? ""
        : String.join("\n", orders) + BETWEEN + String.join("\n", conditionals);
  }

  /** {@return the orders in such a text} */
  public static List<String> orders(String text) {
    return part(text, 0);
  }

  /** {@return the conditional moves in such a text} */
  public static List<String> conditionals(String text) {
    return part(text, 1);
  }

  private static List<String> part(String text, int which) {
    String[] parts = text.split(BETWEEN, -1);
    return which >= parts.length || parts[which].isEmpty()
        ? List.of()
        : List.of(parts[which].split("\n", -1));
  }

  /**
   * {@return how each conditional move stands for a seat that has these lines}
   *
   * @param free whether it is to act now of its own accord
   */
  public <S, V> List<Stand> stand(Match<S, V> match, Seat seat, List<LogLine> lines, boolean free) {
    if (conditionals.isEmpty()) return List.of();
    var deeds = SeenActions.of(match, seat, lines);
    var out = new ArrayList<Stand>();
    for (int k = 0; k < conditionals.size(); k++)
      out.add(
          new Stand(
              texts.get(k),
              conditionals.get(k).pairs().size(),
              Progress.of(conditionals.get(k), deeds, free)));
    return List.copyOf(out);
  }

  /** {@return what is to be tried now, in its order} */
  public <S, V> List<String> due(Match<S, V> match, Seat seat, List<LogLine> lines) {
    return stand(match, seat, lines, true).stream()
        .map(Stand::progress)
        .flatMap(progress ->
            progress instanceof Progress.Due(_, String text)
                ? Optional.of(text).stream()
                : Optional.<String>empty().stream())
        .distinct()
        .toList();
  }

  /** {@return whether a seat's own turn, of which this is the log, is to end by one of them} */
  public <S, V> boolean ends(Match<S, V> match, Seat seat, List<LogLine> lines) {
    return stand(match, seat, lines, true).stream()
        .anyMatch(stand -> stand.progress() instanceof Progress.Ends);
  }

  /**
   * {@return whether a seat that has these lines lets windows pass since one of them: until it has
   * acted of its own accord}
   */
  public static <S, V> boolean autoPasses(
      Match<S, V> match, Seat seat, List<LogLine> lines, int since) {
    return since >= 0
        && Windows.free(match).filter(seat::equals).isEmpty()
        && SeenActions.of(match, seat, lines).since(since).stream().noneMatch(SeenAction::own);
  }
}
