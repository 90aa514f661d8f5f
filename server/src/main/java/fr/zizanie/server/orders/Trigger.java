package fr.zizanie.server.orders;

import fr.zizanie.sheets.wire.log.LogLine;
import java.util.List;
import java.util.Optional;

/**
 * What the other side did last, as somebody sees it who may answer: nothing else decides an order.
 *
 * @param card the card that was played, without {@code #}, if one was
 */
public record Trigger(Optional<String> card) {
  private static final String CARD = "#";

  /** {@return the last thing that a seat did in the log of whoever may answer it} */
  public static Optional<Trigger> last(List<LogLine> log, String seat) {
    for (LogLine line : log.reversed())
      if (line.kind().equals("action") && line.seat().filter(seat::equals).isPresent())
        return Optional.of(of(line.token()));
    return Optional.empty();
  }

  private static Trigger of(String token) {
    String first = token.split(" ", 2)[0];
    return new Trigger(
        first.startsWith(CARD) ? Optional.of(first.substring(CARD.length())) : Optional.empty());
  }
}
