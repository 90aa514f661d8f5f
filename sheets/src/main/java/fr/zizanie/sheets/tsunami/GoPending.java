package fr.zizanie.sheets.tsunami;

import fr.zizanie.codec.mark.Named;
import fr.zizanie.codec.mark.Tag;
import java.util.List;

/** What a turn of Tsunami waits for. */
@Tag("what")
public sealed interface GoPending {
  /** A stone, or a card before it. */
  record Main() implements GoPending {}

  /** A card is to be drawn. */
  record Draw() implements GoPending {}

  /** The stone after a card that is played before it. */
  record Aim() implements GoPending {}

  /** A card too many is to be thrown away. */
  record Discard() implements GoPending {}

  /** Nothing: the game is over. */
  record Over() implements GoPending {}

  /** A card that was drawn must be played at once. */
  @Named("must-play")
  record MustPlay(String card) implements GoPending {}

  /** Whether a card is countered. */
  @Named("answer-card")
  record AnswerCard(String card) implements GoPending {}

  /** What is given to the other seat. */
  record Gift(String card) implements GoPending {}

  /** What is taken from the other seat. */
  record Steal(String card) implements GoPending {}

  /** Whether a move is countered. */
  @Named("answer-move")
  record AnswerMove(String at) implements GoPending {}

  /** The next step of an exchange. */
  record Exchange(String card, int step, List<ExchangeStep> steps) implements GoPending {}

  /** A step of an exchange. */
  record ExchangeStep(String seat, String rule, boolean optional) {}

  /**
   * Which stones are dead.
   *
   * @param agreed the other seat has agreed to these marks
   */
  record Marking(boolean agreed) implements GoPending {}
}
