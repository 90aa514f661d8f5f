package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.security.GeneralSecurityException;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever has come by somebody's session keeps nothing of theirs, on each kind of database. */
abstract class ThiefContract extends OwnedHouse {
  @Test
  void an_open_session_alone_changes_nothing_of_what_proves_an_account() {
    confirmed(address());
    for (var deed : deeds(copy(ann))) proofIsAsked(deed.get());
    for (var deed : deeds(ann)) proofIsAsked(deed.get());
    var account = ann.json("/api/account");
    assertThat(account.get("codes").intValue()).isEqualTo(8);
    assertThat(account.get("passkeys")).isEmpty();
    assertThat(ann.json("/api/mail").get("address").stringValue()).isEqualTo(address());
    assertThat(ann.json("/api/mail").get("wanted").stringValue()).isEmpty();
    assertThat(enters(WORDS)).isEqualTo(200);
  }

  @Test
  void signing_in_counts_for_five_minutes_to_the_second() {
    var phone = entered("password", WORDS);
    passedAlmost();
    assertThat(change(phone, "codes", "").statusCode()).isEqualTo(200);
    passed(blur().multipliedBy(2).plusSeconds(1));
    proofIsAsked(change(phone, "codes", ""));
  }

  @Test
  void whoever_has_just_made_an_account_has_proved_it() {
    ann = guest();
    name += " bis";
    ann.write("POST", "/api/account", named("password", WORDS));
    assertThat(add(ann, key).statusCode()).isEqualTo(200);
    passedAWhile();
    proofIsAsked(change(ann, "codes", ""));
  }

  @Test
  void a_password_proves_again_and_what_was_a_copy_is_nobody_s() {
    var thief = copy(ann);
    assertThat(proves(ann, "password", OTHERS).statusCode()).isEqualTo(400);
    proofIsAsked(change(ann, "codes", ""));
    assertThat(proves(ann, "password", WORDS).statusCode()).isEqualTo(200);
    assertThat(her(thief)).isFalse();
    assertThat(ann.json("/api/account").get("sessions")).as("the same device").hasSize(1);
    passedAlmost();
    assertThat(change(ann, "password", OTHERS).statusCode()).isEqualTo(200);
    assertThat(enters(WORDS)).isEqualTo(400);
    assertThat(enters(OTHERS)).isEqualTo(200);
  }

  @Test
  void a_code_proves_again_once() {
    var phone = entered("password", WORDS);
    String code = read(change(phone, "codes", "")).get("codes").get(0).stringValue();
    passedAWhile();
    proofIsAsked(change(phone, "codes", ""));
    assertThat(proves(phone, "code", code).statusCode()).isEqualTo(200);
    assertThat(proves(phone, "code", code).statusCode()).isEqualTo(400);
    assertThat(phone.json("/api/account").get("codes").intValue()).isEqualTo(7);
    assertThat(change(phone, "codes", "").statusCode()).isEqualTo(200);
  }

  @Test
  void a_passkey_proves_again_if_it_is_this_account_s() throws Exception {
    var phone = entered("password", WORDS);
    assertThat(add(phone, key).statusCode()).isEqualTo(200);
    passedAWhile();
    var foreign = new SoftKey("http://localhost:" + server.port(), "localhost");
    var eve = guest();
    eve.write("POST", "/api/account", named("password", WORDS).replace("Anne", "Ève"));
    assertThat(add(eve, foreign).statusCode()).isEqualTo(200);
    assertThat(proves(phone, foreign)).isEqualTo(400);
    proofIsAsked(change(phone, "codes", ""));
    assertThat(proves(phone, key)).isEqualTo(200);
    assertThat(her(phone)).isTrue();
    assertThat(change(phone, "codes", "").statusCode()).isEqualTo(200);
  }

  private static int proves(Visitor visitor, SoftKey by) throws GeneralSecurityException {
    String proof = "{" + by.proof(challenge(visitor)) + "}";
    return visitor.write("POST", "/api/session/proof", proof).statusCode();
  }

  @Test
  void a_proof_is_for_whoever_is_signed_in_and_counted_as_signing_in() {
    assertThat(proves(guest(), "password", WORDS).statusCode()).isEqualTo(400);
    var bob = guest();
    bob.write("POST", "/api/account", named("password", OTHERS).replace("Anne", "Bob"));
    assertThat(bob.write("POST", "/api/session/proof", named("password", WORDS)).statusCode())
        .as("another’s name and password")
        .isEqualTo(400);
    var tried =
        IntStream.range(0, 30)
            .mapToObj(_ -> proves(ann, "password", "wrong words").statusCode())
            .toList();
    assertThat(tried).contains(400, 429);
    assertThat(enters(WORDS)).as("the same tries").isEqualTo(429);
  }

  @Test
  void a_ticket_proves_nothing() {
    var phone = entered("password", WORDS);
    var tablet = guest();
    assertThat(takes(tablet, "carry", carried(phone))).isEqualTo(200);
    assertThat(her(tablet)).isTrue();
    for (var deed : deeds(tablet)) proofIsAsked(deed.get());
  }

  @Test
  void a_link_lets_somebody_set_another_way_in_and_nothing_else_until_they_prove() {
    confirmed(address());
    var lost = guest();
    assertThat(takes(lost, "link", linked())).isEqualTo(200);
    for (var deed : deeds(lost).subList(2, 8)) proofIsAsked(deed.get());
    assertThat(add(lost, key).statusCode()).isEqualTo(200);
    assertThat(change(lost, "password", OTHERS).statusCode()).isEqualTo(200);
    proofIsAsked(change(lost, "codes", ""));
    proofIsAsked(gives(lost, "eve@mail.example"));
    assertThat(proves(lost, "password", OTHERS).statusCode()).isEqualTo(200);
    assertThat(change(lost, "codes", "").statusCode()).isEqualTo(200);
  }

  @Test
  void a_link_lets_somebody_do_so_for_five_minutes() {
    confirmed(address());
    var lost = guest();
    takes(lost, "link", linked());
    passedAWhile();
    proofIsAsked(change(lost, "password", OTHERS));
    proofIsAsked(add(lost, key));
  }

  private void renews(Visitor who, String what) {
    String text =
        switch (what) {
          case "password" -> OTHERS;
          case "passkey" -> keys(who).getFirst();
          default -> "";
        };
    assertThat(change(who, what, text).statusCode()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"password", "codes", "passkey", "others"})
  void whatever_else_lets_somebody_in_ends(String what) {
    confirmed(address());
    var thief = copy(ann);
    String early = carried(thief);
    ann = entered("password", WORDS);
    var twin = copy(ann);
    add(ann, key);
    var phone = entered("password", WORDS);
    var call = phone.call(phone.create("\"opponent\":\"screen\""));
    call.sheet(_ -> true);
    String late = carried(phone);
    String own = carried(ann);
    String link = linked();
    String wish = asksForAddress(phone, "eve" + people + "@mail.example");
    String feed = feed(phone);
    assertThat(guest().get(feed).statusCode()).isEqualTo(200);
    renews(ann, what);
    assertThat(guest().get(feed).statusCode()).as("a feed that was copied").isEqualTo(404);
    assertThat(her(ann)).isTrue();
    assertThat(ann.json("/api/account").get("sessions")).hasSize(1);
    assertThat(Stream.of(thief, phone, twin).filter(this::her)).isEmpty();
    assertThat(call.ended()).isEqualTo(4001);
    for (String ticket : List.of(early, late, own))
      assertThat(takes(guest(), "carry", ticket)).isEqualTo(409);
    assertThat(takes(guest(), "link", link)).isEqualTo(409);
    assertThat(takes(guest(), "mail/confirmation", wish)).isEqualTo(409);
    assertThat(ann.json("/api/mail").get("address").stringValue()).isEqualTo(address());
    assertThat(takes(guest(), "carry", carried(ann))).as("a new one").isEqualTo(200);
    assertThat(change(ann, "codes", "").statusCode()).as("still proved").isEqualTo(200);
  }

  private static String feed(Visitor visitor) {
    String address = read(visitor.write("POST", "/api/feed", "{}")).get("calendar").stringValue();
    return address.substring(address.indexOf("/feed/"));
  }

  @Test
  void a_ticket_ends_with_the_session_that_drew_it() {
    var phone = entered("password", WORDS);
    String ticket = carried(phone);
    String own = carried(ann);
    assertThat(phone.write("DELETE", "/api/session", "{}").statusCode()).isEqualTo(200);
    assertThat(takes(guest(), "carry", ticket)).isEqualTo(409);
    assertThat(takes(guest(), "carry", own)).isEqualTo(200);
  }

  @Test
  void a_ticket_of_a_guest_ends_when_they_have_an_account() {
    ann = guest();
    String ticket = carried(ann);
    name += " ter";
    ann.write("POST", "/api/account", named("password", WORDS));
    assertThat(takes(guest(), "carry", ticket)).isEqualTo(409);
  }

  @Test
  void a_link_ends_with_the_address_that_it_was_sent_to() {
    confirmed(address());
    String old = linked();
    confirmed("other" + people + "@mail.example");
    assertThat(takes(guest(), "link", old)).isEqualTo(409);
    String next = linked();
    proves(ann, "password", WORDS);
    assertThat(ann.write("DELETE", "/api/mail/address", "{}").statusCode()).isEqualTo(200);
    assertThat(takes(guest(), "link", next)).isEqualTo(409);
  }

  @Test
  void of_two_new_passwords_at_once_one_holds() {
    ann = entered("password", WORDS);
    var twin = copy(ann);
    var both =
        Stream.of(ann, twin)
            .map(who -> CompletableFuture.supplyAsync(() -> change(who, "password", OTHERS)))
            .toList();
    assertThat(both.stream().map(one -> one.join().statusCode()).filter(code -> code == 200))
        .hasSize(1);
    assertThat(Stream.of(ann, twin).filter(this::her)).hasSize(1);
  }

  @Test
  void whoever_signs_in_while_the_password_changes_is_put_out() {
    ann = entered("password", WORDS);
    var thieves = Stream.generate(this::guest).limit(6).toList();
    var tries =
        thieves.stream()
            .map(one ->
                CompletableFuture.supplyAsync(
                    () -> one.write("POST", "/api/session", named("password", WORDS))))
            .toList();
    assertThat(change(ann, "password", OTHERS).statusCode()).isEqualTo(200);
    tries.forEach(CompletableFuture::join);
    assertThat(her(ann)).isTrue();
    assertThat(thieves.stream().filter(this::her)).isEmpty();
  }

  @Test
  void the_last_two_ways_in_are_not_taken_away_at_once() {
    ann = entered("password", WORDS);
    add(ann, key);
    var twin = copy(ann);
    String id = keys(ann).getFirst();
    var both =
        Stream.<Supplier<HttpResponse<String>>>of(
                () -> change(ann, "password", ""), () -> change(twin, "passkey", id))
            .map(CompletableFuture::supplyAsync)
            .toList();
    assertThat(both.stream().map(one -> one.join().statusCode()).filter(code -> code == 200))
        .hasSize(1);
  }

  /** As a server wrote it that knew of no proofs. */
  @Test
  void a_session_of_before_is_not_proved() throws SQLException {
    ann = guest();
    name += " quater";
    var kept = read(ann.write("POST", "/api/account", named("password", WORDS)));
    String hash = kept.get("account").get("sessions").get(0).get("id").stringValue();
    run("delete from sessions where player = '%s'");
    run(
        "insert into sessions (hash, player, device, created, used) values ('"
            + hash
            + "', '%s', '', "
            + time.clock().millis()
            + ", "
            + time.clock().millis()
            + ")");
    assertThat(her(ann)).isTrue();
    proofIsAsked(change(ann, "codes", ""));
  }

  @Test
  void an_account_that_nothing_proves_gets_its_first_means_and_no_second() throws SQLException {
    run("update accounts set password = '' where player = '%s'");
    run("delete from recovery_codes where player = '%s'");
    for (var deed : deeds(ann).subList(4, 8)) proofIsAsked(deed.get());
    assertThat(change(ann, "password", OTHERS).statusCode()).isEqualTo(200);
    proofIsAsked(change(ann, "codes", ""));
    proofIsAsked(change(ann, "password", WORDS));
    assertThat(proves(ann, "password", OTHERS).statusCode()).isEqualTo(200);
    assertThat(change(ann, "codes", "").statusCode()).isEqualTo(200);
  }

  private void run(String sql) throws SQLException {
    String id = ann.json("/api/me").get("id").stringValue();
    try (var connection = DriverManager.getConnection(jdbc(folder.orElseThrow()));
        var statement = connection.createStatement()) {
      statement.execute(sql.formatted(id));
    }
  }

  @Test
  void a_guest_is_forgotten_by_the_cookie_alone() {
    assertThat(change(guest(), "delete", "").statusCode()).isEqualTo(200);
  }

  @Test
  void an_account_is_deleted_by_whoever_proves_it() {
    proves(ann, "password", WORDS);
    var phone = entered("password", WORDS);
    String ticket = carried(phone);
    assertThat(change(ann, "delete", name).statusCode()).isEqualTo(200);
    assertThat(takes(guest(), "carry", ticket)).isEqualTo(409);
    assertThat(her(phone)).isFalse();
  }
}
