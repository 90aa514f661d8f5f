package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.IronPondTables.dealt;
import static fr.zizanie.server.matches.IronPondTables.options;
import static fr.zizanie.server.matches.IronPondTables.play;
import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.BOB;
import static fr.zizanie.server.matches.Tables.M1;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.mutation.MutationState;
import fr.zizanie.rules.mutation.MutationView;
import fr.zizanie.server.Announces;
import fr.zizanie.server.notifications.Post;
import fr.zizanie.server.store.matches.Stamp;
import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.notifications.Notification.Kind;
import fr.zizanie.server.table.Table;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.time.TimeControl;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who isn't at a table is told that it waits for them, and that it is over. */
class TurnNotifierTest {
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

  private static Match<MutationState, MutationView> match() {
    return Match.begin(GAME, Options.read(GAME.profile().options(), Map.of()).orThrow());
  }

  private static void say(Table<?, ?> table, Seat by, String text) {
    Tables.say(table, by, text).orThrow();
  }

  private static ViewerConnection comes(Table<?, ?> table, Guest guest) {
    var connection = new ViewerConnection(guest.id(), _ -> {});
    table.watch(connection, 0);
    return connection;
  }

  private List<Notification> told(Guest guest) {
    return tables.store.inbox().latest(guest.id(), 9).stream()
        .map(Inbox.Kept::notification)
        .toList();
  }

  private static Notification notification(Kind kind, Guest other) {
    return new Notification(kind, "mutation", M1, other.name());
  }

  @Test
  void who_is_not_there_is_told_once_that_it_is_their_turn_until_they_have_moved() {
    var table = tables.table(match());
    comes(table, ANN);
    say(table, Seat.FIRST, "d2d3");
    assertThat(told(BOB)).containsExactly(notification(Kind.TURN, ANN));
    say(table, Seat.FIRST, "offer draw");
    assertThat(tables.store.inbox().latest(BOB.id(), 1).getFirst().number())
        .as("an offer is no turn")
        .isEqualTo(1);
    say(table, Seat.SECOND, "d7d5");
    assertThat(told(BOB)).isEmpty();
    assertThat(told(ANN)).as("she is there").isEmpty();
  }

  @Test
  void who_is_there_is_told_nothing_and_who_has_left_is() {
    var table = tables.table(match(), new TimeControl.Fischer(10, 0));
    comes(table, ANN);
    var bobs = comes(table, BOB);
    say(table, Seat.FIRST, "d2d3");
    say(table, Seat.SECOND, "d7d5");
    assertThat(told(BOB)).isEmpty();
    table.leave(bobs);
    say(table, Seat.FIRST, "d3e5");
    assertThat(told(BOB)).containsExactly(notification(Kind.TURN, ANN));
    comes(table, BOB);
    assertThat(told(BOB)).as("he has come, and thinks").hasSize(1);
    say(table, Seat.SECOND, "b8a6");
    assertThat(told(BOB)).as("he has moved").isEmpty();
  }

  @Test
  void who_is_connected_to_another_server_is_there() {
    var table = tables.table(match());
    comes(table, ANN);
    table.catchUp(new Stamp(0, 0, table.seats().sitters(), Optional.empty()), Set.of(BOB.id()));
    say(table, Seat.FIRST, "d2d3");
    assertThat(told(BOB)).isEmpty();
  }

  @Test
  void the_end_is_told_to_both_who_are_not_there_and_nothing_waits_any_more() {
    var table = tables.table(match());
    say(table, Seat.FIRST, "d2d3");
    assertThat(told(BOB)).containsExactly(notification(Kind.TURN, ANN));
    comes(table, ANN);
    say(table, Seat.FIRST, "resign");
    assertThat(told(BOB)).containsExactly(notification(Kind.OVER, ANN));
    assertThat(told(ANN)).isEmpty();
  }

  @Test
  void a_flag_that_falls_while_nobody_is_there_is_told_to_both() {
    var table = tables.table(match(), new TimeControl.Fischer(1, 0));
    say(table, Seat.FIRST, "d2d3");
    say(table, Seat.SECOND, "d7d5");
    tables.alarms.pass(70_000);
    assertThat(table.match().outcome()).isPresent();
    assertThat(told(ANN)).containsExactly(notification(Kind.OVER, BOB));
    assertThat(told(BOB)).containsExactly(notification(Kind.OVER, ANN));
  }

  @Test
  void what_another_server_wrote_is_told_by_that_one_alone() {
    var table = tables.table(match());
    var setup = table.setup();
    var other = tables.loaded(setup, match());
    say(table, Seat.FIRST, "d2d3");
    other.catchUp(new Stamp(1, 0, setup.sitters(), Optional.empty()), Set.of());
    assertThat(other.match().log()).hasSize(1);
    assertThat(tables.store.inbox().latest(BOB.id(), 9))
        .extracting(Inbox.Kept::number)
        .containsExactly(1L);
    say(other, Seat.SECOND, "d7d5");
    assertThat(told(BOB)).as("it goes wherever he moves").isEmpty();
    assertThat(told(ANN)).containsExactly(notification(Kind.TURN, BOB));
  }

  @Test
  void at_one_screen_and_against_the_computer_nobody_is_told() {
    var alone = tables.table(match(), new Sitter.Person(ANN), new Sitter.Person(ANN));
    alone.play(ANN.id(), Seat.FIRST, 0, "d2d3").orThrow();
    alone.play(ANN.id(), Seat.SECOND, 1, "resign").orThrow();
    assertThat(told(ANN)).isEmpty();
  }

  @Test
  void a_match_against_the_computer_tells_nobody() {
    var table = tables.table(match(), new Sitter.Person(ANN), new Sitter.Computer(1));
    say(table, Seat.FIRST, "resign");
    assertThat(told(ANN)).isEmpty();
  }

  @Test
  void who_is_first_to_move_is_told_that_it_has_begun() {
    var table = tables.table(match());
    comes(table, BOB);
    table.begun();
    assertThat(told(ANN)).containsExactly(notification(Kind.TURN, BOB));
    assertThat(told(BOB)).isEmpty();
  }

  @Test
  void who_waited_is_told_that_somebody_has_sat_down_who_waits_for_their_move() {
    var table = tables.table(match(), new Sitter.Person(ANN), new Sitter.Nobody());
    table.sit(BOB).orThrow();
    assertThat(told(ANN)).containsExactly(notification(Kind.TURN, BOB));
    assertThat(told(BOB)).isEmpty();
  }

  /** It closes before anybody comes, whatever is held. */
  @Test
  void a_window_that_closes_by_itself_is_not_told_and_the_turn_after_it_is() {
    var table = tables.table(dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54));
    comes(table, ANN);
    play(table, "white: e2e4", "white: #35 c1 b1");
    assertThat(table.match().turn().is(Seat.SECOND)).isTrue();
    tables.alarms.pass(11_999);
    assertThat(told(BOB)).isEmpty();
    tables.alarms.pass(1);
    assertThat(told(BOB)).containsExactly(new Notification(Kind.TURN, "ironpond", M1, "Anne"));
  }

  @Announces("Post")
  @Test
  void a_move_stands_whatever_becomes_of_its_notice_which_is_told_later() {
    var stopped =
        post(
            _ -> {
              throw new RejectedExecutionException();
            },
            _ -> {});
    stopped.tell(BOB.id(), notification(Kind.OVER, ANN));
    stopped.came(BOB.id(), M1);
    assertThat(told(BOB)).isEmpty();
    var failing =
        post(
            Runnable::run,
            _ -> {
              throw new IllegalStateException("no push");
            });
    failing.owed();
    assertThat(told(BOB)).containsExactly(notification(Kind.OVER, ANN));
  }

  private Post post(Executor beside, Consumer<PlayerId> kept) {
    return new Post(tables.store, tables.alarms.clock(), beside, kept);
  }

  /** Servers were busy, or stopped, before they came to it. */
  @Test
  void what_a_move_made_due_is_told_by_whichever_server_comes_to_it() {
    var waiting = new ArrayList<Runnable>();
    var dependencies = tables.dependencies.telling(post(waiting::add, _ -> {}));
    try (var matches = new Matches(Games::named, dependencies)) {
      tables.table(match());
      Doors.play(matches, M1, ANN.id(), "white", 0, "d2d3").orThrow();
      assertThat(waiting).hasSize(1);
      assertThat(told(BOB)).isEmpty();
    }
    post(Runnable::run, _ -> {}).owed();
    assertThat(told(BOB)).containsExactly(notification(Kind.TURN, ANN));
  }

  @Test
  void who_comes_to_a_match_has_seen_what_was_told_of_it() {
    var table = tables.table(match());
    comes(table, ANN);
    say(table, Seat.FIRST, "resign");
    try (var matches = new Matches(Games::named, tables.dependencies)) {
      matches.watch(M1, new ViewerConnection(Tables.EVE, _ -> {}), 0).orThrow();
      assertThat(tables.store.inbox().unseen(BOB.id())).isEqualTo(1);
      matches.watch(M1, new ViewerConnection(BOB.id(), _ -> {}), 0).orThrow();
      assertThat(tables.store.inbox().unseen(BOB.id())).isZero();
    }
  }
}
