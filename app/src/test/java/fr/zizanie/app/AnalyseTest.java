package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fr.zizanie.app.engine.Protocol;
import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.terminal.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What {@code analyse} prints, and what it refuses in words. */
class AnalyseTest {
  private static final int ACTIONS = 12;

  @TempDir private Path folder;

  /** The beginning of a game of computers, and who acts then resigns if it should end. */
  private static <S, V> Match<S, V> played(Game<S, V> game, boolean ended) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var dealer = SeedDealer.of("analyse", game.profile().id());
    var match = Match.begin(game, options).deal(dealer);
    var agent = Players.of(match.game(), 1).orElseThrow();
    while (match.turn() instanceof Turn.Of(Seat by)) {
      if (match.ply() == ACTIONS) return ended ? match.play(by, "resign").orThrow() : match;
      var view = match.game().view(match.state(), Viewer.of(by));
      var action = agent.advise(view, new Budget(60_000, 1)).action();
      match = match.enter(new Entry.Acted(by, action)).orThrow().deal(dealer);
    }
    return match;
  }

  private String file(Match<?, ?> match, Optional<Viewer> viewer) throws IOException {
    var file = Files.createTempFile(folder, "game", ".txt");
    Files.writeString(file, Json.RECORDS.write(match, Map.of(), viewer));
    return file.toString();
  }

  private String whole(Match<?, ?> match) throws IOException {
    return file(match, Optional.empty());
  }

  private static void balances(JsonNode seat) {
    double sum = seat.get("start").asDouble();
    for (var line : seat.get("books")) {
      assertThat(line.propertyNames()).containsExactly("ply", "kind", "value");
      assertThat(line.get("kind").asString()).isIn("decision", "luck", "other", "rest");
      sum += line.get("value").asDouble();
    }
    assertThat(sum).isCloseTo(seat.get("result").asDouble(), within(1e-9));
  }

  @Test
  void json_has_balanced_books_of_both_seats_and_all_decisions() throws IOException {
    String file = whole(played(new IronPond(), true));
    var ran = Zizanie.typed("analyse", file, "--json", "--depth", "law");
    assertThat(ran.code()).isZero();
    var read = Json.MAPPER.readTree(ran.out());
    assertThat(read.propertyNames()).containsExactly("seats", "decisions");
    assertThat(read.get("seats").propertyNames()).containsExactly("white", "black");
    read.get("seats").forEach(AnalyseTest::balances);
    var plies = new ArrayList<Integer>();
    for (var decision : read.get("decisions")) {
      assertThat(decision.propertyNames())
          .containsExactly("ply", "seat", "played", "best", "value", "bestValue", "interval");
      assertThat(decision.get("value").asDouble())
          .isLessThanOrEqualTo(decision.get("bestValue").asDouble());
      plies.add(decision.get("ply").asInt());
    }
    assertThat(plies).isNotEmpty().isSorted();
    assertThat(Zizanie.typed("analyse", file, "--json", "--depth", "law")).isEqualTo(ran);
  }

  @Test
  void the_truth_and_one_decision_are_told_to_whoever_asks() throws IOException {
    var match = played(new IronPond(), true);
    String file = whole(match);
    var whole = Zizanie.typed("analyse", file, "--json", "--depth", "law", "--truth");
    var read = Json.MAPPER.readTree(whole.out());
    assertThat(read.propertyNames()).containsExactly("seats", "decisions", "truth");
    assertThat(read.get("truth")).hasSize(match.ply() + 1);
    String ply = read.get("decisions").get(0).get("ply").asString();
    var one = Json.MAPPER.readTree(Zizanie.typed("analyse", file, "--at", ply, "--json").out());
    assertThat(one.propertyNames()).containsExactly("ply", "seat", "played", "candidates");
    assertThat(one.get("candidates").get(0).propertyNames())
        .containsExactly("action", "written", "value", "interval");
    assertThat(Zizanie.typed("analyse", file, "--at", ply).out()).contains("* ", "%  ");
    assertThat(refused(file, "--at", "9999"))
        .contains("--at takes the ply of a decision, from 1 to " + match.ply());
  }

  @Test
  void what_cards_gained_is_told_to_whoever_asks() throws IOException {
    String file = "../web/public/examples/ironpond.txt";
    var whole = Zizanie.typed("analyse", file, "--json", "--depth", "law", "--cards");
    var read = Json.MAPPER.readTree(whole.out());
    assertThat(read.propertyNames()).containsExactly("seats", "decisions", "cards");
    var countered = new ArrayList<Double>();
    for (var worth : read.get("cards")) {
      assertThat(worth.propertyNames())
          .startsWith("ply", "seat", "card", "played", "gain", "interval");
      if (worth.has("countered")) {
        assertThat(worth.get("played").asBoolean()).isTrue();
        countered.add(worth.get("countered").asDouble());
      }
    }
    assertThat(countered).isNotEmpty().allMatch(chance -> chance >= 0 && chance <= 1);
    assertThat(Zizanie.typed("analyse", file, "--depth", "law").out())
        .contains("best card played, ply ");
    String none = whole(played(new Mutation(), true));
    assertThat(Zizanie.typed("analyse", none, "--json", "--depth", "law", "--cards").out())
        .doesNotContain("cards");
  }

  @Test
  void the_engine_says_the_same_bytes() throws IOException {
    String file = whole(played(new Mutation(), true));
    String printed = Zizanie.typed("analyse", file, "--depth", "law", "--json").out().strip();
    var engine = new Protocol();
    String record = Json.MAPPER.writeValueAsString(Files.readString(Path.of(file)));
    engine.answer("{\"cmd\":\"load\",\"record\":" + record + "}");
    assertThat(engine.answer("{\"cmd\":\"analyse\",\"depth\":\"law\"}"))
        .isEqualTo("{\"ok\":true,\"analysis\":" + printed + "}");
  }

  @Test
  void where_actions_tell_something_it_is_measured() throws IOException {
    String file = whole(played(new Confusion(), true));
    var whole = Zizanie.typed("analyse", file, "--json", "--depth", "law");
    var decision = Json.MAPPER.readTree(whole.out()).get("decisions").get(0);
    var told = decision.get("told");
    assertThat(told.propertyNames()).containsExactly("bits", "bestBits", "rank", "among", "most");
    assertThat(told.get("rank").asInt()).isBetween(1, told.get("among").asInt());
    assertThat(told.get("most")).hasSizeBetween(1, 5);
    var first = told.get("most").get(0);
    assertThat(first.propertyNames()).containsExactly("action", "written", "bits", "others");
    assertThat(first.get("bits").asDouble()).isBetween(told.get("bits").asDouble(), 1.0);
    String ply = decision.get("ply").asString();
    var one = Json.MAPPER.readTree(Zizanie.typed("analyse", file, "--at", ply, "--json").out());
    assertThat(one.get("played").get("bits")).isEqualTo(told.get("bits"));
    assertThat(Zizanie.typed("analyse", file, "--at", ply).out()).contains(" bits  ");
    var english = Zizanie.typed("analyse", file, "--depth", "law");
    assertThat(english.out()).contains("its tries could tell ", " bits on average");
    var french = Zizanie.typed("analyse", file, "--depth", "law", "--lang", "fr");
    assertThat(french.out()).contains("ses essais pouvaient apprendre ", " bits en moyenne");
  }

  @Test
  void the_report_speaks_both_languages() throws IOException {
    String file = whole(played(new Mutation(), true));
    var english = Zizanie.typed("analyse", file, "--depth", "law");
    assertThat(english.out()).contains("White: ", "Black: ", "own decisions ", "instead of ");
    assertThat(english.out()).doesNotContain("plays like");
    var quick = Zizanie.typed("analyse", file, "--depth", "quick");
    assertThat(quick.out()).contains("decisions), plays like level ");
    var french = Zizanie.typed("analyse", file, "--depth", "law", "--lang", "fr");
    assertThat(french.out()).contains("Blancs : ", "Noirs : ", "ses décisions ", "au lieu de ");
  }

  @Test
  void what_cannot_be_analysed_is_refused_in_words() throws IOException {
    String running = whole(played(new Mutation(), false));
    assertThat(refused(running)).contains("Only a finished game that counts can be analysed.");
    assertThat(refused(folder.resolve("none.txt").toString())).contains("cannot read");
    var junk = Files.writeString(folder.resolve("junk.txt"), "this is no game");
    assertThat(refused(junk.toString())).contains("This game could not be read.");
    String seen = file(played(new IronPond(), true), Optional.of(Viewer.PUBLIC));
    assertThat(refused(seen)).contains("This game could not be read.");
    assertThat(refused(running, "--depth", "deep")).contains("--depth takes law, quick, standard");
    assertThat(refused(running, "--truth")).contains("--truth goes with --json");
    assertThat(refused(running, "--cards")).contains("--cards goes with --json");
    assertThat(refused(running, "--cards", "--json", "--at", "1")).contains("not about --at");
    assertThat(refused(running, "--truth", "--json", "--at", "1")).contains("not about --at");
    assertThat(refused(running, "--at", "1")).contains("Only a finished game");
    assertThat(refused(running, "--lang", "de")).contains("--lang takes en or fr");
  }

  private static String refused(String file, String... more) {
    var words = new ArrayList<>(List.of("analyse", file));
    words.addAll(List.of(more));
    var ran = Zizanie.typed(words.toArray(String[]::new));
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out()).isEmpty();
    return ran.errors();
  }
}
