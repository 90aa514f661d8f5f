package fr.zizanie.server.table;

import fr.zizanie.rules.core.Viewer;
import java.util.function.Consumer;

/** Somebody connected to a table. */
public final class Watcher {
  final String guest;
  private final Consumer<String> out;

  /** What he was last sent: as whom, and how many lines he then had. */
  Viewer viewer = Viewer.PUBLIC;

  int have;

  /**
   * A connection of {@code guest}; {@code out} takes messages, never blocks and never calls back.
   */
  public Watcher(String guest, Consumer<String> out) {
    this.guest = guest;
    this.out = out;
  }

  void send(String message) {
    out.accept(message);
  }
}
