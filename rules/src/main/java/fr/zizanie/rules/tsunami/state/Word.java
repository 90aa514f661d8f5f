package fr.zizanie.rules.tsunami.state;

import fr.zizanie.rules.core.Choice;
import java.util.Locale;

/** The words of the game as choices (Formats, 2; Tsunami, 3.8). */
public enum Word {
  DRAW,
  DISCARD,
  DEAD,
  ALIVE,
  AGREE,
  RESUME,
  SOUTH,
  NORTH,
  WEST,
  EAST;

  private static final Word[] ALL = values();

  /** Column letters come after the words. */
  private static final int COLUMN = 32;

  private final Choice choice = Choice.word(ordinal());
  private final String text = name().toLowerCase(Locale.ROOT);

  /** {@return the word as a choice} */
  public Choice choice() {
    return choice;
  }

  /** {@return the word as it is written} */
  public String text() {
    return text;
  }

  /** {@return whether a choice is this word} */
  public boolean is(Choice c) {
    return c.equals(choice);
  }

  /** {@return the word of that index, as a choice has it} */
  public static Word of(int index) {
    return ALL[index];
  }

  /** {@return a column, from 0, as a choice} */
  public static Choice column(int column) {
    return Choice.word(COLUMN + column);
  }

  /** {@return the column, from 0, that a choice names, or -1} */
  public static int column(Choice choice) {
    return choice.kind() == Choice.Kind.WORD && choice.a() >= COLUMN ? choice.a() - COLUMN : -1;
  }
}
