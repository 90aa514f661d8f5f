package fr.zizanie.device;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.JsonText;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What comes back from where the computer thinks: one action with its score, or several that are
 * entered for the other side. Both sides are of one build, so whatever else is read throws.
 */
record ThoughtAdvice(List<List<Choice>> actions, int score, long visits) {
  ThoughtAdvice(Advice advice) {
    this(List.of(advice.action()), advice.score(), advice.visits());
  }

  /** {@return the one action that was advised} */
  Advice advice() {
    return new Advice(actions.getFirst(), score, visits);
  }

  String json() {
    return JsonText.of(out -> {
      out.open();
      out.key("actions");
      out.openList();
      for (var action : actions) {
        out.next();
        out.text(codes(action));
      }
      out.closeList();
      out.key("score");
      out.number(score);
      out.key("visits");
      out.text(Long.toString(visits));
      out.close();
    });
  }

  private static String codes(List<Choice> action) {
    return action.stream()
        .map(choice -> Integer.toString(choice.code()))
        .collect(Collectors.joining(" "));
  }

  static ThoughtAdvice read(String json) {
    var fields = JsonReader.longObject(json).orThrow();
    var actions = fields.list("actions").orThrow().stream().map(ThoughtAdvice::choices).toList();
    long visits = Long.parseLong(fields.text("visits").orThrow());
    return new ThoughtAdvice(actions, fields.number("score").orThrow(), visits);
  }

  private static List<Choice> choices(String codes) {
    return Arrays.stream(codes.split(" ")).map(Integer::parseInt).map(Choice::new).toList();
  }
}
