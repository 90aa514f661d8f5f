package fr.zizanie.rules.tsunami.deck;

import fr.zizanie.rules.core.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The named fields at one place of a deck file. What was never asked for is unknown and refused by
 * {@link #end}.
 */
final class Part {
  private final String place;
  private final Map<String, Tree> fields;
  private final Set<String> asked = new HashSet<>();

  private Part(String place, Map<String, Tree> fields) {
    this.place = place;
    this.fields = fields;
  }

  static Part of(String place, Tree tree) {
    if (tree instanceof Tree.Fields(var fields)) return new Part(place, fields);
    throw BadDeck.at(place, "il faut des champs nommés", "named fields are needed");
  }

  String at(String name) {
    return place.isEmpty() ? name : place + "." + name;
  }

  BadDeck bad(String name, String fr, String en) {
    return BadDeck.at(at(name), fr, en);
  }

  boolean has(String name) {
    return fields.containsKey(name);
  }

  private Optional<Tree> find(String name) {
    asked.add(name);
    return Optional.ofNullable(fields.get(name));
  }

  private Tree get(String name) {
    return find(name).orElseThrow(() -> bad(name, "ce champ manque", "this field is missing"));
  }

  String text(String name) {
    if (get(name) instanceof Tree.Text(String text)) return text;
    throw bad(name, "il faut un texte", "a text is needed");
  }

  boolean flag(String name) {
    var tree = find(name);
    if (tree.isEmpty()) return false;
    if (tree.get() instanceof Tree.Flag(boolean value)) return value;
    throw bad(name, "il faut true ou false", "true or false is needed");
  }

  int whole(String name, int least, int most) {
    if (get(name) instanceof Tree.Whole(long value) && value >= least && value <= most)
      return (int) value;
    throw bad(
        name,
        "il faut un nombre de " + least + " à " + most,
        "a number from " + least + " to " + most + " is needed");
  }

  /** {@return the number, or 0 if the field is missing} */
  int wholeOrNone(String name, int least, int most) {
    return has(name) ? whole(name, least, most) : 0;
  }

  <E extends Enum<E>> E word(String name, Class<E> words) {
    return word(at(name), text(name), words);
  }

  /** {@return the word, or {@code fallback} if the field is missing} */
  <E extends Enum<E>> E word(String name, E fallback) {
    return has(name) ? word(name, fallback.getDeclaringClass()) : fallback;
  }

  static <E extends Enum<E>> E word(String place, String text, Class<E> words) {
    for (E word : words.getEnumConstants()) if (word.name().equals(text)) return word;
    String known =
        Arrays.stream(words.getEnumConstants()).map(Enum::name).collect(Collectors.joining(", "));
    throw BadDeck.at(
        place,
        "« " + clip(text) + " » est inconnu ; il y a " + known,
        "\"" + clip(text) + "\" is unknown; there are " + known);
  }

  static String clip(String text) {
    return text.length() <= 40 ? text : text.substring(0, 40) + "…";
  }

  /** The one word that this field may hold. */
  void only(String name, String word) {
    if (!text(name).equals(word))
      throw bad(name, "ici il n’y a que " + word, "here there is only " + word);
  }

  Part part(String name) {
    return of(at(name), get(name));
  }

  List<Tree> items(String name) {
    if (get(name) instanceof Tree.Items(var items) && !items.isEmpty()) return items;
    throw bad(name, "il faut une liste non vide", "a list that is not empty is needed");
  }

  List<Part> parts(String name) {
    var items = items(name);
    var out = new ArrayList<Part>();
    for (int i = 0; i < items.size(); i++) out.add(of(at(name) + "[" + i + "]", items.get(i)));
    return out;
  }

  List<String> texts(String name) {
    var items = items(name);
    var out = new ArrayList<String>();
    for (int i = 0; i < items.size(); i++) {
      if (!(items.get(i) instanceof Tree.Text(String text)))
        throw bad(name + "[" + i + "]", "il faut un texte", "a text is needed");
      out.add(text);
    }
    return out;
  }

  /** Refuses fields that nobody asked for. */
  void end() {
    for (String name : fields.keySet())
      if (!asked.contains(name)) throw bad(name, "ce champ est inconnu", "this field is unknown");
  }
}
