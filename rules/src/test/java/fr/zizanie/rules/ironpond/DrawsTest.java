package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Dealer;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.text.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Drawn games with cards in the hands, and drawn cards. */
class DrawsTest {
  private static final IronPond GAME = CardCase.GAME;
  private static final Options OPTIONS =
      Options.read(GAME.profile().options(), Map.of("deck", "68")).orThrow();

  private static Match<IronPondState, IronPondView> at(String fen, String setUp) {
    return CardCase.of(fen, setUp).load(OPTIONS, Map.of());
  }

  private static Match<IronPondState, IronPondView> play(
      Match<IronPondState, IronPondView> match, String... actions) {
    var m = match;
    for (String action : actions) m = CardCase.one(m, action).orThrow();
    return m;
  }

  private static boolean claims(Match<IronPondState, IronPondView> match) {
    return GAME.choices(match.state()).contains(Word.CLAIM.choice());
  }

  private static final String[] DANCE = {
    "a1a2", "end", "h8h7", "end", "a2a1", "end", "h7h8", "end"
  };

  @Test
  void hands_do_not_stand_in_the_way_of_a_third_time() {
    var twice = play(at("4k2r/8/8/8/8/8/8/R3K3 w - - 0 1", "w16 b5"), DANCE);
    assertThat(claims(twice)).isFalse();
    var thrice = play(twice, DANCE);
    assertThat(claims(thrice)).isTrue();
    assertThat(play(thrice, "claim").outcome()).contains(new Outcome.Drawn("repetition"));
  }

  @Test
  void a_card_in_between_begins_the_count_anew_though_it_was_countered() {
    var twice = play(at("4k2r/8/8/8/8/8/8/R3K3 w - - 0 1", "w25 b32"), DANCE);
    var between = play(twice, "a1a2", "#25 d5", "#32", "h8h7", "end", "a2a1", "end", "h7h8", "end");
    assertThat(CardCase.board(between)).isEqualTo(CardCase.board(twice));
    assertThat(claims(between)).isFalse();
    var once = play(between, DANCE);
    assertThat(claims(once)).isFalse();
    assertThat(claims(play(once, DANCE))).isTrue();
  }

  @Test
  void another_castling_right_is_another_position() {
    var first = play(at("4k2r/8/8/8/8/8/8/R3K3 w Q - 0 1", "w16 b5"), DANCE);
    assertThat(claims(play(first, DANCE))).isFalse();
    assertThat(claims(play(play(first, DANCE), DANCE))).isTrue();
  }

  @Test
  void fifty_moves_are_claimed_with_cards_in_the_hands_and_only_until_one_is_played() {
    var late = play(at("4k2r/8/8/8/8/8/8/R3K3 w - - 99 80", "w16 b25"), "a1a2", "end");
    assertThat(claims(late)).isTrue();
    var carded = play(late, "h8h7", "#25 d5", "pass");
    assertThat(claims(carded)).isFalse();
    assertThat(carded.state().scene().board().quiet()).isZero();
  }

  @Test
  void bare_royals_are_a_draw_whatever_the_hands_hold() {
    var match = play(at("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", "w5 b59"), "e1e2", "end");
    assertThat(match.outcome()).contains(new Outcome.Drawn("bare-kings"));
    // A lone bishop is no dead position here: cards could still bring pieces back.
    var bishop = play(at("4k3/8/8/8/8/8/4p3/4K1B1 w - - 0 1", "w5 b59"), "e1e2", "end");
    assertThat(bishop.outcome()).isEmpty();
  }

  @Test
  void the_pile_is_foretold_in_the_order_in_which_a_seed_deals_it() {
    Dealer dealer = SeedDealer.of("order", "ironpond");
    var random = new SplittableRandom(3);
    var match = Match.begin(GAME, OPTIONS);
    var told = new ArrayList<Integer>();
    var drawn = new ArrayList<Integer>();
    for (int ply = 0; ply < 400 && match.outcome().isEmpty(); ply++) {
      if (match.turn() instanceof Turn.Chance) {
        var pile = pile(match.position(dealer));
        assertThat(pile).hasSize(match.state().zones().pile().size());
        told.add(pile.getFirst());
        drawn.add(match.due(dealer).a());
        match = match.enter(new Entry.Dealt(match.due(dealer))).orThrow();
        continue;
      }
      List<List<Choice>> actions = Lines.actions(GAME, match.state(), 200);
      var by = ((Turn.Of) match.turn()).seat();
      match =
          match.enter(new Entry.Acted(by, actions.get(random.nextInt(actions.size())))).orThrow();
    }
    assertThat(drawn).hasSizeGreaterThan(20).isEqualTo(told);
  }

  private static List<Integer> pile(Tree position) {
    var fields = ((Tree.Fields) position).fields();
    var items = (Tree.Items) Objects.requireNonNull(fields.get("pile"));
    return items.items().stream().map(t -> (int) ((Tree.Whole) t).value()).toList();
  }

  @Test
  void an_order_that_a_position_gave_is_kept() {
    var match = at("4k2r/8/8/8/8/8/8/R3K3 w - - 0 1", "w16 b5");
    var given = match.state().zones().order();
    assertThat(given).isNotEmpty();
    assertThat(pile(match.position(SeedDealer.of("other", "ironpond")))).isEqualTo(given);
    assertThat(
            GAME.sample(GAME.view(match.state(), Viewer.FIRST), new SplittableRandom(1))
                .zones()
                .order())
        .as("nobody at the board knows it")
        .isEmpty();
  }
}
