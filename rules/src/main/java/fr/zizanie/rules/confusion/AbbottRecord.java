package fr.zizanie.rules.confusion;

import fr.zizanie.rules.core.Answer;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Entry;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Match;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import java.util.Locale;
import java.util.Optional;

/**
 * Games of Abbott's edition in his own notation, both ways (Confusion, section 5): the assignments,
 * then two columns, refused tries in brackets.
 */
public final class AbbottRecord {
  static final String[] COLOURS = {"White", "Yellow"};

  private AbbottRecord() {}

  /** {@return the match that {@code text} tells, every entry checked; or which line is wrong} */
  public static Answer<Match<ConfusionState, ConfusionView>> read(String text) {
    return new AbbottReader().read(text);
  }

  /**
   * {@return a match of Abbott's edition, begun at the start, as a record with everything in it}
   */
  public static String write(Match<ConfusionState, ConfusionView> match) {
    if (match.state().setting().spies())
      throw new IllegalArgumentException("Abbott’s notation knows no double agents");
    var out = new StringBuilder();
    ConfusionState end = match.state();
    for (Seat seat : Seat.values())
      out.append(COLOURS[seat.ordinal()]).append(" = ").append(header(end, seat)).append('\n');
    out.append("    %-15s%s".formatted("Yellow", "White")).append('\n');
    rows(match, out);
    match.outcome().ifPresent(o -> out.append(result(o)).append('\n'));
    return out.toString();
  }

  private static String header(ConfusionState s, Seat seat) {
    var out = new StringBuilder();
    for (int letter = 0; letter < s.setting().letters(); letter++)
      out.append(letter > 0 ? " " : "")
          .append(Diagrams.LETTERS.charAt(letter))
          .append(s.kind(seat, letter));
    return out.toString();
  }

  private static void rows(Match<ConfusionState, ConfusionView> match, StringBuilder out) {
    ConfusionState s = match.start().state();
    int number = 1;
    Optional<String> left = Optional.empty();
    for (Entry entry : match.standing()) {
      switch (entry) {
        case Entry.Dealt(Choice result) -> s = Play.apply(s, result);
        case Entry.Acted(Seat by, var picks) -> {
          String text = entry(s, picks.getFirst());
          s = Lines.after(match.game(), s, picks);
          if (by == Seat.FIRST) {
            out.append(row(number++, left.orElse("..."), text));
            left = Optional.empty();
          } else {
            if (left.isPresent()) out.append(row(number++, left.get(), "..."));
            left = Optional.of(text);
          }
        }
        case Entry.Happened _ -> {}
      }
    }
    if (left.isPresent()) out.append(row(number, left.get(), ""));
  }

  private static String row(int number, String yellow, String white) {
    return "%2s. %-15s%s".formatted(number, yellow, white).stripTrailing() + "\n";
  }

  /** {@return the last line of a record that has ended} */
  static String result(Outcome outcome) {
    return outcome.winner().map(w -> COLOURS[w.ordinal()] + " wins").orElse("Draw");
  }

  /**
   * {@return a try with what it did, in brackets if it was refused: {@code L-S4xA}, {@code (C-N2)};
   * while its answer is awaited, with what it hopes for}
   */
  static String entry(ConfusionState s, Choice c) {
    var tries = new Tries(s.board(), s.moment().side(), 0);
    int man = tries.man(c);
    int to = tries.to(man, c);
    int cell = s.board().cell(to);
    Manner manner = Manner.of(c.c());
    var out = new StringBuilder(ConfusionNotation.INSTANCE.print(c));
    if (Board.isMan(cell))
      out.append(manner == Manner.PASS ? '>' : 'x')
          .append(Diagrams.LETTERS.charAt(Board.man(cell) % Board.LETTERS));
    if (manner == Manner.ALONE && to == s.board().neutral()) out.append("xZ");
    if (s.setting().asks()) return out.toString();
    if (!Play.truth(s, man, c.b())) return "(" + out + ")";
    boolean promotes = !s.facts().promoted(man) && Play.apply(s, c).facts().promoted(man);
    return promotes ? out.append('+').toString() : out.toString();
  }

  static String spelled(Seat seat) {
    return COLOURS[seat.ordinal()].toLowerCase(Locale.ROOT);
  }
}
