package fr.zizanie.server.mail;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.Announced;
import fr.zizanie.server.mail.smtp.Smtp;
import fr.zizanie.server.store.FreshPostgres;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.notifications.Inbox.Way;
import fr.zizanie.server.store.notifications.Inboxes;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.notifications.Notification.Kind;
import fr.zizanie.server.store.notifications.Notification.Matter;
import fr.zizanie.server.store.people.Account;
import fr.zizanie.server.store.people.Addresses.Wish;
import fr.zizanie.server.store.people.Proved;
import fr.zizanie.server.store.people.Session;
import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.server.time.HandTime;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.testing.Eventually;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Digests, written to a real mail server. */
class DigestsTest {
  private static final URI HOME = URI.create("https://play.example.org");
  private static final PlayerId ANN = new PlayerId("ann");
  private static final Duration PAUSE = Duration.ofSeconds(5);
  private static final Duration HOUR = Duration.ofHours(1);

  @TempDir Path data;
  private final Mails mails = new Mails(false);
  private final Set<PlayerId> here = new HashSet<>();
  private final HandTime time = new HandTime();
  private Instant now = Instant.parse("2026-11-25T08:00:00Z");
  private final InstantSource clock = () -> now;
  private final MailQueue bag =
      new MailQueue(new Smtp(mails.settings(), HOME, clock), time, List.of(PAUSE));
  private Store store;

  @BeforeEach
  void open() {
    store = FreshSqlite.in(data);
    keep(store, "fr");
  }

  @AfterEach
  void close() {
    bag.close();
    store.close();
    mails.close();
  }

  /** Ann has an account with an address, and wants to know everything. */
  private static void keep(Store store, String language) {
    store.accounts().make(new Guest(ANN, "Anne"), new Account(ANN, "anne", "", 1));
    store.sessions().begin(new Session("s", ANN, "", 1, 1, Proved.NEVER), 0);
    store.addresses().want(new Wish(ANN, "ann@a.example", "p", language, "leave", 10), "s");
    store.addresses().confirm("p", 1);
    store.inbox().want(ANN, Way.MAIL, EnumSet.allOf(Matter.class));
  }

  private Digests digests(Store of) {
    return new Digests(
        of,
        clock,
        whom -> {
          var out = new HashSet<>(here);
          out.retainAll(whom);
          return out;
        },
        new Office(bag, new Letters(HOME, _ -> "Le Félon")));
  }

  private void told(Store of, Kind kind, String other) {
    Inboxes.add(
        of.inbox(),
        ANN,
        new Notification(kind, "felon", Optional.empty(), other),
        now.toEpochMilli());
  }

  private void pass(Duration time) {
    now = now.plus(time);
  }

  /** Looks, and waits until nothing waits any more. */
  private void look() {
    idle();
    digests(store).look();
    idle();
  }

  private void idle() {
    Eventually.until("nothing waits", bag::idle);
  }

  @Test
  void what_nobody_has_seen_is_gathered_in_one_letter_an_hour() throws Exception {
    told(store, Kind.OVER, "Bob");
    told(store, Kind.WANTED, "Eve");
    look();
    assertThat(mails.now()).as("it may be seen first").isEmpty();
    pass(Duration.ofMinutes(6));
    look();
    var mail = mails.last(1);
    assertThat(mail.header("Subject")).isEqualTo("2 notifications | Zizanie");
    assertThat(mail.text()).contains("Bob", "Eve cherche un adversaire");
    told(store, Kind.OVER, "Zoé");
    pass(Duration.ofMinutes(30));
    look();
    assertThat(mails.now()).hasSize(1);
    pass(HOUR);
    look();
    assertThat(mails.last(2).text()).contains("Zoé").doesNotContain("Bob");
  }

  @Test
  void a_letter_is_written_in_the_language_that_goes_with_the_address() throws Exception {
    store.addresses().choose(ANN, "en", false);
    told(store, Kind.OVER, "Bob");
    pass(HOUR);
    look();
    assertThat(mails.last(1).text()).contains("Your game against Bob is over");
  }

  @Test
  void who_is_here_has_seen_it_or_does_not_want_it_gets_nothing() throws Exception {
    told(store, Kind.OVER, "Bob");
    pass(HOUR);
    here.add(ANN);
    look();
    here.clear();
    store.inbox().seen(ANN, Long.MAX_VALUE);
    look();
    told(store, Kind.WANTED, "Eve");
    store.inbox().want(ANN, Way.MAIL, Set.of(Matter.ENDINGS));
    pass(HOUR);
    look();
    assertThat(mails.now()).isEmpty();
    told(store, Kind.OVER, "Zoé");
    pass(HOUR);
    look();
    assertThat(mails.last(1).text()).contains("Zoé").doesNotContain("Eve", "Bob");
  }

  @Test
  void a_challenge_comes_at_once() throws Exception {
    told(store, Kind.CHALLENGED, "Bob");
    pass(Duration.ofMinutes(2));
    look();
    assertThat(mails.last(1).header("Subject")).isEqualTo("Bob vous défie | Le Félon");
  }

  @Test
  void nothing_goes_where_nobody_has_confirmed() throws Exception {
    store.addresses().remove(ANN, "s");
    store.addresses().want(new Wish(ANN, "ann@a.example", "p", "fr", "leave", 10), "s");
    told(store, Kind.CHALLENGED, "Bob");
    pass(HOUR);
    look();
    assertThat(mails.now()).isEmpty();
  }

  @Test
  void a_server_that_is_down_loses_nothing_and_gets_it_later() throws Exception {
    try (var _ = Announced.warnings(MailQueue.class)) {
      mails.stop();
      told(store, Kind.OVER, "Bob");
      pass(HOUR);
      digests(store).look();
      Eventually.until(
          "it waits to try again", () -> bag.posted().failed() == 1 && time.waiting() == 1);
      told(store, Kind.OVER, "Eve");
      pass(HOUR.multipliedBy(2));
      digests(store).look();
      assertThat(store.inbox().waiting(Way.MAIL, 0, now.toEpochMilli(), 9))
          .as("no more is written meanwhile")
          .containsExactly(ANN);
      mails.again();
      time.pass(PAUSE);
      assertThat(mails.last(1).text()).contains("Bob").doesNotContain("Eve");
      look();
      assertThat(mails.last(2).text()).contains("Eve");
    }
  }

  @Test
  void what_could_not_be_sent_before_the_end_is_written_anew() throws Exception {
    try (var _ = Announced.warnings(MailQueue.class)) {
      mails.stop();
      told(store, Kind.OVER, "Bob");
      pass(HOUR);
      digests(store).look();
      bag.close();
      // What is just being handed over is given back when that has failed.
      Eventually.until(
          "it is given back",
          () -> !store.inbox().waiting(Way.MAIL, 0, now.toEpochMilli(), 9).isEmpty());
      assertThat(store.inbox().waiting(Way.MAIL, 0, now.toEpochMilli(), 9)).containsExactly(ANN);
    }
  }

  @Test
  void of_several_servers_one_writes() throws Exception {
    String url = FreshPostgres.url();
    try (var one = Databases.open(Optional.of(url), Path.of(""), Map.of());
        var other = Databases.open(Optional.of(url), Path.of(""), Map.of())) {
      keep(one, "fr");
      for (int round = 1; round <= 5; round++) {
        told(one, Kind.OVER, "Bob");
        pass(HOUR.multipliedBy(2));
        var looks =
            Stream.of(one, other, one, other)
                .map(store -> CompletableFuture.runAsync(digests(store)::look))
                .toList();
        looks.forEach(CompletableFuture::join);
        idle();
        assertThat(mails.await(round)).hasSize(round);
      }
      assertThat(mails.now()).hasSize(5);
    }
  }
}
