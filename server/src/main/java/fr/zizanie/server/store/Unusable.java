package fr.zizanie.server.store;

/** Data that cannot be used as it is; the message says in one sentence why. */
public final class Unusable extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** One sentence for the operator. */
  public Unusable(String message) {
    super(message);
  }

  /** The same with what led to it. */
  public Unusable(String message, Throwable cause) {
    super(message, cause);
  }
}
