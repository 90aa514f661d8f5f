package fr.zizanie.table.games.ironpond;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.blank.Blanks;
import fr.zizanie.table.games.NumberedText;
import fr.zizanie.table.games.Offering.Workshop;
import java.util.LinkedHashMap;
import java.util.Map;

/** Blank cards that somebody has filled in, each by itself; the option takes a list of them. */
public final class OwnCards implements Workshop {
  @Override
  public Answer<Words> name(String text) {
    String list = "[" + text + "]";
    return Options.read(new IronPond().profile().options(), Map.of("custom", list))
        .then(_ -> Answer.ok(Blanks.read(list)))
        .then(cards ->
            cards.size() == 1
                ? Answer.ok(cards.getFirst().title())
                : Answer.no(NumberedText.ONE_AT_A_TIME));
  }

  @Override
  public String numbered(String text, int number) {
    return NumberedText.of(
        text, card -> card.computeIfPresent("name", (_, name) -> both(name, number)));
  }

  private static Tree both(Tree name, int number) {
    if (!(name instanceof Tree.Fields(var languages))) return name;
    var out = new LinkedHashMap<>(languages);
    out.replaceAll((_, one) -> NumberedText.behind(one, number));
    return new Tree.Fields(out);
  }
}
