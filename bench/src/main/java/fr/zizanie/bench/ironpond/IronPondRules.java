package fr.zizanie.bench.ironpond;

import fr.zizanie.bench.play.RandomPlay;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.state.IronPondState;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Iron Pond: random play with all 72 cards, perft through the state, the offers of heavy cards. */
@State(Scope.Thread)
public class IronPondRules {
  private static final int LONGEST = 4000;
  private static final int NODES = 4_865_609;

  private final IronPond game = new IronPond();
  private final IronPondState start = start(game);
  private final Choices choices = new Choices();

  /** In check with Infiltration in hand: every one of its pairs must be tried. */
  private final IronPondState infiltration = checked(6);

  /** Reversed pawns: each may go two ways, and the set is free. */
  private final IronPondState charge = checked(65);

  /** Random play at full speed. */
  @State(Scope.Thread)
  public static class Play {
    private final IronPond game = new IronPond();
    private final RandomPlay<IronPondState> play = new RandomPlay<>(game, start(game), LONGEST);

    @Setup
    public void warm() {
      play.warm();
    }
  }

  private static Options options(IronPond game) {
    return Options.read(game.profile().options(), Map.of()).orThrow();
  }

  private static IronPondState start(IronPond game) {
    return Match.begin(game, options(game)).deal(SeedDealer.of("bench", "ironpond")).state();
  }

  private IronPondState checked(int card) {
    var position = new LinkedHashMap<String, Tree>();
    position.put("fen", new Tree.Text("4k2r/pppppp2/8/8/8/8/PPPPPP2/7K w - - 0 1"));
    var hands = new LinkedHashMap<String, Tree>();
    hands.put("white", new Tree.Items(List.of(new Tree.Whole(card))));
    position.put("hands", new Tree.Fields(hands));
    position.put("reversedPawns", new Tree.Flag(card == 65));
    return game.notation().load(new Tree.Fields(position), options(game)).orThrow();
  }

  /** Random choices, chance included. */
  @Benchmark
  @OperationsPerInvocation(RandomPlay.CHOICES)
  public IronPondState playouts(Play random) {
    return random.play.play();
  }

  /** The nodes of perft 5 from the start, cards left alone. */
  @Benchmark
  @OperationsPerInvocation(NODES)
  public long perft() {
    return game.perft(start, 5);
  }

  @Benchmark
  public int infiltration() {
    return offers(infiltration, 6);
  }

  @Benchmark
  public int charge() {
    return offers(charge, 65);
  }

  /** Offers of the turn, and of the card's first pick where the card is offered. */
  private int offers(IronPondState s, int card) {
    choices.clear();
    game.choices(s, choices);
    if (!choices.contains(Choice.card(card))) return choices.size();
    IronPondState aiming = game.apply(s, Choice.card(card));
    choices.clear();
    game.choices(aiming, choices);
    return choices.size();
  }
}
