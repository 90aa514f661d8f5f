package fr.zizanie.browser;

import fr.zizanie.device.Device;
import fr.zizanie.device.Host;
import fr.zizanie.device.PacedThinking;
import fr.zizanie.device.ThinkingWorker;
import fr.zizanie.players.machine.OneThread;
import fr.zizanie.rules.core.Game;
import fr.zizanie.sheets.Sha256;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.house.NewMatch;
import fr.zizanie.table.live.Thinker;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * A page that plays on a device, picking by chance what it is offered, as far as it is told. The
 * computer thinks as in a worker of its own: it is asked and answers by texts.
 */
final class DeviceWalk implements Host, PacedThinking.Elsewhere {
  private static final long BEGUN = 1_800_000_000_000L;
  private static final long PAUSE = 1_500;
  private static final int PICKS = 12;
  private static final long SEED = 7;

  private static final ThinkingWorker WORKER =
      new ThinkingWorker(OneThread.still(), OneThread.still());

  private final SplittableRandom random = new SplittableRandom(SEED);
  private final PacedThinking thinking = new PacedThinking(this, this::millis, random);
  private final TreeMap<Integer, String> questions = new TreeMap<>();
  private final Device device = new Device(new Guest(new PlayerId("ann"), "Ann"), this);
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
    if (!questions.isEmpty()) {
      var asked = questions.pollFirstEntry();
      thinking.thought(asked.getKey(), WORKER.answer(asked.getValue()));
    } else if (mine().isPresent()) play(mine().get());
    else {
      long next = Math.min(due, thinking.due());
      if (next == Long.MAX_VALUE) return;
      now = Math.max(now, next);
      thinking.ring(now);
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
    return thinking.of(saved);
  }

  @Override
  public void keep(MatchId id, String saved, String row) {}

  @Override
  public void wake(long at) {
    due = at;
  }

  @Override
  public void think(int number, String question, boolean urgent) {
    questions.put(number, question);
  }

  @Override
  public void cancel(int number) {
    questions.remove(number);
  }
}
