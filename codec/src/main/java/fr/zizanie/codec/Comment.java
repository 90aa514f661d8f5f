package fr.zizanie.codec;

/** A docstring, in plain words. */
final class Comment {
  private final String text;

  Comment(String doc) {
    text = doc == null ? "" : plain(doc);
  }

  private static String plain(String doc) {
    return doc.strip()
        .replaceAll("\\s+", " ")
        .replaceAll("\\{@\\w+\\s+([^}]*)}", "$1")
        .replaceAll("</?\\w+>", "");
  }

  /** {@return what it says of the whole} */
  String whole() {
    int params = text.indexOf("@param ");
    return (params < 0 ? text : text.substring(0, params)).strip();
  }

  /** {@return what it says of a part, or nothing} */
  String part(String name) {
    int at = text.indexOf("@param " + name + " ");
    if (at < 0) return "";
    int from = at + ("@param " + name + " ").length();
    int to = text.indexOf("@param ", from);
    return (to < 0 ? text.substring(from) : text.substring(from, to)).strip();
  }
}
