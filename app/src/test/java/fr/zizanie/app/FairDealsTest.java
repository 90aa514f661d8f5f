package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.TimesLeft;
import fr.zizanie.sheets.Sha256;
import fr.zizanie.table.reading.Download;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.TimeControl;
import fr.zizanie.terminal.Failure;
import fr.zizanie.terminal.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Records of fairly dealt games are right; forged ones are refused with the first wrong fact. */
class FairDealsTest {
  /** How many of each game; more on demand. */
  private static final int GAMES = Integer.getInteger("zizanie.deals", 1_000);

  private static final int PLIES = 3;
  private static final List<Sitter> SITTERS = List.of(person("ann"), person("bob"));

  private static Sitter person(String name) {
    return new Sitter.Person(new Guest(new PlayerId(name), name));
  }

  private static Deal deal(int number) {
    String first = "a" + number;
    String second = "b" + number;
    return Deal.bound(new Seed(Sha256.hex("seed " + number)))
        .committed(0, Sha256.hex(first))
        .committed(1, Sha256.hex(second))
        .opened(0, first, 1)
        .opened(1, second, 2);
  }

  /**
   * The record of a game of a few random actions that one seat resigns, as the server writes it.
   */
  private static <S, V> String record(Game<S, V> game, Map<String, String> given, int number) {
    return record(game, given, number, deal(number));
  }

  private static <S, V> String record(
      Game<S, V> game, Map<String, String> given, int number, Deal deal) {
    var options = Options.read(game.profile().options(), given).orThrow();
    var id = new MatchId("m" + number);
    var setup =
        new Setup(
            id, game.profile().id(), 1, options.values(), SITTERS, deal, TimeControl.none(), 5);
    var random = new SplittableRandom(number);
    var match = Match.begin(game, options).deal(setup.dealer());
    for (int ply = 0; ply < PLIES || !dealt(match); ply++)
      if (match.turn() instanceof Turn.Of(Seat by))
        match =
            match.enter(new Entry.Acted(by, action(match, random))).orThrow().deal(setup.dealer());
    if (match.outcome().isEmpty()) match = match.play(Seat.FIRST, "resign").orThrow();
    return Download.of(setup, match, new Seats(SITTERS), Viewer.PUBLIC, TimesLeft.NONE, false)
        .text();
  }

  private static boolean dealt(Match<?, ?> match) {
    return match.outcome().isPresent()
        || match.log().stream().anyMatch(entry -> entry instanceof Entry.Dealt);
  }

  private static <S, V> List<Choice> action(Match<S, V> match, SplittableRandom random) {
    var picks = new ArrayList<Choice>();
    var state = match.state();
    do {
      var offered = match.game().choices(state).toList();
      picks.add(drawing(match.game(), offered, random));
      state = match.game().apply(state, picks.getLast());
    } while (!match.game().settled(state));
    return picks;
  }

  /** What draws a card, if it may be drawn; any choice otherwise. */
  private static <S, V> Choice drawing(
      Game<S, V> game, List<Choice> offered, SplittableRandom random) {
    return offered.stream()
        .filter(choice -> game.notation().print(choice).equals("draw"))
        .findFirst()
        .orElse(offered.get(random.nextInt(offered.size())));
  }

  private static String checked(String record) {
    return Redeal.checked(Json.RECORDS.read(record).orThrow());
  }

  @ParameterizedTest
  @CsvSource({"ironpond,darts,chance", "tsunami,deck,projet-1", "confusion,first,random"})
  void every_game_as_dealt_is_right(String name, String option, String value) {
    var game = Games.named(name).orElseThrow();
    for (int number = 0; number < GAMES; number++) {
      String record = record(game, Map.of(option, value), number);
      assertThat(checked(record)).as(record).contains(" deals as committed with both nonces");
    }
  }

  @Test
  void a_forged_record_is_refused_with_the_first_wrong_fact() {
    String right = record(Games.named("ironpond").orElseThrow(), Map.of(), 7);
    String ones = Sha256.hex("a7") + "|" + Sha256.hex("b7");
    var forged = new LinkedHashMap<String, String>();
    forged.put(tagged(right, "Deal", "3"), "Deal is \"2\" or not there");
    forged.put(without(right, "Deal"), "NonceCommitments stand without Deal \"2\"");
    forged.put(tagged(right, "Id", "m 7"), "Id is not the id of a deal");
    forged.put(without(right, "Id"), "Id is not the id of a deal");
    forged.put(tagged(right, "Commitment", "00"), "Commitment is not 64 hexadecimal digits");
    forged.put(
        tagged(right, "Commitment", "0".repeat(64)), "the seed is not the one of the commitment");
    forged.put(
        tagged(right, "Seed", Sha256.hex("seed 8")), "the seed is not the one of the commitment");
    forged.put(tagged(right, "Nonces", "a8|b7"), "nonce 1 is not the one of its commitment");
    forged.put(tagged(right, "Nonces", "a7|b8"), "nonce 2 is not the one of its commitment");
    forged.put(tagged(right, "Nonces", "a7|"), "nonce 2 is not the one of its commitment");
    forged.put(without(right, "Nonces"), "no nonce was added");
    forged.put(
        tagged(right, "NonceCommitments", ones.replace('|', '0')),
        "NonceCommitments are two texts with one | between them");
    forged.put(
        tagged(right, "NonceCommitments", "|" + Sha256.hex("b7")),
        "nonce 1 is not the one of its commitment");
    forged.put(without(right, "NonceCommitments"), "nonce 1 is not the one of its commitment");
    forged.put(tagged(right, "Id", "m7.2"), "deal ");
    forged.put(tagged(right, "Id", "m8"), "deal ");
    forged.put(
        tagged(right, "Nonces", "a8|b7").replace(Sha256.hex("a7"), Sha256.hex("a8")), "deal ");
    forged.forEach((record, fact) ->
        assertThatThrownBy(() -> checked(record))
            .as(fact)
            .isInstanceOf(Failure.class)
            .hasMessageStartingWith(fact));
  }

  private static Deal ofDevice() {
    return Deal.unbound(new Seed(Sha256.hex("seed 7")).ofDevice(), List.of("", ""));
  }

  @Test
  void what_a_device_dealt_is_checked_and_nobody_vouches_for_its_seed() {
    var game = Games.named("ironpond").orElseThrow();
    String right = record(game, Map.of(), 7, ofDevice());
    assertThat(checked(right))
        .contains(" deals as the device’s seed gives them", "nobody vouches for that seed");
    var forged = new LinkedHashMap<String, String>();
    forged.put(tagged(right, "Dealt", "table"), "Dealt is \"device\" or not there");
    forged.put(
        "[Commitment \"" + "0".repeat(64) + "\"]\n" + right,
        "what a device dealt has no commitment");
    forged.put(without(right, "Dealt"), "the seed is not the one of the commitment");
    forged.put(tagged(right, "Id", "m8"), "deal ");
    forged.put(tagged(right, "Seed", "dev-" + Sha256.hex("x").substring(4)), "deal ");
    forged.forEach((record, fact) ->
        assertThatThrownBy(() -> checked(record))
            .as(fact)
            .isInstanceOf(Failure.class)
            .hasMessageStartingWith(fact));
    assertThat(checked(without(right, "Seed"))).isEmpty();
  }

  /** Every deal of a game, exchanged with another card, is named. */
  @Test
  void a_deal_that_was_exchanged_is_named() {
    var game = Games.named("ironpond").orElseThrow();
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    for (Deal deal : List.of(deal(7), ofDevice()))
      for (int wrong = 0; wrong < 10; wrong++) {
        String record = exchanged(game, options, wrong, deal);
        assertThatThrownBy(() -> checked(record))
            .isInstanceOf(Failure.class)
            .hasMessageStartingWith("deal " + (wrong + 1) + " is ");
      }
  }

  private static <S, V> String exchanged(Game<S, V> game, Options options, int wrong, Deal deal) {
    var setup =
        new Setup(
            new MatchId("m7"),
            game.profile().id(),
            1,
            options.values(),
            SITTERS,
            deal,
            TimeControl.none(),
            5);
    var match = Match.begin(game, options);
    for (int k = 0; match.turn() instanceof Turn.Chance; k++) {
      var due = match.due(setup.dealer());
      var other =
          game.choices(match.state()).toList().stream().filter(c -> !c.equals(due)).findFirst();
      match = match.enter(new Entry.Dealt(k == wrong ? other.orElseThrow() : due)).orThrow();
    }
    var over = match.play(Seat.FIRST, "resign").orThrow();
    return Download.of(setup, over, new Seats(SITTERS), Viewer.PUBLIC, TimesLeft.NONE, false)
        .text();
  }

  private static String tagged(String record, String tag, String value) {
    return record.replaceFirst("\\[" + tag + " \"[^\"]*\"]", "[" + tag + " \"" + value + "\"]");
  }

  private static String without(String record, String tag) {
    return record.replaceFirst("\\[" + tag + " \"[^\"]*\"]\n", "");
  }
}
