package fr.zizanie.server.matches;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.people.Identity;
import fr.zizanie.server.table.Table;
import fr.zizanie.server.web.api.Route;
import fr.zizanie.server.web.http.Body;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.server.web.preview.Previews;
import fr.zizanie.table.seat.PlayerId;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/** What other sites show of a link to the match of one table. */
final class Linked {
  /**
   * Sums of what has been drawn, by their tags: a tag is made of all that a picture is drawn from,
   * so that no twin draws one again.
   */
  private static final Map<String, String> DRAWN = new ConcurrentHashMap<>();

  private final Previews previews;
  private final Route route;

  Linked(Table<?, ?> table) {
    this(table, guest -> guest);
  }

  /** With other eyes than those that are asked for. */
  Linked(Table<?, ?> table, UnaryOperator<PlayerId> eyes) {
    previews =
        new Previews(
            (_, guest) -> Answer.ok(table.sheet(eyes.apply(guest))), Games::named, _ -> true);
    route = previews.routes().getFirst();
  }

  private static Request request(String path) {
    var headers =
        Map.of("host", "zizanie.example", "if-none-match", String.join(", ", DRAWN.keySet()));
    return new Request("GET", path, Map.of(), headers, "1.2.3.4", Body.NONE);
  }

  /** A sum of the picture's bytes, its tag, and the document with its head. */
  List<String> shown() {
    var picture =
        route
            .handler()
            .answer(
                new Route.Visit(
                    request("/api/matches/m1/picture"),
                    new Identity(PlayerId.NOBODY, ""),
                    Optional.empty(),
                    List.of(Tables.M1.text()),
                    ""))
            .orThrow();
    String tag = Objects.requireNonNull(picture.headers().get("ETag"));
    if (picture.status() == 200)
      DRAWN.put(tag, picture.body().length + ":" + Arrays.hashCode(picture.body()));
    return List.of(DRAWN.get(tag), tag, dressed());
  }

  /** The document with its head, and the board where the page was built. */
  String dressed() {
    var document =
        Response.text(
            200, "text/html", "<html lang=\"fr\"><head></head><div data-board></div></html>");
    return new String(
        previews.dressed(request("/g/m1"), PlayerId.NOBODY, document).body(), ISO_8859_1);
  }
}
