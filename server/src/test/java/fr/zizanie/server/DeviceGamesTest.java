package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.table.saved.EntryText;
import fr.zizanie.table.saved.SavedGame;
import fr.zizanie.table.saved.StandingPass;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.ObjectMapper;

/** Finished games of a device that an account takes. */
class DeviceGamesTest {
  @RegisterExtension private static final Served SERVED = Served.crowded();

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final long PLAYED = 1_700_000_000_000L;
  private static int people;

  private Visitor ann;

  @BeforeEach
  void come() {
    ann = SERVED.guest();
    keep(ann);
  }

  private static void keep(Visitor visitor) {
    String body = "{\"name\":\"Nomade %d\",\"password\":\"agrafe moulin tisane\"}";
    assertThat(visitor.write("POST", "/api/account", body.formatted(++people)).statusCode())
        .isEqualTo(200);
  }

  private static <S, V> String saved(Game<S, V> game, String id, boolean over) {
    var person = new Sitter.Person(new Guest(new PlayerId("me"), ""));
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var setup =
        new Setup(
            new MatchId("d-0123456789abcdef" + id),
            game.profile().id(),
            game.profile().rules(options),
            options.values(),
            List.of(person, new Sitter.Computer(2)),
            Seed.of(new byte[Seed.BYTES]).ofDevice(),
            PLAYED);
    var match = Match.begin(game, options).deal(setup.dealer());
    if (over)
      match =
          match.enter(new Entry.Happened(new Event(Seat.FIRST, Event.Kind.RESIGN, ""))).orThrow();
    var played = match;
    var entries = played.log().stream().map(entry -> EntryText.print(played, entry)).toList();
    return new SavedGame(setup, PLAYED + 1, StandingPass.NONE, Set.of(), entries).text();
  }

  private static HttpResponse<String> copy(Visitor visitor, String saved) {
    return visitor.write("POST", "/api/copies", saved);
  }

  @Test
  void a_finished_game_of_each_kind_is_the_accounts_however_often_it_is_sent() {
    for (Game<?, ?> game : Games.all()) {
      String saved = saved(game, game.profile().id(), true);
      var first = copy(ann, saved);
      assertThat(first.statusCode()).as(first.body()).isEqualTo(200);
      String id = MAPPER.readTree(first.body()).get("id").stringValue();
      assertThat(id).matches("c-.{12}");
      assertThat(copy(ann, saved).body()).isEqualTo(first.body());
      var sheet = ann.json("/api/matches/" + id);
      assertThat(sheet.get("outcome").get("reason").stringValue()).isEqualTo("resignation");
      String record = ann.get("/api/matches/" + id + "/record").body();
      assertThat(record).contains("[Date \"2023.11.14\"]");
      assertThat(record.contains("[Dealt \"device\"]"))
          .as(game.profile().id())
          .isEqualTo(saved.contains("chance"));
      assertThat(record).doesNotContain("Commitment");
    }
    assertThat(ann.json("/api/matches")).hasSize(Games.all().size());
  }

  @Test
  void who_sends_it_twice_at_once_has_it_once() {
    String saved = saved(Games.all().getFirst(), "2", true);
    var answers =
        IntStream.range(0, 4)
            .mapToObj(_ -> CompletableFuture.supplyAsync(() -> copy(ann, saved).body()))
            .toList();
    assertThat(answers.stream().map(CompletableFuture::join).distinct()).hasSize(1);
    assertThat(ann.json("/api/matches")).hasSize(1);
  }

  @Test
  void what_isnt_over_or_isnt_a_saved_game_stays_where_it_is() {
    var game = Games.all().getFirst();
    assertThat(copy(ann, saved(game, "3", false)).body()).contains("not-offered");
    assertThat(copy(ann, "{\"zizanie\":\"else\"}").statusCode()).isEqualTo(400);
    assertThat(copy(ann, saved(game, "3", true).replace("resign", "win")).statusCode())
        .isEqualTo(400);
    assertThat(ann.json("/api/matches")).isEmpty();
  }

  @Test
  void a_deal_that_does_not_come_from_its_seed_is_refused() {
    int dealt = 0;
    for (Game<?, ?> game : Games.all()) {
      String saved = saved(game, "d-5-" + game.profile().id(), true);
      String forged = saved.replace("\"seed\":\"dev-0000", "\"seed\":\"dev-beef");
      var answer = copy(ann, forged);
      boolean wanted = saved.contains("chance");
      if (wanted) dealt++;
      assertThat(answer.statusCode()).as(answer.body()).isEqualTo(wanted ? 400 : 200);
      assertThat(answer.body().contains("does not match the seed")).isEqualTo(wanted);
    }
    assertThat(dealt).isPositive();
    assertThat(ann.json("/api/matches")).hasSize(Games.all().size() - dealt);
  }

  @Test
  void a_guest_keeps_nothing_and_each_account_has_its_own() {
    String saved = saved(Games.all().getFirst(), "4", true);
    assertThat(copy(SERVED.guest(), saved).statusCode()).isEqualTo(400);
    var ben = SERVED.guest();
    keep(ben);
    assertThat(copy(ann, saved).body()).isNotEqualTo(copy(ben, saved).body());
    assertThat(ben.json("/api/matches")).hasSize(1);
  }
}
