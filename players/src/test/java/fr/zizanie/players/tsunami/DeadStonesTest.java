package fr.zizanie.players.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.go.Points;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DeadStonesTest {
  @Test
  void an_empty_board_is_led_by_the_komi() {
    var game = new Tsunami();
    var start = game.start(Options.read(game.profile().options(), Map.of()).orThrow());
    var view = game.view(start, Viewer.FIRST);
    int komi = view.setting().komi();
    assertThat(komi).isPositive();
    assertThat(DeadStones.lead(view, Seat.FIRST, Points.NONE)).isEqualTo(-komi);
    assertThat(DeadStones.lead(view, Seat.SECOND, Points.NONE)).isEqualTo(komi);
  }
}
