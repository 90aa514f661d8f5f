package fr.zizanie.players.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fr.zizanie.players.Appraisers;
import fr.zizanie.players.analysis.BookLine.Kind;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.ironpond.IronPond;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Luck is measured against what the other side, who knows more, lets come. */
class OthersKnowMoreTest {
  private static final int WORLDS = 4_000;

  /** A chance is 1 where a piece was taken. */
  private record Taking(Appraiser<ConfusionState, ConfusionView> real, int pieces)
      implements Appraiser<ConfusionState, ConfusionView> {
    @Override
    public double steepness(ConfusionState state) {
      return real.steepness(state);
    }

    @Override
    public Work work(Depth depth) {
      return new Work(1, WORLDS);
    }

    @Override
    public Judgement judge(ConfusionView view, Seat seat, Work work) {
      return Judgement.of(standing(view) < pieces ? 1 : 0);
    }

    @Override
    public Weighed weigh(ConfusionView view, Seat seat, List<Choice> action, Work work) {
      throw new AssertionError();
    }

    @Override
    public long key(ConfusionView view) {
      return real.key(view);
    }

    @Override
    public double allowed(ConfusionState before, ConfusionState after) {
      return real.allowed(before, after);
    }
  }

  private static int standing(ConfusionView view) {
    return (int) IntStream.range(0, 26).filter(p -> view.board().square(p) != 0).count();
  }

  private static <S, V> Match<S, V> played(Match<S, V> start, String... actions) {
    var dealer = SeedDealer.of("others", start.profile().id());
    var match = start.deal(dealer);
    for (String action : actions) {
      if (!(match.turn() instanceof Turn.Of(Seat seat))) throw new AssertionError(action);
      match = match.play(seat, action).orThrow().deal(dealer);
    }
    return match;
  }

  /** The mean for the seat to act, and the share of worlds in which its try takes a piece. */
  private static double[] meanAndShare(String fen, String attempt) {
    var game = new Confusion();
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var kinds = new Tree.Text("A1 C2 E3 H4 K5 L6 N7 O8 P9 S10 T11 V12");
    var fields = new LinkedHashMap<String, Tree>();
    fields.put("board", new Tree.Text(fen));
    fields.put("turn", new Tree.Text("white"));
    fields.put(
        "pieces", new Tree.Fields(new LinkedHashMap<>(Map.of("white", kinds, "yellow", kinds))));
    var state = game.notation().load(new Tree.Fields(fields), options).orThrow();
    var match = Match.from(game, options, state);
    var action = match.read(attempt).orThrow();
    var view = game.view(match.state(), Viewer.of(Seat.FIRST));
    Appraiser<ConfusionState, ConfusionView> real = Appraisers.of(game).orElseThrow();
    var taking = new Taking(real, standing(view));
    var outlook = new Outlook<>(game, taking, Seat.FIRST, taking.work(Depth.LAW));
    var random = new SplittableRandom(1);
    int takes = 0;
    for (int k = 0; k < WORLDS; k++) {
      var after = Lines.after(game, game.sample(view, random), action);
      if (standing(game.view(after, Viewer.of(Seat.FIRST))) < standing(view)) takes++;
    }
    return new double[] {outlook.mean(view, action), (double) takes / WORLDS};
  }

  @ParameterizedTest
  @CsvSource({"11/11/4a6/4C6/11/11/11/11/4h!6/11/11, 4", "11/11/4a6/4C!6/11/11/11/11/4h6/11/11, 8"})
  void a_try_that_would_take_a_piece_is_expected_to_fail_more_often(String board, int seldom) {
    var found = meanAndShare(board, "A-S1");
    double odds = found[1] / (1 - found[1]);
    assertThat(found[1]).isBetween(0.3, 0.9);
    assertThat(found[0]).isCloseTo(odds / seldom / (1 + odds / seldom), within(0.03));
  }

  /** The books of White, whose king stands free, while Black kidnaps from a board with rooks. */
  private static List<BookLine> kidnapped(int card, int ply, String... actions) {
    var game = new IronPond();
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var fields = new LinkedHashMap<String, Tree>();
    fields.put("fen", new Tree.Text("r3k3/ppp5/8/8/8/8/PPP5/4K2R w - - 0 1"));
    var hands = new LinkedHashMap<String, Tree>();
    hands.put("white", new Tree.Items(List.of(new Tree.Whole(card))));
    hands.put("black", new Tree.Items(List.of(new Tree.Whole(11))));
    fields.put("hands", new Tree.Fields(hands));
    var state = game.notation().load(new Tree.Fields(fields), options).orThrow();
    var match = played(Match.from(game, options, state), actions);
    var appraiser = Appraisers.of(match.game()).orElseThrow();
    var books =
        Analysis.of(match, appraiser, appraiser.work(Depth.LAW), Watcher.NONE)
            .orThrow()
            .books(Seat.FIRST);
    return books.lines().stream().filter(line -> line.ply() == ply).toList();
  }

  @Test
  void what_a_kidnapping_has_taken_is_no_luck_of_the_victim() {
    var taken =
        kidnapped(25, 6, "e1e2", "end", "a7a6", "#11", "pass", "take h1", "guess h1 r", "resign");
    assertThat(taken).isNotEmpty().allMatch(line -> line.kind() == Kind.OTHER);
  }

  /** Whoever counters while the board is hidden decides by nothing that they see. */
  @Test
  void a_counter_that_is_played_blindly_is_no_decision_of_the_victim() {
    var countered = kidnapped(39, 5, "e1e2", "end", "a7a6", "#11", "#39", "resign");
    // What White decides is to resign.
    assertThat(countered).extracting(BookLine::kind).containsExactly(Kind.OTHER, Kind.DECISION);
  }
}
