package fr.zizanie.server.mail;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Addresses of mail, and what is none. */
class AddressingTest {
  @ParameterizedTest
  @CsvSource({
    "zoe@mail.example, zoe@mail.example",
    "' Zoe.B+jeux@Mail.Example ', Zoe.B+jeux@mail.example",
    "zoe@exämple.org, zoe@xn--exmple-cua.org"
  })
  void what_every_mail_server_takes_is_one(String typed, String address) {
    assertThat(Addressing.read(typed)).isEqualTo(Answer.ok(address));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "zoe",
        "@mail.example",
        "zoe@",
        "zoe@localhost",
        "zoe@127.0.0.1",
        "zoe@[127.0.0.1]",
        "zoe@mail..example",
        ".zoe@mail.example",
        "zoe@-mail.example",
        "zoe@mail.example\r\nBcc: eve@e.example",
        "zoe\r\n@mail.example",
        "\"zoe\"@mail.example",
        "zoe b@mail.example",
        "zoé@mail.example",
        "zoe@mail.example, eve@e.example",
        "Zoe <zoe@mail.example>",
        "a@b@mail.example"
      })
  void what_could_be_another_is_none(String typed) {
    assertThat(Addressing.read(typed)).isInstanceOf(Answer.No.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-oQ/x@mail.example",
        "|sh@mail.example",
        "!cmd@mail.example",
        "/tmp/x@mail.example"
      })
  void what_a_mail_program_could_take_for_a_command_is_refused_in_words(String typed) {
    assertThat(Addressing.read(typed))
        .isInstanceOfSatisfying(
            Answer.No.class,
            no -> assertThat(no.refusal().message().en()).contains("a letter or a digit"));
  }

  @Test
  void neither_is_what_is_too_long() {
    assertThat(Addressing.read("a".repeat(65) + "@mail.example")).isInstanceOf(Answer.No.class);
    assertThat(Addressing.read("a@" + "b.".repeat(130) + "example")).isInstanceOf(Answer.No.class);
  }

  @Test
  void tags_lead_to_the_same_person() {
    assertThat(Addressing.folded("Zoe+jeux@mail.example")).isEqualTo("zoe@mail.example");
  }
}
