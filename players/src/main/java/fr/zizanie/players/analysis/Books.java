package fr.zizanie.players.analysis;

import java.util.List;

/**
 * The chances of one seat from the start to the result. Start and all values add up to the result.
 *
 * @param start its chance before the first entry
 * @param result 1, 0.5 or 0
 * @param decisions the seat's own, the forced ones left out
 * @param inquiries what those could tell, where that is measured
 * @param cards what each card in hand could gain at those
 */
public record Books(
    double start,
    double result,
    List<BookLine> lines,
    List<JudgedDecision> decisions,
    List<Inquiry> inquiries,
    List<CardWorth> cards) {
  public Books {
    lines = List.copyOf(lines);
    decisions = List.copyOf(decisions);
    inquiries = List.copyOf(inquiries);
    cards = List.copyOf(cards);
  }

  /** {@return the sum of all values of a kind} */
  public double sum(BookLine.Kind kind) {
    return lines.stream().filter(l -> l.kind() == kind).mapToDouble(BookLine::value).sum();
  }

  /** {@return the result without the luck} */
  public double adjusted() {
    return result - sum(BookLine.Kind.LUCK);
  }

  /** {@return the chance given up a decision, from 0; 0 without a decision} */
  public double errorRate() {
    return decisions.stream().mapToDouble(JudgedDecision::givenUp).average().orElse(0);
  }
}
