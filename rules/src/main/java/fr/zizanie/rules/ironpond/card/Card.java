package fr.zizanie.rules.ironpond.card;

import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Ask;
import fr.zizanie.rules.ironpond.ask.Form;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Need;
import fr.zizanie.rules.ironpond.ask.Squares;
import fr.zizanie.rules.ironpond.scene.Change;
import java.util.ArrayList;
import java.util.List;

/**
 * A card as a value: when it may be played, what it asks, what must hold, what it does.
 *
 * @param men sets of men without which it is dead (rules, 2.7)
 */
public record Card(
    int number,
    Timing timing,
    Form form,
    List<Need> needs,
    List<Squares> men,
    Effect effect,
    Special special) {
  public Card {
    needs = List.copyOf(needs);
    men = List.copyOf(men);
  }

  public static Card card(int number, Timing timing) {
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
  public Card pick(Squares squares) {
    return ask(new Ask.Square(squares));
  }

  /** Asks for a square and is dead without a man of the same description. */
  public Card man(Squares squares) {
    return alive(squares).pick(squares);
  }

  public Card ask(Ask ask) {
    var more = new ArrayList<>(((Form.Row) form).asks());
    more.add(ask);
    return form(Form.Row.of(more));
  }

  public Card form(Form other) {
    return new Card(number, timing, other, needs, men, effect, special);
  }

  public Card need(String fr, String en, Need.Test test) {
    var more = new ArrayList<>(needs);
    more.add(new Need(test, new Words(fr, en)));
    return new Card(number, timing, form, more, men, effect, special);
  }

  /** Dead when no such man is on the board. */
  public Card alive(Squares squares) {
    var more = new ArrayList<>(men);
    more.add(squares);
    return new Card(number, timing, form, needs, more, effect, special);
  }

  public Card does(Effect other) {
    return new Card(number, timing, form, needs, men, other, special);
  }

  public Card special(Special other) {
    return new Card(number, timing, form, needs, men, effect, other);
  }

  /** Whether every need is met. */
  public boolean ready(Moment m) {
    for (Need need : needs) if (!need.test().holds(m)) return false;
    return true;
  }
}
