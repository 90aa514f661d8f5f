package fr.zizanie.rules.tsunami.turn;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.tsunami.deck.Card;
import fr.zizanie.rules.tsunami.state.Moment;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import java.util.function.Predicate;

/** A choice that somebody tries. */
record Tried(TsunamiState s, Choice choice) {
  Moment moment() {
    return s.moment();
  }

  Card card() {
    return s.card(choice.a());
  }

  Seat seat() {
    return s.turn() instanceof Turn.Of(Seat seat) ? seat : s.by();
  }

  boolean held() {
    return choice.equals(Choice.card(choice.a())) && s.hand(seat()).contains(choice.a());
  }

  Pending.Marking marking() {
    return (Pending.Marking) s.pending();
  }

  /** What a counter would answer. */
  Card.Target announced() {
    if (!(s.pending() instanceof Pending.AnswerCard(int card, _))) return Card.Target.MOVE;
    return s.card(card).immediate() ? Card.Target.CARD : Card.Target.RESERVE_CARD;
  }

  /** Whether the stone that is awaited need not be placed. */
  boolean declines() {
    return switch (s.pending()) {
      case Pending.Gift gift -> s.card(gift.card()).gift().optional();
      case Pending.Exchange e -> s.card(e.card()).exchange().step(e.step()).optional();
      default -> false;
    };
  }

  Words must() {
    Words name =
        s.pending() instanceof Pending.MustPlay(int card) ? s.card(card).name() : Words.NONE;
    return new Words(
        "Une carte immédiate se joue dès qu’elle est piochée : « " + name.fr() + " ».",
        "An immediate card is played as soon as it is drawn: \"" + name.en() + "\".");
  }

  Words pick() {
    Words name = s.pending() instanceof Pending.Aim(int card, _) ? s.card(card).name() : Words.NONE;
    return new Words(
        "Ce choix ne va pas avec « " + name.fr() + " ».",
        "\"" + name.en() + "\" has no such choice.");
  }

  // ---- conditions on it

  static Condition<Tried> rule(String number, Predicate<Tried> test, String fr, String en) {
    return Condition.of("Tsunami, " + number, test, fr, en);
  }

  static Condition<Tried> form(String number, String fr, String en) {
    return rule(number, _ -> false, fr, en).always();
  }
}
