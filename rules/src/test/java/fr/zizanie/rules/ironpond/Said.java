package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a case has said of the position: a board and fields. It holds at every later {@code =} too,
 * until another line says otherwise.
 */
final class Said {
  /** What is true of one moment only. */
  private static final Set<String> PASSING =
      Set.of("turn", "over", "holds.w", "holds.b", "discarded", "rights", "passed");

  private final Map<String, String> fields = new LinkedHashMap<>();

  /** What isn't as this line says, nor as the lines before it said. */
  List<String> differences(List<String> words, Match<IronPondState, IronPondView> match) {
    for (String word : words) {
      int eq = word.indexOf('=');
      if (word.contains("/")) fields.put("board", word);
      else fields.put(eq < 0 ? word : word.substring(0, eq), eq < 0 ? "" : word.substring(eq + 1));
    }
    var out = new ArrayList<String>();
    fields.forEach((name, value) -> {
      String got = got(name, match);
      if (!holds(name, value, got)) out.add(name + "=" + value + " is " + got);
    });
    fields.keySet().removeAll(PASSING);
    return out;
  }

  private static boolean holds(String name, String value, String got) {
    var wanted = value.isEmpty() ? List.<String>of() : List.of(value.split(",", -1));
    return switch (name) {
      case "holds.w", "holds.b", "discarded" -> List.of(got.split(",", -1)).containsAll(wanted);
      case "over" -> got.equals(value);
      default -> got.equals(sorted(wanted));
    };
  }

  static String got(String name, Match<IronPondState, IronPondView> match) {
    return switch (name) {
      case "board" -> CardCase.board(match);
      case "cap.w", "cap.b" -> side(match, "captured", name);
      case "hands.w", "hands.b", "holds.w", "holds.b" -> side(match, "hands", name);
      case "out.w", "out.b", "traps.w", "traps.b" ->
          side(match, name.substring(0, name.length() - 2), name);
      case "holes", "pile" -> sorted(strings(field(match, name)));
      case "discarded" -> sorted(strings(field(match, "discard")));
      case "reversed" -> match.state().scene().board().marks().reversed() ? "" : "no";
      case "marks" -> marks(match);
      case "rights" -> fen(match, 2);
      case "passed" -> fen(match, 3);
      case "turn" -> match.turn() instanceof Turn.Of(var seat) ? name(seat) : "over";
      case "over" ->
          switch (match.outcome().orElseThrow()) {
            case Outcome.Won(var seat, String why) -> name(seat) + "," + why;
            case Outcome.Drawn(String why) -> "drawn," + why;
            case Outcome.Annulled(String why) -> "annulled," + why;
          };
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static String name(fr.zizanie.rules.core.Seat seat) {
    return CardCase.GAME.profile().name(seat);
  }

  private static String fen(Match<IronPondState, IronPondView> match, int part) {
    return ((Tree.Text) field(match, "fen")).text().split(" ", -1)[part];
  }

  private static Tree field(Match<IronPondState, IronPondView> match, String name) {
    return CardCase.field(match, name);
  }

  private static String side(Match<IronPondState, IronPondView> match, String field, String name) {
    var seats = ((Tree.Fields) field(match, field)).fields();
    var none = new Tree.Items(List.of());
    return sorted(strings(seats.getOrDefault(name.endsWith("w") ? "white" : "black", none)));
  }

  private static List<String> strings(Tree items) {
    return ((Tree.Items) items)
        .items().stream()
            .map(t -> t instanceof Tree.Text(String text) ? text : "" + ((Tree.Whole) t).value())
            .toList();
  }

  private static String sorted(List<String> all) {
    return all.stream().sorted().collect(Collectors.joining(","));
  }

  private static String marks(Match<IronPondState, IronPondView> match) {
    var out = new ArrayList<String>();
    for (Tree mark : ((Tree.Items) field(match, "marks")).items()) {
      var fields = ((Tree.Fields) mark).fields();
      var names = new ArrayList<>(fields.keySet());
      names.remove("at");
      if (names.remove("with"))
        names.add(
            "with." + String.join("", strings(fields.getOrDefault("with", new Tree.Text("")))));
      String at = ((Tree.Text) fields.getOrDefault("at", new Tree.Text(""))).text();
      out.add(at + ":" + String.join("+", names));
    }
    return sorted(out);
  }
}
