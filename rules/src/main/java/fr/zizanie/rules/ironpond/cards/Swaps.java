package fr.zizanie.rules.ironpond.cards;

import static fr.zizanie.rules.ironpond.ask.Squares.enemy;
import static fr.zizanie.rules.ironpond.ask.Squares.fresh;
import static fr.zizanie.rules.ironpond.ask.Squares.notRoyal;
import static fr.zizanie.rules.ironpond.ask.Squares.strict;
import static fr.zizanie.rules.ironpond.ask.Squares.type;
import static fr.zizanie.rules.ironpond.chess.Component.BISHOP;
import static fr.zizanie.rules.ironpond.chess.Component.KNIGHT;
import static fr.zizanie.rules.ironpond.chess.Component.PAWN;
import static fr.zizanie.rules.ironpond.chess.Component.ROOK;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Squares;
import fr.zizanie.rules.ironpond.card.Acts;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.special.Diktat;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.scene.Change;
import java.util.List;

/** Cards that make pieces change places: no capture, no move, marks travel along. */
final class Swaps {
  private Swaps() {}

  private static Card both(int number, Component one, Component other, boolean enemies) {
    Squares side = enemies ? enemy() : strict();
    return Card.card(number, Timing.AFTER)
        .piece(side.and(type(one)))
        .alive(side.and(type(other)))
        .pick(side.and(type(other)).and(fresh()))
        .does(Acts.swap());
  }

  /** The own piece must be one that Diktat lets move, since the card is the move. */
  private static Card across(int number, Component type) {
    return Card.card(number, Timing.INSTEAD)
        .alive(strict().and(type(type)))
        .pick(strict().and(type(type)).and(Diktat.allowed()))
        .piece(enemy().and(type(type)))
        .does(Acts.swap());
  }

  /** One or two of your pawns change places with as many enemy pawns. */
  private static final PairSet PAIRS =
      new PairSet(
          strict().and(type(PAWN)).and(notRoyal()), enemy().and(type(PAWN)).and(notRoyal()));

  private static final Card INFILTRATION =
      Card.card(6, Timing.BEFORE)
          .named("Infiltration", "Infiltration")
          .text(
              "Un ou deux de vos pions échangent leur place avec autant de pions adverses. Puis"
                  + " vous jouez.",
              "One or two of your pawns change places with as many enemy pawns. Then you move.")
          .told(
              "Un ou deux pions des {self} échangent leur place avec autant de pions des {opp}."
                  + " Puis les {self} jouent.",
              "One or two of {self}’s pawns change places with as many of {opp}’s. Then {self}"
                  + " moves.")
          .trait(Trait.SETS)
          .worth(40)
          .form(PAIRS)
          .alive(strict().and(type(PAWN)).and(notRoyal()))
          .alive(enemy().and(type(PAWN)).and(notRoyal()))
          .does(PAIRS.swapAll());

  /** Your king in check and one of your pawns change places. */
  private static final Card PUPPET =
      Card.card(9, Timing.BEFORE)
          .named("Fantoche", "Puppet King")
          .text(
              "Quand vous êtes en échec, même mat, votre roi échange sa place avec un de vos pions."
                  + " Puis vous jouez.",
              "When you are in check, even mated, your king changes places with one of your pawns."
                  + " Then you move.")
          .told(
              "Quand les {self} sont en échec, même mat, leur roi échange sa place avec un de leurs"
                  + " pions. Puis les {self} jouent.",
              "When {self} is in check, even mated, {self}’s king changes places with one of"
                  + " {self}’s pawns. Then {self} moves.")
          .worth(40)
          .need(
              "Votre roi n’est pas en échec.",
              "Your king is not in check.",
              m -> m.board().inCheck(m.by()))
          .piece(strict().and(type(PAWN)).and(notRoyal()))
          .does((m, p) -> Acts.swapped(m, m.board().royal(m.by()), p.square(0)));

  /** The two kings change places if neither is in check there. */
  private static final Card VISITS =
      Card.card(31, Timing.AFTER)
          .named("Visites officielles", "State Visits")
          .text(
              "Les deux rois échangent leur place, si aucun n’y est en échec.",
              "The two kings change places, if neither ends up in check.")
          .worth(12)
          .must("Un roi est absent.", "A king is away.", Swaps::bothRoyals)
          .need(
              "L’un des deux rois serait en échec.",
              "One of the kings would be in check.",
              m -> bothRoyals(m) && quiet(visit(m)))
          .does((m, _) -> visit(m));

  private static boolean bothRoyals(Moment m) {
    return m.board().royal(Seat.FIRST) >= 0 && m.board().royal(Seat.SECOND) >= 0;
  }

  private static Change visit(Moment m) {
    return Acts.swapped(m, m.board().royal(Seat.FIRST), m.board().royal(Seat.SECOND));
  }

  private static boolean quiet(Change c) {
    var after = c.scene().board().turned();
    return !after.inCheck(Seat.FIRST) && !after.inCheck(Seat.SECOND);
  }

  static final List<Card> ALL =
      List.of(
          INFILTRATION,
          PUPPET,
          both(16, KNIGHT, BISHOP, true)
              .named("Crazy Horse", "Crazy Horse")
              .text(
                  "Un cavalier et un fou de l’adversaire échangent leur place.",
                  "A knight and a bishop of your opponent change places.")
              .told(
                  "Un cavalier et un fou des {opp} échangent leur place.",
                  "One of {opp}’s knights and one of {opp}’s bishops change places.")
              .worth(22),
          across(27, ROOK)
              .named("Urbanisme", "Town Planning")
              .text(
                  "Une de vos tours et une tour adverse échangent leur place.",
                  "One of your rooks and an enemy rook change places.")
              .told(
                  "Une tour des {self} et une tour des {opp} échangent leur place.",
                  "One of {self}’s rooks and one of {opp}’s rooks change places.")
              .worth(12),
          across(30, KNIGHT)
              .named("Changez vos cavaliers", "Change Your Knights")
              .text(
                  "Un de vos cavaliers et un cavalier adverse échangent leur place.",
                  "One of your knights and an enemy knight change places.")
              .told(
                  "Un cavalier des {self} et un cavalier des {opp} échangent leur place.",
                  "One of {self}’s knights and one of {opp}’s knights change places.")
              .worth(12),
          VISITS,
          both(35, BISHOP, KNIGHT, false)
              .named("Cheval fou", "Mad Horse")
              .text(
                  "Un de vos fous et un de vos cavaliers échangent leur place.",
                  "One of your bishops and one of your knights change places.")
              .told(
                  "Un fou et un cavalier des {self} échangent leur place.",
                  "One of {self}’s bishops and one of {self}’s knights change places.")
              .worth(12),
          both(37, KNIGHT, ROOK, true)
              .named("Box", "Horsebox")
              .text(
                  "Un cavalier et une tour de l’adversaire échangent leur place.",
                  "A knight and a rook of your opponent change places.")
              .told(
                  "Un cavalier et une tour des {opp} échangent leur place.",
                  "One of {opp}’s knights and one of {opp}’s rooks change places.")
              .worth(22),
          both(54, BISHOP, ROOK, false)
              .named("Asile", "Asylum")
              .text(
                  "Un de vos fous et une de vos tours échangent leur place.",
                  "One of your bishops and one of your rooks change places.")
              .told(
                  "Un fou et une tour des {self} échangent leur place.",
                  "One of {self}’s bishops and one of {self}’s rooks change places.")
              .worth(12),
          both(56, KNIGHT, ROOK, false)
              .named("Écurie", "Stable")
              .text(
                  "Un de vos cavaliers et une de vos tours échangent leur place.",
                  "One of your knights and one of your rooks change places.")
              .told(
                  "Un cavalier et une tour des {self} échangent leur place.",
                  "One of {self}’s knights and one of {self}’s rooks change places.")
              .worth(12),
          across(60, BISHOP)
              .named("Schizophrène", "Split Bishops")
              .text(
                  "Un de vos fous et un fou adverse échangent leur place.",
                  "One of your bishops and an enemy bishop change places.")
              .told(
                  "Un fou des {self} et un fou des {opp} échangent leur place.",
                  "One of {self}’s bishops and one of {opp}’s bishops change places.")
              .worth(12),
          both(70, BISHOP, ROOK, true)
              .named("Tour de fada", "Crazy Rook")
              .text(
                  "Un fou et une tour de l’adversaire échangent leur place.",
                  "A bishop and a rook of your opponent change places.")
              .told(
                  "Un fou et une tour des {opp} échangent leur place.",
                  "One of {opp}’s bishops and one of {opp}’s rooks change places.")
              .worth(22));
}
