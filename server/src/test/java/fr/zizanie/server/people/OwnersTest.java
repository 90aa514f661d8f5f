package fr.zizanie.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.people.Account;
import fr.zizanie.server.store.people.Proved;
import fr.zizanie.server.store.people.Proved.By;
import fr.zizanie.server.store.people.Session;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import java.nio.file.Path;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a session may do by what proved it, and when. */
class OwnersTest {
  private static final PlayerId ANN = new PlayerId("ann");
  private static final Identity HERE = new Identity(ANN, "s1");
  private static final long NOW = 1_000_000_000;
  private static final long LATELY = Owners.LATELY.toMillis();

  @TempDir Path data;
  private Store store;
  private Owners owners;

  @BeforeEach
  void open() {
    store = FreshSqlite.in(data);
    owners = new Owners(store, () -> Instant.ofEpochMilli(NOW));
    store.accounts().make(new Guest(ANN, "Anne"), new Account(ANN, "anne", "hash", 1));
  }

  @AfterEach
  void close() {
    store.close();
  }

  private void proved(By by, long at) {
    store.sessions().begin(new Session("s1", ANN, "", 1, 1, new Proved(by, at)), 0);
  }

  private Set<OwnerAction> allowed(Identity who) {
    var deeds = EnumSet.noneOf(OwnerAction.class);
    for (OwnerAction deed : OwnerAction.values())
      if (owners.allow(who, deed) instanceof Answer.Ok) deeds.add(deed);
    return deeds;
  }

  @ParameterizedTest
  @EnumSource(By.class)
  void what_proves_wholly_allows_all_of_it(By by) {
    proved(by, NOW);
    assertThat(allowed(HERE))
        .isEqualTo(
            switch (by) {
              case NOTHING -> Set.of();
              case LINK -> Set.of(OwnerAction.NEW_WAY);
              case PASSKEY, PASSWORD, CODE -> Set.of(OwnerAction.values());
            });
  }

  @ParameterizedTest
  @EnumSource(By.class)
  void nothing_proves_for_longer_than_five_minutes(By by) {
    proved(by, NOW - LATELY);
    assertThat(allowed(HERE)).isEmpty();
  }

  @Test
  void a_proof_of_less_than_five_minutes_ago_counts() {
    proved(By.CODE, NOW - LATELY + 1);
    assertThat(allowed(HERE)).isEqualTo(Set.of(OwnerAction.values()));
  }

  @Test
  void a_clock_that_was_set_back_makes_no_old_proof_count_anew() {
    proved(By.CODE, NOW + LATELY);
    assertThat(allowed(HERE)).isEmpty();
  }

  @Test
  void a_session_is_its_own_account_s_and_a_guest_s_cookie_none() {
    proved(By.PASSWORD, NOW);
    var bob = new PlayerId("bob");
    store.accounts().make(new Guest(bob, "Bob"), new Account(bob, "bob", "hash", 1));
    assertThat(allowed(new Identity(bob, "s1"))).isEmpty();
    assertThat(allowed(new Identity(ANN, ""))).isEmpty();
    assertThat(allowed(new Identity(new PlayerId("guest"), "")))
        .isEqualTo(Set.of(OwnerAction.values()));
  }
}
