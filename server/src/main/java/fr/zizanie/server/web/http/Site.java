package fr.zizanie.server.web.http;

import java.util.function.Function;
import java.util.function.Supplier;

/** What a web library serves for us: answers to requests, and talks over sockets. */
public interface Site {
  /** {@return the answer; never throws} */
  Response answer(Request request);

  /** {@return whether the sender may open a socket; never throws} */
  Knock knock(Request request);

  /** {@return whether a line from an address may stay open; it is told of when it closes} */
  default boolean calls(String remote) {
    return true;
  }

  /** A line from an address that had been let in is closed. */
  default void hungUp(String remote) {}

  /** What somebody hears who wants to open a socket. */
  sealed interface Knock {
    /** They may not, with this HTTP status. */
    record Refused(int status) implements Knock {}

    /** They may, and this begins the talk once the socket is open. */
    record Welcome(Function<Socket, Talk> begin) implements Knock {}
  }

  /** One open socket. */
  interface Socket {
    /**
     * Queues a message and returns at once; a reader who is too slow is cut off, but not from here.
     */
    void send(String text);

    /**
     * Queues a message that is made when its turn comes, so that only one of many has to be kept.
     */
    default void send(Supplier<String> text) {
      send(text.get());
    }

    /**
     * {@return how many milliseconds the line takes there and back on average, measured from here;
     * 0 while nobody knows}
     */
    default int lag() {
      return 0;
    }

    /** Closes the socket after what is queued. */
    void close(int code, String reason);
  }

  /** What we do with one socket's messages; they come one after the other. */
  interface Talk {
    /** Nothing that comes is heard. */
    Talk NOTHING =
        new Talk() {
          @Override
          public void heard(String text) {}

          @Override
          public void closed() {}
        };

    /** A message came. */
    void heard(String text);

    /** The socket is closed; called once. */
    void closed();
  }
}
