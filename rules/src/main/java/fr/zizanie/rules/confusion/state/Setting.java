package fr.zizanie.rules.confusion.state;

import fr.zizanie.rules.core.Option;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Words;
import java.util.List;
import java.util.Optional;

/**
 * The rules that are agreed on before the game; Abbott's edition knows only who starts and the cap.
 *
 * @param flags the edition, the manner of answering and the variants, one bit each
 * @param cap turns without event after which the game is drawn; 0 for never (rules, 9)
 * @param tokens White's number of tokens and, four bits higher, the other side's
 * @param first who starts: {@code white}, {@code yellow}, {@code red} or {@code random}
 * @param notebook how much of the deduction the page shows; the rules don't care
 */
public record Setting(int flags, int cap, int tokens, String first, String notebook) {
  private static final int SPIES = 1;
  private static final int ASK = 2;
  private static final int COVER = 4;
  private static final int HONOR = 8;
  private static final int SMALL = 16;
  private static final int LATE = 32;
  private static final int SETUP = 64;
  private static final int COMRADE = 128;

  /** What may be agreed on (Confusion, 6.1). */
  public static final List<Option> OPTIONS =
      List.of(
          Option.of("edition", "abbott", "spies"),
          Option.of("first", "white", "yellow", "red", "random"),
          Option.of("answers", "ask", "cover"),
          Option.of("tokens", "0:0").orText(Setting::tokensFlaw),
          Option.of("honor", "false", "true"),
          Option.of("small", "false", "true"),
          Option.of("late", "false", "true"),
          Option.of("setup", "false", "true"),
          Option.of("comrade", "false", "true"),
          Option.of("cap", "0").orText(Setting::capFlaw),
          Option.of("notebook", "assisted", "oracle", "paper"));

  /** {@return the rules that options name} */
  public static Setting of(Options o) {
    int cap = Integer.parseInt(o.get("cap"));
    if (!o.get("edition").equals("spies"))
      return new Setting(0, cap, 0, o.get("first"), o.get("notebook"));
    int flags =
        SPIES
            | (o.get("answers").equals("ask") ? ASK : COVER)
            | on(o, "honor", HONOR)
            | on(o, "small", SMALL)
            | on(o, "late", LATE)
            | on(o, "setup", SETUP)
            | on(o, "comrade", COMRADE);
    String tokens = o.get("tokens");
    int counts = tokens.charAt(0) - '0' | tokens.charAt(2) - '0' << 4;
    return new Setting(flags, cap, counts, o.get("first"), o.get("notebook"));
  }

  private static int on(Options o, String name, int flag) {
    return o.get(name).equals("true") ? flag : 0;
  }

  private static Optional<Words> tokensFlaw(String text) {
    return text.matches("[0-3]:[0-3]")
        ? Optional.empty()
        : Optional.of(
            new Words(
                "tokens : deux nombres de 0 à 3, comme 3:3.",
                "tokens: two numbers from 0 to 3, such as 3:3."));
  }

  private static Optional<Words> capFlaw(String text) {
    return text.matches("[1-9][0-9]{0,4}")
        ? Optional.empty()
        : Optional.of(
            new Words(
                "cap : un nombre de tours de 0 à 99999.",
                "cap: a number of turns from 0 to 99999."));
  }

  private boolean has(int flag) {
    return (flags & flag) != 0;
  }

  /** {@return whether this is the Stronghold edition} */
  public boolean spies() {
    return has(SPIES);
  }

  /** {@return whether each try waits for the other seat's word (rules, 9)} */
  public boolean asks() {
    return has(ASK);
  }

  /** {@return whether there are double agents} */
  public boolean agents() {
    return has(SPIES) && !has(HONOR);
  }

  /** {@return whether agents answer by a cover diagram (rules, 9)} */
  public boolean covers() {
    return has(COVER) && agents();
  }

  /** {@return whether files a and k are no squares (variant 2)} */
  public boolean small() {
    return has(SMALL);
  }

  /** {@return whether reaching the goal leaves the other side one reply (edition A, variant 3)} */
  public boolean reply() {
    return !has(SPIES) || has(LATE);
  }

  /** {@return whether the players arrange their own letters (variant 4)} */
  public boolean setup() {
    return has(SETUP);
  }

  /** {@return whether any spy but the agent may promote (variant 5)} */
  public boolean comrade() {
    return has(COMRADE);
  }

  /** {@return how many pieces a side has} */
  public int letters() {
    return agents() ? 13 : 12;
  }

  /** {@return how many of the three kinds of tokens a seat may play} */
  public int tokens(Seat seat) {
    return tokens >> 4 * seat.ordinal() & 15;
  }

  /** {@return the name of a seat in a position} */
  public String name(Seat seat) {
    return seat == Seat.FIRST ? "white" : spies() ? "red" : "yellow";
  }
}
