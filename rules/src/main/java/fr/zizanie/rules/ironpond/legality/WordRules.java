package fr.zizanie.rules.ironpond.legality;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.ironpond.cards.special.Regency;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.text.Word;
import fr.zizanie.rules.ironpond.turn.Endings;
import java.util.List;

/** What words must meet, and all that is neither a move nor a card. */
final class WordRules {
  private WordRules() {}

  static final Condition<Tried> HELD =
      Condition.<Tried>of(
              "Iron Pond, 2.1.1",
              WordRules::held,
              t -> t.card("La carte @ n’est pas dans votre main.", "Card @ is not in your hand."))
          .always();

  private static final Condition<Tried> MOVE_FIRST =
      Condition.<Tried>of(
              "Iron Pond, 2.0.5",
              t -> t.asked().moved(),
              "Il faut d’abord jouer un coup.",
              "Make a move first.")
          .always();

  // ---- claims

  private static final Condition<Tried> IN_TIME =
      Condition.<Tried>of(
              "Iron Pond, 3.8.1",
              t -> t.asked().ready(),
              "Réclamez la nulle avant de jouer votre coup.",
              "Claim a draw before you move.")
          .always();

  private static final Condition<Tried> GOING_ON =
      Condition.of(
          "Iron Pond, 10.1.2",
          t -> !t.asked().stuck(),
          "Mat ou pat sur l’échiquier : jouez une carte qui vous sauve, reconnaissez le mat ou acceptez la nulle.",
          "Mated or stalemated on the board: play a card that saves you, admit the mate or accept the draw.");

  private static final Condition<Tried> RIPE =
      Condition.of(
          "Iron Pond, 3.8.1",
          t -> !Endings.claim(t.asked().s).isEmpty(),
          "La nulle se réclame à la troisième répétition, ou après cinquante coups sans prise, coup"
              + " de pion ni carte.",
          "A draw is claimed at the third repetition, or after fifty moves without capture, pawn’s"
              + " move or card.");

  // ---- mated or stalemated

  private static final Condition<Tried> TO_MOVE =
      Condition.<Tried>of(
              "Iron Pond, 10.1.2",
              t -> t.asked().ready(),
              "Cela ne se dit qu’avant son coup.",
              "This is said only before one’s move.")
          .always();

  private static final Condition<Tried> LOST =
      Condition.of(
          "Iron Pond, 10.1.2",
          t -> t.asked().stuck(),
          "Cela ne se dit que mat ou pat sur l’échiquier.",
          "This is said only when mated or stalemated on the board.");

  private static final Condition<Tried> MATED =
      Condition.of(
          "Iron Pond, 10.1.2",
          WordRules::mated,
          "Vous n’êtes pas en échec : acceptez la nulle.",
          "You are not in check: accept the draw.");

  private static final Condition<Tried> STALEMATED =
      Condition.of(
          "Iron Pond, 10.1.2",
          t -> !mated(t),
          "Vous êtes en échec : reconnaissez le mat.",
          "You are in check: admit the mate.");

  // ---- dead cards

  private static final Condition<Tried> AFTER_MOVE =
      Condition.<Tried>of(
              "Iron Pond, 2.7.1",
              t -> t.asked().moved(),
              "Défaussez une carte morte après votre coup.",
              "Discard a dead card after your move.")
          .always();

  private static final Condition<Tried> NO_CARD_YET =
      Condition.of(
          "Iron Pond, 2.7.1",
          t -> !t.asked().now().own() && !t.asked().now().discarded(),
          "Vous avez déjà joué ou défaussé une carte à ce tour.",
          "You have played or discarded a card this turn already.");

  private static final Condition<Tried> SOME_DEAD =
      Condition.of(
          "Iron Pond, 2.7.2",
          t -> t.asked().holdsDiscardable(),
          "Vous n’avez pas de carte morte.",
          "You hold no dead card.");

  private static final Condition<Tried> DEAD =
      Condition.of(
          "Iron Pond, 2.7.2",
          t -> t.asked().discardable(t.choice().a()),
          "Cette carte n’est pas morte : elle peut encore servir.",
          "This card is not dead: it may still be of use.");

  private static final Condition<Tried> UNINSISTED =
      Condition.<Tried>of(
              "Iron Pond, 4.8",
              t -> t.choice().equals(Choice.card(t.choice().a())),
              "On n’insiste que sur une carte que l’on joue.",
              "One insists only on a card that one plays.")
          .always();

  // ---- forms

  private static final Condition<Tried> NOTHING_TO_ANSWER =
      form("Iron Pond, 2.1.2", "Il n’y a rien à quoi répondre.", "There is nothing to answer.");

  private static final Condition<Tried> TURN =
      form(
          "Iron Pond, 2.0.4",
          "Il faut un coup, une carte ou l’un des mots d’un tour.",
          "A move, a card or one of the words of a turn is needed.");

  private static final Condition<Tried> MOVED =
      form(
          "Iron Pond, 2.0.5",
          "Votre coup est joué : une carte, ou end.",
          "Your move is made: a card, or end.");

  private static final Condition<Tried> ANSWER =
      form(
          "Iron Pond, 2.1.2",
          "L’adversaire vient de jouer une carte : répondez par une carte ou pass.",
          "Your opponent has just played a card: answer with a card, or pass.");

  private static final Condition<Tried> CHANCE =
      form("Iron Pond, 2.8.1", "C’est au hasard de parler.", "It is for chance to speak.");

  private static final Condition<Tried> OVER =
      form("Iron Pond, 5.4.1", "La partie est finie.", "The game is over.").as(Reason.GAME_OVER);

  private static final Conditions<Tried> ANYTIME = Conditions.of();
  private static final Conditions<Tried> HAND = Conditions.of(HELD);
  private static final Conditions<Tried> ENDS = Conditions.of(MOVE_FIRST);
  private static final Conditions<Tried> CLAIMS =
      Conditions.of(IN_TIME, MoveRules.PRESENT, GOING_ON, RIPE);
  private static final Conditions<Tried> CONCEDES = Conditions.of(TO_MOVE, LOST, MATED);
  private static final Conditions<Tried> ACCEPTS = Conditions.of(TO_MOVE, LOST, STALEMATED);
  private static final Conditions<Tried> DISCARDS =
      Conditions.of(AFTER_MOVE, NO_CARD_YET, SOME_DEAD);
  private static final Conditions<Tried> PLACES = Regency.RETURNS.over(Tried::pick);
  private static final Conditions<Tried> THROWN = Conditions.of(HELD, UNINSISTED, DEAD);
  private static final Conditions<Tried> PLACED = Regency.SQUARES.over(Tried::pick);
  private static final Conditions<Tried> NO_ANSWER = Conditions.of(NOTHING_TO_ANSWER);
  private static final Conditions<Tried> NO_TURN = Conditions.of(TURN);
  private static final Conditions<Tried> NO_MOVE = Conditions.of(MOVED);
  private static final Conditions<Tried> NO_WINDOW = Conditions.of(ANSWER);
  private static final Conditions<Tried> DEALT = Conditions.of(CHANCE);
  private static final Conditions<Tried> ENDED = Conditions.of(OVER);

  /** All that there are. */
  static final List<Conditions<Tried>> ALL =
      List.of(
          HAND, ENDS, CLAIMS, CONCEDES, ACCEPTS, DISCARDS, PLACES, THROWN, PLACED, NO_ANSWER,
          NO_TURN, NO_MOVE, NO_WINDOW, DEALT, ENDED);

  private static Condition<Tried> form(String rule, String fr, String en) {
    return Condition.<Tried>of(rule, _ -> false, fr, en).always();
  }

  private static boolean held(Tried t) {
    return t.choice().kind() == Choice.Kind.CARD && t.asked().hand().has(t.choice().a());
  }

  private static boolean mated(Tried t) {
    return !t.asked().now().placing() && t.board().inCheck(t.by());
  }

  /** {@return what a choice must meet; of a card, that it is held} */
  static Conditions<Tried> of(Tried t) {
    Choice.Kind kind = t.choice().kind();
    return switch (t.asked().s.top()) {
      case Frame.Ready _, Frame.Moved _ ->
          switch (kind) {
            case MOVE, SQUARE -> t.asked().ready() ? MoveRules.of(t) : NO_MOVE;
            case CARD -> HAND;
            case WORD -> word(Word.of(t.choice()));
            case PASS -> NO_ANSWER;
            case DONE, NUMBER, HIDDEN -> NO_TURN;
          };
      case Frame.Window _ ->
          switch (kind) {
            case PASS -> ANYTIME;
            case CARD -> HAND;
            default -> NO_WINDOW;
          };
      case Frame.Aim aim -> aim.word() == Word.DISCARD ? THROWN : PLACED;
      case Frame.Over _ -> ENDED;
      default -> DEALT;
    };
  }

  /** {@return what a word of a turn must meet} */
  static Conditions<Tried> word(Word word) {
    return switch (word) {
      case END -> ENDS;
      case CLAIM -> CLAIMS;
      case CONCEDE -> CONCEDES;
      case ACCEPT -> ACCEPTS;
      case DISCARD -> DISCARDS;
      case PLACE -> PLACES;
      default -> NO_TURN;
    };
  }
}
