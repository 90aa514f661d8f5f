package fr.zizanie.rules.ironpond.card;

import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Ask;
import fr.zizanie.rules.ironpond.ask.Form;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.ask.Squares;
import fr.zizanie.rules.ironpond.scene.Change;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * A card as a value: what everybody reads of it, what it asks, what must hold, what it does.
 *
 * @param dead when it has become useless: no capture could make it playable again (Iron Pond, 2.7)
 */
public record Card(
    Face face,
    Form form,
    Conditions<Moment> needs,
    List<Predicate<Moment>> dead,
    Effect effect,
    Special special) {
  public Card {
    dead = List.copyOf(dead);
  }

  /** {@return a card that asks for nothing and does nothing yet} */
  public static Card of(Face face) {
    return new Card(
        face,
        Form.Row.NONE,
        Conditions.of(),
        List.of(),
        (m, _) -> Change.of(m.scene()),
        Special.None.NONE);
  }

  /** {@return the beginning of a printed card} */
  public static Card card(int number, Timing timing) {
    return of(Face.of(number, timing, Words.NONE, Words.NONE));
  }

  /** {@return its number} */
  public int number() {
    return face.number();
  }

  /** {@return when it is played} */
  public Timing timing() {
    return face.timing();
  }

  /** {@return whether it is like that} */
  public boolean is(Trait trait) {
    return face.is(trait);
  }

  private Card face(Face other) {
    return new Card(other, form, needs, dead, effect, special);
  }

  /** {@return the same with its title} */
  public Card named(String fr, String en) {
    return face(face.titled(new Words(fr, en)));
  }

  /** {@return the same with the text that its player reads} */
  public Card text(String fr, String en) {
    return face(face.text(new Words(fr, en)));
  }

  /** {@return the same with the text that everybody else reads} */
  public Card told(String fr, String en) {
    return face(face.told(new Words(fr, en)));
  }

  /** {@return the same with what may be asked of it} */
  public Card trait(Trait... traits) {
    return face(face.traits(traits));
  }

  /** {@return the same with its worth in a hand, in hundredths of a pawn} */
  public Card worth(int value) {
    return face(face.worth(value));
  }

  /** Asks for a square. */
  public Card pick(Squares squares) {
    return ask(new Ask.Square(squares));
  }

  /** Asks for a square and is dead without a piece of the same description. */
  public Card piece(Squares squares) {
    return alive(squares).pick(squares);
  }

  /** Asks one question more. */
  public Card ask(Ask ask) {
    var more = new ArrayList<>(((Form.Row) form).asks());
    more.add(ask);
    return form(Form.Row.of(more));
  }

  /** Asks in a form of its own. */
  public Card form(Form other) {
    return new Card(face, other, needs, dead, effect, special);
  }

  /** Has one more thing that must hold, and what is said when it doesn't. */
  public Card need(String fr, String en, Predicate<Moment> test) {
    return need(Condition.of(face.rule(), test, fr, en));
  }

  /** The same, where the card could do nothing without it. */
  public Card must(String fr, String en, Predicate<Moment> test) {
    return need(Condition.of(face.rule(), test, fr, en).always());
  }

  /** Has one more thing that must hold. */
  public Card need(Condition<Moment> need) {
    return new Card(face, form, needs.and(List.of(need)), dead, effect, special);
  }

  /** Dead when no such piece is on the board. */
  public Card alive(Squares squares) {
    return dead(m -> squares.in(m, Picks.NONE) == 0);
  }

  /** Dead when this holds too. */
  public Card dead(Predicate<Moment> when) {
    var more = new ArrayList<>(dead);
    more.add(when);
    return new Card(face, form, needs, more, effect, special);
  }

  /** Does this to the scene. */
  public Card does(Effect other) {
    return new Card(face, form, needs, dead, other, special);
  }

  /** Does something besides. */
  public Card special(Special other) {
    return new Card(face, form, needs, dead, effect, other);
  }

  /** Whether every need is met. */
  public boolean ready(Moment m) {
    return needs.hold(m);
  }

  /** Whether it is useless for the one who looks at it in their own turn. */
  public boolean isDead(Moment m) {
    for (int i = 0, n = dead.size(); i < n; i++) if (dead.get(i).test(m)) return true;
    return false;
  }

  /** Whether it asks for nothing. */
  public boolean asksNothing() {
    return form.equals(Form.Row.NONE);
  }
}
