package fr.zizanie.app.gtp;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Size;
import fr.zizanie.rules.tsunami.go.Stones;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game without cards as GTP sees it: either colour may move at any time. A value. */
record GoGame(Match<TsunamiState, TsunamiView> match) {
  private static final Tsunami GAME = new Tsunami();

  static Answer<Options> options(Size size, String komi) {
    return Options.read(
        GAME.profile().options(), Map.of("deck", "none", "size", size.text(), "komi", komi));
  }

  static GoGame empty(Size size, String komi) {
    return new GoGame(Match.begin(GAME, options(size, komi).orThrow()));
  }

  Size size() {
    return stones().size();
  }

  String komi() {
    return match.start().options().get("komi");
  }

  Stones stones() {
    return match.state().board().stones();
  }

  TsunamiView view(Seat seat) {
    return match.game().view(match.state(), Viewer.of(seat));
  }

  /** {@return the same game under another komi} */
  GoGame with(String komi) {
    var options = options(size(), komi).orThrow();
    var state = match.game().start(options);
    var next = Match.from(GAME, options, state);
    for (Entry entry : match.log())
      if (next.enter(entry) instanceof Answer.Ok<Match<TsunamiState, TsunamiView>>(var more))
        next = more;
    return next.state().board().stones().equals(stones())
        ? new GoGame(next)
        : new GoGame(Match.from(GAME, options, placed(options, match.state().by())));
  }

  /** {@return the game with that seat to move; if it isn’t its turn, the past is forgotten} */
  GoGame turned(Seat seat) {
    boolean due = match.state().pending() instanceof Pending.Main && match.turn().is(seat);
    if (due) return this;
    var options = match.start().options();
    return new GoGame(Match.from(GAME, options, placed(options, seat)));
  }

  private TsunamiState placed(Options options, Seat seat) {
    List<Tree> rows = stones().rows().stream().<Tree>map(Tree.Text::new).toList();
    var fields = new LinkedHashMap<String, Tree>();
    fields.put("board", new Tree.Items(rows));
    fields.put("turn", new Tree.Text(GAME.profile().name(seat)));
    return GAME.notation().load(new Tree.Fields(fields), options).orThrow();
  }

  /** {@return the game after a stone or a pass, if that is legal} */
  Optional<GoGame> played(Seat seat, Choice move) {
    var ready = turned(seat).match;
    return ready.enter(new Entry.Acted(seat, List.of(move)))
            instanceof Answer.Ok<Match<TsunamiState, TsunamiView>>(var next)
        ? Optional.of(new GoGame(next))
        : Optional.empty();
  }

  /** {@return the board with its coordinates} */
  String drawn() {
    var out = new StringBuilder();
    var rows = stones().rows();
    for (int i = 0; i < rows.size(); i++)
      out.append(
          "%2d %s%n".formatted(rows.size() - i, String.join(" ", rows.get(i).split("", -1))));
    out.append("  ");
    for (int c = 0; c < size().lines(); c++) out.append(' ').append(Grid.columnName(c));
    return out.toString();
  }
}
