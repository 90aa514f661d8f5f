package fr.zizanie.device;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.house.NewMatch;
import fr.zizanie.sheets.wire.house.Seated;
import fr.zizanie.table.setup.MatchId;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** What a device begins, refuses and lets go on. */
class DeviceTest {
  private final Pocket pocket = new Pocket(1);
  private final Device device = pocket.device;

  private Reason refusal(NewMatch wanted) {
    return device.create(wanted) instanceof Answer.No<Seated>(Refusal refusal)
        ? refusal.reason()
        : Reason.BROKEN;
  }

  @Test
  void what_needs_somebody_elsewhere_is_refused() {
    assertThat(refusal(Pocket.wanted("felon", "friend", 0, "white")))
        .isEqualTo(Reason.NEEDS_SERVER);
    assertThat(refusal(Pocket.wanted("felon", "anybody", 0, "white")))
        .isEqualTo(Reason.NEEDS_SERVER);
    assertThat(refusal(Pocket.wanted("felon", "computer", 9, "white"))).isEqualTo(Reason.BAD_FIELD);
    assertThat(refusal(Pocket.wanted("felon", "computer", 1, "mauve")))
        .isEqualTo(Reason.UNKNOWN_SEAT);
    assertThat(refusal(Pocket.wanted("chess", "computer", 1, "white")))
        .isEqualTo(Reason.UNKNOWN_GAME);
    assertThat(device.open(new MatchId("none"), 0, _ -> {})).isInstanceOf(Answer.No.class);
    assertThat(pocket.woken).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void the_computer_plays_each_game_and_is_asked_once_a_turn() {
    Games.all()
        .forEach(game -> {
          String second = game.profile().name(Seat.SECOND);
          var seated =
              device.create(Pocket.wanted(game.profile().id(), "computer", 1, second)).orThrow();
          assertThat(seated.seats()).containsExactly(second);
          var told = new ArrayList<ToPage>();
          device.open(new MatchId(seated.id()), 0, told::add).orThrow();
          assertThat(told).hasSize(1);
          assertThat(pocket.thoughts).hasSize(1);
          pocket.thoughts.remove().run();
          pocket.thoughts.clear();
          device.ring();
        });
  }

  @Test
  void two_play_at_one_screen_and_games_go_on_apart() {
    var one = device.create(Pocket.wanted("mutation", "screen", 0, "random")).orThrow();
    var other = device.create(Pocket.wanted("mutation", "screen", 0, "random")).orThrow();
    assertThat(one.id()).isNotEqualTo(other.id());
    assertThat(one.seats()).containsExactly("white", "black");
    var told = new ArrayList<String>();
    var line = device.open(new MatchId(one.id()), 0, message -> told.add(message.json())).orThrow();
    var elsewhere = new ArrayList<String>();
    device.open(new MatchId(other.id()), 0, message -> elsewhere.add(message.json())).orThrow();
    line.hear("{\"type\":\"play\",\"ref\":1,\"version\":0,\"seat\":\"white\",\"action\":\"e2e4\"}");
    assertThat(told.getLast()).isEqualTo("{\"type\":\"accepted\",\"ref\":1}");
    assertThat(told.get(1)).contains("\"turn\":\"black\"");
    assertThat(elsewhere).hasSize(1);
    line.close();
    line.hear("{\"type\":\"stand\",\"ref\":2}");
    assertThat(told.getLast()).contains("\"ref\":2", "\"code\":");
  }
}
