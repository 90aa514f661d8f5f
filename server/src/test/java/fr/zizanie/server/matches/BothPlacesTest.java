package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.House.ANN;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.device.Device;
import fr.zizanie.device.Host;
import fr.zizanie.device.Reply;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.time.HandAlarms;
import fr.zizanie.server.web.gate.Cookies;
import fr.zizanie.server.web.http.Site;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.table.live.Thinker;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.TimeControl;
import fr.zizanie.testing.Scale;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A game on a device goes as on a server: each message is the same, byte for byte. */
class BothPlacesTest {
  private static final int STEPS = 90;
  private static final int ACTIONS = 60;
  private static final int LEVEL = 2;

  /** A game's script: against the computer at a seat, or of two at one screen. */
  record Script(Game<?, ?> game, Optional<Seat> computer, long seed) {
    @Override
    public String toString() {
      return game.profile().id() + computer.map(seat -> " against " + seat).orElse("") + " " + seed;
    }
  }

  static Stream<Script> scripts() {
    int each = Scale.of(2, 10);
    return Games.all().stream()
        .flatMap(game ->
            Stream.iterate(Scale.seed(), seed -> seed + 1)
                .limit(each)
                .flatMap(seed -> {
                  var side = seed % 2 == 0 ? Seat.FIRST : Seat.SECOND;
                  return Stream.of(
                      new Script(game, Optional.empty(), seed),
                      new Script(game, Optional.of(side), seed));
                }));
  }

  /** What both places have heard. */
  private static final class Page {
    final List<String> heard = new ArrayList<>();
  }

  /** A device whose time a test moves on by hand. */
  private static final class Pocket implements Host {
    final HandAlarms alarms = new HandAlarms();
    final Device device = new Device(ANN, this);
    private final Thinker thinker;
    private Future<?> next = CompletableFuture.completedFuture(true);

    Pocket(long seed) {
      thinker = new Scripted(seed, ComputerSecrecyTest::liked, () -> "").thinking(new Noted(seed));
    }

    @Override
    public long millis() {
      return alarms.clock().millis();
    }

    @Override
    public long pause() {
      return alarms.delay();
    }

    @Override
    public byte[] random(int count) {
      throw new UnsupportedOperationException("nothing is drawn");
    }

    @Override
    public Thinker thinker(Supplier<String> saved) {
      return thinker;
    }

    @Override
    public void keep(MatchId id, String saved, String row) {}

    @Override
    public void wake(long at) {
      next.cancel(false);
      if (at != Long.MAX_VALUE) next = alarms.in(Math.max(0, at - millis()), device::ring);
    }
  }

  @TempDir Path data;

  @ParameterizedTest
  @MethodSource("scripts")
  void a_game_on_a_device_is_told_like_one_on_a_server(Script script) {
    try (var log = new Logbook()) {
      play(script.game, script, log);
    }
  }

  private <S, V> void play(Game<S, V> game, Script script, Logbook log) {
    var random = new Random(script.seed);
    var setup = setup(game, script);
    var match =
        Match.begin(game, Options.read(game.profile().options(), setup.options()).orThrow())
            .deal(setup.dealer());
    var ann = script.computer.map(Seat::other).orElse(Seat.FIRST);
    var setting =
        new House.Setting(setup.id(), ann, setup.control(), Optional.empty(), LEVEL, script.seed);
    try (var house = new House<>(setting, setup, match, new Memory(), Cookies.in(data), log)) {
      var pocket = new Pocket(script.seed);
      pocket.device.begin(setup, match);
      new Both<>(house, pocket, random).play();
    }
  }

  private static Setup setup(Game<?, ?> game, Script script) {
    var me = new Sitter.Person(ANN);
    var sitters =
        Stream.of(Seat.values())
            .<Sitter>map(seat ->
                script.computer.filter(seat::equals).isPresent() ? new Sitter.Computer(LEVEL) : me)
            .toList();
    return new Setup(
        new MatchId("d-" + script.seed),
        game.profile().id(),
        game.profile().rules(),
        Map.of(),
        sitters,
        Deal.unbound(new Seed("5eed" + script.seed).unbound(), List.of("", "")),
        TimeControl.none(),
        5);
  }

  /** One page that plays in two places at once. */
  private static final class Both<S, V> {
    private final House<S, V> house;
    private final Pocket pocket;
    private final Random random;
    private House<S, V>.Ear ear;
    private Page page = new Page();
    private Site.Talk talk;
    private Device.Line line;
    private int ref;

    Both(House<S, V> house, Pocket pocket, Random random) {
      this.house = house;
      this.pocket = pocket;
      this.random = random;
      open(0);
    }

    private void open(int have) {
      ear = house.new Ear();
      page = new Page();
      talk = house.open(ANN, have, false, ear);
      var listening = page;
      line =
          pocket
              .device
              .open(
                  house.setting.id(),
                  have,
                  message -> listening.heard.add(pocket.millis() + " " + message.json()))
              .orThrow();
    }

    void play() {
      for (int k = 0; k < STEPS && house.match().outcome().isEmpty(); k++) {
        step();
        assertThat(page.heard).isEqualTo(ear.heard);
      }
      say("event", "\"event\":\"resign\"", mine());
      pass(60_000);
      open(0);
      assertThat(page.heard).isEqualTo(ear.heard);
      assertThat(page.heard).hasSize(1);
      reads();
    }

    /** What is asked beside the line is answered alike too. */
    private void reads() {
      String game = "/api/games/" + house.match().profile().id();
      for (String path : List.of("/look", "/cards", "/lessons", "/first", "/blanks"))
        same(get(game + path, Map.of()), pocket.device.ask("GET", game + path, ""));
      same(get("/api/games", Map.of()), pocket.device.ask("GET", "/api/games", ""));
      String match = "/api/matches/" + house.setting.id();
      same(get(match, Map.of()), pocket.device.ask("GET", match, ""));
      for (String eyes : List.of("truth", "public", mine()))
        same(
            get(match + "/replay", Map.of("eyes", eyes)),
            pocket.device.ask("GET", match + "/replay?eyes=" + eyes, ""));
      for (String format : List.of("", "pgn"))
        same(
            get(match + "/record", Map.of("format", format)),
            pocket.device.ask("GET", match + "/record?format=" + format, ""));
      String asked = "{\"options\":{},\"seats\":[\"" + mine() + "\"],\"done\":[]}";
      for (String door : List.of("/bench", "/position"))
        same(post(game + door, asked), pocket.device.ask("POST", game + door, asked));
      String record = pocket.device.ask("GET", match + "/record", "").body();
      String kept = "{\"record\":" + JsonText.of(out -> out.text(record)) + "}";
      same(post("/api/replay", kept), pocket.device.ask("POST", "/api/replay", kept));
    }

    private String get(String path, Map<String, String> query) {
      return house.get(ANN, path, query);
    }

    private String post(String path, String body) {
      return house.post(ANN, path, body);
    }

    /** What only single games answer needs a server elsewhere: then it is unknown there. */
    private static void same(String server, Reply device) {
      if (device.status() == 501) {
        assertThat(server).startsWith("404 ");
        return;
      }
      assertThat(server.substring(server.indexOf('\n') + 1)).isEqualTo(device.body());
      assertThat(server).startsWith(device.status() + " ").contains(device.type());
    }

    private void step() {
      switch (random.nextInt(14)) {
        case 0 -> pass(random.nextInt(60_000));
        case 1 -> again();
        case 2 -> say("event", "\"event\":\"" + drawn(EVENTS) + "\"", mine());
        case 3 -> say("passturn", "\"on\":" + random.nextBoolean(), mine());
        case 4 -> say("autopass", "\"on\":" + random.nextBoolean(), mine());
        case 5 -> looks();
        case 6 -> ask();
        case 7 -> wrong();
        default -> act();
      }
      if (random.nextInt(3) == 0) pass(random.nextInt(4_000));
    }

    private static final List<String> EVENTS =
        List.of(
            "offer takeback",
            "accept takeback",
            "decline takeback",
            "offer draw",
            "decline draw",
            "withdraw takeback",
            "no event");

    private <T> T drawn(List<T> from) {
      return from.get(random.nextInt(from.size()));
    }

    /** The page comes back, having seen some of it. */
    private void again() {
      int have = random.nextInt(ear.version() + 1);
      house.leave(talk);
      line.close();
      assertThat(page.heard).isEqualTo(ear.heard);
      open(have);
    }

    private String mine() {
      var profile = house.match().profile();
      var person =
          house.match().turn() instanceof Turn.Of(Seat by) && random.nextInt(8) > 0
              ? by
              : drawn(List.of(Seat.values()));
      return profile.name(person);
    }

    private void act() {
      var match = house.match();
      if (!(match.turn() instanceof Turn.Of(Seat by))) return;
      var actions = new ArrayList<>(Lines.actions(match.game(), match.state(), ACTIONS));
      Collections.shuffle(actions, random);
      String action = match.game().notation().print(actions.getFirst());
      say("play", "\"action\":\"" + action + "\"", match.profile().name(by));
    }

    private void ask() {
      var match = house.match();
      var actions = Lines.actions(match.game(), match.state(), ACTIONS);
      if (actions.isEmpty()) return;
      String action = match.game().notation().print(drawn(actions));
      String first = action.split(" ", -1)[0];
      switch (random.nextInt(4)) {
        case 0 -> say("picks", "\"prefix\":[\"" + first + "\"]", mine());
        case 1 -> say("picks", "\"prefix\":[]", mine());
        case 2 -> say("preview", "\"action\":\"" + action + "\"", mine());
        default -> say("explain", "\"prefix\":[\"" + first + "\",\"a1\"]", mine());
      }
    }

    private void looks() {
      String seat = random.nextInt(3) == 0 ? "" : ",\"seat\":\"" + mine() + "\"";
      text("{\"type\":\"looks\",\"ref\":" + ++ref + seat + "}");
    }

    private void wrong() {
      text(
          switch (random.nextInt(6)) {
            case 0 -> "no JSON";
            case 1 -> "{\"type\":\"play\",\"ref\":" + ++ref + "}";
            case 2 -> "{\"type\":\"ping\"}";
            case 3 ->
                "{\"type\":\"reach\",\"ref\":%d,\"version\":%d,\"at\":\"e2\"}"
                    .formatted(++ref, ear.version());
            case 4 ->
                "{\"type\":\"play\",\"ref\":%d,\"version\":0,\"seat\":\"%s\",\"action\":\"e2e4\"}"
                    .formatted(++ref, mine());
            default -> "{\"type\":\"claim\",\"ref\":" + ++ref + ",\"draw\":false}";
          });
    }

    private void say(String type, String what, String seat) {
      text(
          "{\"type\":\"%s\",\"ref\":%d,\"version\":%d,\"seat\":\"%s\",%s}"
              .formatted(type, ++ref, ear.version(), seat, what));
    }

    private void text(String text) {
      house.say(talk, text);
      line.hear(text);
    }

    private void pass(long millis) {
      house.pass(millis);
      pocket.alarms.pass(millis);
    }
  }
}
