package fr.zizanie.rules.ironpond.legality;

import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.blank.BlankWords;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Face;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.text.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a card must meet: the moment for it, its own needs, and that it can be played to the end.
 */
final class CardRules {
  private CardRules() {}

  // ---- the moment

  private static final Condition<Play> ONE_A_TURN =
      Condition.of(
          "Iron Pond, 2.0.3",
          p -> !p.s().now().own(),
          "Vous avez déjà joué une carte à ce tour.",
          "You have played a card this turn already.");

  private static final Condition<Play> PRESENT =
      Condition.of(
          "Iron Pond, card 68",
          p -> !p.asked.ready() || !p.s().now().placing(),
          "Votre roi doit d’abord revenir : place.",
          "Your king must come back first: place.");

  private static final Condition<Play> MOVE_AGAIN =
      Condition.of(
          "Iron Pond, card 1",
          p -> !p.asked.ready() || p.s().now().barred() < 0,
          "Votre coup a été annulé : il faut un autre coup d’échecs.",
          "Your move was cancelled: make another chess move.");

  private static final Condition<Play> BEFORE_MOVE =
      Condition.of(
          "Iron Pond, 1.3.1",
          p -> p.asked.ready(),
          "Cette carte se joue avant le coup.",
          "This card is played before the move.");

  private static final Condition<Play> AFTER_MOVE =
      Condition.of(
          "Iron Pond, 1.3.1",
          p -> p.asked.moved(),
          "Cette carte se joue juste après votre coup.",
          "This card is played right after your move.");

  private static final Condition<Play> ANSWERS_CARD =
      Condition.<Play>of(
              "Iron Pond, 1.3.1",
              p -> p.inWindow(),
              "Cette carte répond à une carte qui vient d’être annoncée.",
              "This card answers a card that has just been announced.")
          .always();

  private static final Condition<Play> ANSWERS_MOVE =
      Condition.of(
          "Iron Pond, 2.2.2",
          p -> p.asked.ready() && p.s().reacting(),
          "Cette carte répond à un coup de l’adversaire, aussitôt, et une seule par tour.",
          "This card answers a move of the opponent, at once, and only one a turn.");

  private static final Condition<Play> FITS_WINDOW =
      Condition.of(
          "Iron Pond, 2.1.4",
          p ->
              p.window().slot() == Slot.NOW_FOREIGN
                  && (p.s().base() instanceof Frame.Moved || p.direct()),
          "Seule une carte après le coup laisse encore répondre à ce coup ; l’autodéfense répond"
              + " aussi à une carte qui prend.",
          "Only a card after the move still lets that move be answered; Self-Defence answers a card"
              + " that captures too.");

  private static final Condition<Play> ONE_ANSWER =
      Condition.of(
          "Iron Pond, 2.0.3",
          p ->
              !p.s()
                  .used(p.window().slot() == Slot.LAST_OWN ? Slot.NOW_FOREIGN : p.window().slot()),
          "Vous avez déjà joué une carte au tour de l’adversaire.",
          "You have played a card in the opponent’s turn already.");

  /** What a blindfolded seat may play was noted as the window opened. */
  private static final Condition<Play> UNSEEING =
      Condition.<Play>of(
              "Iron Pond, card 11",
              p -> !p.insists && p.window().may().has(p.card.number()),
              "Sans voir l’échiquier, on ne joue qu’une carte qui ne demande rien et qui était"
                  + " possible.",
              "Without a sight of the board only a card is played that asks for nothing and was"
                  + " possible.")
          .always();

  private static final Conditions<Play> FREELY = Conditions.of();
  private static final Conditions<Play> BEFORE = Conditions.of(ONE_A_TURN, PRESENT, BEFORE_MOVE);
  private static final Conditions<Play> INSTEAD =
      Conditions.of(ONE_A_TURN, PRESENT, MOVE_AGAIN, BEFORE_MOVE);
  private static final Conditions<Play> AFTER = Conditions.of(ONE_A_TURN, PRESENT, AFTER_MOVE);
  private static final Conditions<Play> WHENEVER = Conditions.of(ONE_A_TURN, PRESENT);
  private static final Conditions<Play> TO_A_CARD = Conditions.of(ANSWERS_CARD);
  private static final Conditions<Play> TO_A_MOVE = Conditions.of(ANSWERS_MOVE);
  private static final Conditions<Play> TOO_LATE = Conditions.of(BEFORE_MOVE);
  private static final Conditions<Play> NO_ANSWER = Conditions.of(AFTER_MOVE);
  private static final Conditions<Play> ANSWER = Conditions.of(FITS_WINDOW);
  private static final Conditions<Play> SNUB = Conditions.of(ONE_ANSWER);
  private static final Conditions<Play> BLINDFOLD = Conditions.of(UNSEEING);
  private static final List<Conditions<Play>> MOMENTS =
      List.of(
          BEFORE, INSTEAD, AFTER, WHENEVER, TO_A_CARD, TO_A_MOVE, TOO_LATE, NO_ANSWER, ANSWER, SNUB,
          BLINDFOLD);

  // ---- to the end

  private static final Condition<Play> SAVING =
      Condition.of(
          "Iron Pond, 10.1.3",
          Play::saves,
          "Cette carte ne vous sauve pas.",
          "This card does not save you.");

  /** What a card must meet that can be played to the end. */
  static final Conditions<Play> SAVED = Conditions.of(SAVING);

  /** What the card of a rule aims at. */
  private static Condition<Play> aiming(String rule) {
    return Condition.of(
        rule,
        p -> p.ways() != 0,
        "Il n’y a rien ici que cette carte puisse viser.",
        "There is nothing here that this card could aim at.");
  }

  /** What the card of a rule asks for. */
  private static Condition<CardPick> asking(String rule) {
    return Condition.<CardPick>of(rule, CardPick::asked, CardPick::wanted).always();
  }

  private static Condition<CardPick> following(String rule) {
    return Condition.of(
        rule,
        p -> p.ways() != 0,
        p -> {
          String token = Tokens.text(p.choice);
          return new Words(
              token + " : rien ne peut suivre ce choix.",
              token + ": nothing can follow this pick.");
        });
  }

  private static final Condition<CardPick> SAVING_TOO =
      Condition.of(
          "Iron Pond, 10.1.3",
          CardPick::saves,
          p -> {
            String token = Tokens.text(p.choice);
            return new Words(
                token + " : ce choix ne vous sauve pas.", token + ": this pick does not save you.");
          });

  private static final List<Condition<Play>> PARTS_OF_CARDS = Parts.conditions();
  private static final List<Condition<CardPick>> PARTS_OF_PICKS = Parts.conditions();

  /** What cards of one rule must meet besides the moment and their needs. */
  private record Of(Conditions<Play> end, Conditions<CardPick> form, Conditions<CardPick> pick) {
    static Of rule(String rule) {
      return new Of(
          Conditions.of(aiming(rule)).and(PARTS_OF_CARDS),
          Conditions.of(asking(rule)),
          Conditions.of(following(rule)).and(PARTS_OF_PICKS).and(List.of(SAVING_TOO)));
    }
  }

  private static final Of BLANK = Of.rule("Iron Pond, 5.2.6");
  private static final List<Optional<Of>> PRINTED = printed();

  private static List<Optional<Of>> printed() {
    var out = new ArrayList<Optional<Of>>();
    for (int number = 0; number < Face.BLANK; number++) out.add(Optional.empty());
    for (Card card : Deck.all()) out.set(card.number(), Optional.of(Of.rule(card.face().rule())));
    return List.copyOf(out);
  }

  private static Of of(Card card) {
    return card.number() < Face.BLANK ? PRINTED.get(card.number()).orElseThrow() : BLANK;
  }

  /** {@return what the moment must be for a card} */
  static Conditions<Play> moment(Play p) {
    if (p.inWindow()) return p.window().blind() ? BLINDFOLD : answer(p.timing());
    return switch (p.timing()) {
      case BEFORE -> BEFORE;
      case INSTEAD -> INSTEAD;
      case AFTER -> AFTER;
      case ANY -> p.foreign() ? FREELY : WHENEVER;
      case ON_CARD -> TO_A_CARD;
      case ON_MOVE, ON_CHECK, ON_CAPTURE, ON_LOSS -> TO_A_MOVE;
    };
  }

  private static Conditions<Play> answer(Timing timing) {
    return switch (timing) {
      case BEFORE, INSTEAD -> TOO_LATE;
      case AFTER -> NO_ANSWER;
      case ANY -> SNUB;
      case ON_CARD -> FREELY;
      case ON_MOVE, ON_CHECK, ON_CAPTURE, ON_LOSS -> ANSWER;
    };
  }

  /** {@return what a card must meet once the moment is right and its needs are met} */
  static Conditions<Play> end(Card card) {
    return of(card).end;
  }

  /** {@return what has the form of the next pick} */
  static Conditions<CardPick> form(Card card) {
    return of(card).form;
  }

  /** {@return what a pick must meet that has the form} */
  static Conditions<CardPick> pick(Card card) {
    return of(card).pick;
  }

  /** {@return all that there are} */
  static Stream<Condition<?>> all() {
    var needs =
        Stream.concat(
            BlankWords.needs().stream(),
            Deck.all().stream().flatMap(card -> card.needs().all().stream()));
    var cards =
        Stream.concat(Stream.of(BLANK), PRINTED.stream().flatMap(Optional::stream))
            .flatMap(of ->
                Stream.of(of.end, of.form, of.pick).<Condition<?>>flatMap(c -> c.all().stream()));
    return Stream.of(
            Stream.concat(MOMENTS.stream(), Stream.of(SAVED))
                .<Condition<?>>flatMap(c -> c.all().stream()),
            needs,
            cards)
        .flatMap(c -> c);
  }
}
