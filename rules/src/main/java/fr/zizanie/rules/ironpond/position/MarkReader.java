package fr.zizanie.rules.ironpond.position;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.ironpond.cards.special.Diktat;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Marks;
import fr.zizanie.rules.ironpond.chess.Order;
import fr.zizanie.rules.ironpond.chess.Piece;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.text.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Puts the marks of a position on the pieces and squares of its board. */
record MarkReader(Position plain) {
  private static final List<String> NAMES =
      List.of("at", "neutral", "with", "camel", "prince", "royal", "magnet");

  Position read(Map<String, Tree> f) {
    Position board = plain;
    long magnets = 0;
    long seen = 0;
    if (f.containsKey("marks"))
      for (Tree item : Reading.items(Reading.tree(f, "marks"), "marks")) {
        var mark = Reading.fields(item, "marks");
        Reading.known(mark, NAMES, "marks");
        if (!mark.containsKey("at"))
          throw Reading.bad("marks : il manque at.", "marks: at is missing.");
        int at = Reading.square(Reading.tree(mark, "at"), "marks");
        if ((seen >>> at & 1) != 0 || board.piece(at).isEmpty())
          throw Reading.bad(
              "marks : personne, ou deux marques, en " + Board8.name(at) + ".",
              "marks: nobody, or two marks, on " + Board8.name(at) + ".");
        seen |= 1L << at;
        if (Reading.flag(mark, "magnet")) magnets |= 1L << at;
        board = marked(board, at, mark);
      }
    Marks marks =
        board
            .marks()
            .magnets(magnets)
            .holes(Reading.squares(f, "holes"))
            .reversed(Reading.flag(f, "reversedPawns"))
            .stuck(onPieces(board, f, "stuck"))
            .shielded(onPieces(board, f, "shielded"));
    if ((marks.stuck() & board.pieces().royals()) != 0)
      throw Reading.bad(
          "stuck : une pièce royale ne va pas au piquet.", "stuck: a royal wears no dunce cap.");
    if (f.containsKey("diktat")) marks = marks.diktat(diktat(board, f));
    return board.marks(marks);
  }

  private static Order diktat(Position board, Map<String, Tree> f) {
    Component type = Reading.component(Reading.tree(f, "diktat"), "diktat").type();
    if (!Diktat.TYPES.contains(type))
      throw Reading.bad("diktat : il faut p, n, b ou r.", "diktat: p, n, b or r is needed.");
    return new Order.Must(board.turn(), type);
  }

  private static long onPieces(Position board, Map<String, Tree> f, String name) {
    long out = Reading.squares(f, name);
    if ((out & ~board.pieces().occupied()) != 0)
      throw Reading.bad(name + " : une case est vide.", name + ": a square is empty.");
    return out;
  }

  /** Replacing a piece costs rights, which a position states by itself. */
  private static Position marked(Position board, int at, Map<String, Tree> mark) {
    Piece piece = board.piece(at).orElseThrow();
    var components = new ArrayList<>(piece.components());
    if (mark.containsKey("with"))
      for (Tree item : Reading.items(Reading.tree(mark, "with"), "with"))
        components.add(Reading.component(item, "with"));
    if (Reading.flag(mark, "camel")) {
      boolean knight = components.remove(Component.KNIGHT);
      if (!knight && !components.contains(Component.CAMEL))
        throw Reading.bad(
            "marks : pas de cavalier en " + Board8.name(at) + ".",
            "marks: no knight on " + Board8.name(at) + ".");
      if (knight) components.add(Component.CAMEL);
    }
    boolean king = components.contains(Component.KING);
    if (Reading.flag(mark, "prince") && (!king || Reading.flag(mark, "royal")))
      throw Reading.bad(
          "marks : pas de prince en " + Board8.name(at) + ".",
          "marks: no prince on " + Board8.name(at) + ".");
    boolean royal = Reading.flag(mark, "royal") || king && !Reading.flag(mark, "prince");
    if (royal && Reading.flag(mark, "neutral"))
      throw Reading.bad(
          "marks : la pièce royale en " + Board8.name(at) + " ne peut être neutre.",
          "marks: the royal on " + Board8.name(at) + " cannot be neutral.");
    Piece marked = new Piece(piece.owner(), components, Reading.flag(mark, "neutral"), royal);
    if (marked.equals(piece)) return board;
    return Edits.with(Edits.without(board, at), at, marked)
        .castling(board.castling())
        .passed(board.passed());
  }
}
