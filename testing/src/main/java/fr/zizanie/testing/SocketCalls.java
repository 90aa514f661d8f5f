package fr.zizanie.testing;

import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;

/**
 * Calls of sockets, each over a connection of its own. The JDK's client (25) loses bytes of a
 * socket now and then when its connection has carried requests before, so sockets share no client
 * with requests.
 */
public final class SocketCalls {
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(60)).build();

  private SocketCalls() {}

  /** {@return a call that is to be made} */
  public static WebSocket.Builder call() {
    return CLIENT.newWebSocketBuilder();
  }
}
