package fr.zizanie.rules.confusion.text;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.knowledge.Kinds;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.confusion.state.Phase;
import fr.zizanie.rules.confusion.turn.Play;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
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
import java.util.Optional;

/**
 * Games of Abbott's edition in Abbott's notation, both ways (Confusion, 5): the assignments, then
 * two columns, refused tries in brackets.
 */
public record AbbottRecord(Game<ConfusionState, ConfusionView> game)
    implements Movetext<ConfusionState, ConfusionView> {
  private static final String[] COLOURS = {"White", "Yellow"};

  @Override
  public Answer<Match<ConfusionState, ConfusionView>> read(
      Optional<Options> options, List<String> lines, int first) {
    return new AbbottReader(game, options, first).read(lines);
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
    for (Entry entry : match.standing().entries()) {
      switch (entry) {
        case Entry.Dealt(Choice result) -> s = Play.apply(s, result);
        case Entry.Acted(Seat by, var picks) -> {
          String text = Tried.entry(s, picks.getFirst());
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
    return outcome
        .winner()
        .map(w -> COLOURS[w.ordinal()] + " wins")
        .orElse(outcome instanceof Outcome.Annulled ? "Void" : "Draw");
  }
}
