package fr.zizanie.rules.core;

import fr.zizanie.rules.core.answer.Answer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** How a game is written (Formats, 2 and 3). */
public interface Notation<S> {
  /** {@return the token of a choice; {@code ?} for a hidden one} */
  String print(Choice choice);

  /** {@return the choice of a token; empty if it isn't one of this game's} */
  Optional<Choice> parse(String token);

  /** {@return the position, as Formats, 3 spells it} */
  Tree position(S state);

  /**
   * {@return the same with its piles in the order in which {@code dealer} will draw them, if
   * nothing else is left to chance meanwhile}
   *
   * @param index the number of chance results in the log as it stands
   */
  default Tree position(S state, Dealer dealer, int index) {
    return position(state);
  }

  /** {@return the state of a position, or what is wrong with which field} */
  Answer<S> load(Tree position, Options options);

  /** {@return the action as people write it, such as {@code f3xg5+}} */
  default String written(S before, List<Choice> action) {
    return print(action);
  }

  /** {@return the action as a record writes it: its tokens, perhaps with what it did} */
  default String recorded(S before, List<Choice> action) {
    return print(action);
  }

  /** {@return the token in a word of a record, without what it did} */
  default String bare(String word) {
    return word;
  }

  /** {@return whether a record may write the action so} */
  default boolean records(S before, List<Choice> action, String text) {
    return text.equals(print(action));
  }

  /** {@return the tokens of an action} */
  default String print(List<Choice> action) {
    return action.stream().map(this::print).collect(Collectors.joining(" "));
  }
}
