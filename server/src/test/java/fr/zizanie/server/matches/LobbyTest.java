package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.sheets.Checked;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.TimeControl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.ObjectMapper;

/** Two people agree before their match, on a real database. */
class LobbyTest extends OnDisk {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @Test
  void the_match_begins_when_both_have_agreed_to_the_same_version() {
    MatchId id = proposed("ready");
    var lobby = sheet(id, "ann");
    assertThat(lobby.get("type").stringValue()).isEqualTo("lobby");
    assertThat(lobby.get("commitment").stringValue()).hasSize(64);
    assertThat(lobby.get("cards").size()).isEqualTo(72);
    matches.lobby(id, l -> l.ready(ANN.id(), 0, true)).orThrow();
    assertThat(texts(sheet(id, "bob").get("ready"))).containsExactly("white");
    matches.sit(id, BOB).orThrow();
    assertThat(sheet(id, "bob").get("type").stringValue()).isEqualTo("lobby");
    matches.lobby(id, l -> l.ready(BOB.id(), 0, true)).orThrow();
    Dealers.deal(matches, id, ANN, BOB);
    var sheet = sheet(id, "bob");
    assertThat(sheet.get("type").stringValue()).isEqualTo("sheet");
    assertThat(sheet.get("commitment")).isEqualTo(lobby.get("commitment"));
    assertThat(texts(sheet.get("nonces"))).isEqualTo(Dealers.nonces(ANN, BOB));
    assertThat(sheet.get("cards").get("hands").get("black").size()).isEqualTo(5);
  }

  @Test
  void every_change_is_told_at_once_and_takes_both_agreements_back() {
    MatchId id = both();
    var seen = new ArrayList<String>();
    matches
        .watch(id, new ViewerConnection(BOB.id(), message -> seen.add(Checked.json(message))), 0)
        .orThrow();
    matches.lobby(id, l -> l.ready(BOB.id(), 0, true)).orThrow();
    matches
        .lobby(id, l -> l.propose(ANN.id(), 0, Map.of("darts", "skill"), Optional.empty()))
        .orThrow();
    var told = MAPPER.readTree(seen.getLast());
    assertThat(told.get("options").get("darts").stringValue()).isEqualTo("skill");
    assertThat(told.get("by").stringValue()).isEqualTo("white");
    assertThat(told.get("ready").isEmpty()).isTrue();
    assertThat(told.get("version").intValue()).isEqualTo(1);
    assertThat(reason(matches.lobby(id, l -> l.ready(BOB.id(), 0, true)))).isEqualTo(Reason.STALE);
    assertThat(
            reason(
                matches.lobby(
                    id, l -> l.propose(BOB.id(), 0, Map.of("open", "true"), Optional.empty()))))
        .isEqualTo(Reason.STALE);
    matches.lobby(id, l -> l.ready(ANN.id(), 1, true)).orThrow();
    matches
        .lobby(id, l -> l.propose(BOB.id(), 1, Map.of("darts", "skill"), Optional.empty()))
        .orThrow();
    assertThat(texts(sheet(id, "ann").get("ready"))).as("nothing changed").hasSize(1);
    matches.lobby(id, l -> l.ready(ANN.id(), 1, false)).orThrow();
    matches.lobby(id, l -> l.ready(BOB.id(), 1, true)).orThrow();
    assertThat(sheet(id, "ann").get("type").stringValue()).isEqualTo("lobby");
    matches.lobby(id, l -> l.ready(ANN.id(), 1, true)).orThrow();
    Dealers.deal(matches, id, ANN, BOB);
    assertThat(MAPPER.readTree(seen.getLast()).get("type").stringValue()).isEqualTo("sheet");
    assertThat(sheet(id, "ann").get("options").get("darts").stringValue()).isEqualTo("skill");
  }

  @Test
  void days_are_agreed_on_by_two_people_only() {
    var days = Optional.of(TimeControl.parse("7d").orThrow());
    var computer =
        new MatchRequest(
            "ironpond", Map.of(), "computer", 1, "white", "ready", TimeControl.none(), "", "");
    var id = new MatchId(matches.create(ANN, computer).orThrow().id());
    assertThat(sheet(id, "ann").get("type").stringValue()).isEqualTo("lobby");
    assertThat(matches.lobby(id, l -> l.propose(ANN.id(), 0, Map.of(), days)))
        .isInstanceOf(Answer.No.class);
    assertThat(matches.lobby(both(), l -> l.propose(ANN.id(), 0, Map.of(), days)))
        .isInstanceOf(Answer.Ok.class);
  }

  @Test
  void a_card_leaves_only_if_both_would_leave_it_out() {
    MatchId id = both();
    matches.lobby(id, l -> l.remove(ANN.id(), 0, "11", true)).orThrow();
    matches.lobby(id, l -> l.remove(ANN.id(), 1, "5", true)).orThrow();
    assertThat(sheet(id, "bob").get("options").get("deck").stringValue()).isEqualTo("72");
    matches.lobby(id, l -> l.remove(BOB.id(), 2, "11", true)).orThrow();
    var lobby = sheet(id, "bob");
    assertThat(lobby.get("proposed").get("deck").stringValue()).isEqualTo("72");
    assertThat(List.of(lobby.get("options").get("deck").stringValue().split(",", -1)))
        .hasSize(71)
        .contains("5")
        .doesNotContain("11");
    assertThat(texts(lobby.get("removals").get("white"))).containsExactly("11", "5");
    matches.lobby(id, l -> l.remove(BOB.id(), 3, "11", false)).orThrow();
    assertThat(sheet(id, "ann").get("options").get("deck").stringValue()).isEqualTo("72");
    matches
        .lobby(id, l -> l.propose(BOB.id(), 4, Map.of("deck", "68"), Optional.empty()))
        .orThrow();
    assertThat(texts(sheet(id, "ann").get("removals").get("white")))
        .as("a card that isn't there needn't leave")
        .containsExactly("5");
  }

  @Test
  void a_card_that_the_other_would_leave_out_may_stay() {
    MatchId id = both();
    matches.lobby(id, l -> l.remove(ANN.id(), 0, "11", true)).orThrow();
    assertThat(reason(matches.lobby(id, l -> l.decline(BOB.id(), 0, "11"))))
        .isEqualTo(Reason.STALE);
    matches.lobby(id, l -> l.decline(BOB.id(), 1, "11")).orThrow();
    var lobby = sheet(id, "ann");
    assertThat(texts(lobby.get("removals").get("white"))).isEmpty();
    assertThat(lobby.get("by").stringValue()).isEqualTo("black");
    assertThat(reason(matches.lobby(id, l -> l.decline(EVE, 2, "11"))))
        .isEqualTo(Reason.NOT_SEATED);
  }

  @Test
  void only_where_something_is_dealt_or_hidden_is_there_something_to_check() {
    for (Game<?, ?> game : Games.all()) {
      String name = game.profile().id();
      boolean open = name.equals("mutation") || name.equals("felon");
      assertThat(dealt(name, Map.of())).as(name).isEqualTo(!open);
    }
    for (String name : List.of("ironpond", "tsunami"))
      assertThat(dealt(name, Map.of("deck", "none"))).as(name).isFalse();
  }

  private boolean dealt(String game, Map<String, String> options) {
    var request =
        new MatchRequest(game, options, "friend", 0, "random", "ready", TimeControl.none(), "", "");
    var id = new MatchId(matches.create(ANN, request).orThrow().id());
    return sheet(id, "ann").get("dealt").booleanValue();
  }

  @Test
  void a_deck_keeps_twenty_cards_and_pub_stays() {
    MatchId id = both();
    String twenty =
        IntStream.rangeClosed(1, 20).mapToObj(String::valueOf).collect(Collectors.joining(","));
    matches
        .lobby(
            id,
            l -> l.propose(ANN.id(), 0, Map.of("deck", twenty, "pub", "true"), Optional.empty()))
        .orThrow();
    var few = matches.lobby(id, l -> l.remove(BOB.id(), 1, "7", true));
    assertThat(refusal(few).message().en()).contains("At least 20 cards");
    var pub = refusal(matches.lobby(id, l -> l.remove(BOB.id(), 1, "73", true)));
    assertThat(pub.message().fr()).contains("PUB");
    assertThat(pub.message().en()).contains("PUB");
    assertThat(reason(matches.lobby(id, l -> l.remove(BOB.id(), 1, "40", true))))
        .isEqualTo(Reason.BAD_OPTION);
    assertThat(reason(matches.lobby(id, l -> l.remove(BOB.id(), 1, "x", true))))
        .isEqualTo(Reason.BAD_OPTION);
    assertThat(sheet(id, "ann").get("version").intValue()).isEqualTo(1);
  }

  @Test
  void bad_proposals_are_refused_and_strangers_have_no_say() {
    MatchId id = both();
    assertThat(
            reason(
                matches.lobby(
                    id, l -> l.propose(ANN.id(), 0, Map.of("deck", "1,2,3"), Optional.empty()))))
        .isEqualTo(Reason.BAD_OPTION);
    assertThat(
            reason(
                matches.lobby(
                    id, l -> l.propose(ANN.id(), 0, Map.of("dice", "6"), Optional.empty()))))
        .isEqualTo(Reason.UNKNOWN_OPTION);
    assertThat(
            reason(
                matches.lobby(
                    id, l -> l.propose(ANN.id(), 0, Map.of("custom", "[{}]"), Optional.empty()))))
        .isEqualTo(Reason.BAD_OPTION);
    for (String stranger : List.of("eve", "")) {
      assertThat(
              reason(
                  matches.lobby(
                      id,
                      l ->
                          l.propose(
                              new PlayerId(stranger),
                              0,
                              Map.of("open", "true"),
                              Optional.empty()))))
          .isEqualTo(Reason.NOT_SEATED);
      assertThat(reason(matches.lobby(id, l -> l.ready(new PlayerId(stranger), 0, true))))
          .isEqualTo(Reason.NOT_SEATED);
      assertThat(reason(matches.lobby(id, l -> l.stand(new PlayerId(stranger)))))
          .isEqualTo(Reason.NOT_SEATED);
    }
    assertThat(reason(Doors.play(matches, id, ANN.id(), "white", 0, "e2e4")))
        .isEqualTo(Reason.NOT_BEGUN);
    assertThat(reason(Doors.download(matches, id, ANN.id(), false))).isEqualTo(Reason.NOT_BEGUN);
    assertThat(reason(matches.again(id, ANN))).isEqualTo(Reason.NOT_BEGUN);
    assertThat(reason(matches.sit(id, new Guest(EVE, "Eve")))).isEqualTo(Reason.SEAT_TAKEN);
    assertThat(sheet(id, "eve").get("version").intValue()).isZero();
    matches.lobby(id, l -> l.ready(ANN.id(), 0, true)).orThrow();
    matches.lobby(id, l -> l.ready(BOB.id(), 0, true)).orThrow();
    Dealers.deal(matches, id, ANN, BOB);
    assertThat(
            reason(
                matches.lobby(
                    id, l -> l.propose(ANN.id(), 0, Map.of("open", "true"), Optional.empty()))))
        .isEqualTo(Reason.STALE);
  }

  @Test
  void nothing_is_lost_by_a_restart_or_by_a_guest_who_goes() {
    MatchId id = both();
    matches
        .lobby(
            id,
            l ->
                l.propose(
                    ANN.id(), 0, Map.of("deck", "nochance", "revealed", "2:0"), Optional.empty()))
        .orThrow();
    matches.lobby(id, l -> l.remove(BOB.id(), 1, "1", true)).orThrow();
    matches.lobby(id, l -> l.ready(ANN.id(), 2, true)).orThrow();
    String before = Doors.sheet(matches, id, BOB.id()).orThrow().json();
    restart();
    assertThat(Doors.sheet(matches, id, BOB.id()).orThrow().json()).isEqualTo(before);
    var connection = new ViewerConnection(BOB.id(), _ -> {});
    matches.watch(id, connection, 0).orThrow();
    matches.leave(id, connection);
    matches.evict(Duration.ofMillis(-1));
    assertThat(matches.live()).isZero();
    assertThat(
            Checked.tree("MatchRow", Checked.told(matches.rows(BOB.id()).getFirst()))
                .get("begun")
                .booleanValue())
        .isFalse();
    matches.lobby(id, l -> l.ready(BOB.id(), 2, true)).orThrow();
    Dealers.commit(matches, id, ANN);
    restart();
    Dealers.commit(matches, id, BOB);
    Dealers.open(matches, id, ANN);
    restart();
    Dealers.open(matches, id, BOB);
    restart();
    var sheet = sheet(id, "bob");
    assertThat(sheet.get("options").get("revealed").stringValue()).isEqualTo("2:0");
    assertThat(texts(sheet.get("nonces"))).isEqualTo(Dealers.nonces(ANN, BOB));
    assertThat(
            Checked.tree("MatchRow", Checked.told(matches.rows(BOB.id()).getFirst()))
                .get("begun")
                .booleanValue())
        .isTrue();
  }

  @Test
  void who_stands_up_leaves_his_seat_and_nothing_of_his_behind() {
    MatchId id = both();
    matches.lobby(id, l -> l.remove(BOB.id(), 0, "1", true)).orThrow();
    matches.lobby(id, l -> l.remove(ANN.id(), 1, "1", true)).orThrow();
    matches.lobby(id, l -> l.ready(ANN.id(), 2, true)).orThrow();
    matches.lobby(id, l -> l.stand(BOB.id())).orThrow();
    var lobby = sheet(id, "ann");
    assertThat(lobby.get("options").get("deck").stringValue()).isEqualTo("72");
    assertThat(lobby.get("ready").isEmpty()).isTrue();
    assertThat(lobby.get("seats").get(1).get("kind").stringValue()).isEqualTo("open");
    assertThat(reason(matches.lobby(id, l -> l.stand(ANN.id())))).isEqualTo(Reason.NOT_OFFERED);
    matches.sit(id, new Guest(EVE, "Eve")).orThrow();
    int version = sheet(id, "eve").get("version").intValue();
    matches.lobby(id, l -> l.ready(EVE, version, true)).orThrow();
    matches.lobby(id, l -> l.ready(ANN.id(), version, true)).orThrow();
    var eve = new Guest(EVE, "Eve");
    Dealers.deal(matches, id, ANN, eve);
    assertThat(texts(sheet(id, "eve").get("nonces"))).isEqualTo(Dealers.nonces(ANN, eve));
  }

  @Test
  void a_quick_table_deals_as_soon_as_somebody_sits() {
    MatchId id = proposed("seated");
    assertThat(sheet(id, "ann").get("quick").booleanValue()).isTrue();
    var seen = new ArrayList<String>();
    matches
        .watch(id, new ViewerConnection(ANN.id(), message -> seen.add(Checked.json(message))), 0)
        .orThrow();
    assertThat(matches.sit(id, BOB).orThrow().seats()).containsExactly("black");
    Dealers.deal(matches, id, ANN, BOB);
    assertThat(MAPPER.readTree(seen.getLast()).get("type").stringValue()).isEqualTo("sheet");
    Doors.play(matches, id, ANN.id(), "white", sheet(id, "ann").get("version").intValue(), "e2e4")
        .orThrow();
    // An invitation waits in every game, also where nothing is dealt.
    var request =
        new MatchRequest(
            "mutation", Map.of(), "friend", 0, "white", "seated", TimeControl.none(), "", "");
    String other = matches.create(ANN, request).orThrow().id();
    assertThat(sheet(new MatchId(other), "ann").get("quick").booleanValue()).isTrue();
    matches.sit(new MatchId(other), BOB).orThrow();
    assertThat(sheet(new MatchId(other), "ann").get("type").stringValue()).isEqualTo("sheet");
  }

  @Test
  void any_game_can_be_agreed_on() {
    for (Game<?, ?> game : Games.all()) {
      var request =
          new MatchRequest(
              game.profile().id(),
              Map.of(),
              "friend",
              0,
              "random",
              "ready",
              TimeControl.none(),
              "",
              "");
      MatchId id = new MatchId(matches.create(ANN, request).orThrow().id());
      matches.sit(id, BOB).orThrow();
      matches.lobby(id, l -> l.ready(ANN.id(), 0, true)).orThrow();
      assertThat(matches.lobby(id, l -> l.stand(BOB.id()))).isEqualTo(Answer.ok(true));
      assertThat(store.matches().match(id).orElseThrow().terms()).isPresent();
    }
  }
}
