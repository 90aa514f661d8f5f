package fr.zizanie.rules.ironpond.card;

import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Piece;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Change;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.text.Word;
import java.util.List;
import java.util.Optional;

/** The verbs of the card vocabulary. */
public final class Acts {
  private Acts() {}

  /** The pieces of the first two squares picked change places. */
  public static Effect swap() {
    return (m, p) -> swapped(m, p.square(0), p.square(1));
  }

  public static Change swapped(Moment m, int a, int b) {
    return m.change(Edits.swapped(m.board(), a, b)).landing(a, b);
  }

  /** The piece of the first square goes to the second and captures who stands there. */
  public static Effect move() {
    return (m, p) -> promoted(displaced(m, p.square(0), p.square(1)), p, 2);
  }

  /** One piece is displaced by a card. */
  public static Change displaced(Moment m, int from, int to) {
    Scene s = m.scene();
    Optional<Piece> victim = s.board().piece(to);
    if (victim.isPresent()) s = s.taking(to, m.by());
    return Change.of(s.board(Edits.carried(s.board(), from, to, 0)), from, to, victim);
  }

  /** The pawn that was displaced becomes what the pick at {@code i} says, if there is one. */
  public static Change promoted(Change c, Picks p, int i) {
    return p.size() > i ? c.promoting(c.to(), letter(p, i)) : c;
  }

  public static Component letter(Picks p, int i) {
    return Word.of(p.get(i)).component();
  }

  /** The piece of the first square is carried to the second, by no move of its own. */
  public static Effect relocate() {
    return (m, p) -> relocated(m, p.square(0), p.square(1));
  }

  public static Change relocated(Moment m, int from, int to) {
    return m.change(Edits.relocated(m.board(), from, to)).landing(to);
  }

  /** The piece of the first square is out of the game. */
  public static Effect drop() {
    return (m, p) -> Change.of(m.scene().dropping(p.square(0)));
  }

  /** The piece of the first square is captured. */
  public static Effect take() {
    return (m, p) -> Change.of(m.scene().taking(p.square(0), m.by()));
  }

  /** A lost piece of the player comes back as an ordinary piece. */
  public static Scene returned(Moment m, Component type, int at) {
    Piece piece = new Piece(m.by(), List.of(type), false, false);
    Scene s = m.scene();
    return s.board(Edits.with(s.board(), at, piece)).lost(s.lost().returning(m.by(), type));
  }

  /** A square is gone, and traps there are void (R36). */
  public static Change holed(Moment m, int at) {
    Position board = Edits.holed(m.board(), at);
    board = board.passed(board.passed() & ~(1L << at));
    Scene holed = m.scene().board(board);
    return Change.of(
        holed.trapped(at)
            ? holed.traps(holed.traps().stream().filter(t -> t.at() != at).toList())
            : holed);
  }
}
