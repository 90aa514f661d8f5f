package fr.zizanie.bench.storm;

import fr.zizanie.bench.load.Script;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One game in the storm: each move is said until it was accepted, or until the server shows it as
 * made when the answer was lost. The two players ask different servers where there are several.
 */
final class Duel {
  private static final Pattern MESSAGE =
      Pattern.compile("\"version\":(\\d+),\"seat\":\"(\\w+)\",\"action\":\"([^\"]*)\"");
  private static final Pattern VERSION = Pattern.compile("\"version\":(\\d+)");
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final int BREATH_MILLIS = 120;

  private final Script script;
  private final List<Node> nodes;
  private final HttpClient client;
  private final List<Optional<Phone>> phones = new ArrayList<>();
  private final AtomicInteger made = new AtomicInteger();
  private final AtomicInteger answered = new AtomicInteger();
  private volatile boolean over;
  private int tries;

  Duel(Script script, List<Node> nodes, HttpClient client) {
    this.script = script;
    this.nodes = nodes;
    this.client = client;
    phones.add(Optional.empty());
    phones.add(Optional.empty());
  }

  Script script() {
    return script;
  }

  /** {@return how many moves, from the first on, the server has said to be made} */
  int made() {
    return made.get();
  }

  /** {@return how many of them were accepted over the socket that asked} */
  int answered() {
    return answered.get();
  }

  /** {@return whether no move is left} */
  boolean ended() {
    return made.get() == script.moves().size();
  }

  /** No further move is begun. */
  void stop() {
    over = true;
  }

  /** {@return the entry that a move makes} */
  static String entry(Script.Move move) {
    var found = read(move);
    return found.group(2) + " " + found.group(3);
  }

  private static Matcher read(Script.Move move) {
    var found = MESSAGE.matcher(move.message());
    if (!found.find()) throw new IllegalStateException(move.message());
    return found;
  }

  void play() {
    try {
      while (!over && !ended()) {
        step(script.moves().get(made.get()));
        Thread.sleep(ThreadLocalRandom.current().nextInt(BREATH_MILLIS));
      }
    } catch (InterruptedException _) {
      // The storm is over.
    }
    phones.forEach(phone -> phone.ifPresent(Phone::leave));
  }

  private void step(Script.Move move) throws InterruptedException {
    int port = nodes.get((move.seat() + tries) % nodes.size()).port();
    if (port == 0) {
      tries++;
      return;
    }
    try {
      var phone = phones.get(move.seat()).orElseGet(() -> call(port, move.seat()));
      phones.set(move.seat(), Optional.of(phone));
      if (phone.say(move.message()) == Phone.Answer.ACCEPTED) {
        answered.incrementAndGet();
        made.incrementAndGet();
        return;
      }
      hangUp(move.seat());
      if (shown(port, move) > Integer.parseInt(read(move).group(1))) made.incrementAndGet();
    } catch (CompletionException | IOException _) {
      hangUp(move.seat());
    }
    tries++;
  }

  private Phone call(int port, int seat) {
    return new Phone(client, port, script.match(), script.cookies().get(seat));
  }

  private void hangUp(int seat) {
    phones.get(seat).ifPresent(Phone::leave);
    phones.set(seat, Optional.empty());
  }

  /** {@return how many lines the player has who made or didn't make a move} */
  private int shown(int port, Script.Move move) throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(
                URI.create("http://127.0.0.1:" + port + "/api/matches/" + script.match()))
            .header("Cookie", script.cookies().get(move.seat()))
            .timeout(PATIENCE)
            .build();
    var found = VERSION.matcher(client.send(request, BodyHandlers.ofString()).body());
    return found.find() ? Integer.parseInt(found.group(1)) : 0;
  }
}
