package fr.zizanie.players.mutation;

import fr.zizanie.players.alphabeta.Evaluation;
import fr.zizanie.players.alphabeta.NetEvaluation;
import fr.zizanie.players.net.Judge;
import fr.zizanie.players.net.Net;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.mutation.Layout;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.mutation.MutationState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;

/**
 * The network of Chess Mutation for the usual board. {@code ./zizanie train mutation} makes its
 * file {@code CM-1.net} anew.
 */
public final class MutationNet {
  private static final String FILE = "CM-1.net";
  private static final Net NET = read();
  private static final Layout USUAL = usual();

  private MutationNet() {}

  private static Net read() {
    try (var in = Objects.requireNonNull(MutationNet.class.getResourceAsStream(FILE), FILE)) {
      return Net.read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Layout usual() {
    var game = new Mutation();
    return game.start(Options.read(game.profile().options(), Map.of()).orThrow()).layout();
  }

  /** {@return the best evaluation for a board: by the network on the usual board, else by hand} */
  public static Evaluation<MutationState> evaluation(Layout layout) {
    var byHand = new MutationEvaluation(layout);
    return layout.equals(USUAL)
        ? new NetEvaluation<>(byHand, new Judge<>(NET, new MutationInputs()), MutationNet::fought)
        : byHand;
  }

  /**
   * Where few pieces are left, a king must be hunted. The evaluation by hand knows how; the network
   * doesn't.
   */
  private static boolean fought(MutationState s) {
    return Long.bitCount(s.position().white() | s.position().black()) >= 6;
  }
}
