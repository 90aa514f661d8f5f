package fr.zizanie.rules.core.record;

import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Countable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Exports a game of the chess family as PGN with a {@code Variant} tag, for other programs to show.
 */
public final class Pgn {
  private Pgn() {}

  /**
   * {@return the PGN of what stands in the log, for {@code viewer} or for everybody once it is
   * over; nothing if anything in the match is hidden from them, as PGN knows no hidden moves}
   */
  public static Optional<Export> of(
      Match<?, ?> match, Optional<Viewer> viewer, Map<String, String> tags) {
    return viewer.isEmpty() || Openness.open(match, viewer.get())
        ? Optional.of(new Export("pgn", write(match, tags)))
        : Optional.empty();
  }

  /** {@return the PGN of what stands in the log; {@code tags} adds names, the date and so on} */
  static <S> String write(Match<S, ?> match, Map<String, String> tags) {
    var profile = match.profile();
    var all = new LinkedHashMap<String, String>();
    for (String name : List.of("Event", "Site", "Date", "Round", "White", "Black"))
      all.put(name, "?");
    all.put("Result", Records.result(match.outcome()));
    all.put("Variant", profile.title());
    all.put("Rules", Integer.toString(profile.rules(match.start().options())));
    String options = Records.options(profile, match.start().options());
    if (!options.isEmpty()) all.put("Options", options);
    S start = match.start().state();
    if (!start.equals(match.game().start(match.start().options())))
      fen(match.game().notation().position(start))
          .ifPresent(fen -> {
            all.put("SetUp", "1");
            all.put("FEN", fen);
          });
    all.putAll(tags);
    var out = new StringBuilder();
    all.forEach((name, value) ->
        out.append('[')
            .append(name)
            .append(" \"")
            .append(RecordWriter.escaped(value))
            .append("\"]\n"));
    return out.append('\n').append(RecordWriter.wrapped(moves(match))).toString();
  }

  private static Optional<String> fen(Tree position) {
    return switch (position) {
      case Tree.Text(String fen) -> Optional.of(fen);
      case Tree.Fields(var fields) when fields.get("fen") instanceof Tree.Text(String fen) ->
          Optional.of(fen);
      default -> Optional.empty();
    };
  }

  private static <S> List<String> moves(Match<S, ?> match) {
    var out = new ArrayList<String>();
    int number = 0;
    Optional<Seat> previous = Optional.empty();
    S s = match.start().state();
    for (Entry entry : match.standing().entries()) {
      if (!(entry instanceof Entry.Acted(Seat by, var picks))) continue;
      String move = match.game().notation().written(s, picks);
      s = Lines.after(match.game(), s, picks);
      if (!Countable.counts(match.game(), picks)) continue; // the result says it
      var n = Records.number(number, previous, by);
      if (n.isPresent()) {
        number++;
        out.add(n.get());
      }
      previous = Optional.of(by);
      out.add(move);
    }
    out.add(Records.result(match.outcome()));
    return out;
  }
}
