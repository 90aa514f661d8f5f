package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.server.store.StillPostgres;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.testing.Eventually;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Three servers in processes of their own on one PostgreSQL; one is killed. */
class NodesTest {
  private static final Duration BEAT = Duration.ofMillis(500);

  /** Within so long a node asks for the database's time. */
  private static final Duration ASKED = Duration.ofSeconds(11);

  private static final String CARDS =
      "{\"game\":\"ironpond\",\"options\":{\"deck\":\"68\"},\"opponent\":\"friend\","
          + "\"seat\":\"white\"}";

  @TempDir static Path folder;
  private static StillPostgres database;
  private static Store store;
  private static final List<Node> nodes = new ArrayList<>();

  /** A server in a process of its own, whose time passes when it is told. */
  private record Node(Process process, BufferedReader out, Writer in, int port) {
    static Node start(Path data) {
      try {
        var process =
            new ProcessBuilder(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "--enable-native-access=ALL-UNNAMED",
                    "-XX:+UseSerialGC",
                    "-XX:TieredStopAtLevel=1",
                    "-cp",
                    System.getProperty("java.class.path"),
                    ChildServer.class.getName(),
                    data.toString(),
                    database.url())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        var out = process.inputReader(StandardCharsets.UTF_8);
        int port = Integer.parseInt(out.readLine().substring(5));
        return new Node(process, out, process.outputWriter(StandardCharsets.UTF_8), port);
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }

    void pass(Duration time) {
      try {
        in.write(time.toMillis() + "\n");
        in.flush();
        assertThat(out.readLine()).isEqualTo("passed");
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }

    void kill() throws InterruptedException {
      process.destroyForcibly();
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    }
  }

  @BeforeAll
  static void start() {
    database = new StillPostgres();
    store = Databases.open(Optional.of(database.url()), folder, Map.of());
    nodes.add(Node.start(folder.resolve("0")));
    var others =
        Stream.of("1", "2")
            .map(name -> CompletableFuture.supplyAsync(() -> Node.start(joining(name))))
            .toList();
    for (var other : others) nodes.add(other.join());
  }

  /** The folder of one more node, with the secret of the first. */
  private static Path joining(String name) {
    try {
      var data = Files.createDirectories(folder.resolve(name));
      Files.copy(folder.resolve("0/secret"), data.resolve("secret"));
      return data;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @AfterAll
  static void stop() throws Exception {
    for (var node : nodes) node.kill();
    store.close();
  }

  /** Lets time pass for all that live, and waits until something is so. */
  private static void until(String what, BooleanSupplier so) {
    Eventually.until(
        what,
        () -> {
          if (so.getAsBoolean()) return true;
          pass(BEAT);
          return false;
        });
  }

  private static void pass(Duration time) {
    database.pass(time);
    for (var node : nodes) if (node.process.isAlive()) node.pass(time);
  }

  /**
   * The database's clock is put forward, and goes on until all nodes have asked it: their beats,
   * two a second, would cost a minute of processor time in six minutes.
   */
  private static void leap(Duration time) {
    database.pass(time);
    pass(ASKED);
    pass(ASKED);
  }

  private static String created(Visitor visitor, String body) {
    var answer = visitor.write("POST", "/api/matches", body);
    assertThat(answer.statusCode()).isEqualTo(200);
    return Visitor.MAPPER.readTree(answer.body()).get("id").stringValue();
  }

  private static List<String> entries(String id) {
    return store.matches().match(new MatchId(id)).orElseThrow().entries();
  }

  /** Two people who play what they may, each looking only at their own screen. */
  private static final class Game {
    final List<String> accepted = new ArrayList<>();
    private Phone white;
    private Phone black;
    private int refused;

    Game(Phone white, Phone black) {
      this.white = white;
      this.black = black;
    }

    void white(Phone other) {
      white = other;
    }

    void play(int actions) {
      int all = accepted.size() + actions;
      until(
          all + " actions",
          () -> {
            act(white, "white");
            if (accepted.size() < all) act(black, "black");
            return accepted.size() >= all;
          });
    }

    private void act(Phone phone, String seat) {
      phone.look();
      var offer = phone.sheet.path("offer");
      if (!phone.sheet.path("turn").asString("").equals(seat)) return;
      var words = PlayTest.texts(offer.path("words"));
      var moves = offer.path("moves");
      // Whatever is at hand: a card of one word, a move, the end of a turn or window; what is
      // refused, such as a card that wants more words, leaves the turn to the next of them. After
      // Régence (68) they would have to place a king, which is no single word.
      var move =
          moves.isEmpty()
              ? Stream.<String>empty()
              : Stream.of(moves.get(accepted.size() % moves.size()).get("token").stringValue());
      var actions =
          Stream.of(
                  words.stream().filter(word -> word.startsWith("#") && !word.equals("#68")),
                  move,
                  words.stream().filter(Set.of("pass", "end")::contains))
              .flatMap(each -> each)
              .toList();
      if (actions.isEmpty()) return;
      String action = actions.get(refused % actions.size());
      if (phone.play(seat, action).equals("accepted")) {
        accepted.add(seat + " " + action);
        refused = 0;
      } else refused++;
    }
  }

  /** Whatever a test that failed left. */
  @BeforeEach
  void all_live() throws InterruptedException {
    for (int i = 0; i < nodes.size(); i++) if (!nodes.get(i).process.isAlive()) replace(i);
  }

  /** Kills one node as the power would, and puts another in its place. */
  private static void replace(int number) throws InterruptedException {
    nodes.get(number).kill();
    nodes.set(number, Node.start(folder.resolve("" + number)));
  }

  @Test
  void players_on_different_nodes_go_on_when_one_is_killed() throws Exception {
    var ann = Visitor.at(nodes.get(0).port);
    var bob = Visitor.at(nodes.get(1).port);
    var eve = Visitor.at(nodes.get(2).port);
    String id = created(ann, CARDS);
    assertThat(bob.write("POST", "/api/matches/" + id + "/seat", "{}").statusCode()).isEqualTo(200);
    var his = bob.call(id);
    var game = new Game(ann.call(id), his);
    var watched = eve.call(id);
    game.play(8);
    until("she is there", () -> here(his, 0));
    nodes.get(0).kill();
    until("she is gone", () -> !here(his, 0));
    game.white(ann.moved(nodes.get(2).port).call(id));
    game.play(8);
    game.accepted.removeIf(action -> action.endsWith(" pass"));
    assertThat(acted(id)).isEqualTo(game.accepted);
    until(
        "the same on both",
        () -> {
          String path = "/api/matches/" + id + "/record";
          String record = eve.get(path).body();
          return !record.isEmpty() && record.equals(eve.moved(nodes.get(1).port).get(path).body());
        });
    until(
        "who watches saw it too",
        () -> {
          watched.look();
          return watched.version() == eve.json("/api/matches/" + id).get("version").intValue();
        });
    replace(0);
    assertThat(ann.moved(nodes.get(0).port).call(id).version()).isEqualTo(watched.version());
  }

  private static boolean here(Phone phone, int seat) {
    phone.look();
    return phone.sheet.get("seats").get(seat).get("here").booleanValue();
  }

  private static List<String> acted(String id) {
    return entries(id).stream()
        .filter(entry -> !entry.startsWith("chance ") && !entry.contains(": "))
        // Who can do nothing else may find it said for them.
        .filter(entry -> !entry.endsWith(" pass"))
        .toList();
  }

  /** Nobody is connected, and the node that counted the time is gone. */
  @Test
  void a_flag_falls_once_when_its_node_is_killed() throws Exception {
    var ann = Visitor.at(nodes.get(0).port);
    var bob = Visitor.at(nodes.get(0).port);
    String id = ann.create("\"opponent\":\"friend\",\"seat\":\"white\",\"clock\":\"1+0\"");
    assertThat(bob.write("POST", "/api/matches/" + id + "/seat", "{}").statusCode()).isEqualTo(200);
    var white = ann.call(id);
    var black = bob.call(id);
    var game = new Game(white, black);
    game.play(4);
    white.cut();
    black.cut();
    pass(Duration.ofSeconds(30));
    replace(0);
    until("the flag has fallen", () -> entries(id).size() > 4);
    until(
        "all tell of it",
        () ->
            nodes.stream()
                .map(node -> ann.moved(node.port).json("/api/matches/" + id).toString())
                .allMatch(sheet -> sheet.contains("\"reason\"")));
    assertThat(entries(id)).hasSize(5).last().asString().isEqualTo("white: flag");
  }

  @Test
  void the_computer_moves_once_wherever_it_is_watched() throws Exception {
    var ann = Visitor.at(nodes.get(0).port);
    String id = ann.create("\"opponent\":\"computer\",\"level\":1,\"seat\":\"white\"");
    var phones =
        nodes.stream().map(node -> ann.moved(node.port).call(id)).collect(Collectors.toList());
    for (int i = 0; i < 6; i++) {
      // Each time from another node.
      var phone = phones.get(i % phones.size());
      int version = 2 * i;
      until(
          "her turn",
          () -> {
            phone.look();
            return phone.version() >= version;
          });
      var moves = phone.sheet.get("offer").get("moves");
      // Even a weak computer may mate.
      if (!phone.sheet.get("outcome").isNull()) break;
      assertThat(phone.play("white", moves.get(i % moves.size()).get("token").stringValue()))
          .isEqualTo("accepted");
    }
    until(
        "all is played",
        () -> entries(id).size() >= 12 || !ann.json("/api/matches/" + id).get("outcome").isNull());
    var seats = entries(id).stream().map(entry -> entry.substring(0, entry.indexOf(' '))).toList();
    for (int i = 0; i < seats.size(); i++)
      assertThat(seats.get(i)).isEqualTo(i % 2 == 0 ? "white" : "black");
  }

  /** A guest who goes from server to server had as much again at each. */
  @Test
  void what_a_guest_writes_is_counted_by_all_servers() {
    var here = Visitor.at(nodes.getFirst().port);
    int least = 1_000;
    for (int k = 0; k < least; k++) assertThat(renamed(here)).isEqualTo(200);
    var there = here.moved(nodes.getLast().port);
    pass(Duration.ofSeconds(1));
    int more = 0;
    while (renamed(there) == 200) more++;
    assertThat(more).as("accepted by another server, which alone takes " + least).isLessThan(700);
  }

  private static int renamed(Visitor visitor) {
    return visitor.write("PUT", "/api/me", "{\"name\":\"Anne\"}").statusCode();
  }

  @Test
  void an_account_is_the_same_at_all_servers_and_so_is_its_end() throws Exception {
    int here = nodes.getFirst().port;
    int there = nodes.getLast().port;
    var ann = Visitor.at(here);
    String id = ann.create("\"opponent\":\"screen\"");
    var guest = ann.moved(there);
    String player = me(guest);
    String words = "{\"name\":\"Nodette\",\"password\":\"agrafe moulin tisane\"}";
    assertThat(ann.write("POST", "/api/account", words).statusCode()).isEqualTo(200);
    assertThat(me(ann.moved(there))).isEqualTo(player);
    until("the guest's cookie proves nobody there", () -> !me(guest).equals(player));
    var phone = Visitor.at(there);
    assertThat(phone.write("POST", "/api/session", words).statusCode()).isEqualTo(200);
    var call = phone.call(id);
    call.sheet(_ -> true);
    assertThat(ann.write("PUT", "/api/account", "{\"what\":\"others\"}").statusCode())
        .isEqualTo(200);
    until("closed at the other server", call::closed);
    assertThat(call.ended()).isEqualTo(4001);
    assertThat(me(phone)).isNotEqualTo(player);
  }

  @Test
  void a_new_password_puts_out_whoever_came_in_elsewhere() {
    int here = nodes.getFirst().port;
    int there = nodes.getLast().port;
    var ann = Visitor.at(here);
    String words = "{\"name\":\"Nodine\",\"password\":\"agrafe moulin tisane\"}";
    assertThat(ann.write("POST", "/api/account", words).statusCode()).isEqualTo(200);
    String player = me(ann);
    var copy = ann.moved(there);
    var thief = Visitor.at(there);
    assertThat(thief.write("POST", "/api/session", words).statusCode()).isEqualTo(200);
    var call = thief.call(thief.create("\"opponent\":\"screen\""));
    call.sheet(_ -> true);
    String ticket = carry(thief);
    String own = carry(copy);
    String change = "{\"what\":\"password\",\"text\":\"un autre nuage encore\"}";
    assertThat(ann.write("PUT", "/api/account", change).statusCode()).isEqualTo(200);
    for (String token : List.of(ticket, own))
      assertThat(taken(Visitor.at(there), token)).as("at once").isEqualTo(409);
    until("closed at the other server", call::closed);
    assertThat(call.ended()).isEqualTo(4001);
    assertThat(me(thief)).isNotEqualTo(player);
    assertThat(me(copy)).isNotEqualTo(player);
    assertThat(me(ann.moved(there))).isEqualTo(player);
    assertThat(Visitor.at(there).write("POST", "/api/session", words).statusCode()).isEqualTo(400);
  }

  /** A proof at one server counts at the others, and runs out there. */
  @Test
  void a_proof_counts_at_all_servers() {
    var ann = Visitor.at(nodes.getFirst().port);
    String words = "{\"name\":\"Nodale\",\"password\":\"agrafe moulin tisane\"}";
    ann.write("POST", "/api/account", words);
    leap(Duration.ofMinutes(6));
    String codes = "{\"what\":\"codes\"}";
    var there = ann.moved(nodes.getLast().port);
    until(
        "it has run out there",
        () -> there.write("PUT", "/api/account", codes).statusCode() == 403);
    assertThat(there.write("POST", "/api/session/proof", words).statusCode()).isEqualTo(200);
    ann = there.moved(nodes.getFirst().port);
    assertThat(ann.write("PUT", "/api/account", codes).statusCode()).isEqualTo(200);
  }

  private static String carry(Visitor visitor) {
    var carry = visitor.write("POST", "/api/carry", "{}");
    return Visitor.MAPPER.readTree(carry.body()).get("token").stringValue();
  }

  private static int taken(Visitor visitor, String token) {
    String body = "{\"token\":\"%s\",\"take\":true}".formatted(token);
    return visitor.write("PUT", "/api/carry", body).statusCode();
  }

  private static String me(Visitor visitor) {
    return visitor.json("/api/me").get("id").stringValue();
  }

  @Test
  void a_server_with_another_secret_does_not_start() {
    var data = new Settings.Data(folder.resolve("stranger"), Optional.of(database.url()));
    var alone = Settings.local(data.folder());
    var settings = new Settings(alone.address(), data, alone.trust(), alone.operating());
    assertThatThrownBy(() -> ZizanieServer.start(settings)).hasMessageContaining("another secret");
  }
}
