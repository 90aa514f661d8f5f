package fr.zizanie.rules.confusion.state;

import fr.zizanie.rules.core.Choice;
import java.util.Locale;

/** The words of the game as choices (Formats, 2). */
public enum Word {
  YES,
  NO,
  OUT,
  EXPOSE,
  REVEAL,
  DOUBLE,
  SWAP,
  COVER,
  PROMOTE,
  DECLINE,
  TAKE,
  SETUP,
  WHITE,
  YELLOW,
  RED;

  private static final Word[] ALL = values();

  /** Letters come after the words. */
  private static final int LETTER = 32;

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

  /** {@return a letter, from 0, as a choice} */
  public static Choice letter(int letter) {
    return Choice.word(LETTER + letter);
  }

  /** {@return the letter that a choice names, or -1} */
  public static int letter(Choice choice) {
    return choice.kind() == Choice.Kind.WORD && choice.a() >= LETTER ? choice.a() - LETTER : -1;
  }
}
