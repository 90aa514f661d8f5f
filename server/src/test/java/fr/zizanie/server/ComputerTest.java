package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.testing.Eventually;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A guest against the computer. */
class ComputerTest {
  @RegisterExtension private static final Served SERVED = Served.anew();

  private Visitor ann;

  @BeforeEach
  void come() {
    ann = SERVED.guest();
  }

  private Phone table(int level, String seat) {
    return ann.call(
        ann.create(
            "\"opponent\":\"computer\",\"level\":%d,\"seat\":\"%s\"".formatted(level, seat)));
  }

  @Test
  void it_answers_a_move() {
    var a = table(1, "white");
    assertThat(a.sheet.get("seats").get(1).toString())
        .isEqualTo(
            "{\"seat\":\"black\",\"kind\":\"computer\",\"name\":\"\",\"level\":1,\"mine\":false,\"here\":true}");
    a.play("white", "e2e4");
    var sheet = a.version(2);
    assertThat(sheet.get("lines").get(0).get("seat").stringValue()).isEqualTo("black");
    assertThat(sheet.get("turn").stringValue()).isEqualTo("white");
  }

  @Test
  void it_begins_when_it_has_the_first_move() {
    assertThat(table(1, "black").version(1).get("turn").stringValue()).isEqualTo("black");
  }

  @Test
  void it_gives_a_takeback_at_once_back_to_the_guests_own_move() {
    var a = table(1, "white");
    a.play("white", "e2e4");
    a.version(2);
    assertThat(a.event("white", "offer takeback")).isEqualTo("accepted");
    assertThat(a.sheet.get("version").intValue()).isEqualTo(4);
    assertThat(a.sheet.get("ply").intValue()).isZero();
    assertThat(a.sheet.get("asked").isNull()).isTrue();
    assertThat(a.sheet.get("lines").get(1).get("drops").intValue()).isZero();
  }

  @Test
  void a_takeback_or_resignation_stops_its_thinking() {
    var a = table(8, "white");
    a.play("white", "e2e4");
    assertThat(a.event("white", "offer takeback")).isEqualTo("accepted");
    assertThat(a.sheet.get("turn").stringValue()).isEqualTo("white");
    a.play("white", "d2d4");
    assertThat(a.event("white", "resign")).isEqualTo("accepted");
    int version = a.version();
    Eventually.until("nobody thinks any more", () -> !thinks());
    a.raw("{\"type\":\"ping\"}");
    a.next("pong");
    assertThat(a.version()).isEqualTo(version);
  }

  @Test
  void it_answers_a_draw_offer_by_what_it_thinks_of_its_game() {
    var a = table(2, "white");
    assertThat(a.event("white", "offer draw")).isEqualTo("accepted");
    assertThat(a.sheet.get("outcome").isNull()).isTrue();
    assertThat(a.sheet.get("asked").isNull()).isTrue();
    a.play("white", "e2e4");
    a.event("white", "offer draw");
    a.sheet(
        s -> !s.get("outcome").isNull() || s.get("asked").isNull() && s.get("ply").intValue() == 2);
    assertThat(a.sheet.get("asked").isNull()).isTrue();
  }

  /** Whether a thread of the highest level is at work. */
  private static boolean thinks() {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(thread -> thread.getKey().getName().startsWith("deep-"))
        .flatMap(thread -> Stream.of(thread.getValue()))
        .anyMatch(frame -> frame.getClassName().startsWith("fr.zizanie."));
  }
}
