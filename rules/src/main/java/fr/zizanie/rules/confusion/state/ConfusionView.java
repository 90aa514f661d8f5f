package fr.zizanie.rules.confusion.state;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Manner;
import fr.zizanie.rules.confusion.board.Tries;
import fr.zizanie.rules.confusion.knowledge.Facts;
import fr.zizanie.rules.confusion.knowledge.Kinds;
import fr.zizanie.rules.confusion.knowledge.Knowledge;
import fr.zizanie.rules.confusion.knowledge.Token;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What one viewer knows of a game of Confusion: exactly what the rules say (rules, 4.1).
 *
 * @param board without the letters that another seat is still hiding while both set up
 * @param known the diagrams that this viewer sees: a seat all of the enemy's, and of its own what
 *     was revealed or exposed
 */
public record ConfusionView(
    Viewer viewer, Setting setting, Board board, Kinds known, Facts facts, Moment moment) {
  /** {@return what a viewer knows of a state (Confusion, 4.1)} */
  public static ConfusionView of(ConfusionState s, Viewer viewer) {
    Moment moment = s.moment();
    boolean mover = viewer.is(moment.by());
    return new ConfusionView(
        viewer,
        s.setting(),
        board(s, viewer),
        s.kinds().seen(viewer, s.facts()),
        s.facts(),
        mover ? moment : moment.uncovered());
  }

  /** Nobody sees the letters that another seat is still setting up. */
  private static Board board(ConfusionState s, Viewer viewer) {
    Board board = s.board();
    if (s.moment().phase() != Phase.SETUP) return board;
    for (Seat seat : Seat.values())
      for (int letter = 0; letter < Board.LETTERS; letter++)
        if (!viewer.is(seat) && board.living(seat, letter))
          board = board.without(seat.ordinal() * Board.LETTERS + letter);
    return board;
  }

  /** {@return a view that hides nothing, for whoever may see the truth} */
  public static ConfusionView whole(ConfusionState s) {
    return new ConfusionView(
        Viewer.PUBLIC, s.setting(), s.board(), s.kinds(), s.facts(), s.moment());
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
    return moment.phase() == Phase.ANSWER ? Optional.of(moment.pending()) : Optional.empty();
  }

  /** {@return the words of the tokens that a seat may still play in this game} */
  public List<String> tokens(Seat seat) {
    int side = seat.ordinal();
    if (facts.playedBy(side) >= setting.tokens(seat)) return List.of();
    return Arrays.stream(Token.values())
        .filter(token -> !facts.played(side, token))
        .map(Token::text)
        .toList();
  }

  /** {@return the kinds that each letter of a seat can have, as far as its owner can tell} */
  public Knowledge knowledge(Seat seat) {
    return Knowledge.of(setting.letters(), facts, known, seat.ordinal());
  }

  /** {@return whether letters are being set up, unseen (variant 4)} */
  public boolean settingUp() {
    return moment.phase() == Phase.SETUP;
  }

  /** {@return the letter, from 0, that is offered a promotion, if one is (variant 5)} */
  public OptionalInt promoting() {
    return moment.phase() == Phase.PROMOTE
        ? OptionalInt.of(moment.arg() % Board.LETTERS)
        : OptionalInt.empty();
  }

  /** {@return the letter, from 0, that is offered the briefcase, if one is (variant 5)} */
  public OptionalInt taking() {
    return moment.phase() == Phase.TAKE
        ? OptionalInt.of(board.first(moment.by().other()) % Board.LETTERS)
        : OptionalInt.empty();
  }

  /** {@return whether a letter, from 0, of this edition has left the board} */
  public boolean lost(Seat seat, int letter) {
    return letter < setting.letters()
        && !board.living(seat, letter)
        && moment.phase() != Phase.SETUP
        && !(moment.phase() == Phase.FIRST && setting.setup());
  }

  /** {@return the piece that makes a try of the seat whose turn it is} */
  public int piece(Choice attempt) {
    return tries().piece(attempt);
  }

  /** {@return the mailbox square where a try of that seat ends} */
  public int to(Choice attempt) {
    return tries().to(piece(attempt), attempt);
  }

  /** {@return whether a try of that seat takes an enemy piece if it is accepted} */
  public boolean captures(Choice attempt) {
    return Manner.of(attempt.c()) != Manner.PASS && Board.isPiece(board.cell(to(attempt)));
  }

  /** {@return whether the try between this view and the one after it was accepted} */
  public boolean accepted(ConfusionView after) {
    return !board.equals(after.board);
  }

  /** {@return the geometry of the tries of the seat whose turn it is} */
  public Tries tries() {
    return new Tries(board, moment.side(), 0);
  }

  /**
   * {@return for each letter, from 0, of a seat the kinds that its owner can't exclude by what is
   * known of it alone, one bit each; equal masks are equal knowledge}
   */
  public List<Integer> masks(Seat seat) {
    return Arrays.stream(Knowledge.masks(setting.letters(), facts, known, seat.ordinal()))
        .boxed()
        .toList();
  }
}
