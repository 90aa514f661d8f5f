package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.BOB;
import static fr.zizanie.server.matches.Tables.EVE;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.server.store.matches.Stamp;
import fr.zizanie.server.table.Table;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.time.TimeControl;
import fr.zizanie.table.time.WrittenAt;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who leaves a game that waits for them, or never begins it, gives the other side a claim. */
class AbsenceTest {
  private static final Mutation GAME = new Mutation();

  @TempDir Path data;
  private Tables tables;

  @BeforeEach
  void open() {
    tables = new Tables(data);
  }

  @AfterEach
  void close() {
    tables.close();
  }

  private Table<?, ?> table(String control, String... moves) {
    var options = Options.read(GAME.profile().options(), Map.of()).orThrow();
    var table = tables.table(Match.begin(GAME, options), TimeControl.parse(control).orThrow());
    Seat by = Seat.FIRST;
    for (String move : moves) {
      Tables.say(table, by, move).orThrow();
      by = by.other();
    }
    return table;
  }

  private static ViewerConnection comes(Table<?, ?> table, Guest guest) {
    var connection = new ViewerConnection(guest.id(), _ -> {});
    table.watch(connection, 0);
    return connection;
  }

  private static String claimable(Table<?, ?> table, PlayerId guest) {
    var found = Tables.sheet(table, guest).get("claimable");
    return found == null ? "" : found.get("why").stringValue() + " " + found.get("after");
  }

  private static Outcome outcome(Table<?, ?> table) {
    return table.match().outcome().orElseThrow();
  }

  @Test
  void who_leaves_gives_the_other_a_claim_after_a_while() {
    var table = table("10+0", "d2d3", "d7d5", "d3e5");
    comes(table, ANN);
    var bobs = comes(table, BOB);
    assertThat(claimable(table, ANN.id())).isEmpty();
    table.leave(bobs);
    assertThat(claimable(table, ANN.id())).isEqualTo("left 100000");
    assertThat(claimable(table, BOB.id())).isEmpty();
    assertThat(claimable(table, EVE)).isEmpty();
    tables.alarms.pass(99_999);
    assertThat(table.claim(ANN.id(), false)).isInstanceOf(Answer.No.class);
    tables.alarms.pass(1);
    assertThat(claimable(table, ANN.id())).isEqualTo("left 0");
    assertThat(table.claim(EVE, false)).isInstanceOf(Answer.No.class);
    assertThat(table.claim(BOB.id(), false)).isInstanceOf(Answer.No.class);
    table.claim(ANN.id(), false).orThrow();
    assertThat(outcome(table)).isEqualTo(new Outcome.Won(Seat.FIRST, "abandonment"));
    assertThat(table.claim(ANN.id(), false)).isInstanceOf(Answer.No.class);
    table.retire();
    assertThat(outcome(ClockTest.loaded(tables))).isEqualTo(outcome(table));
    assertThat(tables.store.matches().rows(ANN.id(), 1).getFirst().outcome())
        .contains(outcome(table));
  }

  @Test
  void a_draw_may_be_claimed_instead() {
    var table = table("1+0", "d2d3", "d7d5", "d3e5");
    comes(table, ANN);
    table.leave(comes(table, BOB));
    tables.alarms.pass(10_000);
    table.claim(ANN.id(), true).orThrow();
    assertThat(outcome(table)).isEqualTo(new Outcome.Drawn("abandonment"));
    assertThat(tables.store.matches().rows(ANN.id(), 1).getFirst().outcome())
        .contains(outcome(table));
  }

  @Test
  void who_comes_back_in_time_loses_nothing() {
    var table = table("10+0", "d2d3", "d7d5", "d3e5");
    comes(table, ANN);
    table.leave(comes(table, BOB));
    tables.alarms.pass(90_000);
    comes(table, BOB);
    assertThat(claimable(table, ANN.id())).isEmpty();
    tables.alarms.pass(20_000);
    assertThat(table.claim(ANN.id(), false)).isInstanceOf(Answer.No.class);
  }

  @Test
  void nobody_is_missed_while_it_is_the_others_turn() {
    var table = table("10+0", "d2d3", "d7d5");
    comes(table, ANN);
    table.leave(comes(table, BOB));
    tables.alarms.pass(200_000);
    assertThat(claimable(table, ANN.id())).isEmpty();
    Tables.say(table, Seat.FIRST, "d3e5").orThrow();
    assertThat(claimable(table, ANN.id())).isEqualTo("left 100000");
  }

  @Test
  void who_is_connected_to_another_server_is_not_away() {
    var table = table("10+0", "d2d3", "d7d5", "d3e5");
    comes(table, ANN);
    var stamp = new Stamp(3, -1, table.seats().sitters(), Optional.empty());
    table.catchUp(stamp, Set.of(BOB.id()));
    tables.alarms.pass(150_000);
    assertThat(claimable(table, ANN.id())).isEmpty();
    table.catchUp(stamp, Set.of());
    assertThat(claimable(table, ANN.id())).isEqualTo("left 75000");
  }

  @Test
  void a_stop_of_the_server_counts_as_nobodys_absence() {
    var table = table("10+0", "d2d3", "d7d5", "d3e5");
    comes(table, ANN);
    table.leave(comes(table, BOB));
    tables.alarms.pass(90_000);
    table.retire();
    tables.alarms.pass(900_000);
    var again = ClockTest.loaded(tables);
    again.think();
    comes(again, ANN);
    assertThat(claimable(again, ANN.id())).isEqualTo("left 100000");
  }

  @Test
  void without_clocks_only_who_has_left_is_missed_and_longer() {
    var table = table("", "d2d3");
    comes(table, ANN);
    tables.alarms.pass(5_000_000);
    assertThat(claimable(table, ANN.id())).isEmpty();
    table.leave(comes(table, BOB));
    assertThat(claimable(table, ANN.id())).isEqualTo("left 600000");
    tables.alarms.pass(600_000);
    table.claim(ANN.id(), false).orThrow();
    assertThat(outcome(table).winner()).contains(Seat.FIRST);
  }

  @Test
  void a_game_that_is_never_begun_comes_to_nothing() {
    var table = table("10+0", "d2d3");
    comes(table, ANN);
    comes(table, BOB);
    assertThat(claimable(table, ANN.id())).isEqualTo("unplayed 60000");
    tables.alarms.pass(60_000);
    table.claim(ANN.id(), false).orThrow();
    assertThat(outcome(table)).isEqualTo(new Outcome.Annulled("unplayed"));
    assertThat(tables.store.matches().rows(ANN.id(), 1).getFirst().outcome())
        .contains(outcome(table));
    table.retire();
    assertThat(outcome(ClockTest.loaded(tables))).isEqualTo(new Outcome.Annulled("unplayed"));
  }

  @Test
  void of_two_servers_the_first_to_write_decides() {
    var table = table("10+0", "d2d3", "d7d5", "d3e5");
    comes(table, ANN);
    table.leave(comes(table, BOB));
    tables.alarms.pass(100_000);
    // Bob has moved on another server a moment ago.
    var moved =
        new NewEntries(
            3,
            List.of(new NewEntries.Line("black", "black d5d4")),
            Optional.of(Seat.FIRST),
            Optional.empty(),
            4,
            true,
            WrittenAt.at(tables.alarms.clock().millis()));
    assertThat(tables.store.matches().append(Tables.M1, moved)).isTrue();
    assertThat(table.claim(ANN.id(), false)).isInstanceOf(Answer.No.class);
    assertThat(table.match().outcome()).isEmpty();
    assertThat(table.match().log()).hasSize(4);
  }
}
