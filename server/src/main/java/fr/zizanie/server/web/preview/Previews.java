package fr.zizanie.server.web.preview;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.web.api.Route;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.sheets.wire.Lobby;
import fr.zizanie.sheets.wire.SeatInfo;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What other sites show of a link to us, and the board that stands on a table's first screen. Of a
 * match it is what a stranger who watches sees, and nothing else is asked for but where the visitor
 * sits.
 */
public final class Previews {
  /** What the page's first screen of a table has where the board will be. */
  private static final String BOARD = "data-board";

  private final BiFunction<MatchId, PlayerId, Answer<ToPage>> sheets;
  private final Function<String, Optional<Game<?, ?>>> games;
  private final Pictures pictures;
  private final Art art = Art.live();

  /**
   * Previews.
   *
   * @param sheets what somebody sees of a match
   * @param allowed whether one more picture may be drawn for an address
   */
  public Previews(
      BiFunction<MatchId, PlayerId, Answer<ToPage>> sheets,
      Function<String, Optional<Game<?, ?>>> games,
      Predicate<String> allowed) {
    this.sheets = sheets;
    this.games = games;
    pictures = new Pictures(allowed);
  }

  /** {@return where the pictures are} */
  public List<Route> routes() {
    return List.of(
        Route.read(
            "/api/matches/{}/picture",
            v -> stranger(v.parts().getFirst()).then(seen -> picture(v.request(), board(seen)))),
        Route.read(
            "/api/games/{}/picture",
            v -> picture(v.request(), games.apply(v.parts().getFirst()).map(Previews::start))));
  }

  /**
   * {@return a document with the preview of its place in its head, and the board of a match where
   * the page will draw it}
   */
  public Response dressed(Request request, PlayerId visitor, Response document) {
    String text = new String(document.body(), StandardCharsets.UTF_8);
    int end = text.indexOf("</head>");
    if (end < 0 || document.status() != 200) return document;
    boolean french = text.startsWith("<html lang=\"fr\"", Math.max(0, text.indexOf("<html")));
    var parts = Arrays.stream(request.path().split("/")).filter(part -> !part.isEmpty()).toList();
    var match =
        parts.size() == 2 && parts.getFirst().equals("g")
            ? Optional.of(parts.get(1))
            : Optional.<String>empty();
    var seen = match.flatMap(this::seen);
    String head =
        seen.map(sheet ->
                Head.of(
                    request,
                    french,
                    title(sheet, french),
                    "/api/matches/" + match.orElseThrow() + "/picture"))
            .orElseGet(() -> head(request, parts, french));
    String rest =
        seen.map(sheet -> laid(text.substring(end), sheet, visitor)).orElse(text.substring(end));
    return document.body((text.substring(0, end) + head + rest).getBytes(StandardCharsets.UTF_8));
  }

  private Optional<ToPage> seen(String id) {
    return stranger(id) instanceof Answer.Ok<ToPage>(ToPage seen)
        ? Optional.of(seen)
        : Optional.empty();
  }

  /** The page with the board on it, as whoever sits there looks at it. */
  private String laid(String page, ToPage seen, PlayerId visitor) {
    int place = page.indexOf(BOARD);
    if (place < 0 || !art.there() || !(seen instanceof Sheet sheet)) return page;
    int inside = page.indexOf('>', place) + 1;
    String board = sheet.shown().board().toString();
    return tree(board)
        .map(drawn -> new BoardDrawing(art, drawn, flipped(sheet, visitor)).alone())
        .map(drawn -> page.substring(0, inside) + drawn + page.substring(inside))
        .orElse(page);
  }

  /**
   * Who has one seat sits at the foot; in Confusion the second seat's ranks come first, and a goban
   * is never turned.
   */
  private boolean flipped(Sheet sheet, PlayerId visitor) {
    if (!(sheets.apply(new MatchId(sheet.id()), visitor) instanceof Answer.Ok<ToPage>(Sheet own)))
      return false;
    var seats = own.seats();
    var mine = seats.stream().filter(SeatInfo::mine).toList();
    String game = gameOf(sheet).orElse("");
    return mine.size() == 1
        && !game.equals("tsunami")
        && mine.getFirst().equals(seats.get(game.equals("confusion") ? 0 : 1));
  }

  private String head(Request request, List<String> parts, boolean french) {
    var game = parts.size() >= 2 ? games.apply(parts.get(1)) : Optional.<Game<?, ?>>empty();
    return game.map(one ->
            Head.of(
                request, french, one.profile().title(), "/api/games/" + parts.get(1) + "/picture"))
        .orElseGet(() -> Head.of(request, french, "Zizanie", "/api/games/mutation/picture"));
  }

  private String title(ToPage seen, boolean french) {
    return switch (seen) {
      case Lobby lobby -> Head.match(titleOf(lobby.game()), lobby.seats(), french);
      case Sheet sheet ->
          Head.match(gameOf(sheet).map(this::titleOf).orElse("Zizanie"), sheet.seats(), french);
      default -> "Zizanie";
    };
  }

  private String titleOf(String game) {
    return games.apply(game).map(one -> one.profile().title()).orElse(game);
  }

  private static Optional<String> gameOf(Sheet sheet) {
    return tree(sheet.shown().board().toString())
        .flatMap(board ->
            board.fields().get("game") instanceof Tree.Text(String game)
                ? Optional.of(game)
                : Optional.empty());
  }

  private Answer<ToPage> stranger(String id) {
    return sheets.apply(new MatchId(id), PlayerId.NOBODY);
  }

  private Optional<String> board(ToPage seen) {
    return switch (seen) {
      case Sheet sheet -> Optional.of(sheet.shown().board().toString());
      case Lobby lobby -> games.apply(lobby.game()).map(game -> start(game, lobby.options()));
      default -> Optional.empty();
    };
  }

  private static String start(Game<?, ?> game) {
    return start(game, Map.of());
  }

  private static <S, V> String start(Game<S, V> game, Map<String, String> given) {
    var options = Options.read(game.profile().options(), given).orThrow();
    return Projection.of(Match.begin(game, options)).shown(Viewer.PUBLIC, 0).board().toString();
  }

  private Answer<Response> picture(Request request, Optional<String> board) {
    return board
        .flatMap(Previews::tree)
        .map(drawn -> pictures.answer(request, drawn))
        .orElseGet(() -> Answer.no(Reason.UNKNOWN_GAME.refusal()));
  }

  private static Optional<Tree.Fields> tree(String json) {
    return new Trees()
        .read(json)
        .flatMap(
            tree -> tree instanceof Tree.Fields fields ? Optional.of(fields) : Optional.empty());
  }
}
