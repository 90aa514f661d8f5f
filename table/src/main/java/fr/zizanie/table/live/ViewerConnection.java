package fr.zizanie.table.live;

import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.table.seat.PlayerId;
import java.util.function.Consumer;
import java.util.function.IntSupplier;

/** Somebody connected to a match. */
public final class ViewerConnection {
  private final PlayerId guest;
  private final Consumer<ToPage> out;
  private final IntSupplier lag;

  /**
   * A connection of {@code guest}; {@code out} takes messages, never blocks and never calls back,
   * {@code lag} measures its line in milliseconds.
   */
  public ViewerConnection(PlayerId guest, Consumer<ToPage> out, IntSupplier lag) {
    this.guest = guest;
    this.out = out;
    this.lag = lag;
  }

  /** A connection whose line nobody measures. */
  public ViewerConnection(PlayerId guest, Consumer<ToPage> out) {
    this(guest, out, () -> 0);
  }

  /** {@return who is connected} */
  public PlayerId guest() {
    return guest;
  }

  /** {@return how long its line takes there and back, in milliseconds} */
  public int lag() {
    return lag.getAsInt();
  }

  /** Sends a message. */
  public void send(ToPage message) {
    out.accept(message);
  }
}
