package fr.zizanie.server.web.http;

/** What comes after the head of a request: it stays on the line until somebody wants it, once. */
@FunctionalInterface
public interface Body {
  /** No body at all. */
  Body NONE = _ -> new Whole("");

  /** How a body came. */
  sealed interface Came {}

  /** All of it, as text. */
  record Whole(String text) implements Came {}

  /** Not all of it. */
  enum Lost implements Came {
    /** There was more than was to be read. */
    TOO_LONG,
    /** The line broke, or nothing came for too long, or it was not written as HTTP has it. */
    BROKEN
  }

  /** {@return the body, if it has fewer than {@code bound} bytes} */
  Came read(int bound);
}
