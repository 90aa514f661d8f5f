package fr.zizanie.rules.core.record;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Countable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Exports a game of the chess family as PGN, for other programs to show: orthodox chess as every
 * program reads it, the others with a tag {@code Variant}. What the moves don’t tell stands in
 * comments, as in our records.
 */
public final class Pgn {
  /** Signs of a line at most (PGN, 4.3). */
  private static final int WIDTH = 79;

  private Pgn() {}

  /**
   * {@return the PGN of what stands in the log, for {@code viewer} or for everybody once it is
   * over; nothing if anything in the match is hidden from them, as PGN knows no hidden moves, or if
   * it began where PGN can’t}
   */
  public static Optional<Export> of(
      Match<?, ?> match, Optional<Viewer> viewer, Map<String, String> tags, TimesLeft times) {
    return viewer.isEmpty() || Openness.open(match, viewer.get())
        ? write(match, tags, times).map(text -> new Export("pgn", text))
        : Optional.empty();
  }

  /** {@return the PGN of what stands in the log; {@code given} adds names, the date and so on} */
  static Optional<String> write(Match<?, ?> match, Map<String, String> given, TimesLeft times) {
    return PgnTags.of(match, given)
        .map(tags ->
            RecordWriter.written(tags)
                + '\n'
                + RecordWriter.wrapped(words(match, times, PgnTags.number(tags)), WIDTH));
  }

  private static <S, V> List<String> words(Match<S, V> match, TimesLeft times, int first) {
    var out = new ArrayList<String>();
    int number = first - 1;
    Optional<Seat> previous = Optional.empty();
    boolean told = false;
    var m = Match.from(match.game(), match.start().options(), match.start().state());
    for (int index : standing(match)) {
      Entry entry = match.log().get(index);
      if (!(m.enter(entry) instanceof Answer.Ok<Match<S, V>>(var next))) continue;
      switch (entry) {
        case Entry.Acted(Seat by, var picks) when Countable.counts(match.game(), picks) -> {
          var n = Records.number(number, previous, by);
          if (n.isPresent()) number++;
          n.ifPresent(out::add);
          // After a comment Black’s move has its number too (PGN, 8.2.2.2).
          if (n.isEmpty() && told) out.add(number + "...");
          previous = Optional.of(by);
          out.add(match.game().notation().written(m.state(), picks));
          var left = times.told(index);
          left.ifPresent(out::add);
          told = left.isPresent();
        }
        case Entry.Acted(Seat by, var picks) -> {
          out.add(comment(match, by, match.game().notation().print(picks)));
          times.told(index).ifPresent(out::add);
          told = true;
        }
        case Entry.Happened(Event event) -> {
          out.add(comment(match, event.by(), event.text()));
          told = true;
        }
        case Entry.Dealt _ -> {}
      }
      m = next;
    }
    out.add(Records.result(match.outcome()));
    return out;
  }

  private static String comment(Match<?, ?> match, Seat by, String text) {
    return "{" + match.profile().name(by) + ": " + text + "}";
  }

  /** The indices of the entries that weren’t taken back. */
  private static <S, V> List<Integer> standing(Match<S, V> match) {
    var kept = new ArrayList<Integer>();
    var m = Match.from(match.game(), match.start().options(), match.start().state());
    var sizes = new ArrayList<Integer>();
    for (int i = 0; i < match.log().size(); i++) {
      var next = m.enter(match.log().get(i)).orThrow();
      int size = next.standing().entries().size();
      if (size < m.standing().entries().size()) {
        while (!sizes.isEmpty() && sizes.getLast() > size) {
          sizes.removeLast();
          kept.removeLast();
        }
      } else {
        sizes.add(size);
        kept.add(i);
      }
      m = next;
    }
    return kept;
  }
}
