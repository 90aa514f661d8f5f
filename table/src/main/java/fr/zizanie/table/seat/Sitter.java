package fr.zizanie.table.seat;

/** Who holds a seat. */
public sealed interface Sitter {
  /** A guest. */
  record Person(Guest guest) implements Sitter {}

  /** The computer, at a level from 1 to 8. */
  record Computer(int level) implements Sitter {}

  /** Nobody yet: the first guest who asks gets the seat. */
  record Nobody() implements Sitter {}

  /** {@return whether a guest of that id sits here} */
  default boolean is(PlayerId guest) {
    return this instanceof Person(Guest g) && g.id().equals(guest);
  }
}
