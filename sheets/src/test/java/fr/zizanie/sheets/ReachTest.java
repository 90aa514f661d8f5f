package fr.zizanie.sheets;

import static fr.zizanie.sheets.PondMatches.at;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Where a piece could go, of either side, as one who looks at it is told. */
class ReachTest {
  private static <S, V> Match<S, V> begun(Game<S, V> game) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    return Match.begin(game, options).deal(SeedDealer.of("reach", game.profile().id()));
  }

  private static Match<?, ?> played(String game, String... actions) {
    Match<?, ?> match = begun(Games.named(game).orElseThrow());
    for (String action : actions)
      match = match.play(((Turn.Of) match.turn()).seat(), action).orThrow();
    return match;
  }

  private static List<String> of(Match<?, ?> match, String at) {
    return Projection.of(match).reach(Viewer.PUBLIC, at).to();
  }

  @Test
  void a_piece_goes_as_if_its_side_were_to_act() {
    var mutation = played("mutation", "e2e4");
    assertThat(of(mutation, "e7")).containsExactlyInAnyOrder("e6", "e5");
    assertThat(of(mutation, "d8")).isEmpty();
    assertThat(of(mutation, "e1")).containsExactly("e2");
    var pond = played("ironpond", "e2e4", "end", "d7d5", "end");
    assertThat(of(pond, "d5")).containsExactlyInAnyOrder("d4", "e4");
    assertThat(of(pond, "g8")).containsExactlyInAnyOrder("f6", "h6");
    assertThat(of(pond, "e1")).containsExactly("e2");
    var felon = played("felon", "g13", "g1", "e2e4");
    assertThat(of(felon, "e4")).contains("e5");
    assertThat(of(felon, "e12")).containsExactlyInAnyOrder("e11", "e10");
    for (var match : List.of(mutation, pond, felon))
      for (String nowhere : List.of("e6", "z9", "", "e99", "e"))
        assertThat(of(match, nowhere)).isEmpty();
    assertThat(of(played("tsunami"), "D4")).isEmpty();
  }

  @Test
  void whoever_is_to_move_a_piece_is_told_why_it_has_no_move() {
    var begun = at("4k3/8/8/8/4r3/8/P3N3/R3K3 w - - 0 1", ",'hands':{'white':[],'black':[]}");
    assertThat(why(begun, Viewer.FIRST, "e2"))
        .isEqualTo("Pinned: if this knight moved, your king would be in check (rule 3.7.1).");
    for (Viewer viewer : Viewer.values()) assertThat(why(begun, viewer, "a1")).isEmpty();
    assertThat(why(begun, Viewer.PUBLIC, "e2")).isEmpty();
    var checked = at("4k3/8/8/8/4r3/8/P7/R3K3 w - - 0 1", ",'hands':{'white':[],'black':[]}");
    assertThat(why(checked, Viewer.FIRST, "a2"))
        .isEqualTo("Your king is in check: this pawn can’t help (rule 3.7.1).");
    assertThat(why(played("ironpond"), Viewer.FIRST, "a1")).startsWith("Blocked: ");
    var moved = played("ironpond", "e2e4");
    assertThat(why(moved, Viewer.FIRST, "d2")).startsWith("Your move is made");
  }

  private static String why(Match<?, ?> match, Viewer viewer, String at) {
    return Projection.of(match).reach(viewer, at).why().map(why -> why.message().en()).orElse("");
  }

  /** By square, where the pieces go that the seat to act may move. */
  private static Map<String, Set<String>> offered(JsonNode sheet) {
    Map<String, Set<String>> out = new TreeMap<>();
    for (JsonNode move : sheet.get("offer").get("moves"))
      out.computeIfAbsent(move.get("from").stringValue(), _ -> new HashSet<>())
          .add(move.get("to").stringValue());
    return out;
  }

  private static <S, V> int compared(Match<S, V> begun, int plies, SplittableRandom random) {
    var dealer = SeedDealer.of("reach" + plies, begun.profile().id());
    int told = 0;
    for (var match = begun; match.turn() instanceof Turn.Of(var seat) && match.ply() < plies; ) {
      var viewer = Viewer.of(seat);
      var projection = Projection.of(match);
      var sheet = Checked.tree("Shown", projection.shown(viewer, 0).json());
      var offered = offered(sheet);
      S twin = match.game().sample(match.game().view(match.state(), viewer), random);
      var other = Projection.of(Match.from(match.game(), match.start().options(), twin));
      for (JsonNode piece : sheet.get("board").get("pieces")) {
        String at = piece.get("at").stringValue();
        var reached = projection.reach(viewer, at);
        assertThat(other.reach(viewer, at)).isEqualTo(reached);
        var to = reached.to();
        if (!offered.containsKey(at) || !LEAST.containsKey(match.profile().id())) continue;
        assertThat(to).as("%s of %s", at, match.log()).doesNotHaveDuplicates();
        assertThat(new HashSet<>(to)).containsAll(offered.get(at));
        told++;
      }
      var picks = new ArrayList<Choice>();
      S state = match.state();
      do {
        var choices = match.game().choices(state);
        picks.add(choices.get(random.nextInt(choices.size())));
        state = match.game().apply(state, picks.getLast());
      } while (!match.game().settled(state));
      match = match.enter(new Entry.Acted(seat, picks)).orThrow().deal(dealer);
    }
    return told;
  }

  /** How much of the games whose pieces go about is told at least. */
  private static final Map<String, Integer> LEAST =
      Map.of("mutation", 400, "felon", 400, "ironpond", 60);

  @ParameterizedTest
  @MethodSource("fr.zizanie.rules.Games#all")
  void it_holds_what_is_offered_and_is_the_same_in_twin_worlds(Game<?, ?> game) {
    int told = 0;
    for (long seed = 0; seed < 2; seed++)
      told += compared(begun(game), 90, new SplittableRandom(seed));
    assertThat(told).isGreaterThanOrEqualTo(LEAST.getOrDefault(game.profile().id(), 0));
  }
}
