package fr.zizanie.server.table;

/** Who sits on a seat. */
public sealed interface Holder {
  /** A guest, by the id of his cookie. */
  record Guest(String id) implements Holder {}

  /** The computer at a level, 1 to 8. */
  record Computer(int level) implements Holder {}

  /** Nobody yet. */
  record Open() implements Holder {}

  /** {@return the holder that a stored text names} */
  static Holder read(String text) {
    if (text.equals("open")) return new Open();
    if (text.startsWith("computer:")) return new Computer(Integer.parseInt(text.substring(9)));
    if (text.startsWith("guest:")) return new Guest(text.substring(6));
    throw new IllegalArgumentException("no holder: " + text);
  }

  /** {@return the text that {@link #read} reads} */
  default String text() {
    return switch (this) {
      case Guest(String id) -> "guest:" + id;
      case Computer(int level) -> "computer:" + level;
      case Open() -> "open";
    };
  }

  /** {@return whether this guest sits here} */
  default boolean is(String guest) {
    return this instanceof Guest(String id) && id.equals(guest);
  }
}
