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
import fr.zizanie.rules.core.record.TimesLeft;
import java.util.List;
import java.util.Optional;

/**
 * Games of Abbott's edition in Abbott's notation, both ways (Confusion, 5): the assignments, then
 * two columns, refused tries in brackets.
 */
public record AbbottRecord(Game<ConfusionState, ConfusionView> game)
    implements Movetext<ConfusionState, ConfusionView> {
  /** Signs of the first column, and of one in which times stand as well. */
  private static final int NARROW = 15;

  private static final int WIDE = 32;
  private static final String[] COLOURS = {"White", "Yellow"};

  @Override
  public Answer<Moves<ConfusionState, ConfusionView>> read(
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
      Match<ConfusionState, ConfusionView> match, TimesLeft times, Optional<Viewer> viewer) {
    ConfusionState end = match.state();
    boolean told = end.moment().phase() != Phase.DEAL && end.moment().phase() != Phase.FIRST;
    if (!told || end.setting().spies() || eventful(match)) return Optional.empty();
    if (!match.start().state().equals(match.game().start(match.start().options())))
      return Optional.empty();
    var out = new StringBuilder();
    Kinds known = viewer.map(v -> match.game().view(end, v).known()).orElse(end.kinds());
    for (Seat seat : Seat.values())
      out.append(COLOURS[seat.ordinal()]).append(" = ").append(header(known, seat)).append('\n');
    int width = times.left().isEmpty() ? NARROW : WIDE;
    out.append("    %s%s".formatted(padded("Yellow", width), "White")).append('\n');
    rows(match, times, width, out);
    match.outcome().ifPresent(o -> out.append(result(o)).append('\n'));
    return Optional.of(out.toString());
  }

  /** {@return whether something happened besides tries and a resignation at the end} */
  private static boolean eventful(Match<ConfusionState, ConfusionView> match) {
    for (Entry entry : match.log())
      if (entry instanceof Entry.Happened(Event event)
          && event.kind() != Event.Kind.RESIGN
          && event.kind() != Event.Kind.HELP) return true;
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

  private static void rows(
      Match<ConfusionState, ConfusionView> match, TimesLeft times, int width, StringBuilder out) {
    ConfusionState s = match.start().state();
    int number = 1;
    Optional<String> left = Optional.empty();
    int index = -1;
    for (Entry entry : match.standing().entries()) {
      index++;
      switch (entry) {
        case Entry.Dealt(Choice result) -> s = Play.apply(s, result);
        case Entry.Acted(Seat by, var picks) -> {
          String text =
              Tried.entry(s, picks.getFirst()) + times.told(index).map(" "::concat).orElse("");
          s = Lines.after(match.game(), s, picks);
          if (by == Seat.FIRST) {
            out.append(row(number++, left.orElse("..."), text, width));
            left = Optional.empty();
          } else {
            if (left.isPresent()) out.append(row(number++, left.get(), "...", width));
            left = Optional.of(text);
          }
        }
        case Entry.Happened _ -> {}
      }
    }
    if (left.isPresent()) out.append(row(number, left.get(), "", width));
  }

  private static String row(int number, String yellow, String white, int width) {
    return "%2s. %s%s".formatted(number, padded(yellow, width), white).stripTrailing() + "\n";
  }

  private static String padded(String cell, int width) {
    return cell + " ".repeat(Math.max(1, width - cell.length()));
  }

  /** {@return the last line of a record that has ended} */
  static String result(Outcome outcome) {
    return outcome
        .winner()
        .map(w -> COLOURS[w.ordinal()] + " wins")
        .orElse(outcome instanceof Outcome.Annulled ? "Void" : "Draw");
  }
}
