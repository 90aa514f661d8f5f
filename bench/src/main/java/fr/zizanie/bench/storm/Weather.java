package fr.zizanie.bench.storm;

import fr.zizanie.bench.load.Script;
import fr.zizanie.bench.load.Scripts;
import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.server.web.gate.Cookies;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/** One storm over one database: so many games at once, and faults until there were enough. */
final class Weather {
  private static final int MOVES = 400;
  private static final int NODES = 2;
  private static final int CUTS = 88;
  private static final int NODE_KILLS = 7;
  private static final int EMBEDDED_KILLS = 10;

  /** Moves that are made between two faults, so that each meets a server at work. */
  private static final int BETWEEN = 3;

  private static final int LONGEST_MILLIS = 15_000;
  private static final int LOOK_MILLIS = 20;

  private final Path folder;
  private final int games;
  private final Tally tally;
  private final SplittableRandom random;

  /** What is wrong afterwards, and how many moves were made. */
  record After(List<String> wrong, int made, int answered) {
    After {
      wrong = List.copyOf(wrong);
    }
  }

  Weather(Path folder, int games, Tally tally, SplittableRandom random) {
    this.random = random;
    this.folder = folder;
    this.games = games;
    this.tally = tally;
  }

  /** {@return what came of a storm over SQLite, until the tally says {@code faults}} */
  After embedded(int faults) throws InterruptedException {
    return storm(
        Optional.empty(),
        nodes -> {
          nodes.add(new Node(List.of(folder.toString()), tally, random.split()));
          return () -> {
            if (random.nextInt(100) < EMBEDDED_KILLS) killed(nodes.getFirst());
          };
        },
        faults);
  }

  /** {@return the same over PostgreSQL and several servers} */
  After postgres(int faults) throws IOException, InterruptedException {
    Path data = folder.resolve("pg");
    try (var postgres =
            EmbeddedPostgres.builder()
                .setDataDirectory(data)
                .setPGStartupWait(Duration.ofMinutes(3))
                // For quick tests the library lets a commit return before its log is written.
                .setServerConfig("synchronous_commit", "on")
                .start();
        var one = new Cable(postgres.getPort());
        var two = new Cable(postgres.getPort())) {
      var cables = List.of(one, two);
      return storm(
          Optional.of(url(postgres.getPort())),
          nodes -> {
            for (int i = 0; i < NODES; i++)
              nodes.add(
                  new Node(
                      List.of(folder.toString(), url(cables.get(i).port())),
                      tally,
                      random.split()));
            return () -> broken(data, cables, nodes);
          },
          faults);
    }
  }

  private static String url(int port) {
    return "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=postgres";
  }

  /** Does harm; it may find nothing to harm. */
  private interface Harm {
    void come();
  }

  private interface Opening {
    Harm open(List<Node> nodes);
  }

  private void killed(Node node) {
    if (node.kill()) tally.add("kill of a server");
  }

  private void broken(Path data, List<Cable> cables, List<Node> nodes) {
    int which = random.nextInt(NODES);
    int dice = random.nextInt(100);
    if (dice < CUTS) {
      cables.get(which).cut();
      tally.add("cut between server and database");
    } else if (dice < CUTS + NODE_KILLS) killed(nodes.get(which));
    else if (databaseKilled(data)) tally.add("kill of the database");
  }

  /** One process of PostgreSQL killed ends all others, and it recovers from its log. */
  private boolean databaseKilled(Path data) {
    try {
      long pid = Long.parseLong(Files.readAllLines(data.resolve("postmaster.pid")).getFirst());
      var parts = ProcessHandle.of(pid).stream().flatMap(ProcessHandle::children).toList();
      return !parts.isEmpty() && parts.get(random.nextInt(parts.size())).destroyForcibly();
    } catch (IOException _) {
      return false;
    }
  }

  private After storm(Optional<String> url, Opening opening, int faults)
      throws InterruptedException {
    var nodes = new ArrayList<Node>();
    var duels = new ArrayList<Duel>();
    List<Script> scripts;
    try (var store = Databases.open(url, folder, Map.of())) {
      scripts = new Scripts(store, Cookies.in(folder)).written(games, MOVES);
    }
    var threads = new ArrayList<Thread>();
    try (var client = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build()) {
      var harm = opening.open(nodes);
      for (var script : scripts) duels.add(new Duel(script, nodes, client));
      for (var duel : duels) threads.add(Thread.ofVirtual().start(duel::play));
      while (tally.all() < faults && !duels.stream().allMatch(Duel::ended)) {
        int before = made(duels);
        await(() -> made(duels) >= before + BETWEEN);
        harm.come();
      }
      duels.forEach(Duel::stop);
      for (var thread : threads) thread.join();
      for (var node : nodes) node.stop();
      client.shutdownNow();
    }
    try (var store = Databases.open(url, folder, Map.of())) {
      return new After(
          Checker.wrong(store, duels), made(duels), duels.stream().mapToInt(Duel::answered).sum());
    }
  }

  private static int made(List<Duel> duels) {
    return duels.stream().mapToInt(Duel::made).sum();
  }

  private static void await(BooleanSupplier done) throws InterruptedException {
    long end = System.nanoTime() + LONGEST_MILLIS * 1_000_000L;
    while (!done.getAsBoolean() && System.nanoTime() - end < 0) Thread.sleep(LOOK_MILLIS);
  }
}
