package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.core.Tree;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/** Exchanges the colours of a scenario: what holds for White holds for Black. */
final class Mirror {
  private Mirror() {}

  static Tree of(Tree tree) {
    return of("", tree);
  }

  private static Tree of(String name, Tree tree) {
    return switch (tree) {
      case Tree.Fields(var all) -> {
        var out = new LinkedHashMap<String, Tree>();
        var order = new LinkedHashMap<>(all);
        var keys = all.containsKey("white") ? order.reversed() : order;
        keys.forEach((key, value) -> out.put(seat(key), of(key, value)));
        yield new Tree.Fields(out);
      }
      case Tree.Items(var items) -> new Tree.Items(items.stream().map(t -> of(name, t)).toList());
      case Tree.Text(String text) ->
          new Tree.Text(
              switch (name) {
                case "fen", "fen_any" -> fen(text);
                case "id" -> text + "-mirrored";
                case "seat", "turn", "winner" -> seat(text);
                case "why", "reason", "deck" -> text;
                default -> squares(text);
              });
      default -> tree;
    };
  }

  private static String seat(String name) {
    return switch (name) {
      case "white" -> "black";
      case "black" -> "white";
      default -> name;
    };
  }

  private static String fen(String text) {
    String[] f = text.split(" ", -1);
    var ranks = Arrays.asList(f[0].split("/", -1));
    f[0] = ranks.reversed().stream().map(Mirror::swapped).collect(Collectors.joining("/"));
    if (f.length > 1) f[1] = f[1].equals("w") ? "b" : "w";
    if (f.length > 2) f[2] = castling(swapped(f[2]));
    if (f.length > 3) f[3] = squares(f[3]);
    return String.join(" ", List.of(f));
  }

  private static String castling(String rights) {
    var sorted = rights.chars().sorted().mapToObj(Character::toString).toList();
    return String.join("", sorted);
  }

  private static String swapped(String letters) {
    return letters
        .chars()
        .map(c -> Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  /** Squares in actions and lists; the numbers of cards and the like have no file before them. */
  private static String squares(String text) {
    var out = new StringBuilder(text);
    for (int i = 1; i < out.length(); i++) {
      char file = out.charAt(i - 1);
      char rank = out.charAt(i);
      boolean square = file >= 'a' && file <= 'h' && rank >= '1' && rank <= '8';
      if (square) out.setCharAt(i, (char) ('1' + '8' - rank));
    }
    return out.toString();
  }
}
