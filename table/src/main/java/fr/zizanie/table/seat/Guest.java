package fr.zizanie.table.seat;

/**
 * Somebody who plays here.
 *
 * @param name as others see it; empty for a guest who has chosen none
 */
public record Guest(PlayerId id, String name, PlayerKind standing) {
  /** Somebody without an account, known by a cookie. */
  public Guest(PlayerId id, String name) {
    this(id, name, PlayerKind.GUEST);
  }

  /** {@return whether it is an account: they alone have a standing at games} */
  public boolean kept() {
    return standing == PlayerKind.ACCOUNT;
  }
}
