package fr.zizanie.rules.ironpond.blank;

import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.card.Face;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.text.Reading;
import fr.zizanie.rules.ironpond.text.Tokens;
import fr.zizanie.rules.ironpond.text.TreeReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads filled-in blank cards and says in which place one is wrong. */
public final class Blanks {
  static final int FIRST = Face.BLANK;
  private static final int MOST_PICKS = 3;
  private static final int LONGEST = 400;
  private static final List<String> FIELDS =
      List.of("no", "name", "text", "timing", "params", "pre", "effect", "duration");

  private Blanks() {}

  /** {@return what is wrong with the cards of a text, or nothing} */
  public static Optional<Words> flaw(String json) {
    try {
      parse(json);
      return Optional.empty();
    } catch (Reading.Bad bad) {
      return Optional.of(bad.refusal().detail());
    }
  }

  public static List<Blank> read(String json) {
    return parse(json);
  }

  private static List<Blank> parse(String json) {
    Tree tree =
        TreeReader.read(json)
            .orElseThrow(() ->
                Reading.bad(
                    "custom : ce n’est pas une liste JSON.", "custom: this is no JSON list."));
    var out = new ArrayList<Blank>();
    List<Tree> items = Reading.items(tree, "custom");
    for (int i = 0; i < items.size(); i++) {
      Blank blank = blank(items.get(i), "custom[" + i + "]");
      for (Blank other : out)
        if (other.number() == blank.number())
          throw bad(
              "custom[" + i + "].no", "ce numéro est déjà pris", "this number is taken already");
      out.add(blank);
    }
    return out;
  }

  private static RuntimeException bad(String where, String fr, String en) {
    return Reading.bad(where + " : " + fr + ".", where + ": " + en + ".");
  }

  private static Blank blank(Tree tree, String where) {
    var f = Reading.fields(tree, where);
    Reading.known(f, FIELDS, where);
    for (String name : List.of("no", "name", "text", "timing", "effect"))
      if (!f.containsKey(name)) throw bad(where, "il manque " + name, name + " is missing");
    if (!(f.get("no") instanceof Tree.Whole(long no)) || no < FIRST || no >= Tokens.CARDS)
      throw bad(where + ".no", "un numéro de 100 à 127", "a number from 100 to 127");
    Timing timing = timing(f, where);
    var asks = new ArrayList<List<String>>();
    for (Tree ask : list(f, "params", where)) asks.add(conditions(ask, where, asks));
    if (asks.size() > MOST_PICKS)
      throw bad(where + ".params", "trois choix au plus", "three picks at most");
    var pre = new ArrayList<String>();
    for (Tree need : list(f, "pre", where)) {
      String word = Reading.text(need, where + ".pre");
      if (!BlankWords.NEEDS.contains(word)) throw unknown(where + ".pre", word, BlankWords.NEEDS);
      pre.add(word);
    }
    var does = new ArrayList<Blank.Verb>();
    for (Tree verb : list(f, "effect", where)) does.add(verb(verb, where + ".effect", asks));
    if (does.isEmpty()) throw bad(where + ".effect", "rien ne se passe", "nothing happens");
    duration(f, where, does);
    moves(timing, where, does);
    return new Blank(
        (int) no, timing, words(f, "name", where), words(f, "text", where), asks, pre, does);
  }

  private static List<Tree> list(Map<String, Tree> f, String name, String where) {
    return f.containsKey(name)
        ? Reading.items(Reading.tree(f, name), where + "." + name)
        : List.of();
  }

  private static RuntimeException unknown(String where, String word, Set<String> words) {
    String all = String.join(" ", words.stream().sorted().toList());
    return bad(
        where,
        "mot inconnu « " + word + " » (" + all + ")",
        "unknown word \"" + word + "\" (" + all + ")");
  }

  private static Timing timing(Map<String, Tree> f, String where) {
    return Timing.read(Reading.text(Reading.tree(f, "timing"), where + ".timing"))
        .filter(Blank.TIMINGS::contains)
        .orElseThrow(() -> bad(where + ".timing", "PRE, INS ou POST", "PRE, INS or POST"));
  }

  private static Words words(Map<String, Tree> f, String name, String where) {
    var both = Reading.fields(Reading.tree(f, name), where + "." + name);
    Reading.known(both, List.of("fr", "en"), where + "." + name);
    for (String language : List.of("fr", "en")) {
      boolean good =
          both.get(language) instanceof Tree.Text(String text)
              && !text.isBlank()
              && text.length() <= LONGEST;
      if (!good)
        throw bad(
            where + "." + name + "." + language,
            "un texte de 1 à 400 caractères",
            "a text of 1 to 400 characters");
    }
    return new Words(
        Reading.text(Reading.tree(both, "fr"), name), Reading.text(Reading.tree(both, "en"), name));
  }

  private static List<String> conditions(Tree ask, String where, List<List<String>> before) {
    var out = new ArrayList<String>();
    for (Tree item : Reading.items(ask, where + ".params")) {
      String word = Reading.text(item, where + ".params");
      boolean known =
          BlankWords.PIECES.contains(word)
              || BlankWords.FREE.contains(word)
              || BlankWords.PLACES.contains(word);
      if (!known) throw unknown(where + ".params", word, BlankWords.PIECES);
      if (BlankWords.FROM_FIRST.contains(word) && before.isEmpty())
        throw bad(
            where + ".params",
            word + " part d’un premier choix",
            word + " starts from a first pick");
      out.add(word);
    }
    boolean piece = out.stream().anyMatch(BlankWords.PIECES::contains);
    boolean free = out.stream().anyMatch(BlankWords.FREE::contains);
    if (piece == free)
      throw bad(
          where + ".params",
          "chaque choix est une pièce ou une case libre (empty)",
          "each pick is a piece or a free square (empty)");
    return out;
  }

  private static Blank.Verb verb(Tree tree, String where, List<List<String>> asks) {
    List<Tree> items = Reading.items(tree, where);
    if (items.isEmpty()) throw bad(where, "il manque un verbe", "a verb is missing");
    String name = Reading.text(items.getFirst(), where);
    String takes = Blank.Verb.TAKES.getOrDefault(name, "");
    if (takes.isEmpty()) throw unknown(where, name, Blank.Verb.TAKES.keySet());
    var picks = new ArrayList<Integer>();
    for (Tree item : items.subList(1, items.size())) {
      if (!(item instanceof Tree.Whole(long n)) || n < 1 || n > asks.size())
        throw bad(
            where,
            name + " : un choix de 1 à " + asks.size(),
            name + ": a pick from 1 to " + asks.size());
      picks.add((int) n - 1);
    }
    if (picks.size() != takes.length())
      throw bad(
          where,
          name + " prend " + takes.length() + " choix",
          name + " takes " + takes.length() + " picks");
    for (int i = 0; i < picks.size(); i++)
      suits(name, takes.charAt(i), asks.get(picks.get(i)), where);
    boolean victim = name.equals("capture");
    List<String> suffers = asks.get(victim ? picks.getLast() : picks.getFirst());
    if (Blank.Verb.NEVER_ROYAL.contains(name) && !suffers.contains("notRoyal"))
      throw bad(
          where,
          name + " demande notRoyal : un roi ne peut le subir (F2)",
          name + " needs notRoyal: a king may not suffer it (F2)");
    if (name.equals("camel") && !suffers.contains("knight"))
      throw bad(where, "camel demande knight", "camel needs knight");
    return new Blank.Verb(name, picks);
  }

  private static void suits(String name, char takes, List<String> ask, String where) {
    boolean free = ask.contains("empty");
    if (free != (takes == 'e'))
      throw bad(
          where,
          free ? name + " demande une pièce" : name + " demande une case libre",
          free ? name + " needs a piece" : name + " needs a free square");
  }

  /** A card that is the move moves one piece; no other does. */
  private static void moves(Timing timing, String where, List<Blank.Verb> does) {
    long moves = does.stream().filter(Blank.Verb::displaces).count();
    if (timing != Timing.INSTEAD && moves > 0 || moves > 1)
      throw bad(
          where + ".effect",
          "un seul move ou capture, et seulement si timing est INS",
          "one move or capture only, and only if timing is INS");
  }

  private static void duration(Map<String, Tree> f, String where, List<Blank.Verb> does) {
    if (!f.containsKey("duration")) return;
    String given = Reading.text(Reading.tree(f, "duration"), where + ".duration");
    String due = "instant";
    for (Blank.Verb verb : does)
      due =
          switch (verb.name()) {
            case "shield", "stick" -> due.equals("instant") ? "turn" : due;
            case "neutral", "ordinary", "camel", "magnet", "convert", "hole" -> "permanent";
            default -> due;
          };
    if (!given.toLowerCase(Locale.ROOT).equals(due))
      throw bad(where + ".duration", "c’est " + due, "it is " + due);
  }
}
