package fr.zizanie.device;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Preparing;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.house.NewMatch;
import fr.zizanie.sheets.wire.house.Seated;
import fr.zizanie.table.live.Thinker;
import fr.zizanie.table.live.Thought;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What a device begins, refuses and lets go on. */
class DeviceTest implements Host, Thinker {
  private final Random random = new Random(1);
  private final List<Runnable> thoughts = new ArrayList<>();
  private final Device device = new Device(new Guest(new PlayerId("ann"), "Ann"), this);
  private long woken = Long.MAX_VALUE;

  @Override
  public long millis() {
    return 1_000;
  }

  @Override
  public long pause() {
    return 2_000;
  }

  @Override
  public byte[] random(int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  @Override
  public Thinker thinker(Supplier<String> saved) {
    return this;
  }

  @Override
  public void keep(MatchId id, String saved, String row) {}

  @Override
  public void wake(long at) {
    woken = at;
  }

  @Override
  public <S, V> Thought think(
      PlayerId owner,
      Game<S, V> game,
      V view,
      Supplier<List<List<Choice>>> offered,
      int level,
      Consumer<Advice> then) {
    thoughts.add(() -> then.accept(new Advice(offered.get().getFirst(), 0, 0)));
    return Thought.NONE;
  }

  @Override
  public <S, V> Thought answer(
      PlayerId owner,
      Game<S, V> game,
      V view,
      List<List<Choice>> offered,
      int level,
      Consumer<Advice> then) {
    thoughts.add(() -> then.accept(new Advice(offered.getFirst(), 0, 0)));
    return Thought.NONE;
  }

  @Override
  public <V> Thought prepare(
      PlayerId owner, Preparing<V> agent, V view, Consumer<List<List<Choice>>> then) {
    thoughts.add(() -> then.accept(List.of()));
    return Thought.NONE;
  }

  private static NewMatch wanted(String game, String opponent, int level, String seat) {
    return new NewMatch(
        game,
        Map.of(),
        opponent,
        Optional.of(level),
        Optional.of(seat),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private Reason refusal(NewMatch wanted) {
    return device.create(wanted) instanceof Answer.No<Seated>(Refusal refusal)
        ? refusal.reason()
        : Reason.BROKEN;
  }

  @Test
  void what_needs_somebody_elsewhere_is_refused() {
    assertThat(refusal(wanted("felon", "friend", 0, "white"))).isEqualTo(Reason.BAD_FIELD);
    assertThat(refusal(wanted("felon", "anybody", 0, "white"))).isEqualTo(Reason.BAD_FIELD);
    assertThat(refusal(wanted("felon", "computer", 9, "white"))).isEqualTo(Reason.BAD_FIELD);
    assertThat(refusal(wanted("felon", "computer", 1, "mauve"))).isEqualTo(Reason.UNKNOWN_SEAT);
    assertThat(refusal(wanted("chess", "computer", 1, "white"))).isEqualTo(Reason.UNKNOWN_GAME);
    assertThat(device.open(new MatchId("none"), 0, _ -> {})).isInstanceOf(Answer.No.class);
    assertThat(woken).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void the_computer_plays_each_game_and_is_asked_once_a_turn() {
    Games.all()
        .forEach(game -> {
          String second = game.profile().name(Seat.SECOND);
          var seated = device.create(wanted(game.profile().id(), "computer", 1, second)).orThrow();
          assertThat(seated.seats()).containsExactly(second);
          var told = new ArrayList<ToPage>();
          device.open(new MatchId(seated.id()), 0, told::add).orThrow();
          assertThat(told).hasSize(1);
          assertThat(thoughts).hasSize(1);
          thoughts.removeFirst().run();
          thoughts.clear();
          device.ring();
        });
  }

  @Test
  void two_play_at_one_screen_and_games_go_on_apart() {
    var one = device.create(wanted("mutation", "screen", 0, "random")).orThrow();
    var other = device.create(wanted("mutation", "screen", 0, "random")).orThrow();
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
