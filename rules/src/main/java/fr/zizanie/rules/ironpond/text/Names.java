package fr.zizanie.rules.ironpond.text;

import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.chess.Component;

/** What the pieces are called. */
public final class Names {
  private Names() {}

  public static Words of(Component type) {
    return switch (type) {
      case PAWN -> new Words("un pion", "a pawn");
      case KNIGHT -> new Words("un cavalier", "a knight");
      case CAMEL -> new Words("un chameau", "a camel");
      case BISHOP -> new Words("un fou", "a bishop");
      case ROOK -> new Words("une tour", "a rook");
      case QUEEN -> new Words("une dame", "a queen");
      case KING -> new Words("un roi", "a king");
    };
  }
}
