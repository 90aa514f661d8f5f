package fr.zizanie.server.web.preview;

import fr.zizanie.server.web.http.Request;
import fr.zizanie.sheets.wire.SeatInfo;
import java.util.List;
import java.util.stream.Collectors;

/** The lines of a document's head that other sites read. */
final class Head {
  private Head() {}

  /** {@return the lines for a place with this title and picture} */
  static String of(Request request, boolean french, String title, String picture) {
    String host =
        request
            .header("host")
            .filter(name -> name.matches("[A-Za-z0-9.:\\[\\]-]{1,255}"))
            .orElse("");
    String root = (request.secure() ? "https://" : "http://") + host;
    return property("og:site_name", "Zizanie")
        + property("og:type", "website")
        + property("og:locale", french ? "fr_FR" : "en_GB")
        + property("og:title", title)
        + property(
            "og:description",
            french
                ? "Cinq cousins des échecs et du go, à deux ou contre l’ordinateur. Rien à"
                    + " installer."
                : "Five cousins of chess and go, for two or against the computer. Nothing to"
                    + " install.")
        + property("og:url", root + request.path())
        + property("og:image", root + picture)
        + property("og:image:width", "1200")
        + property("og:image:height", "630")
        + "<meta name=\"twitter:card\" content=\"summary_large_image\" />";
  }

  /** {@return who plays what, or who invites to what} */
  static String match(String game, List<SeatInfo> seats, boolean french) {
    String names =
        seats.stream()
            .map(SeatInfo::name)
            .filter(name -> !name.isEmpty())
            .collect(Collectors.joining(french ? " et " : " and "));
    boolean open = seats.stream().anyMatch(seat -> seat.kind().equals("open"));
    if (open && names.isEmpty())
      return french ? "Une partie de " + game + " ?" : "A game of " + game + "?";
    if (open)
      return french
          ? names + " vous invite à jouer à " + game
          : names + " invites you to play " + game;
    return names.isEmpty() ? game : game + (french ? " : " : ": ") + names;
  }

  private static String property(String name, String content) {
    return "<meta property=\"" + name + "\" content=\"" + escaped(content) + "\" />";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("\"", "&quot;")
        .replace("<", "&lt;")
        .replace(">", "&gt;");
  }
}
