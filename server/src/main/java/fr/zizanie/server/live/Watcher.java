package fr.zizanie.server.live;

import fr.zizanie.server.store.PlayerId;
import fr.zizanie.sheets.wire.ToPage;
import java.util.function.Consumer;

/** Somebody connected to a match. */
public final class Watcher {
  private final PlayerId guest;
  private final Consumer<ToPage> out;

  /**
   * A connection of {@code guest}; {@code out} takes messages, never blocks and never calls back.
   */
  public Watcher(PlayerId guest, Consumer<ToPage> out) {
    this.guest = guest;
    this.out = out;
  }

  /** {@return who is connected} */
  public PlayerId guest() {
    return guest;
  }

  /** Sends a message. */
  public void send(ToPage message) {
    out.accept(message);
  }
}
