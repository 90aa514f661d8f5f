package fr.zizanie.server.web;

import java.util.Map;
import java.util.Optional;

/** What the server needs of a web library: requests with answers, and sockets of text messages. */
interface Transport extends AutoCloseable {
  /**
   * A request as it came.
   *
   * @param headers by lower-case name
   * @param body as text, at most 64 KiB
   */
  record Request(
      String method,
      String path,
      Map<String, String> query,
      Map<String, String> headers,
      Map<String, String> cookies,
      String address,
      String body) {
    Optional<String> header(String name) {
      return Optional.ofNullable(headers.get(name));
    }
  }

  /** An answer to a request. */
  @SuppressWarnings("ArrayRecordComponent") // written once, never compared
  record Response(int status, Map<String, String> headers, byte[] body) {}

  /** Answers every request that isn't for a socket. */
  interface Handler {
    Response handle(Request request);
  }

  /** Decides whether a socket may open, and hears its messages. */
  interface SocketHandler {
    /** {@return the HTTP status to refuse with, or nothing to let the socket open} */
    Optional<Integer> refuse(Request request);

    /** {@return who hears the messages of a socket that has opened} */
    Hearer open(Request request, Socket socket);
  }

  /** Hears one socket. */
  interface Hearer {
    void message(String text);

    void closed();
  }

  /** One open socket. */
  interface Socket {
    /** Queues a message; closes the socket instead if its reader is too slow. Never blocks. */
    void send(String text);

    void close(int code, String reason);
  }

  /** {@return the port that it listens on} */
  int port();

  @Override
  void close();
}
