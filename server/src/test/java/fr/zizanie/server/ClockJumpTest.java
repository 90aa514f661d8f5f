package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Somebody puts the clock of the machine forward or back while people play. */
class ClockJumpTest {
  @RegisterExtension static final Served SERVED = Served.crowded();

  private static final Duration A_WHILE = Duration.ofSeconds(30);

  private final Visitor ann = SERVED.named("Ann");
  private final Visitor bob = SERVED.named("Bob");

  /** A match in which White has played, and Black after them. */
  private String match(String clock) {
    String terms = "\"opponent\":\"friend\",\"begin\":\"seated\",\"seat\":\"white\"";
    String id = ann.create(terms + ",\"clock\":\"" + clock + "\"");
    bob.write("POST", "/api/matches/" + id + "/seat", "{}");
    play(ann, id, 0, "white", "d2d3");
    play(bob, id, 1, "black", "d7d5");
    return id;
  }

  /** Plays one action when so many have been played. */
  private static void play(Visitor by, String id, int played, String seat, String action) {
    var phone = by.call(id);
    phone.version(played);
    assertThat(phone.play(seat, action)).isEqualTo("accepted");
  }

  private void allIsWell() {
    SERVED.pass(A_WHILE);
    assertThat(ann.json("/api/me").get("name").stringValue()).isEqualTo("Ann");
    assertThat(bob.json("/api/matches")).isNotEmpty();
    assertThat(ann.get("/health").statusCode()).isEqualTo(200);
    var carry = ann.write("POST", "/api/carry", "{}");
    assertThat(carry.statusCode()).isEqualTo(200);
    play(ann, match("10+5"), 2, "white", "d3e5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"PT-1S", "PT-1H", "PT-72H", "PT-8760H"})
  void a_clock_that_is_put_back_costs_nobody_a_game_or_a_session(Duration by) {
    for (String clock : List.of("10+5", "3d")) {
      String id = match(clock);
      SERVED.jump(by);
      try {
        SERVED.pass(A_WHILE);
        play(ann, id, 2, "white", "d3e5");
        SERVED.pass(A_WHILE);
        play(bob, id, 3, "black", "d5d1");
        allIsWell();
      } finally {
        SERVED.jump(by.negated());
      }
      allIsWell();
    }
  }

  /** What is left to whoever has to move, of ten minutes. */
  private Duration left(String id) {
    var clock = ann.json("/api/matches/" + id).get("clock").get("left");
    return Duration.ofMillis(clock.get("white").longValue());
  }

  @ParameterizedTest
  @ValueSource(strings = {"PT5S", "PT9M", "PT72H", "PT-9M", "PT-72H"})
  void clocks_of_live_games_run_on_whatever_is_done_to_that_of_the_machine(Duration by) {
    String id = match("10+5");
    String played = match("10+5");
    SERVED.jump(by);
    try {
      SERVED.pass(A_WHILE);
      assertThat(left(id)).isBetween(Duration.ofMinutes(9), Duration.ofMinutes(10).minus(A_WHILE));
      play(ann, played, 2, "white", "d3e5");
      SERVED.pass(Duration.ofMinutes(9));
      play(ann, id, 2, "white", "d3e5");
      assertThat(left(id)).isBetween(Duration.ZERO, Duration.ofMinutes(1));
      SERVED.pass(Duration.ofMinutes(11));
      assertThat(ann.json("/api/matches/" + id).get("outcome").get("reason").stringValue())
          .isEqualTo("flag");
    } finally {
      SERVED.jump(by.negated());
    }
    allIsWell();
  }

  @ParameterizedTest
  @ValueSource(strings = {"PT5S", "PT1H", "PT72H"})
  void a_clock_that_is_put_forward_costs_nobody_their_session(Duration by) {
    String id = match("14d");
    SERVED.jump(by);
    try {
      allIsWell();
      play(ann, id, 2, "white", "d3e5");
    } finally {
      SERVED.jump(by.negated());
    }
    allIsWell();
    play(bob, id, 3, "black", "d5d1");
  }

  /** Two minutes by the clock; one that is put back doesn't let a ticket hold for longer. */
  @ParameterizedTest
  @ValueSource(strings = {"PT5S", "PT3M", "PT1H", "PT-1S", "PT-5M", "PT-1H", "PT-8760H"})
  void a_ticket_holds_no_longer_whatever_is_done_to_the_clock(Duration by) {
    String token = carried();
    SERVED.jump(by);
    try {
      SERVED.pass(Duration.ofSeconds(10));
      boolean holds = by.abs().compareTo(Duration.ofMinutes(1)) < 0;
      assertThat(takes(token)).isEqualTo(holds ? 200 : 409);
      SERVED.pass(Duration.ofMinutes(2));
      String next = carried();
      assertThat(takes(next)).as("a new one").isEqualTo(200);
    } finally {
      SERVED.jump(by.negated());
    }
    assertThat(takes(token)).isEqualTo(409);
  }

  private String carried() {
    return Visitor.MAPPER
        .readTree(ann.write("POST", "/api/carry", "{}").body())
        .get("token")
        .stringValue();
  }

  private static int takes(String token) {
    String body = "{\"token\":\"" + token + "\",\"take\":true}";
    return SERVED.guest().write("PUT", "/api/carry", body).statusCode();
  }
}
