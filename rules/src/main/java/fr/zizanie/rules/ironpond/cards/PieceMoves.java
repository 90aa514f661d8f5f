package fr.zizanie.rules.ironpond.cards;

import static fr.zizanie.rules.ironpond.ask.Squares.edge;
import static fr.zizanie.rules.ironpond.ask.Squares.free;
import static fr.zizanie.rules.ironpond.ask.Squares.own;
import static fr.zizanie.rules.ironpond.ask.Squares.that;
import static fr.zizanie.rules.ironpond.ask.Squares.type;
import static fr.zizanie.rules.ironpond.chess.Component.BISHOP;
import static fr.zizanie.rules.ironpond.chess.Component.PAWN;
import static fr.zizanie.rules.ironpond.chess.Component.ROOK;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.ironpond.ask.Ask;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Pawns;
import fr.zizanie.rules.ironpond.ask.Squares;
import fr.zizanie.rules.ironpond.card.Acts;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.chess.Pieces;
import java.util.List;

/** Cards that move a piece in a way of their own, instead of a move. */
final class PieceMoves {
  private PieceMoves() {}

  /** Where the piece of a square may go. */
  @FunctionalInterface
  private interface Reaching {
    long from(Moment m, int at);
  }

  /** A piece of {@code whom} goes where {@code reach} lets it, and promotes as a pawn would. */
  private static Card going(int number, Squares whom, Reaching reach, String fr, String en) {
    return Card.card(number, Timing.INSTEAD)
        .alive(whom)
        .pick(whom.and(free()))
        .pick(that(fr, en, (m, p) -> reach.from(m, p.square(0))))
        .ask(new Ask.Promotion((_, p) -> new Pawns.Step(p.square(0), p.square(1))))
        .does(Acts.move());
  }

  private static long open(Moment m, long squares) {
    return squares & ~m.board().blocked();
  }

  /** Empty squares and whom the piece may capture. */
  private static long entered(Moment m, int from, long squares) {
    return squares & (~m.board().blocked() | m.board().victims(m.by(), from));
  }

  /** With three corners taken a piece goes to the fourth. */
  private static final Card CORNERS =
      Card.card(4, Timing.INSTEAD)
          .named("Quatre coins", "Four Corners")
          .text(
              "Quand trois coins sont pris, une de vos pièces, d’où qu’elle vienne, rejoint le"
                  + " quatrième.",
              "When three corners are taken, one of your pieces goes to the fourth from wherever it"
                  + " stands.")
          .told(
              "Quand trois coins sont pris, une pièce des {self}, d’où qu’elle vienne, rejoint le"
                  + " quatrième.",
              "When three corners are taken, one of {self}’s pieces goes to the fourth from"
                  + " wherever it stands.")
          .worth(12)
          .must(
              "Il faut trois coins occupés et le quatrième libre.",
              "Three corners must be taken and the fourth free.",
              m -> corner(m) >= 0)
          .pick(own().and(free()))
          .ask(new Ask.Promotion((m, p) -> new Pawns.Step(p.square(0), corner(m))))
          .does((m, p) -> Acts.promoted(Acts.displaced(m, p.square(0), corner(m)), p, 1));

  private static int corner(Moment m) {
    long free = Squares.CORNERS & ~m.board().blocked();
    long taken = Squares.CORNERS & m.pieces().occupied();
    return Long.bitCount(free) == 1 && Long.bitCount(taken) == 3
        ? Long.numberOfTrailingZeros(free)
        : -1;
  }

  private static final Card REFLECTED =
      going(
              10,
              own().and(type(BISHOP)),
              (m, at) -> entered(m, at, Rides.reflected(m.board(), at)),
              "une case que le fou atteint en ricochant",
              "a square that the bishop reaches by bouncing")
          .named("Fou réfléchi", "Reflected Bishop")
          .text(
              "Un de vos fous ricoche sur les bords à angle droit, autant de fois qu’il veut. Il"
                  + " peut prendre au bout.",
              "One of your bishops bounces off the edges at right angles as often as it likes. It"
                  + " may capture at the end.")
          .told(
              "Un fou des {self} ricoche sur les bords à angle droit, autant de fois qu’il veut. Il"
                  + " peut prendre au bout.",
              "One of {self}’s bishops bounces off the edges at right angles as often as it likes."
                  + " It may capture at the end.")
          .worth(22);

  private static final Card HALLUCINATION =
      going(
              15,
              own(),
              (m, at) -> open(m, Board8.bishop(at, m.board().blocked())),
              "une case libre en diagonale, sans obstacle",
              "a free square on an open diagonal")
          .named("Hallucination passagère", "Passing Hallucination")
          .text(
              "N’importe laquelle de vos pièces file comme un fou, sans prendre.",
              "Any of your pieces runs like a bishop, without capturing.")
          .told(
              "N’importe quelle pièce des {self} file comme un fou, sans prendre.",
              "Any of {self}’s pieces runs like a bishop, without capturing.")
          .worth(22);

  private static final Card FAVOURITE =
      going(
              19,
              own().and(Squares.not(PAWN)),
              (m, at) ->
                  open(
                      m,
                      Board8.bishop(at, m.board().blocked())
                          | Board8.rook(at, m.board().blocked())),
              "une case libre en ligne droite ou en diagonale, sans obstacle",
              "a free square on an open line")
          .named("Favorite", "Royal Favourite")
          .text(
              "Une de vos pièces, mais pas un pion, file comme une dame, sans prendre.",
              "One of your pieces, but not a pawn, runs like a queen, without capturing.")
          .told(
              "Une pièce des {self}, mais pas un pion, file comme une dame, sans prendre.",
              "One of {self}’s pieces, but not a pawn, runs like a queen, without capturing.")
          .worth(22);

  private static final Card RING_ROAD =
      going(
              20,
              own().and(Squares.not(PAWN)).and(edge()),
              (m, _) -> open(m, Squares.EDGE),
              "une case libre du bord",
              "a free square of the edge")
          .named("Périph", "Ring Road")
          .text(
              "Une de vos pièces du bord, mais pas un pion, rejoint n’importe quelle case libre du"
                  + " bord.",
              "One of your pieces on the edge, but not a pawn, goes to any free square of the"
                  + " edge.")
          .told(
              "Une pièce des {self} placée au bord, mais pas un pion, rejoint n’importe quelle case"
                  + " libre du bord.",
              "One of {self}’s pieces on the edge, but not a pawn, goes to any free square of the"
                  + " edge.")
          .worth(12);

  private static final Card CYLINDER =
      going(
              24,
              own(),
              (m, at) -> Rides.cylinder(m.board(), at, captures(m, at)),
              "une case que la pièce atteint en passant de la colonne a à la colonne h",
              "a square that the piece reaches by crossing between the a-file and the h-file")
          .named("Cylindre", "Cylinder")
          .text(
              "Une de vos pièces joue comme si les colonnes a et h se touchaient, et passe de l’une"
                  + " à l’autre. Elle peut prendre.",
              "One of your pieces moves as if the a-file and the h-file touched, crossing from one"
                  + " to the other. It may capture.")
          .told(
              "Une pièce des {self} joue comme si les colonnes a et h se touchaient, et passe de"
                  + " l’une à l’autre. Elle peut prendre.",
              "One of {self}’s pieces moves as if the a-file and the h-file touched, crossing from"
                  + " one to the other. It may capture.")
          .worth(40);

  private static long captures(Moment m, int at) {
    return m.board().victims(m.by(), at);
  }

  private static final Card DISPATCH =
      going(
              38,
              own(),
              (m, at) -> Rides.through(m.board(), at, m.board().strictly(m.by())),
              "une case libre derrière vos propres pièces",
              "a free square behind pieces of your own")
          .named("Estafette", "Dispatch Rider")
          .text(
              "Une de vos pièces joue à sa manière en passant à travers les vôtres, sans prendre.",
              "One of your pieces moves in its own way, passing through your own pieces, without"
                  + " capturing.")
          .told(
              "Une pièce des {self} joue à sa manière en passant à travers celles de son camp, sans"
                  + " prendre.",
              "One of {self}’s pieces moves in its own way, passing through pieces of its own side,"
                  + " without capturing.")
          .worth(22)
          .dead(m -> !passes(m));

  /** Whether a piece that goes along lines could ever pass over another of the player. */
  private static boolean passes(Moment m) {
    Pieces pieces = m.pieces();
    long own = m.board().strictly(m.by());
    long lines =
        (own | m.board().marks().neutral())
            & (pieces.pawns() | pieces.bishops() | pieces.rooks() | pieces.queens());
    for (long left = lines; left != 0; left &= left - 1)
      if ((own & ~Long.lowestOneBit(left)) != 0) return true;
    return false;
  }

  private static final Card CAVALCADE =
      going(
              47,
              own(),
              (m, at) -> open(m, Board8.knight(at)),
              "une case libre à un saut de cavalier",
              "a free square a knight’s leap away")
          .named("Cavalcade", "Cavalcade")
          .text(
              "N’importe laquelle de vos pièces saute comme un cavalier sur une case libre.",
              "Any of your pieces leaps like a knight to a free square.")
          .told(
              "N’importe quelle pièce des {self} saute comme un cavalier sur une case libre.",
              "Any of {self}’s pieces leaps like a knight to a free square.")
          .worth(22);

  private static final Card BOMBARD =
      going(
              49,
              own().and(type(ROOK)),
              (m, at) -> Rides.cannon(m.board(), at) & captures(m, at),
              "une pièce à prendre juste derrière une autre",
              "a piece to capture right behind another")
          .named("Bombarde", "Bombard")
          .text(
              "Une de vos tours prend en sautant par-dessus une seule pièce, de n’importe quel"
                  + " camp.",
              "One of your rooks captures by jumping over exactly one piece of either side.")
          .told(
              "Une tour des {self} prend en sautant par-dessus une seule pièce, de n’importe quel"
                  + " camp.",
              "One of {self}’s rooks captures by jumping over exactly one piece of either side.")
          .worth(40)
          .dead(LostPieces::nobodyToTake);

  private static final Card CANNIBAL =
      going(
              58,
              own(),
              (m, at) ->
                  m.board().attacks(at)
                      & m.board().strictly(m.by())
                      & ~m.pieces().royals()
                      & ~(1L << at),
              "une pièce à vous, mais pas le roi, que la première attaque",
              "a piece of yours, but not the king, that the first one attacks")
          .named("Cannibale", "Cannibal")
          .text(
              "Une de vos pièces en prend une autre à vous, mais pas le roi.",
              "One of your pieces captures another of yours, but not the king.")
          .told(
              "Une pièce des {self} en prend une autre de son camp, mais pas le roi.",
              "One of {self}’s pieces captures another of its own side, but not the king.")
          .worth(22)
          .dead(m -> Squares.plain(m) == 0);

  static final List<Card> ALL =
      List.of(
          CORNERS,
          REFLECTED,
          HALLUCINATION,
          FAVOURITE,
          RING_ROAD,
          CYLINDER,
          DISPATCH,
          CAVALCADE,
          BOMBARD,
          CANNIBAL);
}
