package fr.zizanie.players.alphabeta;

import fr.zizanie.players.mutation.MutationEvaluation;
import fr.zizanie.players.search.Skill;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.mutation.MutationState;
import fr.zizanie.rules.mutation.MutationView;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** Positions of Chess Mutation on the default board, and the opponent asked about them. */
public final class Boards {
  public static final Mutation GAME = new Mutation();
  public static final Options OPTIONS = Options.read(GAME.profile().options(), Map.of()).orThrow();

  private static final long SEED = 7;

  private Boards() {}

  public static AlphaBetaAgent<MutationState, MutationView> opponent() {
    return new AlphaBetaAgent<>(
        GAME, s -> new MutationEvaluation(s.layout()), Strength.MUTATION, SEED);
  }

  /** At full strength, but held back by depth and visits alone. */
  public static Strength held(int depth, long visits) {
    return new Strength(new Skill(visits, 0, 0), depth);
  }

  public static MutationState start() {
    return GAME.start(OPTIONS);
  }

  public static MutationState at(String fen) {
    return GAME.notation().load(new Tree.Text(fen), OPTIONS).orThrow();
  }

  public static MutationView view(MutationState s) {
    return GAME.view(s, Viewer.of(s.position().turn()));
  }

  public static Seat toAct(MutationState s) {
    return s.position().turn();
  }

  public static String text(List<Choice> action) {
    return GAME.notation().print(action);
  }

  /** States up to eighty random plies deep, none of them over, the same for the same seed. */
  public static Stream<MutationState> random(int count, long seed) {
    var random = new SplittableRandom(seed);
    return Stream.generate(() -> walked(start(), random.nextInt(80), random))
        .filter(s -> GAME.turn(s) instanceof Turn.Of)
        .limit(count);
  }

  public static MutationState walked(MutationState from, int plies, SplittableRandom random) {
    MutationState s = from;
    for (int i = 0; i < plies && GAME.turn(s) instanceof Turn.Of; i++) {
      var choices = GAME.choices(s);
      s = GAME.apply(s, choices.get(random.nextInt(choices.size())));
    }
    return s;
  }
}
