package fr.zizanie.table.games;

import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.sheets.json.Trees;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Texts that get another name, so that two of one name can be told apart. */
public final class NumberedText {
  /** What a text is refused for that holds several. */
  public static final Refusal ONE_AT_A_TIME =
      Reason.BAD_FIELD.because("Une seule carte à la fois.", "One card at a time.");

  private static final Trees TREES = new Trees();

  private NumberedText() {}

  /** {@return a JSON object with some of its fields changed; as it was if it is none} */
  public static String of(String text, Consumer<Map<String, Tree>> change) {
    return TREES
        .read(text.strip())
        .filter(Tree.Fields.class::isInstance)
        .map(tree -> {
          var fields = new LinkedHashMap<>(((Tree.Fields) tree).fields());
          change.accept(fields);
          return TREES.write(new Tree.Fields(fields));
        })
        .orElse(text);
  }

  /** {@return a name with a number behind it instead of the one that it has} */
  public static Tree behind(Tree name, int number) {
    return name instanceof Tree.Text(String text)
        ? new Tree.Text(text.replaceFirst(" \\(\\d+\\)$", "") + " (" + number + ")")
        : name;
  }
}
