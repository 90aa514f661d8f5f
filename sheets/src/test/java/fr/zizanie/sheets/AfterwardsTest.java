package fr.zizanie.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.SecretGames;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.trait.Foreseeable;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.sheets.drawing.Offered;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What an offer says of the board afterwards, against the board that its maker foresees. */
class AfterwardsTest {
  /** How much was compared: actions, and those of them of which the offer says something. */
  private record Tally(int all, int told) {}

  /** The pieces as the page has them once it has made a move itself, knowing no rules. */
  private static Map<String, JsonNode> made(JsonNode board, JsonNode offer, String token) {
    Map<String, JsonNode> before = new TreeMap<>();
    for (JsonNode piece : board.get("pieces")) before.put(piece.get("at").stringValue(), piece);
    var out = new TreeMap<>(before);
    var changes = offer.path("after").path(token);
    if (!changes.isMissingNode()) {
      for (JsonNode one : changes) if (one.has("from")) out.remove(one.get("from").stringValue());
      for (JsonNode one : changes) {
        String at = one.get("at").stringValue();
        out.remove(at);
        if (one.has("from")) out.put(at, put(stood(before, one), at));
        if (one.has("piece")) out.put(at, one.get("piece"));
      }
      return out;
    }
    for (JsonNode move : offer.get("moves"))
      if (move.get("token").stringValue().equals(token)) {
        out.remove(move.get("from").stringValue());
        String to = move.get("to").stringValue();
        var piece = put(stood(before, move), to);
        if (move.has("becomes")) piece.set("mode", move.get("becomes"));
        out.put(to, piece);
        return out;
      }
    out.put(token, put(offer.get("puts"), token));
    return out;
  }

  private static JsonNode stood(Map<String, JsonNode> before, JsonNode way) {
    return Objects.requireNonNull(before.get(way.get("from").stringValue()));
  }

  private static ObjectNode put(JsonNode piece, String at) {
    return ((ObjectNode) piece.deepCopy()).put("at", at);
  }

  private static <S, V> Tally compare(Match<S, V> match, Seat seat) {
    var game = match.game();
    var drawing = Drawings.of(game);
    V view = game.view(match.state(), Viewer.of(seat));
    var shown = Projection.of(match).shown(Viewer.of(seat), match.log().size());
    var sheet = Checked.tree("Shown", shown.json());
    var offer = sheet.get("offer");
    int all = 0;
    for (Choice choice : Offered.of(match, Set.of(seat)).placing) {
      String token = game.notation().print(choice);
      Optional<V> then = Foreseeable.foresight(game, view).after(List.of(choice));
      all++;
      if (then.isEmpty()) {
        assertThat(offer.get("after").get(token)).as(token).isEmpty();
        continue;
      }
      Map<String, JsonNode> expected = new TreeMap<>();
      var board = PondMatches.MAPPER.readTree(drawing.board(then.get(), List.of()).json());
      for (JsonNode piece : board.get("pieces")) expected.put(piece.get("at").stringValue(), piece);
      assertThat(made(sheet.get("board"), offer, token))
          .as("%s %s\n%s", token, offer.path("after").path(token), sheet.get("board"))
          .isEqualTo(expected);
    }
    return new Tally(all, offer.path("after").size());
  }

  /** What is done at each state of a random match. */
  private interface At {
    <S, V> void state(Match<S, V> match, Seat seat);
  }

  private static <S, V> void played(Game<S, V> game, int plies, long seed, At at) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var dealer = SeedDealer.of("after" + seed, game.profile().id());
    var random = new SplittableRandom(seed);
    var match = Match.begin(game, options).deal(dealer);
    while (match.turn() instanceof Turn.Of(var seat) && match.ply() < plies) {
      at.state(match, seat);
      var picks = new ArrayList<Choice>();
      S state = match.state();
      do {
        var offered = game.choices(state);
        picks.add(offered.get(random.nextInt(offered.size())));
        state = game.apply(state, picks.getLast());
      } while (!game.settled(state));
      match = match.enter(new Entry.Acted(seat, picks)).orThrow().deal(dealer);
    }
  }

  /** What the seat to act is offered in a state, and what comes of it. */
  private static <S, V> String offer(Match<S, V> like, S state) {
    var match = Match.from(like.game(), like.start().options(), state);
    var look = Checked.told(Projection.of(match).look());
    return PondMatches.MAPPER.readTree(look).get("offer").toString();
  }

  @ParameterizedTest
  @CsvSource({"mutation,2,0", "felon,1,100", "ironpond,4,40", "tsunami,2,10"})
  void the_page_can_make_every_move_itself_as_its_maker_foresees_it(
      String game, int matches, int least) {
    int[] tally = {0, 0};
    for (long seed = 0; seed < matches; seed++)
      played(
          Games.named(game).orElseThrow(),
          110,
          seed,
          new At() {
            @Override
            public <S, V> void state(Match<S, V> match, Seat seat) {
              if (match.ply() % 2 == 1 && !game.equals("ironpond")) return;
              var compared = compare(match, seat);
              tally[0] += compared.all;
              tally[1] += compared.told;
            }
          });
    assertThat(tally[0]).isGreaterThan(2_000);
    assertThat(tally[1]).isBetween(least, tally[0] / 2);
  }

  @ParameterizedTest
  @MethodSource("fr.zizanie.rules.Games#all")
  void offers_and_what_comes_of_them_are_equal_in_twin_worlds(Game<?, ?> game) {
    boolean answered = game.profile().id().equals("ironpond");
    int[] differed = {0, 0};
    var random = new SplittableRandom(5);
    for (long seed = 0; seed < 2; seed++)
      played(
          game,
          90,
          seed,
          new At() {
            @Override
            public <S, V> void state(Match<S, V> match, Seat seat) {
              if (match.ply() % 3 != 0 && !answered) return;
              S twin =
                  match.game().sample(match.game().view(match.state(), Viewer.of(seat)), random);
              String offer = offer(match, match.state());
              assertThat(offer(match, twin)).isEqualTo(offer);
              if (!twin.equals(match.state())) differed[0]++;
              if (offer.contains("\"after\"")) differed[1]++;
            }
          });
    boolean hides = SecretGames.all().contains(game);
    assertThat(differed[0]).isBetween(hides ? 5 : 0, hides ? 199 : 0);
    // What Mutation's moves do is plain from the moves themselves.
    boolean changes = game instanceof Foreseeable && !(game instanceof Mutation);
    if (changes) assertThat(differed[1]).isPositive();
  }

  @Test
  void a_try_is_only_announced() {
    var game = Games.named("confusion").orElseThrow();
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var match = Match.begin(game, options).deal(SeedDealer.of("after", "confusion"));
    var offer = Checked.tree("Shown", Projection.of(match, Viewer.FIRST, 0).json()).get("offer");
    assertThat(offer.get("announced").booleanValue()).isTrue();
    assertThat(offer.has("after")).isFalse();
    var watched = Checked.tree("Shown", Projection.of(match, Viewer.PUBLIC, 0).json());
    assertThat(watched.get("offer").has("announced")).isFalse();
  }
}
