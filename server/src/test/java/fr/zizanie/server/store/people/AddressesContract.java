package fr.zizanie.server.store.people;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.notifications.Inbox.Way;
import fr.zizanie.server.store.notifications.Inboxes;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.notifications.Notification.Kind;
import fr.zizanie.server.store.notifications.Notification.Matter;
import fr.zizanie.server.store.people.Addresses.Kept;
import fr.zizanie.server.store.people.Addresses.Wish;
import fr.zizanie.server.store.people.Feeds.Feed;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.PlayerKind;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Where people may be written to is found again, whichever database keeps it. */
abstract class AddressesContract {
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");
  private static final Guest BOB = new Guest(new PlayerId("bob"), "Bob");
  private static final long HOUR = 3_600_000;
  private static final long NOW = 1_000 * HOUR;

  private Store store;
  private Addresses addresses;

  /** {@return the store, opened anew} */
  abstract Store opened();

  @BeforeEach
  void open() {
    store = opened();
    addresses = store.addresses();
    for (Guest guest : List.of(ANN, BOB)) {
      store.accounts().make(guest, new Account(guest.id(), guest.name(), "", 1));
      var session = new Session(session(guest), guest.id(), "", 1, 1, Proved.NEVER);
      store.sessions().begin(session, 0);
    }
  }

  @AfterEach
  void close() {
    store.close();
  }

  private static String session(Guest guest) {
    return "session of " + guest.name();
  }

  private void want(Guest who, String address, String proof, long at) {
    var wish = new Wish(who.id(), address, proof, "fr", "leave " + who.name(), at);
    assertThat(addresses.want(wish, session(who))).isTrue();
  }

  private Kept confirmed(Guest who, String address) {
    want(who, address, "proof " + who.name(), 10);
    return addresses.confirm("proof " + who.name(), 5).orElseThrow();
  }

  private Kept of(Guest who) {
    return addresses.of(who.id()).orElseThrow();
  }

  /** What was allowed a moment ago is asked again in the write. */
  @Test
  void whose_session_has_ended_meanwhile_changes_nothing() {
    confirmed(ANN, "a@b.example");
    assertThat(store.feeds().keep(new Feed(ANN.id(), "fr", 1), "hash", session(ANN))).isTrue();
    store.sessions().end(ANN.id(), session(ANN), 5);
    for (String session : List.of(session(ANN), session(BOB), "")) {
      var wish = new Wish(ANN.id(), "e@v.example", "p", "en", "l", 20);
      assertThat(addresses.want(wish, session)).isFalse();
      assertThat(addresses.remove(ANN.id(), session)).isFalse();
      assertThat(store.feeds().keep(new Feed(ANN.id(), "en", 2), "other", session)).isFalse();
      assertThat(store.accounts().delete(ANN.id(), session, 20)).isFalse();
    }
    assertThat(of(ANN).address()).isEqualTo("a@b.example");
    assertThat(of(ANN).wanted()).isEmpty();
    assertThat(store.feeds().under("other")).isEmpty();
    assertThat(store.feeds().under("hash")).isPresent();
    assertThat(store.accounts().standing(ANN.id())).isEqualTo(PlayerKind.ACCOUNT);
    assertThat(store.accounts().delete(BOB.id(), session(BOB), 20)).isTrue();
    assertThat(store.accounts().standing(BOB.id())).isEqualTo(PlayerKind.GONE);
  }

  @Test
  void a_feed_ends_with_whatever_else_lets_somebody_in() {
    for (Renewal what :
        List.of(new Renewal.Password("x"), new Renewal.Codes(Set.of("c")), new Renewal.Rest())) {
      store.feeds().keep(new Feed(ANN.id(), "fr", 1), "hash", session(ANN));
      store.feeds().keep(new Feed(BOB.id(), "fr", 1), "bob", session(BOB));
      store.accounts().renew(ANN.id(), what, session(ANN), session(ANN) + "x", 9);
      store.accounts().renew(ANN.id(), what, session(ANN) + "x", session(ANN), 9);
      assertThat(store.feeds().under("hash")).isEmpty();
      assertThat(store.feeds().of(BOB.id())).isPresent();
    }
  }

  @Test
  void an_address_counts_once_its_proof_has_come_and_the_one_before_until_then() {
    want(ANN, "a@b.example", "p1", 10);
    assertThat(of(ANN).address()).isEmpty();
    assertThat(addresses.at("a@b.example", 9)).isEmpty();
    assertThat(addresses.wanted("p1", 10)).as("too late").isEmpty();
    assertThat(addresses.wanted("p1", 9)).map(Kept::wanted).contains("a@b.example");
    assertThat(addresses.confirm("p1", 9)).map(Kept::address).contains("a@b.example");
    assertThat(addresses.confirm("p1", 9)).as("once").isEmpty();
    want(ANN, "c@d.example", "p2", 20);
    want(ANN, "E@f.example", "p3", 30);
    assertThat(of(ANN).address()).isEqualTo("a@b.example");
    assertThat(addresses.confirm("p2", 9)).as("of another wish").isEmpty();
    assertThat(addresses.confirm("p3", 9)).isPresent();
    assertThat(addresses.at("e@F.example", 9)).extracting(Kept::player).containsExactly(ANN.id());
    assertThat(addresses.at("a@b.example", 9)).isEmpty();
  }

  @Test
  void whoever_has_no_account_has_no_address() {
    assertThat(addresses.want(new Wish(new PlayerId("eve"), "a@b.example", "p", "en", "l", 1), ""))
        .isFalse();
    assertThat(addresses.of(new PlayerId("eve"))).isEmpty();
  }

  @Test
  void how_somebody_is_written_to_is_kept_and_all_of_it_goes() {
    confirmed(ANN, "a@b.example");
    addresses.choose(ANN.id(), "en", true);
    assertThat(of(ANN).language()).isEqualTo("en");
    assertThat(of(ANN).daily()).isTrue();
    assertThat(addresses.leaving("leave Anne")).contains(ANN.id());
    assertThat(addresses.remove(ANN.id(), session(ANN))).isTrue();
    assertThat(addresses.of(ANN.id())).isEmpty();
    assertThat(addresses.leaving("leave Anne")).isEmpty();
    confirmed(BOB, "b@b.example");
    store.feeds().keep(new Feed(BOB.id(), "fr", 1), "hash", session(BOB));
    store.accounts().delete(BOB.id(), 5);
    assertThat(addresses.of(BOB.id())).isEmpty();
    assertThat(store.feeds().under("hash")).isEmpty();
  }

  @Test
  void letters_are_counted_until_they_are_old() {
    assertThat(addresses.letter("x", 100, 50, 2)).isTrue();
    assertThat(addresses.letter("x", 100, 50, 2)).as("in the same moment").isTrue();
    assertThat(addresses.letter("x", 120, 50, 2)).isFalse();
    assertThat(addresses.letter("y", 120, 50, 2)).isTrue();
    assertThat(addresses.letter("x", 160, 101, 2)).isTrue();
    addresses.forget(200, 0);
    assertThat(addresses.letter("x", 220, 50, 1)).isTrue();
  }

  @Test
  void what_nobody_confirms_is_forgotten() {
    want(ANN, "a@b.example", "p", 10);
    confirmed(BOB, "b@b.example");
    want(BOB, "c@b.example", "p4", 10);
    addresses.forget(0, 11);
    assertThat(addresses.of(ANN.id())).isEmpty();
    assertThat(of(BOB).address()).isEqualTo("b@b.example");
    assertThat(of(BOB).wanted()).isEmpty();
  }

  private void told(Guest who, Kind kind, long at) {
    Inboxes.add(
        store.inbox(), who.id(), new Notification(kind, "felon", Optional.empty(), "Eve"), at);
  }

  private List<PlayerId> due(long now) {
    return addresses.due(now, 0, now - 300, now - 60, 9).stream().map(Kept::player).toList();
  }

  @Test
  void a_digest_is_due_to_whom_wants_it_and_has_not_had_one() {
    confirmed(ANN, "a@b.example");
    want(BOB, "b@b.example", "p", 10);
    for (Guest guest : List.of(ANN, BOB)) {
      store.inbox().want(guest.id(), Way.MAIL, Set.of(Matter.ENDINGS));
      told(guest, Kind.OVER, NOW);
    }
    told(ANN, Kind.WANTED, NOW);
    assertThat(due(NOW + 299)).as("it may be seen first").isEmpty();
    assertThat(due(NOW + 300)).as("Bob has confirmed nothing").containsExactly(ANN.id());
    assertThat(addresses.tell(of(ANN), NOW + 300)).isTrue();
    assertThat(store.inbox().take(ANN.id(), Way.MAIL, 0, NOW + 240, NOW + 300)).hasSize(1);
    told(ANN, Kind.OVER, NOW + 400);
    assertThat(due(NOW + 900)).as("within the hour").isEmpty();
    assertThat(due(NOW + 300 + HOUR)).containsExactly(ANN.id());
    addresses.choose(ANN.id(), "fr", true);
    assertThat(due(NOW + 300 + HOUR)).isEmpty();
    assertThat(due(NOW + 300 + 24 * HOUR)).containsExactly(ANN.id());
    store.inbox().seen(ANN.id(), Long.MAX_VALUE);
    assertThat(due(NOW + 300 + 24 * HOUR)).isEmpty();
  }

  @Test
  void a_challenge_waits_for_no_hour() {
    confirmed(ANN, "a@b.example");
    store.inbox().want(ANN.id(), Way.MAIL, Set.of(Matter.CHALLENGES));
    assertThat(addresses.tell(of(ANN), NOW)).isTrue();
    told(ANN, Kind.CHALLENGED, NOW + 1);
    assertThat(due(NOW + 600_000)).containsExactly(ANN.id());
  }

  @Test
  void of_two_who_would_tell_one_does() {
    var kept = confirmed(ANN, "a@b.example");
    assertThat(addresses.tell(kept, 100)).isTrue();
    assertThat(addresses.tell(kept, 101)).isFalse();
    var next = of(ANN);
    want(ANN, "c@b.example", "p9", 120);
    addresses.confirm("p9", 1);
    assertThat(addresses.tell(next, 200)).as("it is another address now").isFalse();
  }

  @Test
  void what_could_not_be_sent_is_given_back() {
    store.inbox().want(ANN.id(), Way.MAIL, Set.of(Matter.ENDINGS));
    told(ANN, Kind.OVER, NOW);
    assertThat(store.inbox().take(ANN.id(), Way.MAIL, 0, NOW, NOW + 1)).hasSize(1);
    store.inbox().giveBack(ANN.id(), Way.MAIL, NOW);
    assertThat(store.inbox().take(ANN.id(), Way.MAIL, 0, NOW, NOW + 2)).isEmpty();
    store.inbox().giveBack(ANN.id(), Way.MAIL, NOW + 1);
    assertThat(store.inbox().take(ANN.id(), Way.MAIL, 0, NOW, NOW + 3)).hasSize(1);
  }

  @Test
  void a_feed_is_found_by_its_hash_until_it_is_renewed_or_ended() {
    var feeds = store.feeds();
    var eve = new PlayerId("eve");
    feeds.keep(new Feed(eve, "fr", 1), "h1", "");
    feeds.keep(new Feed(eve, "en", 2), "h2", "");
    assertThat(feeds.under("h1")).isEmpty();
    assertThat(feeds.under("h2")).contains(new Feed(eve, "en", 2));
    assertThat(feeds.of(eve)).contains(new Feed(eve, "en", 2));
    feeds.end(eve);
    assertThat(feeds.under("h2")).isEmpty();
  }
}
