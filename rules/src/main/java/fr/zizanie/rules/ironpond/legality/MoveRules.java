package fr.zizanie.rules.ironpond.legality;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.ironpond.ask.Pawns;
import fr.zizanie.rules.ironpond.card.Fundamental;
import fr.zizanie.rules.ironpond.cards.special.Diktat;
import fr.zizanie.rules.ironpond.cards.special.Regency;
import fr.zizanie.rules.ironpond.chess.ChessMove;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.chess.Position;
import java.util.List;

/**
 * What a chess move must meet, and a piece that is touched. {@link Legal#moves} finds the moves
 * that meet it all at once.
 */
final class MoveRules {
  private MoveRules() {}

  /** Of a move and of a claim. */
  static final Condition<Tried> PRESENT =
      Condition.of(
          Regency.CARD.face().rule(), t -> !t.asked().now().placing(), _ -> Regency.RETURN_FIRST);

  private static final Condition<Tried> SOMEBODY =
      Condition.<Tried>of(
              "Iron Pond, 2.0.2",
              t -> t.on(t.board().pieces().occupied()),
              t -> t.from("Il n’y a pas de pièce en @.", "There is no piece on @."))
          .always();

  private static final Condition<Tried> YOURS =
      Condition.<Tried>of(
              "Iron Pond, 1.1.7",
              t -> t.on(t.board().strictly(t.by()) | t.board().marks().neutral()),
              t -> t.from("La pièce en @ est à l’adversaire.", "The piece on @ is the opponent’s."))
          .always();

  private static final Condition<Tried> FORGIVEN =
      Condition.of(
          "Iron Pond, card 2",
          t -> !t.on(t.board().marks().stuck()),
          "Cette pièce est au piquet pour ce tour.",
          "This piece wears the dunce cap this turn.");

  private static final Condition<Tried> LOOSE =
      Condition.of(
          "Iron Pond, card 53",
          t -> !t.on(t.board().marks().frozen() & ~t.board().marks().stuck()),
          "Un aimant voisin retient cette pièce.",
          "A magnet beside it holds this piece.");

  private static final Condition<Tried> ORDERED =
      Condition.of(
          Diktat.CARD.face().rule(),
          t -> !t.on(t.board().marks().barred(t.by(), t.board().pieces())),
          _ -> Diktat.DISOBEYED);

  static final Condition<Tried> NEW =
      Condition.of(
          "Iron Pond, card 1",
          t -> Fundamental.squares(t.choice()) != t.asked().now().barred(),
          "Ce coup vient d’être annulé : jouez-en un autre.",
          "This move has just been cancelled: make another one.");

  private static final Condition<Tried> GROUND =
      Condition.<Tried>of(
              "Iron Pond, card 25",
              t -> !t.onto(t.board().marks().holes()),
              t -> t.to("@ est un trou.", "@ is a hole."))
          .always();

  private static final Condition<Tried> REACHED =
      Condition.of(
          "Iron Pond, 2.0.2",
          t -> t.onto(unshielded(t.board()).targets(t.from())),
          t ->
              t.to(
                  "La pièce ne peut pas aller en @ par un coup d’échecs.",
                  "The piece can’t go to @ by a chess move."));

  static final Condition<Tried> BARE =
      Condition.of(
          "Iron Pond, card 63",
          t -> !shielded(t.board(), unshielded(t.board()).victim(t.from(), t.to())),
          t ->
              t.to(
                  "La pièce à prendre en @ est protégée pour ce tour.",
                  "The piece to capture on @ is shielded this turn."));

  private static final Condition<Tried> PROMOTED =
      Condition.<Tried>of(
              "Iron Pond, 3.4.1",
              t -> promotes(t),
              "Dites ce que le pion devient.",
              "Say what the pawn becomes.")
          .always();

  private static final Condition<Tried> SAFE =
      Condition.<Tried>of(
              "Iron Pond, 3.7.1",
              t -> !ChessMove.after(t.board(), t.choice()).inCheck(t.by()),
              "Ce coup laisserait votre roi en prise.",
              "This move would leave your king to be captured.")
          .as(Reason.OWN_KING_IN_CHECK);

  // ---- castling

  private static final Condition<Tried> ENTITLED =
      Condition.<Tried>of(
              "Iron Pond, 3.3.1",
              t -> (t.board().castling() & t.board().pieces().of(t.by()) & rook(t)) != 0,
              "Roquer demande un roi et une tour que rien n’a touchés.",
              "Castling needs a king and a rook that nothing has touched.")
          .always();

  private static final Condition<Tried> MOBILE =
      Condition.of(
          "Iron Pond, 3.3.2",
          t -> (t.board().mobile(t.by()) & rook(t)) != 0,
          "La tour du roque est retenue.",
          "The rook of the castling is held.");

  private static final Condition<Tried> CLEAR =
      Condition.of(
          "Iron Pond, 3.3.2",
          t ->
              (Board8.between(t.from(), Long.numberOfTrailingZeros(rook(t))) & t.board().blocked())
                  == 0,
          "Roquer demande des cases libres entre le roi et la tour.",
          "Castling needs free squares between the king and the rook.");

  private static final Condition<Tried> UNTOUCHED =
      Condition.<Tried>of(
              "Iron Pond, 3.3.1",
              t -> !t.board().inCheck(t.by()) && !stepped(t).inCheck(t.by()),
              "Pour roquer, le roi ne part pas d’un échec et ne passe par aucune case attaquée.",
              "To castle, the king neither leaves check nor crosses an attacked square.")
          .as(Reason.OWN_KING_IN_CHECK);

  // ---- a piece that is touched

  private static final Condition<Tried> SOMEWHERE =
      Condition.of(
          "Iron Pond, 2.0.2",
          t -> t.board().targets(t.from()) != 0,
          t ->
              t.from(
                  "La pièce en @ n’a nulle part où aller.", "The piece on @ has nowhere to go."));

  private static final Condition<Tried> FREE =
      Condition.<Tried>of(
              "Iron Pond, 3.7.1",
              MoveRules::moves,
              t ->
                  t.from(
                      "Tout coup de la pièce en @ laisserait votre roi en prise.",
                      "Any move of the piece on @ would leave your king to be captured."))
          .as(Reason.OWN_KING_IN_CHECK);

  private static final Condition<Tried> WHOLE =
      Condition.<Tried>of(
              "Iron Pond, 10.4.1",
              _ -> false,
              t ->
                  t.from(
                      "Dites aussi où va la pièce : @ puis une case.",
                      "Say where the piece goes too: @ and then a square."))
          .always();

  private static final Conditions<Tried> STEP =
      Conditions.of(
          PRESENT, SOMEBODY, YOURS, FORGIVEN, LOOSE, ORDERED, GROUND, REACHED, NEW, BARE, PROMOTED,
          SAFE);
  private static final Conditions<Tried> CASTLING =
      Conditions.of(
          PRESENT, SOMEBODY, YOURS, FORGIVEN, LOOSE, ORDERED, NEW, ENTITLED, MOBILE, CLEAR,
          UNTOUCHED, SAFE);
  private static final Conditions<Tried> TOUCHED =
      Conditions.of(PRESENT, SOMEBODY, YOURS, FORGIVEN, LOOSE, ORDERED, SOMEWHERE, FREE, WHOLE);

  /** All that there are. */
  static final List<Conditions<Tried>> ALL = List.of(STEP, CASTLING, TOUCHED);

  /** {@return what a move must meet, or a piece that is touched} */
  static Conditions<Tried> of(Tried t) {
    return t.choice().kind() == Choice.Kind.SQUARE ? TOUCHED : castles(t) ? CASTLING : STEP;
  }

  /** Whether a move may be refused by this condition. */
  static boolean names(Condition<?> condition) {
    return ALL.stream().anyMatch(c -> c.all().contains(condition));
  }

  /** Adds every move that could be tried with pieces of the seat, some meeting nothing. */
  static void candidates(Asked asked, Choices out) {
    Position board = asked.board();
    long left = board.strictly(asked.by) | board.marks().neutral();
    for (; left != 0; left &= left - 1)
      for (int to = 0; to < 64; to++) {
        int from = Long.numberOfTrailingZeros(left);
        out.add(Choice.move(from, to));
        for (Component as : Component.all())
          if (as.ordinal() > 0) out.add(Choice.move(from, to, as.ordinal()));
      }
  }

  private static boolean castles(Tried t) {
    long king = t.board().pieces().royals() & t.board().pieces().kings();
    return t.choice().c() == 0
        && t.on(king & t.board().pieces().of(t.by()))
        && t.from() >> 3 == t.to() >> 3
        && Math.abs(t.from() - t.to()) == 2;
  }

  /** The square of the rook that castles, or none beyond the edge. */
  private static long rook(Tried t) {
    int rook = Position.castlingRook(t.from(), t.to());
    return rook >= 0 && rook >> 3 == t.from() >> 3 ? 1L << rook : 0;
  }

  /** The board when the king has made the first of its two steps. */
  private static Position stepped(Tried t) {
    return Edits.carried(t.board(), t.from(), (t.from() + t.to()) / 2, 0).turned();
  }

  private static Position unshielded(Position p) {
    return p.marks().shielded() == 0 ? p : p.marks(p.marks().shielded(0));
  }

  private static boolean shielded(Position p, int victim) {
    return victim >= 0 && (p.marks().shielded() >>> victim & 1) != 0;
  }

  private static boolean promotes(Tried t) {
    var may = Pawns.promotions(t.asked().own(), t.from(), t.to());
    int as = t.choice().c();
    return may.isEmpty() ? as == 0 : may.stream().anyMatch(c -> c.ordinal() == as && as != 0);
  }

  private static boolean moves(Tried t) {
    Choices all = Legal.moves(t.board());
    for (int i = 0; i < all.size(); i++) if (all.get(i).a() == t.from()) return true;
    return false;
  }
}
