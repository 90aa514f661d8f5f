package fr.zizanie.rules.ironpond.turn;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Need;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Fundamental;
import fr.zizanie.rules.ironpond.card.Plays;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.card.Special;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.Interlude;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Moments;
import fr.zizanie.rules.ironpond.text.Tokens;
import fr.zizanie.rules.ironpond.text.Word;
import java.util.Optional;

/** Tells a player which rule forbids what he tried: a move, a card, a pick or a word. */
public final class Why {
  private Why() {}

  private static Refusal no(String fr, String en) {
    return Reason.NOT_OFFERED.because(fr, en);
  }

  private static Optional<Refusal> some(String fr, String en) {
    return Optional.of(no(fr, en));
  }

  private static Refusal no(Words words) {
    return new Refusal(Reason.NOT_OFFERED, words);
  }

  public static Refusal not(IronPondState s, Choice c) {
    return switch (s.top()) {
      case Frame.Ready _ ->
          switch (c.kind()) {
            case MOVE -> move(s, c);
            case SQUARE -> piece(s, c.a());
            case CARD -> card(s, s.now().by(), c);
            default -> word(s, c);
          };
      case Frame.Moved _ ->
          switch (c.kind()) {
            case MOVE, SQUARE ->
                no(
                    "Votre coup est joué : une carte, ou end (règle 2).",
                    "Your move is made: a card, or end (rule 2).");
            case CARD -> card(s, s.now().by(), c);
            default -> word(s, c);
          };
      case Frame.Window(Seat to, _, boolean blind, _) ->
          c.kind() == Choice.Kind.CARD && !blind
              ? card(s, to, c)
              : no(
                  "L’adversaire vient de jouer une carte : répondez par une carte ou pass (règle"
                      + " 2.1).",
                  "Your opponent has just played a card: answer with a card, or pass (rule"
                      + " 2.1).");
      case Frame.Aim aim -> pick(s, aim, c);
      case Interlude interlude -> no(interlude.asks());
      default -> Reason.NOT_OFFERED.refusal();
    };
  }

  // ---- moves

  private static Refusal move(IronPondState s, Choice c) {
    var held = held(s, c.a());
    if (held.isPresent()) return held.get();
    Position board = s.scene().board();
    if (Fundamental.squares(c) == s.now().barred())
      return no(
          "Ce coup vient d’être annulé : il en faut un autre (carte 1).",
          "This move has just been cancelled: make another one (card 1).");
    return reach(board, c);
  }

  /** Why the piece of a square may not move at all, if he may not. */
  private static Optional<Refusal> held(IronPondState s, int square) {
    Position board = s.scene().board();
    Seat by = s.now().by();
    if (s.now().placing())
      return some(
          "Votre roi doit d’abord revenir : place et une case du bord (carte 68).",
          "Your king must come back first: place and a square of the edge (card 68).");
    long from = 1L << square;
    String at = Board8.name(square);
    if ((board.pieces().occupied() & from) == 0)
      return some("Il n’y a personne en " + at + ".", "There is nobody on " + at + ".");
    if (((board.strictly(by) | board.marks().neutral()) & from) == 0)
      return some(
          "La pièce en " + at + " est à l’adversaire.",
          "The piece on " + at + " is the opponent’s.");
    if ((board.marks().stuck() & from) != 0)
      return some(
          "Cette pièce est au piquet pour ce tour (carte 2).",
          "This piece wears the dunce cap this turn (card 2).");
    if ((board.marks().frozen() & from) != 0)
      return some(
          "Un aimant voisin retient cette pièce (carte 53).",
          "A magnet beside it holds this piece (card 53).");
    if ((board.marks().barred(by, board.pieces()) & from) != 0)
      return some(
          "Le Diktat ordonne de jouer une autre sorte de pièce (carte 36).",
          "Diktat orders you to move another kind of piece (card 36).");
    return Optional.empty();
  }

  /** Why the piece of a square has no chess move. */
  private static Refusal piece(IronPondState s, int at) {
    return held(s, at)
        .orElseGet(() ->
            s.scene().board().targets(at) == 0
                ? no(
                    "La pièce en " + Board8.name(at) + " n’a nulle part où aller.",
                    "The piece on " + Board8.name(at) + " has nowhere to go.")
                : Reason.OWN_KING_IN_CHECK.because("(règle 3.7)", "(rule 3.7)"));
  }

  private static Refusal reach(Position board, Choice c) {
    long to = 1L << c.b();
    String at = Board8.name(c.b());
    if ((board.marks().holes() & to) != 0)
      return no(at + " est un trou (carte 25).", at + " is a hole (card 25).");
    if ((board.targets(c.a()) & to) != 0)
      return promotes(board, c)
          ? no(
              "Il faut dire ce que le pion devient (ou il ne devient rien) : règle 3.4.",
              "Say what the pawn becomes (or it becomes nothing): rule 3.4.")
          : Reason.OWN_KING_IN_CHECK.because("(règle 3.7)", "(rule 3.7)");
    if ((board.marks().shielded() & to) != 0)
      return no(
          "La pièce en " + at + " est protégée pour ce tour (carte 63).",
          "The piece on " + at + " is shielded this turn (card 63).");
    return no(
        "La pièce ne va pas en " + at + " par un coup d’échecs.",
        "The piece does not go to " + at + " by a chess move.");
  }

  /** Whether the promotion letter is missing, wrong or too much. */
  private static boolean promotes(Position board, Choice c) {
    boolean royal = (board.pieces().royals() >>> c.a() & 1) != 0;
    var all = new Choices();
    Legal.moves(board, all);
    for (int i = 0; i < all.size(); i++)
      if (Fundamental.squares(all.get(i)) == Fundamental.squares(c))
        return royal || c.c() == 0 || all.get(i).c() == 0;
    return false;
  }

  // ---- words

  private static Refusal word(IronPondState s, Choice c) {
    if (c.kind() == Choice.Kind.PASS)
      return no(
          "Il n’y a rien à quoi répondre (règle 2.1).", "There is nothing to answer (rule 2.1).");
    if (c.kind() != Choice.Kind.WORD) return Reason.NOT_OFFERED.refusal();
    boolean moved = s.top() instanceof Frame.Moved;
    return switch (Word.of(c)) {
      case END -> no("Il faut d’abord jouer un coup (règle 2).", "Make a move first (rule 2).");
      case CLAIM ->
          no(
              "La nulle se réclame avant son coup, à la troisième répétition ou après cinquante"
                  + " coups sans prise, coup de pion ni carte (règle 3.8).",
              "A draw is claimed before one’s move, at the third repetition or after fifty moves"
                  + " without capture, pawn’s move or card (rule 3.8).");
      case CONCEDE, ACCEPT ->
          no(
              "Cela ne se dit que mat ou pat sur l’échiquier (règle 10).",
              "This is said only when mated or stalemated on the board (rule 10).");
      case DISCARD ->
          moved
              ? no(
                  "Vous n’avez pas de carte morte, ou vous avez déjà joué ou écarté une carte"
                      + " (règle 2.7).",
                  "You hold no dead card, or you have played or discarded a card already (rule"
                      + " 2.7).")
              : no(
                  "On écarte une carte morte après son coup (règle 2.7).",
                  "A dead card is discarded after one’s move (rule 2.7).");
      case PLACE ->
          no("Votre roi n’est pas absent (carte 68).", "Your king is not away (card 68).");
      default -> Reason.NOT_OFFERED.refusal();
    };
  }

  // ---- cards

  private static Refusal card(IronPondState s, Seat by, Choice c) {
    int number = c.a();
    if (!s.zones().hand(by).has(number))
      return no(
          "La carte " + number + " n’est pas dans votre main.",
          "Card " + number + " is not in your hand.");
    Card card = Deck.card(s.setting(), number);
    return timing(s, card).orElseGet(() -> play(s, by, card));
  }

  /** Why the moment is wrong for a card, if it is. */
  private static Optional<Refusal> timing(IronPondState s, Card card) {
    boolean window = s.top() instanceof Frame.Window;
    boolean ready = s.top() instanceof Frame.Ready;
    Timing timing = card.timing();
    if (!window && !timing.reacts() && s.now().own())
      return Optional.of(
          no(
              "Vous avez déjà joué une carte à ce tour (règle 2).",
              "You have played a card this turn already (rule 2)."));
    if (ready && s.now().placing() && !timing.reacts())
      return Optional.of(
          no(
              "Votre roi doit d’abord revenir : place (carte 68).",
              "Your king must come back first: place (card 68)."));
    if (ready && timing == Timing.INSTEAD && s.now().barred() >= 0)
      return Optional.of(
          no(
              "Votre coup a été annulé : il faut un autre coup d’échecs (carte 1).",
              "Your move was cancelled: make another chess move (card 1)."));
    return switch (timing) {
      case BEFORE, INSTEAD ->
          ready
              ? Optional.empty()
              : Optional.of(
                  no("Cette carte se joue avant le coup.", "This card is played before the move."));
      case AFTER ->
          s.top() instanceof Frame.Moved
              ? Optional.empty()
              : Optional.of(
                  no(
                      "Cette carte se joue juste après votre coup.",
                      "This card is played right after your move."));
      case ON_CARD ->
          window
              ? Optional.empty()
              : Optional.of(
                  no(
                      "Cette carte répond à une carte qui vient d’être annoncée.",
                      "This card answers a card that has just been announced."));
      case ON_MOVE, ON_CHECK, ON_CAPTURE, ON_LOSS ->
          window || s.reacting()
              ? Optional.empty()
              : Optional.of(
                  no(
                      "Cette carte répond à un coup de l’adversaire, aussitôt, et une seule par"
                          + " tour.",
                      "This card answers a move of the opponent, at once, and only one a turn."));
      case ANY -> Optional.empty();
    };
  }

  private static Refusal play(IronPondState s, Seat by, Card card) {
    if (card.special() == Special.Plain.CANCEL_CARD) return no(Fundamental.BARRED);
    Slot slot =
        s.top() instanceof Frame.Window w
            ? w.slot()
            : card.timing().reacts() ? Slot.LAST_FOREIGN : Slot.NOW_OWN;
    Moment m = Moments.asKnown(s, by, slot);
    for (Need need : card.needs()) if (!need.test().holds(m)) return no(need.otherwise());
    Optional<Words> breach = Plays.firstBreach(card, m, Picks.NONE);
    return breach
        .map(Why::no)
        .orElseGet(() ->
            Plays.playable(card, m, false)
                ? no(
                    "Cette carte ne vous sauve pas (règle 10).",
                    "This card does not save you (rule 10).")
                : no(
                    "Il n’y a rien ici que cette carte puisse viser.",
                    "There is nothing here that this card could aim at."));
  }

  // ---- picks

  private static Refusal pick(IronPondState s, Frame.Aim aim, Choice c) {
    if (aim.isWord()) return afterWord(s, aim, c);
    Card card = Deck.card(s.setting(), aim.form());
    Moment m = Moments.asKnown(s, aim.by(), aim.slot());
    var raw = new Choices();
    card.form().offer(m, aim.picks(), raw);
    if (raw.contains(c)) {
      Optional<Words> breach = Plays.firstBreach(card, m, aim.picks().plus(c));
      return breach
          .map(Why::no)
          .orElseGet(() ->
              no(
                  Tokens.text(c) + " : rien ne peut suivre ce choix (carte " + card.number() + ").",
                  Tokens.text(c) + ": nothing can follow this pick (card " + card.number() + ")."));
    }
    Words wants = card.form().wants(m, aim.picks(), c);
    String token = Tokens.text(c);
    String number = "" + card.number();
    return no(
        token + " : il faut " + wants.fr() + " (carte " + number + ").",
        token + ": " + wants.en() + " is needed (card " + number + ").");
  }

  private static Refusal afterWord(IronPondState s, Frame.Aim aim, Choice c) {
    return switch (aim.word()) {
      case DISCARD ->
          c.kind() == Choice.Kind.CARD && s.zones().hand(aim.by()).has(c.a())
              ? no(
                  "Cette carte n’est pas morte : elle peut encore servir (règle 2.7).",
                  "This card is not dead: it may still be of use (rule 2.7).")
              : no("Cette carte n’est pas dans votre main.", "This card is not in your hand.");
      case PLACE ->
          no(
              "Il faut une case du bord, libre et hors d’atteinte (carte 68).",
              "A free and safe square of the edge is needed (card 68).");
      default ->
          s.below() instanceof Interlude interlude
              ? no(interlude.wants(s.pop(), aim.picks(), c))
              : Reason.NOT_OFFERED.refusal();
    };
  }
}
