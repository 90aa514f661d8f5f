package fr.zizanie.rules.felon;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.felon.board.Draft;
import fr.zizanie.rules.felon.board.Piece;
import fr.zizanie.rules.felon.board.Position;
import fr.zizanie.rules.felon.moves.Scan;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A game of Le Félon somewhere, asked in the words of the formats. */
record Scene(Match<FelonState, FelonView> match) {
  static final Felon GAME = new Felon();

  static Options options(String... given) {
    var map = new HashMap<String, String>();
    for (String pair : given)
      map.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
    return Options.read(GAME.profile().options(), map).orThrow();
  }

  /** After some actions from the very start. */
  static Scene of(String actions, String... given) {
    var scene = new Scene(Match.begin(GAME, options(given)));
    return actions.isEmpty() ? scene : scene.play(actions);
  }

  static Scene at(String fen, String... given) {
    var options = options(given);
    return new Scene(Match.from(GAME, options, load(fen, given).orThrow()));
  }

  /**
   * Some pieces, each a letter and a square, and the fields from the side to move on: {@code Ra1
   * rg13}, {@code y - - 0 1}.
   */
  static Scene pieces(String pieces, String fields, String... given) {
    return at(board(pieces) + " " + fields, given);
  }

  static String board(String pieces) {
    var draft = new Draft();
    for (String piece : pieces.split(" ", -1))
      draft.put(Board13.cell(Board13.parse(piece.substring(1))), Piece.of(piece.charAt(0)));
    String fen = new Position(draft).toString();
    return fen.substring(0, fen.indexOf(' '));
  }

  /** Whether the position is of these pieces, in any order, with these fields. */
  boolean is(String pieces, String fields) {
    return fen().equals(board(pieces) + " " + fields);
  }

  boolean inCheck() {
    return Scan.inCheck(state().position(), state().setting());
  }

  static Answer<FelonState> load(String fen, String... given) {
    return GAME.notation().load(new Tree.Text(fen), options(given));
  }

  Scene play(String actions) {
    var m = match;
    for (String action : actions.split(" ", -1)) m = m.play(toAct(m), action).orThrow();
    return new Scene(m);
  }

  private static Seat toAct(Match<?, ?> m) {
    return m.turn() instanceof Turn.Of(Seat seat) ? seat : Seat.FIRST;
  }

  Refusal refusal(String action) {
    return switch (match.play(toAct(match), action)) {
      case Answer.No<Match<FelonState, FelonView>>(Refusal r) -> r;
      case Answer.Ok<Match<FelonState, FelonView>> _ ->
          throw new AssertionError(action + " is accepted");
    };
  }

  FelonState state() {
    return match.state();
  }

  String fen() {
    return ((Tree.Text) GAME.notation().position(state())).text();
  }

  Set<String> legal() {
    var out = new TreeSet<String>();
    for (Choice c : GAME.choices(state()).toList()) out.add(GAME.notation().print(c));
    return out;
  }

  /** Where the piece on a square may go. */
  Set<String> from(String square) {
    var out = new TreeSet<String>();
    for (String token : legal())
      if (token.startsWith(square) && !Character.isDigit(token.charAt(square.length())))
        out.add(token.substring(square.length()));
    return out;
  }

  Optional<Outcome> outcome() {
    return match.outcome();
  }

  String written(String action) {
    return GAME.notation().written(state(), List.of(GAME.notation().parse(action).orElseThrow()));
  }
}
