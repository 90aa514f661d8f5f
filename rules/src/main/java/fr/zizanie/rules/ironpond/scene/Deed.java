package fr.zizanie.rules.ironpond.scene;

import fr.zizanie.rules.ironpond.chess.Piece;
import java.util.Optional;

/**
 * What a player did with pieces last: the mark to which reactions rewind, and what they ask about.
 *
 * @param before the scene before it; traps that it sprung are known there
 * @param from where the piece that moved stood, or -1 when no single piece moved
 * @param to where it went, or -1
 * @param at where it stands now, or -1 when it is gone
 * @param castled where the castling rook stands now, or -1
 * @param taken the piece that it captured
 */
public record Deed(
    Kind kind, Scene before, int from, int to, int at, int castled, Optional<Piece> taken) {
  /** How it was done. */
  public enum Kind {
    /** By an ordinary chess move. */
    MOVE,
    /** By a card instead of a move. */
    CARD,
    /** By the second move of cards 18, 50 and 51. */
    EXTRA
  }

  public Deed before(Scene scene) {
    return new Deed(kind, scene, from, to, at, castled, taken);
  }
}
