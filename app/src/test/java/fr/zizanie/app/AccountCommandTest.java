package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.people.OwnerAction;
import fr.zizanie.server.people.Register;
import fr.zizanie.server.store.sql.Sqlite;
import fr.zizanie.sheets.wire.people.Made;
import fr.zizanie.sheets.wire.people.Proof;
import fr.zizanie.table.seat.PlayerId;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever runs the house helps somebody into their account, while it runs. */
class AccountCommandTest {
  private static final Optional<String> NONE = Optional.empty();
  private static final PlayerId ANN = new PlayerId("ann");

  @TempDir Path data;

  private String said(int expected, String... more) {
    var before = System.out;
    var out = new ByteArrayOutputStream();
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    try {
      var args = new String[more.length + 4];
      System.arraycopy(new String[] {"account", "Ânne", "--data", data.toString()}, 0, args, 0, 4);
      System.arraycopy(more, 0, args, 4, more.length);
      assertThat(Main.run(args)).isEqualTo(expected);
      return out.toString(StandardCharsets.UTF_8);
    } finally {
      System.setOut(before);
    }
  }

  private static Proof code(String code) {
    return new Proof.ByCode(Optional.of("ânne"), code);
  }

  @Test
  void a_code_is_handed_over_and_an_account_goes_while_the_server_runs() {
    try (var store = Sqlite.in(data)) {
      var register = Register.of(store, InstantSource.system());
      var people = register.people();
      String words = "agrafe moulin tisane";
      people
          .keep(ANN, new Made.NewPassword(Optional.of("Ânne"), words), Optional.empty())
          .orThrow();
      assertThat(said(0)).contains("password: yes", "passkeys: 0", "recovery codes left: 8");
      String code = said(0, "--code").strip();
      var owner = people.prove(code(code), Optional.empty(), "192.0.2.1").orThrow();
      assertThat(owner.player()).isEqualTo(ANN);
      String secret = register.devices().begin(owner, "").orThrow();
      var here = register.identities().session(ANN, secret).orElseThrow();
      assertThat(people.allow(here, OwnerAction.OTHER).orThrow()).as("the code proves it").isTrue();
      assertThat(people.prove(code(code), Optional.empty(), "192.0.2.1"))
          .as("once")
          .isInstanceOf(Answer.No.class);
      String ticket = register.devices().carry(here);
      said(0, "--delete");
      register.identities().hear();
      assertThat(people.of(ANN).name()).isEmpty();
      assertThat(register.identities().holds(here)).isFalse();
      assertThat(register.devices().take(ticket)).isEmpty();
      assertThat(said(1)).isEmpty();
    }
  }
}
