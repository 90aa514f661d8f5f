package fr.zizanie.players.mutation;

import fr.zizanie.players.alphabeta.Evaluation;
import fr.zizanie.players.net.Judge;
import fr.zizanie.players.net.Net;
import fr.zizanie.rules.mutation.Layout;
import fr.zizanie.rules.mutation.MutationState;

/** Judges Chess Mutation on the usual board by a network, and all else as by hand. */
final class NetEvaluation implements Evaluation<MutationState> {
  private static final int MOST = 20_000;

  private final MutationEvaluation byHand;
  private final Judge<MutationState> judge;

  NetEvaluation(Layout layout, Net net) {
    byHand = new MutationEvaluation(layout);
    judge = new Judge<>(net, new MutationInputs());
  }

  @Override
  public int value(MutationState s) {
    // Where nobody has pieces left to lose the king must be hunted, which is known by hand.
    long pieces = s.position().white() | s.position().black();
    if (Long.bitCount(pieces) < 6) return byHand.value(s);
    return Math.clamp(judge.value(s), -MOST, MOST);
  }

  @Override
  public long key(MutationState s) {
    return byHand.key(s);
  }

  @Override
  public boolean noisy(MutationState s, int choice) {
    return byHand.noisy(s, choice);
  }

  @Override
  public int gain(MutationState s, int choice) {
    return byHand.gain(s, choice);
  }

  @Override
  public boolean inCheck(MutationState s) {
    return byHand.inCheck(s);
  }
}
