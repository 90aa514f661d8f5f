package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.time.HandAlarms;
import fr.zizanie.sheets.Checked;
import fr.zizanie.sheets.Sha256;
import fr.zizanie.sheets.wire.house.DealPart;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.reading.Copy;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.TimeControl;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The two rounds that fix a deal, on a real database. */
class RoundsTest {
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");
  private static final Guest BOB = new Guest(new PlayerId("bob"), "Bob");

  @TempDir Path data;
  private final HandAlarms alarms = new HandAlarms();
  private Store store;
  private Matches matches;

  @BeforeEach
  void open() {
    store = FreshSqlite.in(data);
    matches = new Matches(Games::named, store, alarms.clock());
  }

  @AfterEach
  void close() {
    matches.close();
    store.close();
  }

  private MatchId created(String opponent, String begin, String game) {
    var request =
        new MatchRequest(
            game,
            Map.of(),
            opponent,
            opponent.equals("computer") ? 1 : 0,
            "random",
            begin,
            TimeControl.none(),
            "",
            "");
    return new MatchId(matches.create(ANN, request).orThrow().id());
  }

  private MatchId friends() {
    var id = created("friend", "seated", "ironpond");
    matches.sit(id, BOB).orThrow();
    return id;
  }

  private JsonNode sheet(MatchId id) {
    return Checked.tree("ToPage", Doors.sheet(matches, id, ANN.id()).orThrow().json());
  }

  private String committed(MatchId id) {
    return sheet(id).get("commitment").stringValue();
  }

  private static Reason reason(Answer<?> answer) {
    return switch (answer) {
      case Answer.No<?>(Refusal refusal) -> refusal.reason();
      case Answer.Ok<?> _ -> throw new AssertionError("accepted");
    };
  }

  private Answer<?> commit(MatchId id, Guest guest, String nonce) {
    String deal = sheet(id).get("deal").get("id").stringValue();
    return matches.deal(
        id,
        guest,
        new DealPart(deal, Optional.of(Sha256.hex(nonce)), Optional.empty(), Optional.empty()));
  }

  @Test
  void id_and_seed_stand_before_anybody_is_committed_and_stay() {
    var id = friends();
    String commitment = committed(id);
    Dealers.commit(matches, id, ANN);
    assertThat(committed(id)).isEqualTo(commitment);
    Dealers.commit(matches, id, BOB);
    Dealers.open(matches, id, BOB);
    assertThat(sheet(id).get("type").stringValue()).isEqualTo("lobby");
    assertThat(Doors.sheet(matches, id, ANN.id()).orThrow().json())
        .as("nonces are shown together")
        .doesNotContain(Dealers.nonce(BOB));
    Dealers.open(matches, id, ANN);
    var dealt = sheet(id);
    assertThat(dealt.get("commitment").stringValue()).isEqualTo(commitment);
    assertThat(dealt.get("deal").stringValue()).isEqualTo(id.text());
    assertThat(dealt.get("bound").booleanValue()).isTrue();
    assertThat(dealt.get("voided").intValue()).isZero();
    String record = Doors.download(matches, id, ANN.id(), false).orThrow().text();
    assertThat(record).contains("[Deal \"2\"]").contains("[NonceCommitments \"");
  }

  @Test
  void a_nonce_that_is_not_the_one_of_its_commitment_is_refused() {
    var id = friends();
    var early = Dealers.opening(matches, id, ANN);
    assertThat(reason(matches.deal(id, ANN, early))).isEqualTo(Reason.NOT_OFFERED);
    Dealers.commit(matches, id, ANN);
    assertThat(reason(commit(id, BOB, Dealers.nonce(ANN))))
        .as("another's")
        .isEqualTo(Reason.BAD_FIELD);
    Dealers.commit(matches, id, BOB);
    var right = Dealers.opening(matches, id, ANN);
    for (String wrong : new String[] {"", "a|b", "x".repeat(65), Dealers.nonce(BOB)})
      assertThat(
              reason(
                  matches.deal(
                      id,
                      ANN,
                      new DealPart(
                          right.deal(), Optional.empty(), Optional.of(wrong), right.other()))))
          .isEqualTo(Reason.BAD_FIELD);
    var unseen = new DealPart(right.deal(), Optional.empty(), right.nonce(), Optional.of("c"));
    assertThat(reason(matches.deal(id, ANN, unseen))).isEqualTo(Reason.STALE);
    var other = new DealPart("m", Optional.empty(), right.nonce(), right.other());
    assertThat(reason(matches.deal(id, ANN, other))).isEqualTo(Reason.STALE);
    var eve = new Guest(new PlayerId("eve"), "Eve");
    assertThat(reason(matches.deal(id, eve, right))).isEqualTo(Reason.NOT_SEATED);
  }

  @Test
  void what_is_given_up_is_counted_and_leaves_nothing() {
    var id = friends();
    Dealers.commit(matches, id, ANN);
    commit(id, BOB, "other").orThrow();
    assertThat(sheet(id).get("deal").get("voided").intValue()).as("nothing is open").isZero();
    Dealers.commit(matches, id, BOB);
    Dealers.open(matches, id, ANN);
    String before = committed(id);
    assertThat(reason(commit(id, ANN, "late"))).as("two minutes").isEqualTo(Reason.NOT_OFFERED);
    commit(id, BOB, "lost").orThrow();
    var rounds = sheet(id).get("deal");
    assertThat(rounds.get("id").stringValue()).isEqualTo(id.text() + ".2");
    assertThat(rounds.get("voided").intValue()).isEqualTo(1);
    assertThat(rounds.get("commitments").values()).allMatch(one -> one.stringValue().isEmpty());
    assertThat(rounds.get("opened").isEmpty()).isTrue();
    assertThat(committed(id)).isNotEqualTo(before);
    Dealers.commit(matches, id, ANN);
    Dealers.commit(matches, id, BOB);
    Dealers.open(matches, id, ANN);
    close();
    open();
    alarms.pass(120_000);
    commit(id, ANN, "late").orThrow();
    Dealers.deal(matches, id, ANN, BOB);
    var sheet = sheet(id);
    assertThat(sheet.get("deal").stringValue()).isEqualTo(id.text() + ".3");
    assertThat(sheet.get("voided").intValue()).isEqualTo(2);
    close();
    open();
    assertThat(sheet(id).get("deal").stringValue()).isEqualTo(id.text() + ".3");
    assertThat(Doors.download(matches, id, ANN.id(), false).orThrow().text())
        .contains("[Id \"" + id.text() + ".3\"]");
  }

  @Test
  void an_open_nonce_waits_for_no_other_terms_nor_for_another_person() {
    var id = created("friend", "ready", "ironpond");
    matches.sit(id, BOB).orThrow();
    Dealers.commit(matches, id, ANN);
    Dealers.commit(matches, id, BOB);
    matches
        .lobby(id, l -> l.propose(BOB.id(), 0, Map.of("darts", "skill"), Optional.empty()))
        .orThrow();
    assertThat(sheet(id).get("deal").get("voided").intValue()).isZero();
    for (var guest : new Guest[] {ANN, BOB})
      matches.lobby(id, l -> l.ready(guest.id(), 1, true)).orThrow();
    Dealers.open(matches, id, ANN);
    matches.lobby(id, l -> l.ready(BOB.id(), 1, false)).orThrow();
    assertThat(sheet(id).get("deal").get("voided").intValue()).isEqualTo(1);
    Dealers.commit(matches, id, ANN);
    Dealers.commit(matches, id, BOB);
    matches.lobby(id, l -> l.stand(BOB.id())).orThrow();
    var commitments = sheet(id).get("deal").get("commitments");
    assertThat(commitments.values().stream().filter(one -> one.stringValue().isEmpty())).hasSize(1);
    assertThat(sheet(id).get("deal").get("voided").intValue()).isEqualTo(1);
  }

  @Test
  void whoever_is_alone_with_it_adds_one_nonce_and_both_parts_may_come_at_once() {
    for (String opponent : new String[] {"computer", "screen"}) {
      var id = created(opponent, "seated", "ironpond");
      var rounds = sheet(id).get("deal");
      assertThat(rounds.get("due").size()).isEqualTo(1);
      String deal = rounds.get("id").stringValue();
      var both =
          new DealPart(deal, Optional.of(Sha256.hex("one")), Optional.of("one"), Optional.empty());
      matches.deal(id, ANN, both).orThrow();
      var sheet = sheet(id);
      assertThat(sheet.get("type").stringValue()).isEqualTo("sheet");
      assertThat(sheet.get("nonces").toString()).contains("\"one\"").contains("\"\"");
      assertThat(sheet.get("bound").booleanValue()).isTrue();
    }
    assertThat(sheet(created("computer", "seated", "felon")).get("type").stringValue())
        .as("nothing to deal")
        .isEqualTo("sheet");
  }

  @Test
  void what_is_dealt_at_once_says_that_it_cannot_be_checked_wholly() {
    for (String game : new String[] {"ironpond", "tsunami"}) {
      var id = created("friend", "now", game);
      matches.sit(id, BOB).orThrow();
      assertThat(sheet(id).get("bound").booleanValue()).isFalse();
      assertThat(Doors.download(matches, id, ANN.id(), false).orThrow().text())
          .doesNotContain("[Deal ")
          .doesNotContain("NonceCommitments");
    }
  }

  @Test
  void every_draw_can_be_made_again_once_the_game_is_over() {
    var id = friends();
    Dealers.deal(matches, id, ANN, BOB);
    assertThat(reason(matches.copy(id, ANN.id()).then(Copy::draws))).isEqualTo(Reason.NOT_OFFERED);
    var sheet = sheet(id);
    String mine = sheet.get("viewer").stringValue();
    Doors.play(matches, id, ANN.id(), mine, sheet.get("version").intValue(), "resign").orThrow();
    var dealer = store.matches().match(id).orElseThrow().setup().dealer();
    var draws = matches.copy(id, BOB.id()).then(Copy::draws).orThrow();
    assertThat(draws).hasSize(10);
    for (var draw : draws)
      assertThat(draw.offered().get(dealer.deal(draw.offered().size(), draw.index())))
          .isEqualTo(draw.result());
  }

  @Test
  void a_deal_that_was_complete_when_the_server_stopped_begins_with_who_comes_back() {
    var id = friends();
    var saved = store.matches().match(id).orElseThrow();
    var complete =
        saved
            .setup()
            .deal()
            .committed(0, Sha256.hex("a"))
            .committed(1, Sha256.hex("b"))
            .opened(0, "a", 1)
            .opened(1, "b", 2);
    store.matches().agree(id, saved.terms().orElseThrow().again(), complete);
    close();
    open();
    matches.watch(id, new ViewerConnection(BOB.id(), _ -> {}), 0).orThrow();
    assertThat(sheet(id).get("type").stringValue()).isEqualTo("sheet");
  }

  @Test
  void nobody_can_make_a_commitment_of_another_go() {
    String anns = matches.commitment(ANN.id()).orThrow();
    var refused = new ArrayList<Reason>();
    for (int k = 0; k < 10_080; k++)
      if (matches.commitment(new PlayerId("eve" + k)) instanceof Answer.No<String>(var refusal))
        refused.add(refusal.reason());
    assertThat(refused).isNotEmpty().containsOnly(Reason.TOO_MANY);
    for (int k = 0; k < 3; k++) matches.commitment(ANN.id()).orThrow();
    var request =
        new MatchRequest(
            "ironpond", Map.of(), "screen", 0, "", "now", TimeControl.none(), anns, "a");
    var id = new MatchId(matches.create(ANN, request).orThrow().id());
    assertThat(committed(id)).isEqualTo(anns);
    alarms.pass(600_001);
    assertThat(Pattern.matches("[0-9a-f]{64}", matches.commitment(BOB.id()).orThrow())).isTrue();
  }
}
