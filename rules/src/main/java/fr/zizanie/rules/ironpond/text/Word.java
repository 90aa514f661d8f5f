package fr.zizanie.rules.ironpond.text;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.ironpond.chess.Component;
import java.util.Locale;
import java.util.Optional;

/** The words of the action texts of Iron Pond (rules, 10). */
public enum Word {
  END,
  CLAIM,
  DISCARD,
  PLACE,
  TAKE,
  GUESS,
  CONCEDE,
  ACCEPT,
  WEST,
  EAST,
  HIT,
  MISS,
  /** Chance shows the board again after a kidnapping, to everybody at once. */
  LOOK,
  P,
  N,
  C,
  B,
  R,
  Q,
  K;

  private static final Word[] ALL = values();

  private final String text = name().toLowerCase(Locale.ROOT);
  private final Choice choice = Choice.word(ordinal());

  String text() {
    return text;
  }

  public Choice choice() {
    return choice;
  }

  public static Word of(Choice choice) {
    return ALL[choice.a()];
  }

  static Optional<Word> read(String text) {
    for (Word word : ALL) if (word.text.equals(text)) return Optional.of(word);
    return Optional.empty();
  }

  /** The word of a component's letter. */
  public static Word of(Component component) {
    return ALL[P.ordinal() + component.ordinal()];
  }

  /** The component whose letter this is. */
  public Component component() {
    return Component.all().get(ordinal() - P.ordinal());
  }
}
