package fr.zizanie.server.store.notifications;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.Deadline;
import fr.zizanie.server.store.matches.MatchStore;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.server.store.matches.Samples;
import fr.zizanie.server.store.notifications.Inbox.Way;
import fr.zizanie.server.store.notifications.Notification.Kind;
import fr.zizanie.server.store.notifications.Notification.Matter;
import fr.zizanie.server.store.notifications.Subscriptions.Key;
import fr.zizanie.server.store.notifications.Subscriptions.Subscription;
import fr.zizanie.server.store.people.Account;
import fr.zizanie.server.store.people.Proved;
import fr.zizanie.server.store.people.Session;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.WrittenAt;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What somebody is told is found again, and given out once, whichever database keeps it. */
abstract class InboxContract {
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");
  private static final Guest BOB = new Guest(new PlayerId("bob"), "Bob");
  private static final MatchId M1 = new MatchId("m1");
  private static final MatchId M2 = new MatchId("m2");
  private static final long EVER = Long.MAX_VALUE;

  Store store;
  private Inbox inbox;

  /** {@return the store, opened anew} */
  abstract Store opened();

  @BeforeEach
  void open() {
    store = opened();
    inbox = store.inbox();
    for (Guest guest : List.of(ANN, BOB)) store.guests().keep(guest);
  }

  @AfterEach
  void close() {
    store.close();
  }

  /** A match that waits for Bob, the second to move. */
  void waitsForBob(MatchId id) {
    store
        .matches()
        .create(Samples.setup(id, new Sitter.Person(BOB)), Samples.news(0, "white x", 5));
  }

  private static Notification notification(Kind kind, MatchId match) {
    return new Notification(kind, "mutation", match, "Anne");
  }

  private boolean add(Guest to, Notification notification, long at) {
    return Inboxes.add(inbox, to.id(), notification, at);
  }

  private List<Notification> told(Guest guest) {
    return inbox.latest(guest.id(), 9).stream().map(Inbox.Kept::notification).toList();
  }

  @Test
  void notices_come_back_as_they_were_told_the_latest_first() {
    waitsForBob(M1);
    var turn = new Notification(Kind.TURN, "mutation", Optional.of(M1), "Anne", 99);
    var wanted = new Notification(Kind.WANTED, "felon", Optional.empty(), "");
    assertThat(add(BOB, wanted, 7)).isTrue();
    assertThat(add(BOB, turn, 8)).isTrue();
    store.close();
    store = opened();
    assertThat(store.inbox().latest(BOB.id(), 9))
        .containsExactly(
            new Inbox.Kept(BOB.id(), 2, 8, turn, false),
            new Inbox.Kept(BOB.id(), 1, 7, wanted, false));
    assertThat(store.inbox().latest(BOB.id(), 1)).hasSize(1);
    assertThat(store.inbox().latest(ANN.id(), 9)).isEmpty();
  }

  @Test
  void what_waits_is_told_once_a_match_and_only_while_it_waits() {
    waitsForBob(M1);
    waitsForBob(M2);
    assertThat(add(ANN, notification(Kind.TURN, M1), 6)).as("it waits for Bob").isFalse();
    assertThat(add(BOB, notification(Kind.TURN, new MatchId("m3")), 6)).isFalse();
    assertThat(add(BOB, notification(Kind.TURN, M1), 6)).isTrue();
    assertThat(add(BOB, notification(Kind.TURN, M2), 6)).isTrue();
    assertThat(add(BOB, notification(Kind.TURN, M1), 7)).isTrue();
    assertThat(told(BOB)).containsExactly(notification(Kind.TURN, M1), notification(Kind.TURN, M2));
    assertThat(inbox.unseen(BOB.id())).isEqualTo(2);
    store.matches().append(M1, acted(Seat.FIRST, Optional.empty(), List.of()));
    assertThat(told(BOB)).as("he has moved").containsExactly(notification(Kind.TURN, M2));
    assertThat(inbox.unseen(BOB.id())).isEqualTo(1);
    ended(M2);
    assertThat(add(BOB, notification(Kind.TURN, M2), 9)).as("it is over").isFalse();
    add(BOB, notification(Kind.OVER, M2), 9);
    assertThat(told(BOB)).containsExactly(notification(Kind.OVER, M2));
    inbox.want(BOB.id(), Way.MAIL, Set.of(Matter.TURNS));
    assertThat(inbox.waiting(Way.MAIL, 0, EVER, 9)).isEmpty();
    assertThat(inbox.take(BOB.id(), Way.MAIL, 0, EVER, 20)).isEmpty();
  }

  @Test
  void a_reminder_holds_as_long_as_the_turn_that_it_is_about() {
    waitsForBob(M1);
    store.matches().append(M1, acted(Seat.SECOND, Optional.empty(), List.of()).due(due(99)));
    var row = store.deadlines().of(M1).orElseThrow();
    var reminder = new Notification(Kind.DUE, "mutation", Optional.of(M1), "Anne", 99);
    assertThat(add(BOB, reminder, 6)).as("none was given").isFalse();
    var owed = new Owed(BOB.id(), reminder, 7);
    assertThat(store.deadlines().remind(row, owed)).isTrue();
    assertThat(store.deadlines().remind(row, owed)).isFalse();
    assertThat(inbox.owed(9)).containsExactly(owed);
    assertThat(inbox.deliver(owed)).isTrue();
    assertThat(told(BOB)).containsExactly(reminder);
    store.matches().append(M1, acted(2, Seat.SECOND, Optional.empty(), List.of()).due(due(150)));
    assertThat(told(BOB)).as("he has moved, and is to move again").isEmpty();
  }

  private static Optional<Deadline> due(long at) {
    return Optional.of(new Deadline(at, Optional.of(Seat.SECOND), 5));
  }

  @Test
  void what_is_owed_is_written_with_the_move_that_makes_it_due() {
    waitsForBob(M1);
    var now = new Owed(BOB.id(), notification(Kind.TURN, M1), 8);
    var over = new Owed(ANN.id(), notification(Kind.OVER, M1), 9);
    assertThat(store.matches().append(M1, acted(Seat.SECOND, Optional.empty(), List.of(now, over))))
        .isTrue();
    var beaten = new Owed(BOB.id(), notification(Kind.OVER, M1), 8);
    assertThat(store.matches().append(M1, acted(Seat.SECOND, Optional.empty(), List.of(beaten))))
        .isFalse();
    store.close();
    store = opened();
    inbox = store.inbox();
    assertThat(inbox.owed(9)).containsExactly(now, over);
    assertThat(inbox.owed(1)).containsExactly(now);
    assertThat(inbox.deliver(now)).isTrue();
    assertThat(inbox.deliver(now)).as("it is owed no more").isFalse();
    assertThat(inbox.owed(9)).containsExactly(over);
    assertThat(inbox.latest(BOB.id(), 9)).extracting(Inbox.Kept::at).containsExactly(8L);
  }

  @Test
  void of_two_servers_that_deliver_at_once_one_does() throws Exception {
    var other = another();
    for (int i = 0; i < 20; i++)
      inbox.owe(List.of(new Owed(BOB.id(), notification(Kind.OVER, new MatchId("x" + i)), 6)));
    int delivered = 0;
    try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
      var done = new ArrayList<Future<Boolean>>();
      for (var owed : inbox.owed(99))
        for (Store one : List.of(store, other))
          done.add(pool.submit(() -> one.inbox().deliver(owed)));
      for (var one : done) if (one.get()) delivered++;
    } finally {
      if (other != store) other.close();
    }
    assertThat(delivered).isEqualTo(20);
    assertThat(inbox.unseen(BOB.id())).isEqualTo(20);
  }

  @Test
  void a_turn_tells_that_a_match_has_begun() {
    waitsForBob(M1);
    assertThat(add(BOB, notification(Kind.BEGUN, M1), 6)).isTrue();
    assertThat(add(BOB, notification(Kind.BEGUN, M2), 6)).isTrue();
    assertThat(add(BOB, notification(Kind.TURN, M1), 7)).isTrue();
    assertThat(told(BOB))
        .containsExactly(notification(Kind.TURN, M1), notification(Kind.BEGUN, M2));
    assertThat(add(BOB, notification(Kind.BEGUN, M1), 8)).isFalse();
    assertThat(add(ANN, notification(Kind.BEGUN, M1), 8)).isTrue();
  }

  private void ended(MatchId id) {
    store
        .matches()
        .append(
            id, acted(Seat.FIRST, Optional.of(new Outcome.Won(Seat.FIRST, "resign")), List.of()));
  }

  private static NewEntries acted(Seat next, Optional<Outcome> outcome, List<Owed> owed) {
    return acted(1, next, outcome, owed);
  }

  private static NewEntries acted(int from, Seat next, Optional<Outcome> outcome, List<Owed> owed) {
    var lines = List.of(new NewEntries.Line("black", "x"));
    var turn = outcome.isPresent() ? Optional.<Seat>empty() : Optional.of(next);
    return new NewEntries(from, lines, turn, outcome, from, true, WrittenAt.at(8)).owing(owed);
  }

  @Test
  void who_has_seen_some_is_told_how_many_are_new() {
    add(BOB, notification(Kind.OVER, M1), 6);
    add(BOB, notification(Kind.OVER, M2), 7);
    add(BOB, notification(Kind.CHALLENGED, M2), 8);
    add(ANN, notification(Kind.CHALLENGED, M2), 8);
    assertThat(inbox.unseen(BOB.id())).isEqualTo(3);
    assertThat(inbox.unseen(Set.of(ANN.id(), BOB.id(), new PlayerId("eve"))))
        .isEqualTo(Map.of(ANN.id(), new Inbox.Unseen(1, 1), BOB.id(), new Inbox.Unseen(3, 3)));
    inbox.seen(BOB.id(), 1);
    assertThat(inbox.unseen(BOB.id())).isEqualTo(2);
    inbox.seen(BOB.id(), M2);
    assertThat(inbox.unseen(BOB.id())).isZero();
    assertThat(inbox.unseen(ANN.id())).isEqualTo(1);
    assertThat(inbox.latest(BOB.id(), 9)).allMatch(Inbox.Kept::seen);
  }

  @Test
  void of_each_only_the_latest_are_kept_and_for_a_time() {
    for (int i = 0; i < Inbox.MOST + 3; i++) add(BOB, notification(Kind.OVER, M1), 10 + i);
    add(ANN, notification(Kind.OVER, M1), 10);
    assertThat(inbox.latest(BOB.id(), 999)).hasSize(Inbox.MOST);
    assertThat(inbox.latest(BOB.id(), 1).getFirst().number()).isEqualTo(Inbox.MOST + 3);
    inbox.forget(11);
    assertThat(inbox.latest(ANN.id(), 9)).isEmpty();
    assertThat(inbox.latest(BOB.id(), 999)).hasSize(Inbox.MOST);
    inbox.forget(999);
    assertThat(inbox.latest(BOB.id(), 999)).isEmpty();
    add(BOB, notification(Kind.OVER, M1), 999);
    assertThat(inbox.latest(BOB.id(), 9).getFirst().number())
        .as("no number comes twice")
        .isEqualTo(Inbox.MOST + 4);
  }

  @Test
  void what_is_wanted_by_mail_is_given_out_once() {
    assertThat(inbox.wanted(BOB.id(), Way.PUSH)).isEqualTo(EnumSet.allOf(Matter.class));
    assertThat(inbox.wanted(BOB.id(), Way.MAIL)).isEmpty();
    add(BOB, notification(Kind.OVER, M1), 6);
    add(BOB, notification(Kind.CHALLENGED, M1), 7);
    add(BOB, notification(Kind.DECLINED, M2), 8);
    assertThat(inbox.waiting(Way.MAIL, 0, EVER, 9)).as("they didn't ask for it").isEmpty();
    inbox.want(BOB.id(), Way.MAIL, Set.of(Matter.CHALLENGES));
    assertThat(inbox.wanted(BOB.id(), Way.MAIL)).containsExactly(Matter.CHALLENGES);
    assertThat(inbox.wanted(BOB.id(), Way.PUSH)).hasSize(4);
    assertThat(inbox.waiting(Way.MAIL, 0, 6, 9)).isEmpty();
    assertThat(inbox.waiting(Way.MAIL, 9, EVER, 9)).isEmpty();
    assertThat(inbox.waiting(Way.MAIL, 0, EVER, 9)).containsExactly(BOB.id());
    assertThat(inbox.waiting(Way.MAIL, 0, EVER, 0)).isEmpty();
    assertThat(inbox.take(BOB.id(), Way.MAIL, 0, EVER, 20))
        .extracting(kept -> kept.notification().kind())
        .containsExactly(Kind.CHALLENGED, Kind.DECLINED);
    assertThat(inbox.take(BOB.id(), Way.MAIL, 0, EVER, 20)).isEmpty();
    assertThat(inbox.waiting(Way.MAIL, 0, EVER, 9)).isEmpty();
    assertThat(inbox.unseen(BOB.id())).as("it hasn't been seen").isEqualTo(3);
    add(BOB, notification(Kind.CHALLENGED, M1), 9);
    inbox.seen(BOB.id(), M1);
    assertThat(inbox.take(BOB.id(), Way.MAIL, 0, EVER, 20)).as("it was seen here").isEmpty();
  }

  @Test
  void of_many_that_ask_at_once_one_gets_each() throws Exception {
    for (int i = 0; i < 40; i++) add(BOB, notification(Kind.OVER, M1), 6);
    var numbers = new ArrayList<Long>();
    var other = another();
    try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
      var done = new ArrayList<Future<List<Inbox.Kept>>>();
      for (Store one : List.of(store, other, store, other))
        done.add(pool.submit(() -> one.inbox().take(BOB.id(), Way.PUSH, 0, EVER, 20)));
      for (var taken : done) taken.get().forEach(kept -> numbers.add(kept.number()));
    } finally {
      if (other != store) other.close();
    }
    assertThat(numbers).hasSize(40).doesNotHaveDuplicates();
  }

  /** {@return the store as another server has it, if the database can have one} */
  abstract Store another();

  private static Subscription subscription(Guest of, String endpoint, String session, long since) {
    return new Subscription(of.id(), session, endpoint, "key", "auth", "fr", "Firefox", since);
  }

  @Test
  void only_those_are_pushed_to_who_have_subscribed_before() {
    add(BOB, notification(Kind.OVER, M1), 6);
    assertThat(inbox.waiting(Way.PUSH, 0, EVER, 9)).isEmpty();
    store.subscriptions().add(subscription(BOB, "https://push/1", "", 7));
    assertThat(inbox.waiting(Way.PUSH, 0, EVER, 9)).isEmpty();
    add(BOB, notification(Kind.OVER, M2), 7);
    assertThat(inbox.waiting(Way.PUSH, 0, EVER, 9)).containsExactly(BOB.id());
  }

  @Test
  void a_browser_is_told_for_one_person_at_a_time_and_of_each_there_are_only_so_many() {
    var subscriptions = store.subscriptions();
    for (int i = 0; i < Subscriptions.MOST + 2; i++)
      subscriptions.add(subscription(BOB, "https://push/" + i, "", i));
    assertThat(subscriptions.of(BOB.id()))
        .extracting(Subscription::since)
        .hasSize(Subscriptions.MOST)
        .startsWith(2L);
    var anns = subscription(ANN, "https://push/5", "", 50);
    subscriptions.add(anns);
    assertThat(subscriptions.of(ANN.id())).containsExactly(anns);
    assertThat(subscriptions.of(BOB.id())).hasSize(Subscriptions.MOST - 1);
    assertThat(subscriptions.drop(BOB.id(), "https://push/5")).isFalse();
    assertThat(subscriptions.drop(ANN.id(), "https://push/5")).isTrue();
    assertThat(subscriptions.of(ANN.id())).isEmpty();
    assertThat(anns.toString()).doesNotContain("push");
  }

  @Test
  void a_browser_is_told_as_long_as_its_session_goes_on() {
    var subscriptions = store.subscriptions();
    var sessions = store.sessions();
    subscriptions.add(subscription(ANN, "https://push/1", "", 1));
    store.accounts().make(ANN, new Account(ANN.id(), "anne", "", 2));
    sessions.begin(new Session("s1", ANN.id(), "Firefox", 3, 3, Proved.NEVER), 0);
    sessions.begin(new Session("s2", ANN.id(), "Firefox", 4, 4, Proved.NEVER), 0);
    assertThat(subscriptions.of(ANN.id())).extracting(Subscription::session).containsExactly("s1");
    subscriptions.add(subscription(ANN, "https://push/2", "s2", 5));
    sessions.end(ANN.id(), "s1", 6);
    assertThat(subscriptions.of(ANN.id())).extracting(Subscription::since).containsExactly(5L);
    subscriptions.forget();
    assertThat(subscriptions.drop(ANN.id(), "https://push/1")).isFalse();
    assertThat(subscriptions.of(ANN.id())).hasSize(1);
  }

  @Test
  void the_first_key_stays() {
    var first = new Key("secret", "open");
    assertThat(store.subscriptions().key(first)).isEqualTo(first);
    assertThat(store.subscriptions().key(new Key("other", "other"))).isEqualTo(first);
    assertThat(first.toString()).doesNotContain("secret");
  }

  @Test
  void all_of_it_goes_with_an_account_and_its_name_with_it() {
    add(ANN, notification(Kind.OVER, M1), 6);
    add(BOB, notification(Kind.OVER, M1), 6);
    inbox.want(ANN.id(), Way.PUSH, Set.of());
    store.subscriptions().add(subscription(ANN, "https://push/1", "", 1));
    inbox.owe(
        List.of(
            new Owed(ANN.id(), notification(Kind.OVER, M2), 7),
            new Owed(BOB.id(), notification(Kind.OVER, M2), 8)));
    store.accounts().delete(ANN.id(), 9);
    assertThat(inbox.latest(ANN.id(), 9)).isEmpty();
    assertThat(inbox.wanted(ANN.id(), Way.PUSH)).hasSize(4);
    assertThat(store.subscriptions().of(ANN.id())).isEmpty();
    assertThat(told(BOB)).containsExactly(new Notification(Kind.OVER, "mutation", M1, ""));
    assertThat(inbox.owed(9))
        .containsExactly(new Owed(BOB.id(), new Notification(Kind.OVER, "mutation", M2, ""), 8));
  }

  @Test
  void what_is_about_a_match_goes_with_it() {
    waitsForBob(M1);
    add(BOB, notification(Kind.TURN, M1), 6);
    add(BOB, notification(Kind.OVER, M2), 6);
    inbox.owe(List.of(new Owed(BOB.id(), notification(Kind.DUE, M1), 7)));
    assertThat(store.matches().forget(new MatchStore.Stale(9_999, 9_999, 9_999), Set.of(), 9))
        .isEqualTo(1);
    assertThat(told(BOB)).containsExactly(notification(Kind.OVER, M2));
    assertThat(inbox.owed(9)).isEmpty();
  }
}
