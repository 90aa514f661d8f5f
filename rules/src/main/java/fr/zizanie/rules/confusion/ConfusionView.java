package fr.zizanie.rules.confusion;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What one viewer knows of a game of Confusion: exactly section 4.1.
 *
 * @param board without the letters that another seat is still hiding while both set up
 * @param known the diagrams that this viewer sees: a seat all of the enemy's, and of its own what
 *     was revealed or exposed
 */
public record ConfusionView(
    Viewer viewer, Setting setting, Board board, Kinds known, Facts facts, Moment moment) {
  static ConfusionView of(ConfusionState s, Viewer viewer) {
    Moment moment = s.moment();
    boolean mover = viewer.is(moment.by());
    return new ConfusionView(
        viewer,
        s.setting(),
        Placing.seen(s, viewer),
        s.kinds().seen(viewer, s.facts()),
        s.facts(),
        mover ? moment : moment.uncovered());
  }

  /** {@return whose decision it is} */
  public Turn turn() {
    return moment.turn();
  }

  /** {@return the kind of a letter, from 0, if this viewer sees it; otherwise 0} */
  public int kind(Seat seat, int letter) {
    return known.kind(seat.ordinal() * Board.LETTERS + letter);
  }

  /** {@return the cover diagram of a seat's agent if this viewer sees it; otherwise 0} */
  public int cover(Seat seat) {
    return known.cover(seat.ordinal());
  }

  /** {@return whether a letter was replaced by a promoted piece: a public fact} */
  public boolean promoted(Seat seat, int letter) {
    return facts.promoted(seat.ordinal() * Board.LETTERS + letter);
  }

  /** {@return whether an own letter was revealed to its owner by a token} */
  public boolean revealed(Seat seat, int letter) {
    return facts.revealed(seat.ordinal() * Board.LETTERS + letter);
  }

  /** {@return the try that waits for its answer, if one does} */
  public Optional<Choice> pending() {
    return moment.phase() == Phase.ANSWER ? Optional.of(Play.pending(moment)) : Optional.empty();
  }

  /** {@return the words of the tokens that a seat may still play in this game} */
  public List<String> tokens(Seat seat) {
    int side = seat.ordinal();
    if (facts.playedBy(side) >= setting.tokens(seat)) return List.of();
    return Arrays.stream(Token.values())
        .filter(token -> !facts.played(side, token))
        .map(token -> token.word().text())
        .toList();
  }

  /** {@return the kinds that each letter of a seat can have, as far as its owner can tell} */
  public Knowledge knowledge(Seat seat) {
    return Knowledge.of(this, seat);
  }

  /** {@return the letters of a seat as positions spell them, bare where this viewer can't tell} */
  public String pieces(Seat seat) {
    return Positions.pieces(setting, known, facts, seat.ordinal());
  }
}
