package fr.zizanie.server.table;

import fr.zizanie.rules.core.Viewer;
import fr.zizanie.sheets.wire.ToPage;
import java.util.function.Consumer;

/** Somebody connected to a table. */
public final class Watcher {
  final String guest;
  private final Consumer<ToPage> out;

  /** As whom he was last sent something. */
  Viewer viewer = Viewer.PUBLIC;

  /** How many lines he then had; fewer than there were if he might not look back. */
  int have;

  /** How many lines there were. */
  int version;

  /**
   * A connection of {@code guest}; {@code out} takes messages, never blocks and never calls back.
   */
  public Watcher(String guest, Consumer<ToPage> out) {
    this.guest = guest;
    this.out = out;
  }

  void send(ToPage message) {
    out.accept(message);
  }
}
