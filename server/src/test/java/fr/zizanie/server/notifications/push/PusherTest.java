package fr.zizanie.server.notifications.push;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Inboxes;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.time.HandTime;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.testing.Eventually;
import fr.zizanie.testing.Eventually.Condition;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.Signature;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pushes to a service of the test's own, which answers as it is told, and a browser's own keys. */
class PusherTest {
  private static final PlayerId BOB = new PlayerId("bob");
  private static final long NOW = 10_000_000;

  private static final Duration REST = Duration.ofSeconds(5);

  private record Heard(String path, Headers headers, byte[] body) {}

  @TempDir Path data;
  private final List<Heard> heard = new CopyOnWriteArrayList<>();
  private final Queue<Integer> answers = new ConcurrentLinkedQueue<>();
  private final HandTime time = new HandTime();
  private final Browser browser = new Browser();
  private final InstantSource clock = () -> Instant.ofEpochMilli(NOW);
  private Store store;
  private HttpServer service;
  private Pusher pusher;
  private String origin = "";

  @BeforeEach
  void open() throws IOException {
    store = FreshSqlite.in(data);
    service = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    service.createContext("/", this::answer);
    service.start();
    origin = "http://127.0.0.1:" + service.getAddress().getPort();
    pusher = pusher(List.of(origin));
  }

  private Pusher pusher(List<String> services) {
    return new Pusher(
        store,
        new Services(services),
        Optional.of(URI.create("https://play.example.org")),
        clock,
        time,
        List.of(REST, REST));
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      byte[] body = exchange.getRequestBody().readAllBytes();
      heard.add(new Heard(exchange.getRequestURI().getPath(), exchange.getRequestHeaders(), body));
      int status = Optional.ofNullable(answers.poll()).orElse(201);
      if (status == 302) exchange.getResponseHeaders().add("Location", origin + "/elsewhere");
      byte[] said = new byte[status == 400 ? 1_000_000 : 0];
      exchange.sendResponseHeaders(status, said.length == 0 ? -1 : said.length);
      if (said.length > 0) exchange.getResponseBody().write(said);
    }
  }

  @AfterEach
  void close() {
    pusher.close();
    service.stop(0);
    store.close();
  }

  private void subscribe(String path) {
    store.subscriptions().add(browser.subscription(BOB, origin + path, NOW - 50));
  }

  private static Notification over(String match) {
    return new Notification(Notification.Kind.OVER, "felon", new MatchId(match), "Zoé");
  }

  private void told(Notification notification) {
    Inboxes.add(store.inbox(), BOB, notification, NOW - 10);
    pusher.tell(BOB);
  }

  private static void until(Condition done) {
    Eventually.until("it is told", done);
  }

  private void ended(long taken, long lost) {
    until(() -> {
      time.pass(REST);
      return pusher.idle();
    });
    assertThat(pusher.lost()).isEqualTo(lost);
    assertThat(pusher.taken()).isEqualTo(taken);
  }

  @Test
  void a_browser_reads_what_was_told_and_nobody_else_does() {
    subscribe("/a");
    told(over("m1"));
    ended(1, 0);
    var message = heard.getFirst();
    assertThat(browser.read(message.body))
        .isEqualTo(
            "{\"language\":\"fr\",\"notice\":{\"number\":1,\"at\":"
                + (NOW - 10)
                + ",\"kind\":\"over\",\"game\":\"felon\",\"match\":\"m1\",\"other\":\"Zoé\",\"due\":0,"
                + "\"seen\":false}}");
    assertThat(new String(message.body, UTF_8)).doesNotContain("felon");
    assertThat(message.path).isEqualTo("/a");
    assertThat(message.headers.getFirst("Content-Encoding")).isEqualTo("aes128gcm");
    assertThat(message.headers.getFirst("TTL")).isEqualTo("86400");
    assertThat(message.headers.getFirst("Topic")).isEqualTo("m1");
    assertThat(message.headers.getFirst("Urgency")).isEqualTo("low");
  }

  @Test
  void what_has_to_be_done_by_a_time_is_worth_nothing_after_it() {
    var kept =
        new Inbox.Kept(
            BOB,
            1,
            NOW,
            new Notification(
                Notification.Kind.DUE, "felon", Optional.of(new MatchId("m1")), "", NOW + 7_000),
            false);
    assertThat(new Message(kept).seconds(NOW)).isEqualTo(7);
    assertThat(new Message(kept).seconds(NOW + 9_000)).isZero();
    assertThat(new Message(kept).urgency()).isEqualTo("high");
  }

  @Test
  void this_server_names_itself_with_the_key_that_browsers_have() throws GeneralSecurityException {
    subscribe("/a");
    told(over("m1"));
    ended(1, 0);
    String said = heard.getFirst().headers.getFirst("Authorization");
    assertThat(said).matches("vapid t=[\\w-]+\\.[\\w-]+\\.[\\w-]+, k=" + pusher.key());
    String[] token = said.substring(8, said.indexOf(',')).split("\\.", -1);
    assertThat(new String(new Base64Url(token[1]).bytes(), UTF_8))
        .isEqualTo(
            "{\"aud\":\"%s\",\"exp\":%d,\"sub\":\"https://play.example.org\"}"
                .formatted(origin, NOW / 1_000 + 12 * 3_600));
    var signature = Signature.getInstance("SHA256withECDSAinP1363Format");
    signature.initVerify(Curve.point(new Base64Url(pusher.key()).bytes()).orElseThrow());
    signature.update((token[0] + "." + token[1]).getBytes(UTF_8));
    assertThat(signature.verify(new Base64Url(token[2]).bytes())).isTrue();
    try (var other = pusher(List.of())) {
      assertThat(other.key()).as("all servers of a store have one key").isEqualTo(pusher.key());
    }
  }

  @Test
  void a_service_that_has_no_time_is_asked_again_a_few_times() {
    subscribe("/a");
    answers.addAll(List.of(503, 429));
    told(over("m1"));
    ended(1, 0);
    assertThat(heard).hasSize(3);
    answers.addAll(List.of(500, 500, 500));
    told(over("m2"));
    ended(1, 1);
    assertThat(heard).hasSize(6);
    pusher.tell(BOB);
    told(over("m3"));
    ended(2, 1);
    assertThat(heard).as("what was lost isn't tried again").hasSize(7);
  }

  @Test
  void a_browser_that_is_gone_is_told_no_more() {
    subscribe("/a");
    subscribe("/b");
    answers.add(410);
    told(over("m1"));
    ended(1, 0);
    assertThat(store.subscriptions().of(BOB)).hasSize(1);
    assertThat(heard).hasSize(2);
    answers.add(404);
    told(over("m2"));
    ended(1, 0);
    assertThat(store.subscriptions().of(BOB)).isEmpty();
  }

  @Test
  void nobody_is_sent_elsewhere_and_a_long_answer_is_not_read() {
    subscribe("/a");
    answers.add(302);
    told(over("m1"));
    ended(0, 1);
    assertThat(heard).extracting(Heard::path).containsExactly("/a");
    answers.addAll(List.of(400, 400, 400));
    told(over("m2"));
    ended(0, 2);
  }

  /** A list that has become shorter holds for those who subscribed before, too. */
  @Test
  void no_service_that_isnt_listed_is_asked() {
    subscribe("/a");
    try (var strict = pusher(List.of())) {
      Inboxes.add(store.inbox(), BOB, over("m1"), NOW - 10);
      strict.look();
      until(() -> strict.lost() == 1);
    }
    assertThat(heard).isEmpty();
  }

  @Test
  void of_two_servers_one_tells_it_and_only_what_is_wanted() {
    subscribe("/a");
    store.inbox().want(BOB, Inbox.Way.PUSH, Set.of(Notification.Matter.CHALLENGES));
    told(over("m1"));
    var asked = new Notification(Notification.Kind.CHALLENGED, "felon", new MatchId("m2"), "Zoé");
    Inboxes.add(store.inbox(), BOB, asked, NOW - 5);
    try (var other = pusher(List.of(origin))) {
      pusher.look();
      other.look();
      pusher.tell(BOB);
      other.tell(BOB);
      until(() -> pusher.taken() + other.taken() == 1);
      other.look();
      until(() -> pusher.idle() && other.idle());
      assertThat(heard).hasSize(1);
    }
    assertThat(browser.read(heard.getFirst().body)).contains("challenged");
  }

  @Test
  void what_is_too_old_or_came_before_one_subscribed_is_not_pushed() {
    Inboxes.add(store.inbox(), BOB, over("m1"), NOW - Duration.ofHours(2).toMillis());
    Inboxes.add(store.inbox(), BOB, over("m2"), NOW - 60);
    subscribe("/a");
    told(over("m3"));
    ended(1, 0);
    assertThat(browser.read(heard.getFirst().body)).contains("m3");
    assertThat(heard).hasSize(1);
  }
}
