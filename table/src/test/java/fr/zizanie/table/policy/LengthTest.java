package fr.zizanie.table.policy;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.seat.Sitter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A log doesn't grow for ever, and whoever is stopped can still end the match. */
class LengthTest {
  private static final Sitter ANN = new Sitter.Person(new Guest(new PlayerId("ann"), "Anne"));
  private static final Sitter BOB = new Sitter.Person(new Guest(new PlayerId("bob"), "Bob"));
  private static final Seats ALONE = new Seats(List.of(ANN, ANN));
  private static final Seats TWO = new Seats(List.of(ANN, BOB));

  private static boolean open(Seats seats, int lines, String text) {
    var refusal = Length.refusal(seats, lines, text);
    assertThat(refusal.map(Refusal::reason)).isIn(refusal.map(_ -> Reason.TOO_LONG));
    return refusal.isEmpty();
  }

  @Test
  void from_20000_lines_on_nothing_is_taken_back() {
    assertThat(open(TWO, 19_999, "offer takeback")).isTrue();
    assertThat(open(TWO, 20_000, "offer takeback")).isFalse();
    assertThat(open(TWO, 20_000, "e2e4")).isTrue();
  }

  @Test
  void nor_is_anything_played_at_one_screen() {
    assertThat(open(ALONE, 19_999, "e2e4")).isTrue();
    assertThat(open(ALONE, 20_000, "e2e4")).isFalse();
    assertThat(open(ALONE, 20_000, "gesture gg")).isFalse();
    assertThat(open(ALONE, 20_000, "offer draw")).isTrue();
  }

  @Test
  void from_40000_on_one_can_only_agree_on_an_end_or_resign() {
    assertThat(open(TWO, 39_999, "e2e4")).isTrue();
    for (String text : List.of("e2e4", "offer takeback", "accept takeback", "gesture gg"))
      assertThat(open(TWO, 40_000, text)).as(text).isFalse();
    for (String text : List.of("offer draw", "decline draw", "accept draw", "resign"))
      assertThat(open(TWO, 40_000, text)).as(text).isTrue();
    for (String text : List.of("offer draw", "decline draw"))
      assertThat(open(TWO, 40_100, text)).as(text).isFalse();
    for (String text : List.of("accept draw", "resign"))
      assertThat(open(TWO, 50_000, text)).as(text).isTrue();
  }
}
