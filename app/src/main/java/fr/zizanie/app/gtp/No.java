package fr.zizanie.app.gtp;

/** Ends a command with an answer that begins with a question mark; never leaves this package. */
final class No extends RuntimeException {
  private static final long serialVersionUID = 1;

  No(String message) {
    super(message, null, false, false);
  }

  static No syntax() {
    return new No("syntax error");
  }
}
