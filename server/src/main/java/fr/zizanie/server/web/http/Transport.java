package fr.zizanie.server.web.http;

/** A web library at work. */
public interface Transport extends AutoCloseable {
  /** {@return the port that it listens on} */
  int port();

  /** Takes no more requests, closes the sockets with 1001 and lets what runs come to its end. */
  @Override
  void close();
}
