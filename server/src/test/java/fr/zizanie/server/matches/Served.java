package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.House.ANN;
import static fr.zizanie.server.matches.House.BOB;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.lobby.NewMatches;
import fr.zizanie.server.meeting.Strangers;
import fr.zizanie.server.notifications.Bells;
import fr.zizanie.server.notifications.push.Pusher;
import fr.zizanie.server.notifications.push.Services;
import fr.zizanie.server.operate.Instruments;
import fr.zizanie.server.people.Register;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.server.table.TableDependencies;
import fr.zizanie.server.time.MachineTime;
import fr.zizanie.server.web.Entrance;
import fr.zizanie.server.web.Routes;
import fr.zizanie.server.web.api.Where;
import fr.zizanie.server.web.gate.Cookies;
import fr.zizanie.server.web.gate.Gate;
import fr.zizanie.server.web.gate.Trust;
import fr.zizanie.server.web.http.Transport;
import fr.zizanie.server.web.javalin.JavalinTransport;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.shelf.GameCatalogue;
import fr.zizanie.table.shelf.Shelf;
import fr.zizanie.table.time.TimeControl;
import fr.zizanie.testing.SocketCalls;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The server on a port of this machine, by its clock, and what somebody there measures. */
final class Served implements AutoCloseable {
  private static final double NANOS = 1e6;
  private static final long PATIENCE = 60;
  private static final String CLOSED = "closed";
  private static final AtomicInteger MADE = new AtomicInteger();

  private final Memory store = new Memory();
  private final Matches matches;
  private final Instruments instruments = Instruments.of(store, System::nanoTime);
  private final Transport transport;
  private final Cookies cookies;
  private final HttpClient client = HttpClient.newHttpClient();

  Served(Path data) {
    cookies = Cookies.in(data);
    matches = matches(store);
    var front =
        new Routes(
            matches,
            new Strangers(
                new fr.zizanie.server.meeting.MeetingDependencies(
                    matches, store, InstantSource.system())),
            store,
            new Pusher(
                store,
                new Services(List.of()),
                Optional.empty(),
                InstantSource.system(),
                new MachineTime()),
            new Bells(store.inbox()),
            new GameCatalogue(Shelf.all()),
            new Entrance(
                Register.of(store, InstantSource.system()), cookies, new Where(Optional.empty())),
            instruments,
            new Gate(Trust.NOBODY, new House.Hours()));
    transport = JavalinTransport.start(front, "127.0.0.1", 0, System::nanoTime);
  }

  private static Matches matches(Memory store) {
    return new Matches(
        Games::named,
        new TableDependencies(store, InstantSource.system(), new Thinking(), new MachineTime()),
        new MemoryBound(20, Long.MAX_VALUE));
  }

  private static <S, V> MatchId add(
      Matches matches, Memory store, Match<S, V> match, List<Sitter> sitters) {
    var id = new MatchId("m" + MADE.incrementAndGet());
    var setup =
        new Setup(
            id,
            match.profile().id(),
            match.profile().rules(),
            match.start().options().values(),
            sitters,
            Deal.unbound(new Seed("00"), List.of("", "")),
            TimeControl.none(),
            System.currentTimeMillis());
    store.create(setup, NewEntries.news(match, match, 0, true, setup.created()));
    matches.live.add(new NewMatches.Created.Begun<>(setup, match));
    return id;
  }

  /** How many milliseconds each answer to Ann took at a match that nobody has asked about yet. */
  Map<String, Double> probes(Match<?, ?> match) throws Exception {
    var id = add(matches, store, match, List.of(new Sitter.Person(ANN), new Sitter.Person(BOB)));
    String path = "/api/matches/" + id;
    var times = new LinkedHashMap<String, Double>();
    for (String what : List.of("", "/replay", "/record")) times.put("GET" + what, got(path + what));
    var heard = new LinkedBlockingQueue<String>();
    var socket = socket(id, heard);
    String seat = match.profile().name(Seat.FIRST);
    String at = "\"ref\":1,\"version\":0,\"seat\":\"" + seat + "\",";
    times.put("picks", said(socket, heard, "{\"type\":\"picks\"," + at + "\"prefix\":[]}"));
    times.put(
        "reason", said(socket, heard, "{\"type\":\"explain\"," + at + "\"prefix\":[\"a1\"]}"));
    times.put("reach", said(socket, heard, "{\"type\":\"reach\"," + at + "\"at\":\"b1\"}"));
    times.put("refusal", said(socket, heard, "{\"type\":\"play\"," + at + "\"action\":\"a1h8\"}"));
    socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
    // A guest may have only so many sockets: the server has to have closed it too.
    while (!next(heard).equals(CLOSED)) continue;
    return times;
  }

  private double got(String path) throws Exception {
    var request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + transport.port() + path))
            .header("Cookie", cookies.cookie(ANN.id()))
            .build();
    long began = System.nanoTime();
    var answer = client.send(request, HttpResponse.BodyHandlers.ofString());
    double took = (System.nanoTime() - began) / NANOS;
    if (answer.statusCode() != 200) throw new AssertionError(path + ": " + answer.body());
    return took;
  }

  private WebSocket socket(MatchId id, BlockingQueue<String> heard) throws Exception {
    var socket =
        SocketCalls.call()
            .header("Cookie", cookies.cookie(ANN.id()))
            .buildAsync(
                URI.create("ws://127.0.0.1:" + transport.port() + "/ws/matches/" + id),
                new Hearing(heard))
            .join();
    next(heard);
    return socket;
  }

  private static double said(WebSocket socket, BlockingQueue<String> heard, String text)
      throws InterruptedException {
    long began = System.nanoTime();
    socket.sendText(text, true).join();
    next(heard);
    return (System.nanoTime() - began) / NANOS;
  }

  private static <T> T next(BlockingQueue<T> heard) throws InterruptedException {
    return Optional.ofNullable(heard.poll(PATIENCE, TimeUnit.SECONDS)).orElseThrow();
  }

  /** Collects whole messages. */
  private static final class Hearing implements WebSocket.Listener {
    private final BlockingQueue<String> heard;
    private final StringBuilder part = new StringBuilder();

    Hearing(BlockingQueue<String> heard) {
      this.heard = heard;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
      heard.add(CLOSED);
      return WebSocket.Listener.super.onClose(socket, code, reason);
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
      part.append(data);
      if (last) {
        heard.add(part.toString());
        part.setLength(0);
      }
      return WebSocket.Listener.super.onText(socket, data, last);
    }
  }

  /**
   * How many milliseconds go by until Ann, who has the second seat, is shown what the computer does
   * first, which is to act; it has thought about no other match.
   */
  static double thought(Match<?, ?> match, int level) throws InterruptedException {
    var shown = new LinkedBlockingQueue<Sheet>();
    var connection =
        new ViewerConnection(
            ANN.id(),
            message -> {
              if (message instanceof Sheet sheet) shown.add(sheet);
            });
    var kept = new Memory();
    try (var fresh = matches(kept)) {
      long began = System.nanoTime();
      var id = add(fresh, kept, match, List.of(new Sitter.Computer(level), new Sitter.Person(ANN)));
      fresh.watch(id, connection, 0).orThrow();
      while (next(shown).shown().version() == 0) continue;
      return (System.nanoTime() - began) / NANOS;
    }
  }

  @Override
  public void close() {
    transport.close();
    matches.close();
    instruments.metrics().close();
    client.close();
  }
}
