package fr.zizanie.table.time;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.sheets.json.Fields;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long each player may think. */
public sealed interface TimeControl {
  /** As long as they like: an empty text. */
  record Unlimited() implements TimeControl {}

  /**
   * Seconds come after each turn: {@code 10+5}.
   *
   * @param minutes for the whole game, 1 to 180
   * @param seconds added after each turn, 0 to 60
   */
  record Fischer(int minutes, int seconds) implements TimeControl {}

  /**
   * What a turn took comes back after it, up to so many seconds: {@code 10d5}.
   *
   * @param minutes for the whole game, 1 to 180
   * @param seconds that come back at most, 1 to 60
   */
  record Bronstein(int minutes, int seconds) implements TimeControl {}

  /**
   * Periods after the main time, of which a turn that ends within it uses up none: {@code 10+3x30}.
   *
   * @param minutes of main time, 0 to 180
   * @param periods 1 to 20
   * @param seconds of each, 5 to 120
   */
  record ByoYomi(int minutes, int periods, int seconds) implements TimeControl {
    private long period() {
      return seconds * 1_000L;
    }

    private long together() {
      return periods * period();
    }
  }

  /**
   * So many days for each thing that somebody has to do, a move or an answer in a window: {@code
   * 7d}.
   *
   * @param days 1 to 14
   */
  record Days(int days) implements TimeControl {}

  /** {@return the control by which nobody counts the time} */
  static TimeControl none() {
    return new Unlimited();
  }

  /** {@return what a text such as {@code 10+5}, or an empty one, says; or that it says nothing} */
  static Answer<TimeControl> parse(String text) {
    return text.isEmpty() ? Answer.ok(none()) : Texts.read(text);
  }

  /** {@return whether anybody counts the time} */
  default boolean limited() {
    return !equals(none());
  }

  /** {@return whether the time is counted while they sit there, and not over days} */
  default boolean hurried() {
    return limited() && !overDays();
  }

  /** {@return whether it is played over days} */
  default boolean overDays() {
    return this instanceof Days;
  }

  /** {@return what {@link #parse} reads} */
  default String text() {
    return switch (this) {
      case Unlimited() -> "";
      case Fischer(int minutes, int seconds) -> minutes + "+" + seconds;
      case Bronstein(int minutes, int seconds) -> minutes + "d" + seconds;
      case ByoYomi(int minutes, int periods, int seconds) ->
          minutes + "+" + periods + "x" + seconds;
      case Days(int days) -> days + "d";
    };
  }

  /** {@return the milliseconds before a flag falls that never moved, with all periods} */
  default long base() {
    return switch (this) {
      case Unlimited() -> 0;
      case Fischer(int minutes, _) -> minutes * 60_000L;
      case Bronstein(int minutes, _) -> minutes * 60_000L;
      case ByoYomi control -> control.minutes * 60_000L + control.together();
      case Days(int days) -> Duration.ofDays(days).toMillis();
    };
  }

  /**
   * {@return how many milliseconds of lag each turn may get back: a tenth of a second, and a
   * two-hundredth of the time that somebody has for forty turns, up to a second; none over days}
   */
  default long quota() {
    if (overDays()) return 0;
    long each =
        switch (this) {
          case Unlimited() -> 0;
          case Fischer(_, int seconds) -> seconds;
          case Bronstein(_, int seconds) -> seconds;
          case ByoYomi(_, _, int seconds) -> seconds;
          case Days _ -> 0;
        };
    return Math.min(1_000, 100 + (base() + 40_000 * each) / 200);
  }

  /**
   * {@return how many milliseconds each seat may take in windows in all, beyond the first few of
   * each: a tenth of its time, 10 seconds at least and 5 minutes at most; none over days, where a
   * window has a time of its own}
   */
  default long reserve() {
    if (overDays()) return 0;
    return Math.clamp(base() / 10, 10_000, 300_000);
  }

  /** {@return what is left after a turn that took {@code spent} of it and left {@code left}} */
  default long rested(long left, long spent) {
    return switch (this) {
      case Unlimited() -> left;
      case Fischer(_, int seconds) -> left + seconds * 1_000L;
      case Bronstein(_, int seconds) -> left + Math.min(spent, seconds * 1_000L);
      case ByoYomi control ->
          left < control.together()
              ? Math.ceilDiv(left, control.period()) * control.period()
              : left;
      case Days _ -> base();
    };
  }

  /** The spellings. */
  final class Texts {
    private static final Pattern FISCHER = Pattern.compile("([1-9]\\d{0,2})\\+(\\d{1,2})");
    private static final Pattern BRONSTEIN = Pattern.compile("([1-9]\\d{0,2})d([1-9]\\d?)");
    private static final Pattern BYO_YOMI =
        Pattern.compile("(0|[1-9]\\d{0,2})\\+([1-9]\\d?)x([1-9]\\d{0,2})");
    private static final Pattern DAYS = Pattern.compile("([1-9]|1[0-4])d");
    private static final int MOST_MINUTES = 180;
    private static final int MOST_SECONDS = 60;
    private static final int MOST_PERIODS = 20;
    private static final int SHORTEST_PERIOD = 5;
    private static final int LONGEST_PERIOD = 120;

    private Texts() {}

    private static Answer<TimeControl> read(String text) {
      Matcher fischer = FISCHER.matcher(text);
      Matcher bronstein = BRONSTEIN.matcher(text);
      Matcher byoYomi = BYO_YOMI.matcher(text);
      Matcher days = DAYS.matcher(text);
      if (days.matches()) return Answer.ok(new Days(number(days, 1)));
      if (fischer.matches() && number(fischer, 2) <= MOST_SECONDS)
        return within(new Fischer(number(fischer, 1), number(fischer, 2)), number(fischer, 1));
      if (bronstein.matches() && number(bronstein, 2) <= MOST_SECONDS)
        return within(
            new Bronstein(number(bronstein, 1), number(bronstein, 2)), number(bronstein, 1));
      if (byoYomi.matches() && number(byoYomi, 2) <= MOST_PERIODS && period(number(byoYomi, 3)))
        return within(
            new ByoYomi(number(byoYomi, 1), number(byoYomi, 2), number(byoYomi, 3)),
            number(byoYomi, 1));
      return Fields.bad("clock");
    }

    private static boolean period(int seconds) {
      return seconds >= SHORTEST_PERIOD && seconds <= LONGEST_PERIOD;
    }

    private static Answer<TimeControl> within(TimeControl control, int minutes) {
      return minutes <= MOST_MINUTES ? Answer.ok(control) : Fields.bad("clock");
    }

    private static int number(Matcher found, int group) {
      return Integer.parseInt(found.group(group));
    }
  }
}
