package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.app.engine.Protocol;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.record.Exported;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.core.record.TimesLeft;
import fr.zizanie.terminal.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever ends a game, each of our exports read back gives the same game and the same end, with
 * clocks, names, time control and result.
 */
class EndingsComeBackTest {
  private static final Path RULES = Path.of("../rules/src/main/java/fr/zizanie/rules");
  private static final Pattern REASON =
      Pattern.compile("new Outcome\\.(?:Won|Drawn|Annulled)\\([^;\"]*\"([a-z-]+)\"");

  /** A game that the rules end. */
  private record Sample(
      String game, String reason, String options, String position, String actions) {}

  private static final List<Sample> SAMPLES =
      List.of(
          new Sample("ironpond", "checkmate", "deck=none", "", "f2f3,e7e5,g2g4,d8h4"),
          new Sample(
              "ironpond",
              "stalemate",
              "deck=none",
              "{\"fen\":\"7k/5K2/8/8/8/8/8/6Q1 w - - 0 1\"}",
              "g1g6"),
          new Sample(
              "ironpond",
              "bare-kings",
              "deck=none",
              "{\"fen\":\"4k3/8/8/8/8/8/4p3/4K3 w - - 0 1\"}",
              "e1e2"),
          new Sample(
              "ironpond",
              "repetition",
              "deck=none",
              "",
              "g1f3,g8f6,f3g1,f6g8,g1f3,g8f6,f3g1,f6g8,claim"),
          new Sample(
              "ironpond",
              "fifty-moves",
              "deck=none",
              "{\"fen\":\"4k2r/8/8/8/8/8/8/R3K3 w - - 99 80\"}",
              "a1a2,claim"),
          new Sample(
              "ironpond",
              "dead-position",
              "deck=none",
              "{\"fen\":\"4k3/8/8/8/8/8/4p3/4K1N1 w - - 0 1\"}",
              "e1e2"),
          new Sample(
              "ironpond",
              "fivefold-repetition",
              "deck=none",
              "",
              "g1f3,g8f6,f3g1,f6g8,g1f3,g8f6,f3g1,f6g8,g1f3,g8f6,f3g1,f6g8,g1f3,g8f6,f3g1,f6g8"),
          new Sample(
              "ironpond",
              "seventy-five-moves",
              "deck=none",
              "{\"fen\":\"4k2r/8/8/8/8/8/8/R3K3 w - - 149 100\"}",
              "a1a2"),
          new Sample("mutation", "checkmate", "", "k7/7P/8/P7/3P4/8/8/6K1 w - 250 200", "h7h8"),
          new Sample("mutation", "stalemate", "", "k7/8/8/P7/3P4/3P4/8/6K1 w - 0 1", "d3e5"),
          new Sample("mutation", "bare-kings", "", "k7/8/8/8/8/8/1p6/K7 w - 0 1", "a1b2"),
          new Sample(
              "mutation",
              "repetition",
              "",
              "",
              "b1c3,b8c6,c3b4,c6b5,b4c3,b5c6,c3b4,c6b5,b4c3,b5c6"),
          new Sample(
              "mutation", "hundred-moves", "", "k7/8/8/8/8/8/7P/K7 w - 199 120", "h2h3,claim"),
          new Sample(
              "mutation",
              "hundred-moves",
              "",
              "k7/8/8/8/8/8/7P/K7 w - 199 120",
              "h2h3,white:claim"),
          new Sample(
              "felon",
              "checkmate",
              "",
              "r12/12D/1D11/13/13/13/13/13/13/13/13/13/R12 y - - 149 80",
              "b11b12"),
          new Sample(
              "felon",
              "stalemate",
              "",
              "r12/13/13/13/13/13/1D11/13/13/13/13/12G/R12 y - - 0 1",
              "b7b11"),
          new Sample(
              "felon",
              "repetition",
              "",
              "",
              "g13,g1,a1b3,a13b11,b3a1,b11a13,a1b3,a13b11,b3a1,b11a13"),
          new Sample(
              "felon",
              "no-progress",
              "",
              "6r6/13/13/13/13/13/13/13/13/13/13/13/R3E8 y - - 149 80",
              "a1a2"),
          new Sample(
              "felon",
              "no-progress",
              "",
              "6r6/13/13/13/13/13/13/13/13/13/13/13/R3E8 y - - 99 60",
              "a1a2,claim"),
          new Sample(
              "felon",
              "dead-position",
              "",
              "6r6/13/13/13/13/13/13/3FE8/13/13/13/13/R12 r d6 - 50 60",
              "d6e6"),
          new Sample("tsunami", "score", "deck=none", "", "D4,K10,pass,pass,agree,agree"),
          new Sample(
              "confusion",
              "cap",
              "cap=3",
              """
              {"board":"11/11/a10/11/11/11/11/11/1A1*7/11/11","turn":"yellow","pieces":{
              "white":"A1 C2 E3 H4 K5 L6 N7 O8 P9 S10 T11 V12",
              "yellow":"A1 C2 E3 H4 K5 L6 N7 O8 P9 S10 T11 V12"}}\
              """,
              "A-E1,A-E1,A-E1"),
          new Sample(
              "confusion",
              "no-tries",
              "",
              """
              {"board":"11/11/11/11/11/1*9/11/11/11/11/11","turn":"yellow","pieces":{
              "white":"A1 C2 E3 H4 K5 L6 N7 O8 P9 S10 T11 V12",
              "yellow":"A1 C2 E3 H4 K5 L6 N7 O8 P9 S10 T11 V12"}}\
              """,
              ""));

  private static Match<?, ?> of(Sample sample) {
    return played(Games.named(sample.game).orElseThrow(), sample);
  }

  private static <S, V> Match<S, V> played(Game<S, V> game, Sample sample) {
    var given = new LinkedHashMap<String, String>();
    for (String word : sample.options.split(",", -1))
      if (!word.isEmpty()) given.put(word.split("=", 2)[0], word.split("=", 2)[1]);
    var options = Options.read(game.profile().options(), given).orThrow();
    var position = Json.RECORDS.trees().read(sample.position.replace("\n", ""));
    var tree = sample.position.startsWith("{") ? position : text(sample.position);
    var match =
        sample.position.isEmpty()
            ? Match.begin(game, options)
            : Match.from(
                game, options, game.notation().load(tree.orElseThrow(), options).orThrow());
    for (String action : sample.actions.split(",", -1)) {
      if (action.isEmpty()) continue;
      var parts = action.split(":", 2);
      Seat by =
          parts.length == 2
              ? game.profile().seat(parts[0]).orElseThrow()
              : ((Turn.Of) match.turn()).seat();
      match = match.play(by, parts[parts.length - 1]).orThrow();
    }
    return match;
  }

  private static Optional<Tree> text(String fen) {
    return Optional.of(new Tree.Text(fen));
  }

  private static Match<?, ?> goal() {
    try {
      String text = Files.readString(Path.of("../web/public/examples/confusion.txt"));
      return Json.RECORDS.read(text).orThrow().match();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Every event that ends a game, by what must be said; a new kind doesn’t compile. */
  private static List<String> ends(Event.Kind kind) {
    return switch (kind) {
      case RESIGN -> List.of("other resign", "mover resign");
      case HELP, OFFER_DRAW, DECLINE_DRAW, OFFER_TAKEBACK, ACCEPT_TAKEBACK, DECLINE_TAKEBACK ->
          List.of();
      case ACCEPT_DRAW ->
          List.of(
              "mover offer draw,other accept draw",
              "other offer draw,mover accept draw",
              "other offer draw,mover decline draw,mover offer draw,other accept draw",
              "mover offer takeback,other decline takeback,mover offer draw,other accept draw");
      case FLAG -> List.of("mover flag");
      case LEFT -> List.of("mover left");
      case LEFT_DRAW -> List.of("mover left draw");
      case UNPLAYED -> List.of("mover unplayed");
      // What a game hears it ends by its rules: those are samples.
      case CLAIM, GESTURE, TOLD, TIMEOUT -> List.of();
    };
  }

  static Stream<Arguments> games() {
    return Stream.of(
            Map.entry("ironpond", "deck=none"),
            Map.entry("ironpond", ""),
            Map.entry("confusion", ""),
            Map.entry("mutation", ""),
            Map.entry("felon", ""),
            Map.entry("tsunami", "deck=none"),
            Map.entry("tsunami", ""))
        .flatMap(begun ->
            Stream.of(Event.Kind.values())
                .flatMap(kind -> ends(kind).stream())
                .flatMap(said ->
                    Stream.of(2, 5)
                        .map(n -> Arguments.of(begun.getKey(), begun.getValue(), n, said))));
  }

  @ParameterizedTest(name = "{0} {1} after {2}: {3}")
  @MethodSource("games")
  void what_players_and_clocks_end(String id, String options, int actions, String said) {
    comesBack(ended(Games.named(id).orElseThrow(), options, actions, said));
  }

  private static <S, V> Match<S, V> ended(Game<S, V> game, String options, int n, String said) {
    var dealer = SeedDealer.of("ends", game.profile().id());
    var match = played(game, new Sample(game.profile().id(), "", options, "", "")).deal(dealer);
    while (match.ply() < n) {
      Seat by = ((Turn.Of) match.turn()).seat();
      var action = Lines.actions(game, match.state(), 40).getLast();
      match = match.enter(new Entry.Acted(by, action)).orThrow().deal(dealer);
    }
    Seat mover = ((Turn.Of) match.turn()).seat();
    for (String one : said.split(",", -1)) {
      var words = one.split(" ", 2);
      match = match.play(words[0].equals("mover") ? mover : mover.other(), words[1]).orThrow();
    }
    return match;
  }

  static Stream<Arguments> samples() {
    return Stream.concat(
        SAMPLES.stream().map(s -> Arguments.of(s.game + " " + s.reason, s.reason, of(s))),
        Stream.of(Arguments.of("confusion goal", "goal", goal())));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("samples")
  void what_the_rules_end(String name, String reason, Match<?, ?> match) {
    assertThat(match.outcome().map(Outcome::reason)).as(name).contains(reason);
    comesBack(match);
  }

  @Test
  void no_end_of_a_game_is_forgotten() throws IOException {
    var tested = new TreeSet<String>();
    samples().forEach(s -> tested.add(s.get()[0].toString()));
    var all = new TreeSet<String>();
    for (Game<?, ?> game : Games.all()) {
      String id = game.profile().id();
      try (var files = Files.walk(RULES.resolve(id))) {
        for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
          var found = REASON.matcher(Files.readString(file));
          while (found.find()) all.add(id + " " + found.group(1));
        }
      }
    }
    assertThat(tested).containsAll(all);
    assertThat(all).hasSizeGreaterThan(10);
  }

  private static void comesBack(Match<?, ?> match) {
    var tags = new LinkedHashMap<String, String>();
    for (Seat seat : Seat.values())
      tags.put(Records.tag(match.profile(), seat), seat == Seat.FIRST ? "Ann \"A\"" : "Bén \\");
    tags.put("Date", "2026.11.26");
    tags.put("TimeControl", "10+5");
    var left = new LinkedHashMap<Integer, Long>();
    for (int i = 0; i < match.log().size(); i++)
      if (match.log().get(i) instanceof Entry.Acted) left.put(i, 3_700L - 7 * i);
    for (var times : List.of(TimesLeft.NONE, new TimesLeft(left))) {
      String record = Json.RECORDS.write(match, tags, times, Optional.empty());
      same(match, Json.RECORDS.read(record).orThrow(), tags, times);
      asJson(match, record);
      var export = Exported.of(match, Optional.empty(), tags, times);
      if (export.filter(e -> e.format().equals("pgn")).isPresent())
        asPgn(match, export.get().text(), tags, times);
      else if (export.isPresent() && stonesAlone(match)) asSgf(match, export.get().text());
    }
  }

  private static void asPgn(
      Match<?, ?> match, String text, Map<String, String> tags, TimesLeft times) {
    assertThat(text.lines()).allMatch(line -> line.startsWith("[") || line.length() < 80);
    same(match, Json.RECORDS.read(text).orThrow(), tags, times);
  }

  /** With cards SGF is for looking at, and of ends it has but these. */
  private static boolean stonesAlone(Match<?, ?> match) {
    return match.start().options().get("deck").equals("none")
        && (!(match.log().getLast() instanceof Entry.Happened(Event event))
            || EnumSet.of(Event.Kind.RESIGN, Event.Kind.FLAG, Event.Kind.ACCEPT_DRAW)
                .contains(event.kind()));
  }

  private static void asSgf(Match<?, ?> match, String text) {
    var again = Json.RECORDS.read(text).orThrow();
    assertThat(again.match().outcome()).isEqualTo(match.outcome());
    assertThat(again.match().state()).isEqualTo(match.state());
    assertThat(again.tags()).containsEntry("Black", "Ann \"A\"");
  }

  private static void same(
      Match<?, ?> match, Records.Loaded again, Map<String, String> tags, TimesLeft times) {
    assertThat(again.match().outcome()).isEqualTo(match.outcome());
    assertThat(again.match().state()).isEqualTo(match.state());
    assertThat(again.match().log()).isEqualTo(match.log());
    assertThat(again.match().start().state()).isEqualTo(match.start().state());
    assertThat(again.match().start().options()).isEqualTo(match.start().options());
    assertThat(again.tags()).containsAllEntriesOf(tags);
    assertThat(again.tags()).containsEntry("Result", Records.result(match.outcome()));
    assertThat(again.times()).isEqualTo(times);
  }

  private static void asJson(Match<?, ?> match, String record) {
    var engine = new Protocol();
    var state =
        engine.answer(Json.MAPPER.writeValueAsString(Map.of("cmd", "load", "record", record)));
    var outcome = Json.MAPPER.readTree(state).get("outcome");
    assertThat(outcome.get("reason").stringValue())
        .isEqualTo(match.outcome().orElseThrow().reason());
    var told = Json.MAPPER.readTree(engine.answer("{\"cmd\":\"record\"}")).get("record");
    var again = Json.RECORDS.read(told.stringValue()).orThrow().match();
    assertThat(again.log()).isEqualTo(match.log());
    assertThat(again.outcome()).isEqualTo(match.outcome());
  }
}
