package fr.zizanie.app.gtp;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Records.Loaded;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Size;
import fr.zizanie.rules.tsunami.go.Stones;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game without cards as GTP sees it: either colour may move at any time. A value. */
record GoGame(Match<TsunamiState, TsunamiView> match, Komi komi) {
  private static final Tsunami GAME = new Tsunami();

  private static Options options(Size size, Komi komi) {
    var given = Map.of("deck", "none", "size", size.text(), "komi", komi.option());
    return Options.read(GAME.profile().options(), given).orThrow();
  }

  static GoGame empty(Size size, Komi komi) {
    return new GoGame(Match.begin(GAME, options(size, komi)), komi);
  }

  /** {@return the game that begins with these stones of Black, White to move} */
  static GoGame handicapped(Size size, Komi komi, Points black) {
    var rows = new ArrayList<String>();
    for (int row = size.lines() - 1; row >= 0; row--) {
      var line = new StringBuilder();
      for (int c = 0; c < size.lines(); c++) line.append(black.has(Grid.point(c, row)) ? 'X' : '.');
      rows.add(line.toString());
    }
    return from(rows, options(size, komi), Seat.SECOND, komi);
  }

  /** {@return the game of an SGF file before its first move, and after each of so many} */
  static Optional<List<GoGame>> read(String sgf, int most) {
    if (!GAME.imports(sgf) || !(GAME.imported(sgf) instanceof Answer.Ok<Loaded>(var loaded)))
      return Optional.empty();
    var komi = new Komi(new BigDecimal(loaded.match().start().options().get("komi")));
    var start = (TsunamiState) loaded.match().start().state();
    var options = options(start.stones().size(), komi);
    var games = new ArrayList<GoGame>();
    games.add(new GoGame(Match.from(GAME, options, start), komi));
    for (Entry entry : loaded.match().standing().entries())
      if (games.size() <= most && entry instanceof Entry.Acted(Seat by, var picks))
        games.getLast().played(by, picks.getFirst()).ifPresent(games::add);
    return Optional.of(games);
  }

  Size size() {
    return stones().size();
  }

  Stones stones() {
    return match.state().board().stones();
  }

  TsunamiView view(Seat seat) {
    return match.game().view(match.state(), Viewer.of(seat));
  }

  /** {@return the same game under another komi} */
  GoGame with(Komi other) {
    var options = options(size(), other);
    if (options.equals(match.start().options())) return new GoGame(match, other);
    var next = Match.from(GAME, options, match.game().start(options));
    for (Entry entry : match.log())
      if (next.enter(entry) instanceof Answer.Ok<Match<TsunamiState, TsunamiView>>(var more))
        next = more;
    return next.state().board().stones().equals(stones())
        ? new GoGame(next, other)
        : from(stones().rows(), options, match.state().by(), other);
  }

  /** {@return the game with that seat to move; if it isn’t its turn, the past is forgotten} */
  GoGame turned(Seat seat) {
    boolean due = match.state().pending() instanceof Pending.Main && match.turn().is(seat);
    return due ? this : from(stones().rows(), match.start().options(), seat, komi);
  }

  private static GoGame from(List<String> board, Options options, Seat turn, Komi komi) {
    var fields = new LinkedHashMap<String, Tree>();
    fields.put("board", new Tree.Items(board.stream().<Tree>map(Tree.Text::new).toList()));
    fields.put("turn", new Tree.Text(GAME.profile().name(turn)));
    var state = GAME.notation().load(new Tree.Fields(fields), options).orThrow();
    return new GoGame(Match.from(GAME, options, state), komi);
  }

  /** {@return the game after a stone or a pass, if that is legal} */
  Optional<GoGame> played(Seat seat, Choice move) {
    var ready = turned(seat).match;
    return ready.enter(new Entry.Acted(seat, List.of(move)))
            instanceof Answer.Ok<Match<TsunamiState, TsunamiView>>(var next)
        ? Optional.of(new GoGame(next, komi))
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
