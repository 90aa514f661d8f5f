package fr.zizanie.server.notifications.push;

import fr.zizanie.server.store.notifications.Subscriptions.Subscription;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;

/** Hands messages to push services (RFC 8030). */
final class Delivery implements AutoCloseable {
  private static final Duration CONNECTING = Duration.ofSeconds(5);
  private static final Duration ANSWERING = Duration.ofSeconds(10);

  /** What is read of an answer, in bytes: nothing in it matters. */
  private static final int HEARD = 8_192;

  private static final Duration LONGEST_REST = Duration.ofSeconds(60);

  /** What became of a message. */
  sealed interface Fate {
    /** The service has it. */
    record Taken() implements Fate {}

    /** The browser takes no messages there any more. */
    record Gone() implements Fate {}

    /** The service may take it after a while. */
    record Later(Optional<Duration> rest) implements Fate {}

    /**
     * The service won't have it.
     *
     * @param status as it answered; 0 if it is none of ours
     */
    record Refused(int status) implements Fate {}
  }

  private final Vapid vapid;
  private final Services services;
  private final InstantSource clock;
  private Optional<HttpClient> client = Optional.empty();
  private boolean closed;

  Delivery(Vapid vapid, Services services, InstantSource clock) {
    this.vapid = vapid;
    this.services = services;
    this.clock = clock;
  }

  /** It costs threads, which a server that nobody subscribes at needn't have. */
  private synchronized HttpClient client() {
    if (closed) throw new IllegalStateException("nothing is delivered any more");
    if (client.isEmpty())
      client =
          Optional.of(
              HttpClient.newBuilder()
                  .followRedirects(HttpClient.Redirect.NEVER)
                  .connectTimeout(CONNECTING)
                  .build());
    return client.get();
  }

  /** {@return what became of a message to a browser} */
  Fate deliver(Message message, Subscription to) throws InterruptedException {
    var address = services.address(to.endpoint());
    var key = Base64Url.read(to.p256dh()).flatMap(Curve::point);
    if (address.isEmpty() || key.isEmpty()) return new Fate.Refused(0);
    byte[] body =
        new Sealing(key.get(), new Base64Url(to.auth())).sealed(message.text(to.language()));
    try {
      return fate(client().send(request(message, address.get(), body), limited()));
    } catch (IOException _) {
      return new Fate.Later(Optional.empty());
    }
  }

  private static HttpResponse.BodyHandler<Void> limited() {
    return HttpResponse.BodyHandlers.limiting(HttpResponse.BodyHandlers.discarding(), HEARD);
  }

  private HttpRequest request(Message message, URI address, byte[] body) {
    long now = clock.millis();
    return HttpRequest.newBuilder(address)
        .timeout(ANSWERING)
        .header("Authorization", vapid.authorization(address, now))
        .header("Content-Type", "application/octet-stream")
        .header("Content-Encoding", "aes128gcm")
        .header("TTL", Long.toString(message.seconds(now)))
        .header("Urgency", message.urgency())
        .header("Topic", message.topic())
        .POST(HttpRequest.BodyPublishers.ofByteArray(body))
        .build();
  }

  private static Fate fate(HttpResponse<Void> response) {
    int status = response.statusCode();
    if (status / 100 == 2) return new Fate.Taken();
    if (status == 404 || status == 410) return new Fate.Gone();
    return status == 429 || status >= 500
        ? new Fate.Later(response.headers().firstValue("retry-after").flatMap(Delivery::rest))
        : new Fate.Refused(status);
  }

  /** Who asks for a long rest gets a short one: somebody else waits for it, too. */
  private static Optional<Duration> rest(String seconds) {
    return seconds.matches("\\d{1,6}")
        ? Optional.of(
            Duration.ofSeconds(Math.min(Long.parseLong(seconds), LONGEST_REST.toSeconds())))
        : Optional.empty();
  }

  @Override
  public synchronized void close() {
    closed = true;
    client.ifPresent(HttpClient::shutdownNow);
  }
}
