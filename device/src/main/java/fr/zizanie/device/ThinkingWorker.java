package fr.zizanie.device;

import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.agent.Preparing;
import fr.zizanie.players.machine.Machine;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.table.saved.SavedGame;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;

/**
 * Where the computer of a device thinks: elsewhere than its games go on, so that they needn't wait.
 * It is given a game and asks the opponent about the view of one seat.
 */
public final class ThinkingWorker {
  /** Whoever sits opposite is nothing to think about. */
  private static final Guest NOBODY = new Guest(PlayerId.NOBODY, "");

  private final Machine bounded;
  private final Machine timed;

  /**
   * Levels that work bounds think on a machine without a time, and so alike everywhere; the highest
   * and answers on one that has it.
   */
  public ThinkingWorker(Machine bounded, Machine timed) {
    this.bounded = bounded;
    this.timed = timed;
  }

  /** {@return the advice about a question that a {@link PacedThinking} put} */
  public String answer(String json) {
    var question = ThoughtQuestion.read(json);
    var saved = SavedGame.read(question.saved(), NOBODY).orThrow();
    return answer(question, saved, Games.named(saved.setup().game()).orElseThrow());
  }

  private <S, V> String answer(ThoughtQuestion question, SavedGame saved, Game<S, V> game) {
    var match = saved.match(game).orThrow();
    if (!(match.turn() instanceof Turn.Of(Seat seat)))
      throw new IllegalStateException("nobody is to act");
    var self = question.kind() == ThoughtQuestion.Kind.PREPARE ? seat.other() : seat;
    return about(game, game.view(match.state(), Viewer.of(self)), question);
  }

  /** From here on there is nothing but what the seat sees. */
  private <V> String about(Game<?, V> game, V view, ThoughtQuestion question) {
    var agent = Players.of(game, question.seed()).orElseThrow();
    if (question.kind() == ThoughtQuestion.Kind.PREPARE)
      return new ThoughtAdvice(((Preparing<V>) agent).prepared(view, timed), 0, 0).json();
    boolean hurried =
        question.kind() == ThoughtQuestion.Kind.ANSWER || Players.highest(game, question.level());
    var budget = new Budget(question.millis(), question.level(), hurried ? timed : bounded);
    return new ThoughtAdvice(agent.advise(view, budget)).json();
  }
}
