package fr.zizanie.lab.options;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.terminal.Failure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One set of options that a lab compares.
 *
 * @param name what is changed, such as {@code ecuyer=ROOK}, one word; {@link #BASE} for nothing
 */
public record Arm(String name, Options options) {
  /** What the arm is called that changes nothing. */
  public static final String BASE = "base";

  /**
   * {@return the options as they are, then each of {@code given} laid over them; without any, each
   * other listed value of each option that the game accepts}
   */
  public static List<Arm> all(Game<?, ?> game, Options base, List<String> given) {
    var out = new ArrayList<>(List.of(new Arm(BASE, base)));
    if (given.isEmpty()) out.addAll(listed(game, base));
    for (String text : given) out.add(new Arm(text, Failure.unless(read(game, base, text))));
    if (out.stream().map(Arm::name).distinct().count() < out.size())
      throw new Failure("an arm is given twice");
    return List.copyOf(out);
  }

  private static List<Arm> listed(Game<?, ?> game, Options base) {
    var out = new ArrayList<Arm>();
    for (var option : game.profile().options())
      for (String value : option.values()) {
        String text = option.name() + "=" + value;
        if (!value.equals(base.get(option.name()))
            && !text.contains(" ")
            && read(game, base, text) instanceof Answer.Ok<Options>(var options))
          out.add(new Arm(text, options));
      }
    return out;
  }

  private static Answer<Options> read(Game<?, ?> game, Options base, String text) {
    Map<String, String> values = new LinkedHashMap<>(base.values());
    for (String part : text.split("\\+", -1)) {
      int sign = part.indexOf('=');
      if (sign < 1 || part.contains(" "))
        throw new Failure("--arm takes NAME=VALUE, several joined by +, not '" + text + "'");
      values.put(part.substring(0, sign), part.substring(sign + 1));
    }
    return Options.read(game.profile().options(), values);
  }
}
