package fr.zizanie.rules.tsunami.turn;

import static fr.zizanie.rules.tsunami.turn.Tried.form;
import static fr.zizanie.rules.tsunami.turn.Tried.rule;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.tsunami.deck.Printed;
import fr.zizanie.rules.tsunami.state.Moment;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.Word;
import java.util.List;

/** What a turn asks of draws, cards, counters, discards and marks (Tsunami, 3.3 and 3.8). */
final class TurnRules {
  private TurnRules() {}

  // ---- draws and cards

  private static final Condition<Tried> GOING_ON =
      rule(
          "3.2.11",
          t -> !t.moment().resumed(),
          "Une partie reprise se finit sans cartes.",
          "Play that was resumed ends without cards.");

  private static final Condition<Tried> EIGHT =
      rule(
          "P1",
          t -> t.moment().opened(),
          "Vous pourrez piocher à partir du premier tour qui commence avec huit pierres jouées.",
          "You can draw from the first turn that begins with eight stones played.");

  private static final Condition<Tried> ONE_DRAW =
      rule(
          "P2",
          t -> !t.moment().drew(),
          "Vous ne piochez qu’une carte par tour.",
          "You draw only one card a turn.");

  private static final Condition<Tried> UNCOUNTERED =
      rule(
          "P6.4",
          t -> !t.moment().has(Moment.AGAIN),
          "Après un coup contré, on ne pioche ni ne joue plus de carte.",
          "After a countered move no card is drawn or played.");

  private static final Condition<Tried> DRAW_FIRST =
      rule(
          "P2",
          t -> !t.moment().has(Moment.CARDED),
          "On pioche avant de jouer sa carte ou sa pierre.",
          "One draws before playing a card or a stone.");

  private static final Condition<Tried> ONE_CARD =
      rule(
          "P5",
          t -> !t.moment().has(Moment.CARDED),
          "Une seule carte par tour.",
          "Only one card a turn.");

  private static final Condition<Tried> CLEAR =
      Printed.condition(
          "Tsunami, card brouillard",
          t -> !t.s().effects().foggy(t.seat()),
          "Dans le brouillard, on ne pioche ni ne joue de carte.",
          "In the fog no card is drawn or played.");

  private static final Condition<Tried> LEFT =
      rule(
          "P9",
          t -> !t.s().zones().pile().isEmpty(),
          "La pioche est épuisée.",
          "The pile is used up.");

  private static final Condition<Tried> HELD =
      rule(
              "P4",
              Tried::held,
              "Cette carte n’est pas dans votre main.",
              "This card is not in your hand.")
          .always();

  private static final Condition<Tried> OWN_TURN =
      rule(
          "P6",
          t -> !t.card().counter(),
          "Un contre se joue pendant le tour de l’adversaire.",
          "A counter is played on the opponent’s turn.");

  private static final Condition<Tried> COUNTER =
      rule(
          "P6",
          t -> t.card().counter(),
          "Vous ne pouvez répondre que par un contre, ou laisser faire.",
          "You can only answer with a counter, or let it happen.");

  /** What is no counter is told so by {@link #COUNTER}. */
  private static final Condition<Tried> FITS =
      rule(
          "P6",
          t -> !t.card().counter() || t.card().counters(t.announced()),
          "Cette carte ne contre pas ce qui est annoncé.",
          "This card does not counter what was announced.");

  private static final Condition<Tried> MAY_DECLINE =
      rule(
          "P10.2",
          Tried::declines,
          "Cette pierre ne peut pas être déclinée.",
          "This stone cannot be declined.");

  // ---- forms

  private static final Condition<Tried> TURN =
      form(
          "P2",
          "On pioche, on joue une carte ou une pierre, ou on passe.",
          "One draws, plays a card or a stone, or passes.");

  private static final Condition<Tried> MUST =
      Condition.<Tried>of(
              "Tsunami, P3",
              t ->
                  t.s().pending() instanceof Pending.MustPlay(int card)
                      && t.choice().equals(Choice.card(card)),
              Tried::must)
          .always();

  private static final Condition<Tried> PICK =
      Condition.<Tried>of("Tsunami, 3.8.4", _ -> false, Tried::pick).always();

  private static final Condition<Tried> ANSWER =
      form(
          "P6",
          "La réponse est pass ou une carte qui contre ce qui est annoncé.",
          "The answer is pass or a card that counters what was announced.");

  private static final Condition<Tried> STONE =
      form(
          "3.8.7",
          "Il faut une intersection, ou pass là où la carte le permet.",
          "A point is needed, or pass where the card allows it.");

  private static final Condition<Tried> DISCARD =
      rule(
              "P2",
              t -> t.s().pending() instanceof Pending.Discard && Word.DISCARD.is(t.choice()),
              "Votre main a plus de trois cartes : défaussez-en une.",
              "Your hand has more than three cards: discard one.")
          .always();

  private static final Condition<Tried> CHANCE =
      rule(
              "3.6.14",
              t -> Candidates.dealt(t.s()).contains(t.choice()),
              "C’est au hasard de parler.",
              "It is for chance to speak.")
          .always();

  private static final Condition<Tried> OVER =
      form("3.2.10", "La partie est finie.", "The game is over.").as(Reason.GAME_OVER);

  private static final Conditions<Tried> FREE = Conditions.of();
  private static final Conditions<Tried> DRAWN =
      Conditions.of(GOING_ON, EIGHT, ONE_DRAW, UNCOUNTERED, DRAW_FIRST, CLEAR, LEFT);
  private static final Conditions<Tried> PLAYED =
      Conditions.of(HELD, OWN_TURN, GOING_ON, UNCOUNTERED, CLEAR, ONE_CARD);
  private static final Conditions<Tried> COUNTERED = Conditions.of(HELD, COUNTER, FITS);
  private static final Conditions<Tried> DECLINED = Conditions.of(MAY_DECLINE);
  private static final Conditions<Tried> THROWN = Conditions.of(HELD);
  private static final Conditions<Tried> NO_TURN = Conditions.of(TURN);
  private static final Conditions<Tried> IMMEDIATE = Conditions.of(MUST);
  private static final Conditions<Tried> NO_PICK = Conditions.of(PICK);
  private static final Conditions<Tried> NO_ANSWER = Conditions.of(ANSWER);
  private static final Conditions<Tried> NO_STONE = Conditions.of(STONE);
  private static final Conditions<Tried> TOO_MANY = Conditions.of(DISCARD);
  private static final Conditions<Tried> DEALT = Conditions.of(CHANCE);
  private static final Conditions<Tried> ENDED = Conditions.of(OVER);

  /** All that there are. */
  static final List<Conditions<Tried>> ALL =
      List.of(
          DRAWN, PLAYED, COUNTERED, DECLINED, THROWN, NO_TURN, IMMEDIATE, NO_PICK, NO_ANSWER,
          NO_STONE, TOO_MANY, DEALT, ENDED);

  /** {@return what a choice must meet that is no stone and no pick of a card} */
  static Conditions<Tried> of(Tried t) {
    Choice c = t.choice();
    boolean pass = c.equals(Choice.PASS);
    boolean card = c.kind() == Choice.Kind.CARD;
    return switch (t.s().pending()) {
      case Pending.Main _ -> pass ? FREE : card ? PLAYED : Word.DRAW.is(c) ? DRAWN : NO_TURN;
      case Pending.MustPlay _ -> IMMEDIATE;
      case Pending.Aim _ -> NO_PICK;
      case Pending.AnswerCard _, Pending.AnswerMove _ -> pass ? FREE : card ? COUNTERED : NO_ANSWER;
      case Pending.Gift _, Pending.Exchange _ -> pass ? DECLINED : NO_STONE;
      case Pending.Discard(boolean named) -> named && card ? THROWN : TOO_MANY;
      case Pending.Draw _, Pending.Steal _ -> DEALT;
      case Pending.Marking m -> MarkRules.of(m, c);
      case Pending.Over _ -> ENDED;
    };
  }
}
