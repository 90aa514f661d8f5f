package fr.zizanie.rules.tsunami.card;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.tsunami.board.Edit;
import fr.zizanie.rules.tsunami.board.Placing;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Stones;
import java.util.List;
import java.util.Optional;

/** A choice that somebody tries where a stone or a pick is asked. */
public final class Attempt {
  final Asked asked;
  final Choice choice;
  private Optional<Edit> edit = Optional.empty();

  /** A choice at a decision. */
  public Attempt(Asked asked, Choice choice) {
    this.asked = asked;
    this.choice = choice;
  }

  int at() {
    return choice.a();
  }

  Placing placing() {
    return asked.placing();
  }

  Stones stones() {
    return asked.state.stones();
  }

  List<Integer> picks() {
    return asked.with(choice);
  }

  private Choice first() {
    return asked.picks.isEmpty() ? choice : Picks.at(asked.picks, 0);
  }

  /** {@return whether no stone that it displaces comes to a crater} */
  boolean avoids() {
    Points closed = asked.state.effects().closed();
    return closed.isEmpty()
        || Displacing.of(asked.state, asked.op(), first(), choice).avoids(closed);
  }

  /** {@return what comes of the stones that it turns or displaces} */
  Edit edit() {
    if (edit.isEmpty())
      edit = Optional.of(Displacing.edit(asked.state, asked.op(), first(), choice));
    return edit.get();
  }

  /** {@return a sentence with the point for {@code @} and the card's name for {@code $}} */
  Words words(String fr, String en) {
    String point = choice.kind() == Choice.Kind.SQUARE ? Grid.name(at()) : "";
    if (fr.indexOf('$') < 0) return new Words(fr.replace("@", point), en.replace("@", point));
    Words name = asked.card().name();
    return new Words(
        fr.replace("@", point).replace("$", name.fr()),
        en.replace("@", point).replace("$", name.en()));
  }
}
