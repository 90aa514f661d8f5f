package fr.zizanie.server.store.people;

import static fr.zizanie.server.store.matches.Samples.ANN;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.store.Store;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.PlayerKind;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Accounts and what proves them are found again, whichever database keeps them. */
abstract class AccountsContract {
  private static final Guest BOB = new Guest(new PlayerId("bob"), "Bob");

  private Store store;

  /** {@return the store, opened anew} */
  abstract Store opened();

  @BeforeEach
  void open() {
    store = opened();
  }

  @AfterEach
  void close() {
    store.close();
  }

  private static Account account(Guest guest) {
    return new Account(guest.id(), guest.name().toLowerCase(Locale.ROOT), "hash", 7);
  }

  @Test
  void an_account_is_made_of_a_guest_once_and_under_a_name_of_its_own() {
    var accounts = store.accounts();
    assertThat(accounts.standing(ANN.id())).isEqualTo(PlayerKind.GUEST);
    assertThat(accounts.make(ANN, account(ANN))).isTrue();
    assertThat(accounts.make(ANN, account(ANN))).isFalse();
    assertThat(accounts.make(BOB, new Account(BOB.id(), "anne", "", 8))).isFalse();
    assertThat(accounts.standing(BOB.id())).isEqualTo(PlayerKind.GUEST);
    assertThat(accounts.of(ANN.id())).contains(account(ANN));
    assertThat(accounts.named("anne").map(Account::player)).contains(ANN.id());
    assertThat(store.guests().of(ANN.id()))
        .isEqualTo(new Guest(ANN.id(), "Anne", PlayerKind.ACCOUNT));
    accounts.make(BOB, account(BOB));
    assertThat(accounts.rename(BOB.id(), "Ann", "anne")).isFalse();
    assertThat(accounts.rename(ANN.id(), "Annette", "annette")).isTrue();
    assertThat(accounts.rename(BOB.id(), "Anne", "anne")).isTrue();
    assertThat(store.guests().of(ANN.id()).name()).isEqualTo("Annette");
  }

  @Test
  void what_proves_an_account_is_found_and_goes_with_it() {
    var accounts = store.accounts();
    accounts.make(ANN, account(ANN));
    accounts.make(BOB, account(BOB));
    var passkey = new Passkey("k1", ANN.id(), "PC", "credential", 0, 9, 0);
    assertThat(accounts.add(passkey)).isTrue();
    assertThat(accounts.add(new Passkey("k1", BOB.id(), "", "other", 0, 9, 0))).isFalse();
    assertThat(accounts.signed("k1", 3, 10)).isTrue();
    assertThat(accounts.signed("k2", 3, 10)).isFalse();
    assertThat(accounts.passkeys(ANN.id()))
        .containsExactly(new Passkey("k1", ANN.id(), "PC", "credential", 3, 9, 10));
    accounts.codes(ANN.id(), Set.of("c1", "c2"));
    accounts.code(ANN.id(), "c3");
    assertThat(accounts.spend(BOB.id(), "c1")).isFalse();
    assertThat(accounts.spend(ANN.id(), "c1")).isTrue();
    assertThat(accounts.spend(ANN.id(), "c1")).isFalse();
    assertThat(accounts.codes(ANN.id())).isEqualTo(2);
    var sessions = store.sessions();
    sessions.begin(new Session("s1", ANN.id(), "Firefox", 11, 11, Proved.NEVER), 0);
    sessions.begin(new Session("s2", ANN.id(), "", 12, 12, Proved.NEVER), 0);
    sessions.used("s1", 13);
    assertThat(sessions.of(ANN.id()).stream().map(Session::hash)).containsExactly("s1", "s2");
    assertThat(sessions.end(BOB.id(), "s1", 14)).isFalse();
    assertThat(sessions.end(ANN.id(), "s1", 14)).isTrue();
    accounts.delete(ANN.id(), 15);
    assertThat(sessions.session("s2")).isEmpty();
    assertThat(accounts.passkey("k1")).isEmpty();
    assertThat(accounts.named("anne")).isEmpty();
    assertThat(store.guests().of(ANN.id())).isEqualTo(new Guest(ANN.id(), "", PlayerKind.GONE));
    store.guests().keep(ANN);
    assertThat(store.guests().of(ANN.id()).name()).as("nobody brings the name back").isEmpty();
    assertThat(accounts.make(ANN, account(ANN))).as("nor the id").isFalse();
    assertThat(sessions.revoked(14))
        .containsExactlyInAnyOrder(
            new Sessions.Revoked(ANN.id(), "s1", 14),
            new Sessions.Revoked(ANN.id(), "s2", 15),
            new Sessions.Revoked(ANN.id(), "", 15));
  }

  private static Session session(String hash, Proved proved) {
    return new Session(hash, ANN.id(), "Firefox", 11, 11, proved);
  }

  @Test
  void what_is_renewed_ends_whatever_else_lets_somebody_in() {
    var accounts = store.accounts();
    var sessions = store.sessions();
    var proved = new Proved(Proved.By.PASSKEY, 12);
    accounts.make(ANN, account(ANN));
    assertThat(sessions.begin(session("s1", proved), 0)).isTrue();
    assertThat(sessions.begin(session("s2", Proved.NEVER), 0)).isTrue();
    assertThat(sessions.session("s1").orElseThrow().proved()).isEqualTo(proved);
    assertThat(sessions.session("s2").orElseThrow().proved()).isEqualTo(Proved.NEVER);
    sessions.issue(new Ticket("carry", "t1", ANN.id(), "s1", 100));
    var next = new Renewal.Password("next");
    assertThat(accounts.renew(ANN.id(), next, "s3", "s4", 13)).isEqualTo(Renewal.Outcome.ENDED);
    assertThat(accounts.renew(BOB.id(), next, "s1", "s4", 13)).isEqualTo(Renewal.Outcome.ENDED);
    assertThat(accounts.renew(ANN.id(), next, "s1", "s4", 13)).isEqualTo(Renewal.Outcome.DONE);
    assertThat(accounts.of(ANN.id()).orElseThrow().password()).isEqualTo("next");
    assertThat(sessions.of(ANN.id()))
        .containsExactly(new Session("s4", ANN.id(), "Firefox", 11, 13, proved));
    assertThat(sessions.ticket("carry", "t1", 50, 100)).isEmpty();
    assertThat(sessions.revoked(13)).extracting(Sessions.Revoked::session).contains("s1", "s2");
    assertThat(sessions.begin(session("s5", proved), 0)).as("proved before").isFalse();
    assertThat(sessions.succeed("s4", session("s5", proved), 0)).isFalse();
    assertThat(sessions.succeed("s1", session("s5", proved), 1)).isFalse();
    assertThat(sessions.succeed("s4", session("s5", proved), 1)).isTrue();
    assertThat(sessions.of(ANN.id())).containsExactly(session("s5", proved));
  }

  @Test
  void the_last_way_in_is_not_taken_away() {
    var accounts = store.accounts();
    accounts.make(ANN, account(ANN));
    store.sessions().begin(session("s1", Proved.NEVER), 0);
    var bare = new Renewal.Password("");
    assertThat(accounts.renew(ANN.id(), bare, "s1", "s2", 13)).isEqualTo(Renewal.Outcome.LAST);
    var passkey = new Passkey("k1", ANN.id(), "PC", "credential", 0, 9, 0);
    assertThat(accounts.add(passkey, "s2")).as("no session").isFalse();
    assertThat(accounts.add(passkey, "s1")).isTrue();
    assertThat(accounts.renew(ANN.id(), bare, "s1", "s2", 13)).isEqualTo(Renewal.Outcome.DONE);
    var without = new Renewal.Without("k1");
    assertThat(accounts.renew(ANN.id(), without, "s2", "s3", 14)).isEqualTo(Renewal.Outcome.LAST);
    var again = new Renewal.Password("again");
    assertThat(accounts.renew(ANN.id(), again, "s2", "s3", 14)).isEqualTo(Renewal.Outcome.DONE);
    assertThat(accounts.renew(ANN.id(), without, "s3", "s4", 15)).isEqualTo(Renewal.Outcome.DONE);
    assertThat(accounts.passkeys(ANN.id())).isEmpty();
  }

  @Test
  void a_ticket_holds_as_long_as_what_it_is_bound_to() {
    var sessions = store.sessions();
    sessions.issue(new Ticket("carry", "t0", ANN.id(), "", 100));
    store.accounts().make(ANN, account(ANN));
    assertThat(sessions.ticket("carry", "t0", 50, 100)).as("a guest’s").isEmpty();
    sessions.issue(new Ticket("carry", "t1", ANN.id(), "", 100));
    assertThat(sessions.ticket("carry", "t1", 50, 100)).as("a guest’s, drawn meanwhile").isEmpty();
    sessions.begin(session("s1", Proved.NEVER), 0);
    sessions.issue(new Ticket("carry", "t2", ANN.id(), "s1", 100));
    assertThat(sessions.ticket("carry", "t2", 50, 100)).contains(ANN.id());
    sessions.end(ANN.id(), "s1", 13);
    assertThat(sessions.spend("carry", "t2", 50, 100)).isEmpty();
    sessions.issue(new Ticket("link", "t3", ANN.id(), "ann@mail.example", 100));
    assertThat(sessions.ticket("link", "t3", 50, 100)).as("no address").isEmpty();
  }

  @Test
  void a_ticket_holds_once_and_until_its_time() {
    var sessions = store.sessions();
    sessions.issue(new Ticket("carry", "t1", ANN.id(), "", 100));
    assertThat(sessions.ticket("passkey", "t1", 99, 100)).isEmpty();
    assertThat(sessions.ticket("carry", "t1", 99, 100)).contains(ANN.id());
    assertThat(sessions.spend("carry", "t1", 100, 200)).isEmpty();
    assertThat(sessions.ticket("carry", "t1", 10, 99)).as("a clock put back").isEmpty();
    assertThat(sessions.spend("carry", "t1", 10, 99)).isEmpty();
    assertThat(sessions.spend("carry", "t1", 99, 100)).contains(ANN.id());
    assertThat(sessions.spend("carry", "t1", 99, 100)).isEmpty();
    sessions.issue(new Ticket("carry", "t2", ANN.id(), "", 100));
    sessions.forget(100, 0, 0);
    assertThat(sessions.ticket("carry", "t2", 50, 100)).isEmpty();
  }
}
