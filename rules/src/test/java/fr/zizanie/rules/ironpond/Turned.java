package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.ironpond.CardCase.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The texts of a {@link CardCase} with the colours exchanged and the board turned round. */
final class Turned {
  private static final Pattern SQUARE = Pattern.compile("([a-h])([1-8])");

  private Turned() {}

  static Line line(Line line) {
    return switch (line) {
      case Line.Done(String action) -> new Line.Done(squares(action));
      case Line.Refused(String action, String words) -> new Line.Refused(squares(action), words);
      case Line.Now(List<String> said) -> new Line.Now(said(said));
      case Line.Holds(List<String> said) -> new Line.Holds(said(said));
      case Line.Offered(String action, boolean is) -> new Line.Offered(squares(action), is);
    };
  }

  static List<String> said(List<String> words) {
    return words.stream().map(word -> word.contains("/") ? board(word) : field(word)).toList();
  }

  private static String board(String text) {
    var ranks = new ArrayList<>(List.of(text.split("/", -1)));
    return String.join("/", ranks.reversed())
        .chars()
        .mapToObj(c ->
            String.valueOf(
                (char)
                    (Character.isUpperCase(c)
                        ? Character.toLowerCase(c)
                        : Character.toUpperCase(c))))
        .collect(Collectors.joining());
  }

  static String fen(String fen) {
    String[] f = fen.split(" ", -1);
    f[0] = board(f[0]);
    f[1] = f[1].equals("w") ? "b" : "w";
    f[2] = rights(f[2]);
    f[3] = squares(f[3]);
    return String.join(" ", f);
  }

  private static String rights(String rights) {
    if (rights.equals("-")) return rights;
    return swapCase(rights)
        .chars()
        .sorted()
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  private static String swapCase(String text) {
    return text.chars()
        .mapToObj(c ->
            ""
                + (char)
                    (Character.isUpperCase(c)
                        ? Character.toLowerCase(c)
                        : Character.toUpperCase(c)))
        .collect(Collectors.joining());
  }

  static String field(String field) {
    if (field.matches("[wb]\\d+")) return (field.charAt(0) == 'w' ? "b" : "w") + field.substring(1);
    if (field.startsWith("rights=")) return "rights=" + rights(field.substring(7));
    if (field.startsWith("away.")) return otherSide(field);
    if (field.matches("(cap|out|hands|holds)\\..*")) return otherSide(field);
    if (field.startsWith("turn=") || field.startsWith("over=")) return otherName(field);
    return squares(field.startsWith("traps.") ? otherSide(field) : field);
  }

  private static String otherName(String field) {
    return field.contains("white")
        ? field.replace("white", "black")
        : field.replace("black", "white");
  }

  private static String otherSide(String field) {
    int dot = field.indexOf('.');
    return field.substring(0, dot + 1)
        + (field.charAt(dot + 1) == 'w' ? 'b' : 'w')
        + field.substring(dot + 2);
  }

  static String squares(String text) {
    return SQUARE
        .matcher(text)
        .replaceAll(m -> m.group(1) + (char) ('1' + '8' - m.group(2).charAt(0)));
  }
}
