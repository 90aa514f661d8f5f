package fr.zizanie.rules.core.record;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Secretive;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes one match as a record. */
record RecordWriter<S, V>(Match<S, V> match, Records.Trees trees, TimesLeft times) {
  private static final int WIDTH = 80;

  /** What {@code \R} stands for, which a browser's patterns don't know. */
  private static final String BREAK = "\\r\\n|[\\n\\x0b\\f\\r\\x85\\u2028\\u2029]";

  String write(Map<String, String> extra, Optional<Viewer> viewer) {
    return written(tags(extra, viewer))
        + '\n'
        + Written.movetext(match.game())
            .flatMap(own -> own.write(match, times, viewer))
            .orElseGet(() -> wrapped(words(viewer), WIDTH));
  }

  /** {@return tags, one a line} */
  static String written(Map<String, String> tags) {
    var out = new StringBuilder();
    tags.forEach((name, value) ->
        out.append('[').append(name).append(" \"").append(escaped(value)).append("\"]\n"));
    return out.toString();
  }

  /** {@return words in lines of at most so many characters, each line ended} */
  static String wrapped(List<String> words, int width) {
    var out = new StringBuilder();
    int column = 0;
    for (String word : words) {
      boolean breaks = column > 0 && column + 1 + word.length() > width;
      if (column > 0) out.append(breaks ? '\n' : ' ');
      out.append(word);
      column = breaks || column == 0 ? word.length() : column + 1 + word.length();
    }
    return out.append('\n').toString();
  }

  private Map<String, String> tags(Map<String, String> extra, Optional<Viewer> viewer) {
    var profile = match.profile();
    var tags = new LinkedHashMap<String, String>();
    tags.put("Game", profile.id());
    tags.put("Rules", Integer.toString(profile.rules(match.start().options())));
    for (Seat seat : Seat.values()) tags.put(Records.tag(profile, seat), "?");
    tags.put("Date", "????.??.??");
    tags.put("Options", Records.options(profile, match.start().options()));
    S start = match.start().state();
    if (!start.equals(match.game().start(match.start().options())))
      tags.put("Position", trees.write(position(start, viewer)));
    tags.put("Result", Records.result(match.outcome()));
    tags.put("Reason", match.outcome().map(Outcome::reason).orElse(""));
    tags.putAll(extra);
    return tags;
  }

  private Tree position(S start, Optional<Viewer> viewer) {
    var game = match.game();
    return viewer.isEmpty()
        ? game.notation().position(start)
        : Secretive.shown(game, game.view(start, viewer.get()));
  }

  private List<String> words(Optional<Viewer> viewer) {
    var out = new ArrayList<String>();
    int number = 0;
    Optional<Seat> previous = Optional.empty();
    int entry = -1;
    for (var step : match.steps(0)) {
      entry++;
      switch (step.entry()) {
        case Entry.Acted(Seat by, var picks) -> {
          var told = action(step.before(), picks, viewer);
          if (told.isEmpty()) continue; // not even a number, which would tell that it was
          var n = Records.number(number, previous, by);
          if (n.isPresent()) {
            number++;
            out.add(n.get());
          }
          previous = Optional.of(by);
          out.addAll(told);
          times.told(entry).ifPresent(out::add);
        }
        case Entry.Dealt(Choice result) ->
            seen(step.before(), result, viewer)
                .ifPresent(c -> out.add("<" + match.game().notation().print(c) + ">"));
        case Entry.Happened(Event event) ->
            out.add("{" + match.profile().name(event.by()) + ": " + event.text() + "}");
      }
    }
    out.add(Records.result(match.outcome()));
    return out;
  }

  private List<String> action(S before, List<Choice> picks, Optional<Viewer> viewer) {
    var notation = match.game().notation();
    var seen = new ArrayList<Choice>();
    S s = before;
    for (Choice pick : picks) {
      seen(s, pick, viewer).ifPresent(seen::add);
      s = match.game().apply(s, pick);
    }
    return seen.equals(picks)
        ? List.of(notation.recorded(before, picks))
        : seen.stream().map(notation::print).toList();
  }

  private Optional<Choice> seen(S before, Choice choice, Optional<Viewer> viewer) {
    return viewer.isEmpty() ? Optional.of(choice) : match.game().seen(before, choice, viewer.get());
  }

  static String escaped(String value) {
    return value.replace("\\", "\\\\").replace("\"", "\\\"").replaceAll(BREAK, " ");
  }
}
