package fr.zizanie.rules.ironpond.text;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.ironpond.chess.Component;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Takes trees apart, naming the field that is wrong. */
public final class Reading {
  private Reading() {}

  /** Ends the reading with a refusal; never leaves the package. */
  public static final class Bad extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Refusal refusal;

    public Bad(Refusal refusal) {
      super(refusal.message().en(), null, false, false);
      this.refusal = refusal;
    }

    public Refusal refusal() {
      return refusal;
    }
  }

  public static RuntimeException bad(String fr, String en) {
    return new Bad(Reason.BAD_POSITION.because(fr, en));
  }

  public static void known(Map<String, Tree> fields, List<String> names, String where) {
    for (String name : fields.keySet())
      if (!names.contains(name))
        throw bad(
            where + " : le champ " + name + " est inconnu.",
            where + ": the field " + name + " is unknown.");
  }

  public static Map<String, Tree> fields(Tree tree, String name) {
    if (tree instanceof Tree.Fields(var fields)) return fields;
    throw bad(name + " : il faut des champs nommés.", name + ": named fields are needed.");
  }

  public static Tree tree(Map<String, Tree> fields, String name) {
    return Optional.ofNullable(fields.get(name)).orElseThrow();
  }

  public static String text(Tree tree, String name) {
    if (tree instanceof Tree.Text(String text)) return text;
    throw bad(name + " : il faut un texte.", name + ": a text is needed.");
  }

  public static boolean flag(Map<String, Tree> fields, String name) {
    if (!fields.containsKey(name)) return false;
    if (fields.get(name) instanceof Tree.Flag(boolean value)) return value;
    throw bad(name + " : il faut true ou false.", name + ": true or false is needed.");
  }

  public static List<Tree> items(Tree tree, String name) {
    if (tree instanceof Tree.Items(var items)) return items;
    throw bad(name + " : il faut une liste.", name + ": a list is needed.");
  }

  public static int square(Tree tree, String name) {
    String text = text(tree, name);
    int at = text.length() == 2 ? Board8.square(text, 0) : -1;
    if (at < 0)
      throw bad(name + " : il faut une case comme e4.", name + ": a square such as e4 is needed.");
    return at;
  }

  public static long squares(Map<String, Tree> fields, String name) {
    long out = 0;
    if (!fields.containsKey(name)) return out;
    for (Tree item : items(tree(fields, name), name)) {
      long bit = 1L << square(item, name);
      if ((out & bit) != 0)
        throw bad(name + " : une case y est deux fois.", name + ": a square is in it twice.");
      out |= bit;
    }
    return out;
  }

  public static Component component(Tree tree, String name) {
    String text = text(tree, name);
    return (text.length() == 1 ? Component.of(text.charAt(0)) : Optional.<Component>empty())
        .orElseThrow(() ->
            bad(
                name + " : il faut des lettres p, n, b, r, q ou k.",
                name + ": letters p, n, b, r, q or k are needed."));
  }

  public static Map<Seat, Tree> seats(Tree tree, String name) {
    var out = new LinkedHashMap<Seat, Tree>();
    for (var entry : fields(tree, name).entrySet()) {
      switch (entry.getKey()) {
        case "white" -> out.put(Seat.FIRST, entry.getValue());
        case "black" -> out.put(Seat.SECOND, entry.getValue());
        default ->
            throw bad(name + " : il faut white et black.", name + ": white and black are needed.");
      }
    }
    return out;
  }
}
