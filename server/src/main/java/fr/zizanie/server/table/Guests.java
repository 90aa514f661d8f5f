package fr.zizanie.server.table;

/** Names of guests who haven't chosen one. */
public final class Guests {
  private Guests() {}

  /** {@return a short name that follows from the id} */
  public static String name(String id) {
    return "Invité " + (1000 + Math.floorMod(id.hashCode(), 9000));
  }
}
