package fr.zizanie.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.Surroundings;
import org.junit.jupiter.api.Test;

/** What guessing a password costs; tests of servers have cheaper ones. */
class PasswordsTest {
  private static final String HERS = "un nuage de quatre mots";

  @Test
  void a_server_of_this_machine_asks_what_owasp_does() {
    var passwords = Surroundings.ofMachine().passwords();
    String hash = passwords.hash(HERS).orThrow();
    assertThat(hash).startsWith("$argon2id$v=19$m=19456,t=2,p=1$");
    assertThat(passwords.check(HERS, hash).orThrow()).isTrue();
    assertThat(passwords.check(HERS + "s", hash).orThrow()).isFalse();
    assertThat(passwords.check(HERS, "").orThrow()).isFalse();
  }
}
