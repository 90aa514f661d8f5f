package fr.zizanie.rules.tsunami.turn;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.tsunami.board.Effects;
import fr.zizanie.rules.tsunami.board.Legal;
import fr.zizanie.rules.tsunami.deck.Card;
import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Stones;
import fr.zizanie.rules.tsunami.state.Moment;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.Word;

/** Tells a player which rule forbids what he tried; a function of what he sees. */
public final class Why {
  private Why() {}

  public static Refusal not(TsunamiState s, Choice c) {
    return switch (s.pending()) {
      case Pending.Main _ -> main(s, c);
      case Pending.MustPlay(int card) ->
          no(
              "Une carte immédiate se joue dès qu’elle est piochée : #" + s.card(card).id() + ".",
              "An immediate card is played as soon as it is drawn: #" + s.card(card).id() + ".");
      case Pending.Aim(int card, _) ->
          no(
              "Ce choix ne va pas avec « " + s.card(card).name().fr() + " ».",
              "\"" + s.card(card).name().en() + "\" has no such choice.");
      case Pending.AnswerCard _, Pending.AnswerMove _ ->
          no(
              "Il faut pass ou une carte qui contre ce qui est annoncé (P6).",
              "The answer is pass or a card that counters what was announced (P6).");
      case Pending.Gift gift ->
          c.kind() == Choice.Kind.SQUARE
              ? stone(s, s.by().other(), c.a(), "#" + s.card(gift.card()).id())
              : Reason.NOT_OFFERED.refusal();
      case Pending.Exchange e ->
          c.kind() == Choice.Kind.SQUARE
              ? stone(s, stepper(s, e), c.a(), "#" + s.card(e.card()).id())
              : no(
                  "Cette étape de l’échange ne peut pas être déclinée (P10).",
                  "This step of the exchange cannot be declined (P10).");
      case Pending.Discard _ ->
          no(
              "Votre main a plus de trois cartes : discard et une carte (P2).",
              "Your hand has more than three cards: discard and a card (P2).");
      case Pending.Marking _ ->
          no(
              "On marque les pierres mortes : dead, alive, agree ou resume.",
              "Dead stones are being marked: dead, alive, agree or resume.");
      case Pending.Draw _, Pending.Steal _ ->
          no("C’est au hasard de parler.", "It is for chance to speak.");
      case Pending.Over _ -> Reason.GAME_OVER.refusal();
    };
  }

  private static Seat stepper(TsunamiState s, Pending.Exchange e) {
    return s.card(e.card()).exchange().step(e.step()).by().seat(s.by());
  }

  private static Refusal main(TsunamiState s, Choice c) {
    return switch (c.kind()) {
      case SQUARE -> stone(s, s.by(), c.a(), "");
      case CARD -> card(s, c.a());
      case WORD -> Word.DRAW.is(c) ? draw(s) : word();
      default -> word();
    };
  }

  private static Refusal word() {
    return no(
        "On pioche, on joue une carte ou une pierre, ou on passe (P2).",
        "One draws, plays a card or a stone, or passes (P2).");
  }

  private static Refusal draw(TsunamiState s) {
    Moment m = s.moment();
    if (!m.has(Moment.MAY_DRAW) && !m.resumed())
      return no(
          "On pioche à partir du premier tour qui commence avec huit pierres jouées (P1).",
          "One draws from the first turn that begins with eight stones played (P1).");
    if (m.has(Moment.DREW))
      return no("On pioche une seule carte par tour (P2).", "One card is drawn a turn (P2).");
    if (!m.cardLeft())
      return no(
          "On pioche avant de jouer sa carte ou sa pierre (P2).",
          "One draws before playing a card or a stone (P2).");
    if (s.effects().foggy(s.by())) return fog();
    return no("La pioche est épuisée (P9).", "The pile is used up (P9).");
  }

  private static Refusal fog() {
    return no(
        "Dans le brouillard, on ne pioche ni ne joue de carte.",
        "In the fog no card is drawn or played.");
  }

  private static Refusal card(TsunamiState s, int kind) {
    Card card = s.card(kind);
    if (!s.hand(s.by()).contains(kind))
      return no("Cette carte n’est pas dans votre main.", "This card is not in your hand.");
    if (card.counter())
      return no(
          "Un contre se joue pendant le tour de l’adversaire (P4).",
          "A counter is played on the opponent’s turn (P4).");
    if (s.effects().foggy(s.by())) return fog();
    return no("Une seule carte par tour (P5).", "Only one card a turn (P5).");
  }

  private static Refusal stone(TsunamiState s, Seat seat, int p, String by) {
    String at = Grid.name(p);
    Stones stones = s.stones();
    if (!stones.empty(p))
      return no("Il y a déjà une pierre en " + at + ".", "There is a stone on " + at + ".");
    if (s.effects().closed().has(p))
      return no(at + " est fermé par un cratère.", at + " is closed by a crater.");
    if (s.moment().barred() == p)
      return no(
          "Le coup en " + at + " a été contré : il faut jouer ailleurs.",
          "The move on " + at + " was countered: play elsewhere.");
    if (by.isEmpty() && s.effects().banned(seat).has(p))
      return no("Une carte interdit de jouer en " + at + ".", "A card bars " + at + ".");
    Goban goban = Goban.of(stones);
    int v = Goban.place(p);
    if (!goban.legal(seat.ordinal(), v))
      return no("En " + at + ", ce serait un suicide.", "On " + at + " it would be suicide.");
    if (goban.takes(seat.ordinal(), v)) {
      if (s.moment().has(Moment.NO_CAPTURE) && by.isEmpty())
        return no("Ce coup ne doit rien prendre.", "This move may not capture.");
      Points all = Legal.ALL;
      boolean free = Legal.points(s.board(), Effects.NONE, seat, seat, all, false).has(p);
      if (free && !Legal.points(s.board(), s.effects(), seat, all).has(p))
        return no(
            "Une chaîne sous bouclier ne peut pas être prise.",
            "A shielded chain cannot be captured.");
    }
    if (s.board().history().forbids(goban.hashAfter(seat.ordinal(), v), seat))
      return no(
          "Cela répéterait une position (superko, 3.2).",
          "That would repeat a position (superko, 3.2).");
    return by.isEmpty()
        ? no(
            "L’aimant attire ce coup près du dernier coup adverse.",
            "The magnet pulls this move near the opponent’s last one.")
        : no("La carte " + by + " ne le permet pas.", "The card " + by + " does not allow it.");
  }

  private static Refusal no(String fr, String en) {
    return Reason.NOT_OFFERED.because(fr, en);
  }
}
