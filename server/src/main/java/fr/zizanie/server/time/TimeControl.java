package fr.zizanie.server.time;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.sheets.json.Fields;
import java.util.regex.Pattern;

/**
 * How long each player may think; {@link #NONE} is as long as they like.
 *
 * @param minutes for the whole game, 1 to 180
 * @param seconds added after each turn, 0 to 60
 */
public record TimeControl(int minutes, int seconds) {
  /** Nobody counts the time. */
  public static final TimeControl NONE = new TimeControl(0, 0);

  private static final Pattern TEXT = Pattern.compile("([1-9]\\d{0,2})\\+(\\d{1,2})");
  private static final int LONGEST = 180;
  private static final int MOST_ADDED = 60;

  /** {@return what a text such as {@code 10+5}, or an empty one, says; or that it says nothing} */
  public static Answer<TimeControl> parse(String text) {
    if (text.isEmpty()) return Answer.ok(NONE);
    var found = TEXT.matcher(text);
    if (!found.matches()) return Fields.bad("clock");
    var control =
        new TimeControl(Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2)));
    return control.minutes > LONGEST || control.seconds > MOST_ADDED
        ? Fields.bad("clock")
        : Answer.ok(control);
  }

  /** {@return whether anybody counts the time} */
  public boolean limited() {
    return !equals(NONE);
  }

  /** {@return what {@link #parse} reads: {@code minutes+seconds}, or nothing} */
  public String text() {
    return limited() ? minutes + "+" + seconds : "";
  }

  long base() {
    return minutes * 60_000L;
  }

  long added() {
    return seconds * 1_000L;
  }
}
