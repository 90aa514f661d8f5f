package fr.zizanie.players.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.Appraisers;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A blunder that somebody plants is called one, and the move instead of it is named. */
class BlunderTest {
  /** Playouts enough for what is plain to be plain. */
  private static final int LEAST = 600;

  /** What the side to act thinks of its actions. */
  private static Verdict said(String game, Tree position, String action, String... options) {
    return said(Games.named(game).orElseThrow(), position, List.of(), action, options);
  }

  private static <S, V> Verdict said(
      Game<S, V> game, Tree position, List<String> before, String action, String... given) {
    var named =
        Stream.of(given)
            .map(option -> option.split("=", 2))
            .collect(Collectors.toMap(o -> o[0], o -> o[1]));
    var options = Options.read(game.profile().options(), named).orThrow();
    var match = Match.from(game, options, game.notation().load(position, options).orThrow());
    for (String played : before) match = match.play(seat(match), played).orThrow();
    return said(match, match.read(action).orThrow());
  }

  private static <S, V> Seat seat(Match<S, V> match) {
    if (match.turn() instanceof Turn.Of(Seat seat)) return seat;
    throw new IllegalStateException("nobody is to act");
  }

  private static <S, V> Verdict said(Match<S, V> match, List<Choice> action) {
    var appraiser = Appraisers.of(match.game()).orElseThrow();
    var standard = appraiser.work(Depth.STANDARD);
    var work = new Work(Math.max(LEAST, standard.visits()), standard.worlds());
    var view = match.game().view(match.state(), Viewer.of(seat(match)));
    var judgement = appraiser.judge(view, seat(match), work);
    double chance =
        judgement
            .about(action)
            .orElseGet(() -> appraiser.weigh(view, seat(match), action, work))
            .chance();
    return Verdict.of(judgement.chance() - chance);
  }

  private static Tree fields(Object... parts) {
    var out = new LinkedHashMap<String, Tree>();
    for (int i = 0; i < parts.length; i += 2) out.put((String) parts[i], (Tree) parts[i + 1]);
    return new Tree.Fields(out);
  }

  private static Tree text(String text) {
    return new Tree.Text(text);
  }

  @Test
  void a_pion_that_hangs_is_left() {
    Tree position = text("6k1/pp4pp/8/3p4/8/4P3/PP3P1P/1P4K1 w - 0 20");
    assertThat(said("mutation", position, "e3d1")).isEqualTo(Verdict.BLUNDER);
    assertThat(said("mutation", position, "e3d5")).isEqualTo(Verdict.FINE);
  }

  @Test
  void a_dame_that_hangs_is_left() {
    Tree position = text("6r6/ggg10/13/13/13/13/13/1d11/13/2E10/13/GG11/6R6 y - - 0 9");
    // Half of all leads end in a draw, so that even a dame is worth less than a blunder.
    assertThat(said("felon", position, "g1f1")).isEqualTo(Verdict.MISTAKE);
    assertThat(said("felon", position, "c4b6")).isEqualTo(Verdict.FINE);
  }

  @Test
  void a_queen_that_hangs_is_left() {
    Tree position = fields("fen", text("4k3/8/8/3q4/8/2N5/PPP5/4K3 w - - 0 1"));
    assertThat(said("ironpond", position, "e1f1")).isEqualTo(Verdict.BLUNDER);
    assertThat(said("ironpond", position, "c3d5")).isEqualTo(Verdict.FINE);
  }

  @Test
  void a_chain_in_atari_escapes() {
    var rows =
        List.of(
            ".............",
            "..XXXXXXXXX..",
            ".XOOOOOOOOOX.",
            "..XXXXXXXXOX.",
            ".........XOX.",
            ".........XOX.",
            "...........X.",
            "..........O..",
            ".............",
            "OOOOOOOOOOOOO",
            "OOO.OOOOO.OOO",
            "OOOOOOOOOOOOO",
            "OO.OOOOOOO.OO");
    Tree position =
        fields(
            "board",
            new Tree.Items(rows.stream().<Tree>map(Tree.Text::new).toList()),
            "turn",
            text("black"));
    assertThat(said("tsunami", position, "pass")).isEqualTo(Verdict.BLUNDER);
    assertThat(said("tsunami", position, "L7")).isEqualTo(Verdict.FINE);
  }

  @Test
  void a_sure_win_in_one_is_not_tried() {
    String kinds = "A1 C2 E3 H4 K5 L6 N7 O8 P9 S10 T11 V12";
    Tree position =
        fields(
            "board",
            text("A10/11/11/9k1/11/11/11/11/4h!6/11/11"),
            "turn",
            text("white"),
            "pieces",
            fields("white", text(kinds), "yellow", text(kinds)));
    var before = List.of("HZ-S1", "A-E1");
    var game = new Confusion();
    assertThat(said(game, position, before, "H-S1")).isEqualTo(Verdict.BLUNDER);
    assertThat(said(game, position, before, "HZ-S1")).isEqualTo(Verdict.FINE);
  }
}
