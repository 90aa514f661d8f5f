package fr.zizanie.device;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Preparing;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.house.NewMatch;
import fr.zizanie.table.live.Thinker;
import fr.zizanie.table.live.Thought;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A device whose time stands still, whose computer plays by chance, and what it has kept. */
final class Pocket implements Host, Thinker {
  private static final int MANY = 60;
  private static final long PAUSE = 2_000;

  final Device device = new Device(new Guest(new PlayerId("ann"), "Ann"), this);
  final Map<MatchId, String> saved = new HashMap<>();
  final Map<MatchId, String> rows = new HashMap<>();

  /** What came in which order: "keep", "told". */
  final List<String> order = new ArrayList<>();

  final Queue<Runnable> thoughts = new ArrayDeque<>();
  final List<Supplier<String>> asked = new ArrayList<>();
  long now = 1_000_000;
  long woken = Long.MAX_VALUE;
  private final Random random;

  Pocket(long seed) {
    random = new Random(seed);
  }

  @Override
  public long millis() {
    return now;
  }

  @Override
  public long pause() {
    return PAUSE;
  }

  @Override
  public byte[] random(int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  @Override
  public Thinker thinker(Supplier<String> game) {
    asked.add(game);
    return this;
  }

  @Override
  public void keep(MatchId id, String text, String row) {
    saved.put(id, text);
    rows.put(id, row);
    order.add("keep");
  }

  @Override
  public void wake(long at) {
    woken = at;
  }

  void told(ToPage message) {
    order.add("told " + message.json());
  }

  static NewMatch wanted(String game, String opponent, int level, String seat) {
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

  /** {@return the id of a game that has just begun} */
  MatchId begins(Game<?, ?> game, String opponent) {
    return new MatchId(
        device.create(wanted(game.profile().id(), opponent, 1, "random")).orThrow().id());
  }

  /** Something happens in a game: somebody moves, thinks to an end, or time goes by. */
  void step(MatchId id, Device.Line line) {
    if (!thoughts.isEmpty()) {
      thoughts.remove().run();
      return;
    }
    var table = device.table(id).orElseThrow();
    if (table.match().turn() instanceof Turn.Of(Seat by)
        && table.seats().of(new PlayerId("ann")).contains(by)) act(table, by, line);
    else if (woken != Long.MAX_VALUE) {
      now = Math.max(now, woken);
      device.ring();
    }
  }

  private <S, V> void act(DeviceTable<S, V> table, Seat by, Device.Line line) {
    var match = table.match();
    var actions = Lines.actions(match.game(), match.state(), MANY);
    String action = match.game().notation().print(actions.get(random.nextInt(actions.size())));
    say(table, by, line, "play", "\"action\":\"" + action + "\"");
  }

  void say(DeviceTable<?, ?> table, Seat by, Device.Line line, String type, String what) {
    int version = table.sheet().shown().version();
    String seat = table.match().profile().name(by);
    line.hear(
        "{\"type\":\"%s\",\"ref\":1,\"version\":%d,\"seat\":\"%s\",%s}"
            .formatted(type, version, seat, what));
  }

  @Override
  public <S, V> Thought think(
      PlayerId owner,
      Game<S, V> game,
      V view,
      Supplier<List<List<Choice>>> offered,
      int level,
      Consumer<Advice> then) {
    var actions = offered.get();
    var action = actions.get(random.nextInt(actions.size()));
    Runnable thought = () -> then.accept(new Advice(action, 0, 0));
    thoughts.add(thought);
    return new Thought() {
      @Override
      public void cancel() {
        thoughts.remove(thought);
      }

      @Override
      public int before() {
        return 0;
      }
    };
  }

  @Override
  public <S, V> Thought answer(
      PlayerId owner,
      Game<S, V> game,
      V view,
      List<List<Choice>> offered,
      int level,
      Consumer<Advice> then) {
    return think(owner, game, view, () -> offered, level, then);
  }

  @Override
  public <V> Thought prepare(
      PlayerId owner, Preparing<V> agent, V view, Consumer<List<List<Choice>>> then) {
    thoughts.add(() -> then.accept(List.of()));
    return Thought.NONE;
  }
}
