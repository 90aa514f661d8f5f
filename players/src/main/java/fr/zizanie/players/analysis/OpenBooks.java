package fr.zizanie.players.analysis;

import java.util.List;

/**
 * The {@link Books} of one seat as far as they go.
 *
 * @param entries how many entries of the match they hold, those that stand
 * @param start the seat's chance before the first of them, once they hold any
 */
public record OpenBooks(
    int entries,
    double start,
    List<BookLine> lines,
    List<JudgedDecision> decisions,
    List<Inquiry> inquiries,
    List<CardWorth> cards) {
  /** Nothing is written yet. */
  public static final OpenBooks EMPTY =
      new OpenBooks(0, 0, List.of(), List.of(), List.of(), List.of());

  public OpenBooks {
    lines = List.copyOf(lines);
    decisions = List.copyOf(decisions);
    inquiries = List.copyOf(inquiries);
    cards = List.copyOf(cards);
  }
}
