package fr.zizanie.server.orders;

import fr.zizanie.rules.core.answer.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * What somebody plays if the other side does what they foresee: {@code 12: e7e5 > g1f3 > b8c6 >
 * f1b5}. It is tried when it is due and never before, so it tells nothing of what is hidden.
 *
 * @param from the number of the line in their log from which on it counts
 */
public record ConditionalMove(int from, List<Pair> pairs) {
  /**
   * If they play this, I play that.
   *
   * @param they all that they do before one is to act again; {@code *} stands for anything
   * @param i what one then does, an action after the other
   * @param stays whether one goes on by hand: otherwise one's turn ends, where that takes a word
   */
  public record Pair(List<String> they, List<String> i, boolean stays) {
    public Pair {
      they = List.copyOf(they);
      i = List.copyOf(i);
    }
  }

  /** How many somebody has at most, and how many pairs each. */
  static final int MOST = 20;

  /** Written after one's actions: one goes on by hand. */
  private static final String ASK = ", ask";

  private static final int MOST_PAIRS = 10;
  private static final int MOST_ACTIONS = 6;
  private static final int LONGEST = 100;
  private static final Pattern HEAD = Pattern.compile("(\\d{1,6}): (.+)");

  public ConditionalMove {
    pairs = List.copyOf(pairs);
  }

  /**
   * {@return conditional moves as they are written, a line each; or which of them isn't understood}
   *
   * @param spells whether a text spells an action, in tokens or as people write it
   */
  static Answer<List<ConditionalMove>> read(List<String> texts, Predicate<String> spells) {
    if (texts.size() > MOST) return Unreadable.tooMany(MOST);
    var out = new ArrayList<ConditionalMove>();
    for (String text : texts) {
      var line = line(text, spells);
      if (line.isEmpty()) return Unreadable.line(out.size() + 1, text.replaceFirst("^\\d+: ", ""));
      out.add(line.get());
    }
    return Answer.ok(List.copyOf(out));
  }

  private static Optional<ConditionalMove> line(String text, Predicate<String> spells) {
    var head = HEAD.matcher(text);
    if (!head.matches()) return Optional.empty();
    var groups = List.of(head.group(2).split(" > ", -1));
    if (groups.size() % 2 != 0 || groups.size() > 2 * MOST_PAIRS) return Optional.empty();
    var pairs = new ArrayList<Pair>();
    for (int k = 0; k < groups.size(); k += 2) {
      var they = actions(groups.get(k), action -> SeenAction.pattern(action, spells));
      boolean stays = groups.get(k + 1).endsWith(ASK);
      var i = actions(stays ? withoutAsk(groups.get(k + 1)) : groups.get(k + 1), spells);
      if (they.isEmpty() || i.isEmpty()) return Optional.empty();
      pairs.add(new Pair(they.get(), i.get(), stays));
    }
    return Optional.of(new ConditionalMove(Integer.parseInt(head.group(1)), pairs));
  }

  private static String withoutAsk(String text) {
    return text.substring(0, text.length() - ASK.length());
  }

  private static Optional<List<String>> actions(String text, Predicate<String> good) {
    var actions = List.of(text.split(", ", -1));
    boolean all =
        actions.size() <= MOST_ACTIONS
            && actions.stream().allMatch(one -> one.length() <= LONGEST && good.test(one));
    return all ? Optional.of(actions) : Optional.empty();
  }
}
