package fr.zizanie.browser;

import fr.zizanie.device.Device;
import fr.zizanie.device.Host;
import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.agent.Preparing;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.sheets.Sha256;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.house.NewMatch;
import fr.zizanie.table.live.Thinker;
import fr.zizanie.table.live.Thought;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A page that plays on a device, picking by chance what it is offered, as far as it is told. */
final class DeviceWalk implements Host, Thinker {
  private static final long BEGUN = 1_800_000_000_000L;
  private static final long PAUSE = 1_500;
  private static final int PICKS = 12;
  private static final long SEED = 7;

  private final SplittableRandom random = new SplittableRandom(SEED);
  private final Device device = new Device(new Guest(new PlayerId("ann"), "Ann"), this);
  private final Queue<Runnable> thoughts = new ArrayDeque<>();
  private final List<ToPage> told = new ArrayList<>();
  private final Device.Line line;
  private String digest = "";
  private long now = BEGUN;
  private long due = Long.MAX_VALUE;
  private int ref;

  private DeviceWalk(Game<?, ?> game, String opponent) {
    var wanted =
        new NewMatch(
            game.profile().id(),
            Map.of(),
            opponent,
            Optional.of(1),
            Optional.of("random"),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    var seated = device.create(wanted).orThrow();
    line = device.open(new MatchId(seated.id()), 0, this::hear).orThrow();
  }

  /** {@return what becomes of a game with an opponent: a hash of all that was told, the end} */
  static String told(Game<?, ?> game, String opponent, int steps) {
    var walk = new DeviceWalk(game, opponent);
    for (int k = 0; k < steps; k++) walk.step();
    return walk.digest + "\n" + walk.sheet().json();
  }

  private void hear(ToPage message) {
    told.add(message);
    digest = Sha256.hex(digest + message.json());
  }

  private Sheet sheet() {
    return told.reversed().stream()
        .filter(Sheet.class::isInstance)
        .map(Sheet.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private void step() {
    if (!thoughts.isEmpty()) thoughts.remove().run();
    else if (mine().isPresent()) play(mine().get());
    else if (due != Long.MAX_VALUE) {
      now = Math.max(now, due);
      device.ring();
    }
  }

  /** The seat to act, if it is one of this page's. */
  private Optional<String> mine() {
    return sheet()
        .shown()
        .turn()
        .filter(turn ->
            sheet().seats().stream().anyMatch(seat -> seat.seat().equals(turn) && seat.mine()));
  }

  private void play(String seat) {
    var picks = new ArrayList<String>();
    for (int k = 0; k < PICKS; k++) {
      ask(
          "picks",
          seat,
          "\"prefix\":["
              + String.join(",", picks.stream().map(pick -> "\"" + pick + "\"").toList())
              + "]");
      if (!(told.getLast() instanceof ToPage.Picks(_, var next))) return;
      if (next.complete() || next.tokens().isEmpty()) break;
      picks.add(next.tokens().get(random.nextInt(next.tokens().size())));
    }
    ask("play", seat, "\"action\":\"" + String.join(" ", picks) + "\"");
  }

  private void ask(String type, String seat, String what) {
    line.hear(
        "{\"type\":\""
            + type
            + "\",\"ref\":"
            + ++ref
            + ",\"version\":"
            + sheet().shown().version()
            + ",\"seat\":\""
            + seat
            + "\","
            + what
            + "}");
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
    for (int k = 0; k < count; k++) bytes[k] = (byte) random.nextInt();
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
    due = at;
  }

  @Override
  public <S, V> Thought think(
      PlayerId owner,
      Game<S, V> game,
      V view,
      Supplier<List<List<Choice>>> offered,
      int level,
      Consumer<Advice> then) {
    var budget = new Budget(Long.MAX_VALUE / 1_000_000, level, new OneThread());
    thoughts.add(() -> then.accept(Players.of(game, SEED).orElseThrow().advise(view, budget)));
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
    return think(owner, game, view, () -> offered, level, then);
  }

  @Override
  public <V> Thought prepare(
      PlayerId owner, Preparing<V> agent, V view, Consumer<List<List<Choice>>> then) {
    thoughts.add(() -> then.accept(agent.prepared(view, new OneThread())));
    return Thought.NONE;
  }
}
