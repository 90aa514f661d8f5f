package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.core.answer.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * A card as a value: when it may be played, what it asks, what must hold, what it does.
 *
 * @param men sets of men without which it is dead (rules, 2.7)
 */
record Card(
    int number,
    Timing timing,
    Form form,
    List<Need> needs,
    List<Squares> men,
    Effect effect,
    Special special) {
  Card {
    needs = List.copyOf(needs);
    men = List.copyOf(men);
  }

  static Card card(int number, Timing timing) {
    return new Card(
        number,
        timing,
        Form.Row.NONE,
        List.of(),
        List.of(),
        (m, _) -> Change.of(m.scene()),
        Special.NONE);
  }

  /** Asks for a square. */
  Card pick(Squares squares) {
    return ask(new Ask.Square(squares));
  }

  /** Asks for a square and is dead without a man of the same description. */
  Card man(Squares squares) {
    return alive(squares).pick(squares);
  }

  Card ask(Ask ask) {
    var more = new ArrayList<>(((Form.Row) form).asks());
    more.add(ask);
    return form(Form.Row.of(more));
  }

  Card form(Form other) {
    return new Card(number, timing, other, needs, men, effect, special);
  }

  Card need(String fr, String en, Need.Test test) {
    var more = new ArrayList<>(needs);
    more.add(new Need(test, new Words(fr, en)));
    return new Card(number, timing, form, more, men, effect, special);
  }

  /** Dead when no such man is on the board. */
  Card alive(Squares squares) {
    var more = new ArrayList<>(men);
    more.add(squares);
    return new Card(number, timing, form, needs, more, effect, special);
  }

  Card does(Effect other) {
    return new Card(number, timing, form, needs, men, other, special);
  }

  Card special(Special other) {
    return new Card(number, timing, form, needs, men, effect, other);
  }

  /** Whether every need is met. */
  boolean ready(Moment m) {
    for (Need need : needs) if (!need.test().holds(m)) return false;
    return true;
  }
}
