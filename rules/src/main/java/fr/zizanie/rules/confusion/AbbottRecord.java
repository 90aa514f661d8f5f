package fr.zizanie.rules.confusion;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Movetext;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Games of Abbott's edition in his own notation, both ways (Confusion, 5): the assignments, then
 * two columns, refused tries in brackets.
 */
public final class AbbottRecord implements Movetext<ConfusionState, ConfusionView> {
  static final String[] COLOURS = {"White", "Yellow"};

  static final AbbottRecord MOVETEXT = new AbbottRecord();

  private AbbottRecord() {}

  /** {@return the match that {@code text} tells, every entry checked; or which line is wrong} */
  public static Answer<Match<ConfusionState, ConfusionView>> read(String text) {
    return MOVETEXT.read(Optional.empty(), text.lines().toList(), 1);
  }

  @Override
  public Answer<Match<ConfusionState, ConfusionView>> read(
      Optional<Options> options, List<String> lines, int first) {
    return new AbbottReader(options, first).read(lines);
  }

  @Override
  public boolean reads(List<String> lines) {
    return lines.stream().anyMatch(line -> AbbottReader.HEADER.matcher(line.strip()).matches());
  }

  /** Tells matches of Abbott's edition from the start, without requests or events. */
  @Override
  public Optional<String> write(
      Match<ConfusionState, ConfusionView> match, Optional<Viewer> viewer) {
    ConfusionState end = match.state();
    boolean told = end.moment().phase() != Phase.DEAL && end.moment().phase() != Phase.FIRST;
    if (!told || end.setting().spies() || eventful(match)) return Optional.empty();
    if (!match.start().state().equals(match.game().start(match.start().options())))
      return Optional.empty();
    var out = new StringBuilder();
    Kinds known = viewer.map(v -> match.game().view(end, v).known()).orElse(end.kinds());
    for (Seat seat : Seat.values())
      out.append(COLOURS[seat.ordinal()]).append(" = ").append(header(known, seat)).append('\n');
    out.append("    %-15s%s".formatted("Yellow", "White")).append('\n');
    rows(match, out);
    match.outcome().ifPresent(o -> out.append(result(o)).append('\n'));
    return Optional.of(out.toString());
  }

  /** {@return whether something happened besides tries and a resignation at the end} */
  private static boolean eventful(Match<ConfusionState, ConfusionView> match) {
    for (Entry entry : match.log())
      if (entry instanceof Entry.Happened(Event event) && event.kind() != Event.Kind.RESIGN)
        return true;
    return match.log().stream().noneMatch(entry -> entry instanceof Entry.Acted);
  }

  /** A letter whose diagram isn't known stands bare. */
  private static String header(Kinds known, Seat seat) {
    var out = new StringBuilder();
    for (int letter = 0; letter < Diagrams.KINDS; letter++) {
      int kind = known.kind(seat.ordinal() * Board.LETTERS + letter);
      out.append(letter > 0 ? " " : "").append(Diagrams.LETTERS.charAt(letter));
      if (kind != 0) out.append(kind);
    }
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
    int piece = tries.piece(c);
    String hoped = hoped(s.board(), tries, c);
    if (s.setting().asks()) return hoped;
    if (!Play.truth(s, piece, c.b())) return "(" + hoped + ")";
    boolean promotes = !s.facts().promoted(piece) && Play.apply(s, c).facts().promoted(piece);
    return promotes ? hoped + "+" : hoped;
  }

  /** {@return a try with what it does to the board if it is accepted} */
  static String hoped(Board board, Tries tries, Choice c) {
    int to = tries.to(tries.piece(c), c);
    int cell = board.cell(to);
    Manner manner = Manner.of(c.c());
    var out = new StringBuilder(ConfusionNotation.INSTANCE.print(c));
    if (Board.isPiece(cell))
      out.append(manner == Manner.PASS ? '>' : 'x')
          .append(Diagrams.LETTERS.charAt(Board.piece(cell) % Board.LETTERS));
    if (manner == Manner.ALONE && to == board.neutral()) out.append("xZ");
    return out.toString();
  }

  static String spelled(Seat seat) {
    return COLOURS[seat.ordinal()].toLowerCase(Locale.ROOT);
  }
}
