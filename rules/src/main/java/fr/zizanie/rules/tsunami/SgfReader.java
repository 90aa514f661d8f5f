package fr.zizanie.rules.tsunami;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Size;
import fr.zizanie.rules.tsunami.go.Stones;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.Setting;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import fr.zizanie.rules.tsunami.turn.Marks;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Pattern;

/** Reads go on 13 or 9 lines from SGF: the main line, without what cards did. */
final class SgfReader {
  private static final Tsunami GAME = new Tsunami();
  private static final Pattern RULES = Pattern.compile("rules (\\d{1,4})\\b");

  /** Ends the reading with a refusal; never leaves this class. */
  private static final class Bad extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Refusal refusal;

    private Bad(String fr, String en) {
      super(en, null, false, false);
      refusal = Reason.BAD_RECORD.because("SGF, " + fr, "SGF, " + en);
    }
  }

  private final List<Map<String, List<String>>> nodes;
  private final Map<String, List<String>> root;
  private final Size size;

  private SgfReader(List<Map<String, List<String>>> nodes) {
    this.nodes = nodes;
    root = nodes.getFirst();
    size = size();
  }

  static Answer<Records.Loaded> read(String text) {
    try {
      var nodes =
          SgfTree.nodes(text)
              .filter(all -> !all.isEmpty())
              .orElseThrow(() -> new Bad("le fichier n’est pas entier.", "the file is not whole."));
      return Answer.ok(new SgfReader(nodes).loaded());
    } catch (Bad bad) {
      return Answer.no(bad.refusal);
    }
  }

  private String value(String name, String otherwise) {
    return root.getOrDefault(name, List.of(otherwise)).getFirst().strip();
  }

  private Size size() {
    if (!value("GM", "1").equals("1")) throw new Bad("ce n’est pas du go.", "this is not go.");
    String lines = value("SZ", "19");
    return Size.of(lines.replaceFirst("^(\\d+):\\1$", "$1"))
        .orElseThrow(() ->
            new Bad(
                "goban de " + lines + " lignes : il en faut 13 ou 9.",
                "a board of " + lines + " lines: 13 or 9 are needed."));
  }

  private Records.Loaded loaded() {
    var options = options();
    var match = Match.from(GAME, options, start(options));
    for (int i = 0; i < nodes.size(); i++) {
      var node = nodes.get(i);
      if (i > 0) noSetUp(i, node);
      for (Seat seat : Seat.values()) {
        var moves = node.get(seat == Seat.FIRST ? "B" : "W");
        if (moves != null) match = moved(match, seat, moves.getFirst(), i);
      }
    }
    return new Records.Loaded(ended(match), tags());
  }

  private Options options() {
    String komi = value("KM", "7.5").replaceAll("\\.0+$", "").replaceAll("(\\.5)0+$", "$1");
    var given = new LinkedHashMap<String, String>();
    given.put("deck", "none");
    given.put("size", size.text());
    given.put("ko", value("RU", "").contains("psk") ? "psk" : "nssk");
    if (!komi.isEmpty()) given.put("komi", komi);
    return switch (GAME.profile().options(rules(), given)) {
      case Answer.Ok<Options>(var options) -> options;
      case Answer.No<Options> _ ->
          throw new Bad("KM[" + komi + "] n’est pas un komi.", "KM[" + komi + "] is no komi.");
    };
  }

  /** The version of the rules that our own exports name, otherwise the newest. */
  private int rules() {
    var named = RULES.matcher(value("RU", ""));
    int newest = GAME.profile().rules();
    return named.find() ? Math.min(Integer.parseInt(named.group(1)), newest) : newest;
  }

  private TsunamiState start(Options options) {
    var fields = new LinkedHashMap<String, Tree>();
    var signs = new char[Grid.POINTS];
    for (var entry : Map.of("AB", 'X', "AW", 'O').entrySet())
      for (String at : root.getOrDefault(entry.getKey(), List.of()))
        for (int p : points(at, 0)) signs[p] = entry.getValue();
    var rows = new ArrayList<Tree>();
    for (int row = size.lines() - 1; row >= 0; row--) {
      var line = new StringBuilder();
      for (int c = 0; c < size.lines(); c++) {
        char sign = signs[Grid.point(c, row)];
        line.append(sign == 0 ? '.' : sign);
      }
      rows.add(new Tree.Text(line.toString()));
    }
    fields.put("board", new Tree.Items(rows));
    fields.put("turn", new Tree.Text(GAME.profile().name(first())));
    return switch (GAME.notation().load(new Tree.Fields(fields), options)) {
      case Answer.Ok<TsunamiState>(var state) ->
          state.stones().equals(Stones.none(size)) && state.by() == Seat.FIRST
              ? GAME.start(options)
              : state;
      case Answer.No<TsunamiState>(Refusal(_, Words detail, _)) ->
          throw new Bad("départ : " + detail.fr(), "start: " + detail.en());
    };
  }

  /** Who PL names, or who moves first. */
  private Seat first() {
    String named = value("PL", "");
    if (!named.isEmpty()) return named.startsWith("W") ? Seat.SECOND : Seat.FIRST;
    for (var node : nodes) {
      if (node.containsKey("B")) return Seat.FIRST;
      if (node.containsKey("W")) return Seat.SECOND;
    }
    return Seat.FIRST;
  }

  private static void noSetUp(int i, Map<String, List<String>> node) {
    for (String name : List.of("AB", "AW", "AE"))
      if (node.containsKey(name))
        throw new Bad(
            "nœud "
                + i
                + " : "
                + name
                + " change des pierres, comme une carte ; une partie avec"
                + " cartes s’ouvre depuis son fichier de partie (.txt).",
            "node "
                + i
                + ": "
                + name
                + " changes stones, as a card does; a game with cards is"
                + " opened from its game file (.txt).");
  }

  private Match<TsunamiState, TsunamiView> moved(
      Match<TsunamiState, TsunamiView> match, Seat seat, String value, int node) {
    String at = value.isBlank() || value.equals("tt") ? "pass" : Grid.name(point(value, node));
    if (!(match.turn() instanceof Turn.Of(Seat due)) || due != seat)
      throw new Bad(
          "nœud " + node + " : ce n’est pas à " + (seat == Seat.FIRST ? "Noir" : "Blanc") + ".",
          "node " + node + ": it is not " + (seat == Seat.FIRST ? "Black" : "White") + "’s turn.");
    return switch (match.play(seat, at)) {
      case Answer.Ok<Match<TsunamiState, TsunamiView>>(var next) -> next;
      case Answer.No<Match<TsunamiState, TsunamiView>>(Refusal refusal) ->
          throw new Bad(
              "nœud " + node + ", " + at + " : " + refusal.message().fr(),
              "node " + node + ", " + at + ": " + refusal.message().en());
    };
  }

  private int point(String value, int node) {
    if (value.matches("[a-m]{2}")) {
      int column = value.charAt(0) - 'a';
      int row = size.lines() - 1 - (value.charAt(1) - 'a');
      if (column < size.lines() && row >= 0) return Grid.point(column, row);
    }
    String shown = value.substring(0, Math.min(20, value.length()));
    throw new Bad(
        "nœud " + node + " : [" + shown + "] n’est pas une intersection de ce goban.",
        "node " + node + ": [" + shown + "] is no point of this board.");
  }

  /** A point, or the rectangle between two as in {@code aa:cc}. */
  private int[] points(String value, int node) {
    if (!value.matches("[a-m]{2}:[a-m]{2}")) return new int[] {point(value, node)};
    int a = point(value.substring(0, 2), node);
    int b = point(value.substring(3), node);
    return Points.where(p ->
            between(Grid.column(p), Grid.column(a), Grid.column(b))
                && between(Grid.row(p), Grid.row(a), Grid.row(b)))
        .stream()
        .toArray();
  }

  private static boolean between(int x, int a, int b) {
    return Math.min(a, b) <= x && x <= Math.max(a, b);
  }

  /** A resignation, a flag or a draw is entered; a score only if the count comes to it. */
  private Match<TsunamiState, TsunamiView> ended(Match<TsunamiState, TsunamiView> match) {
    String result = value("RE", "");
    Seat loser = result.startsWith("B") ? Seat.SECOND : Seat.FIRST;
    if (result.matches("[BW]\\+R.*")) return heard(match, Event.of(loser, Event.Kind.RESIGN));
    if (result.matches("[BW]\\+T.*")) return heard(match, Event.of(loser, Event.Kind.FLAG));
    if (!(match.state().pending() instanceof Pending.Marking))
      return result.equals("0") || result.equals("Draw")
          ? said(said(match, Seat.FIRST, "offer draw"), Seat.SECOND, "accept draw")
          : match;
    var marked = match;
    Points dead = dead(match.state().stones());
    for (Points left = dead; !left.isEmpty(); ) {
      int p = left.stream().findFirst().orElseThrow();
      left = left.minus(match.state().stones().chain(p));
      marked = said(marked, turn(marked), "dead " + Grid.name(p));
    }
    int lead = Marks.lead(match.state().board(), Setting.of(match.start().options()), dead);
    if (!result.replaceAll("\\.0$", "").equals(Sgf.lead(lead).replaceAll("\\.0$", "")))
      return match;
    marked = said(marked, turn(marked), "agree");
    return said(marked, turn(marked), "agree");
  }

  private static Seat turn(Match<TsunamiState, TsunamiView> match) {
    return match.turn() instanceof Turn.Of(Seat seat) ? seat : Seat.FIRST;
  }

  /** Stones on what the last node counts as the other side's territory. */
  private Points dead(Stones stones) {
    int last = nodes.size() - 1;
    Points dead = Points.NONE;
    for (Seat seat : Seat.values())
      for (String at : nodes.get(last).getOrDefault(seat == Seat.FIRST ? "TB" : "TW", List.of()))
        for (int p : points(at, last))
          if (stones.owns(seat.other(), p)) dead = dead.or(stones.chain(p));
    return dead;
  }

  private static Match<TsunamiState, TsunamiView> said(
      Match<TsunamiState, TsunamiView> match, Seat seat, String text) {
    return match.play(seat, text) instanceof Answer.Ok<Match<TsunamiState, TsunamiView>>(var next)
        ? next
        : match;
  }

  private static Match<TsunamiState, TsunamiView> heard(
      Match<TsunamiState, TsunamiView> match, Event event) {
    return match.enter(new Entry.Happened(event))
            instanceof Answer.Ok<Match<TsunamiState, TsunamiView>>(var next)
        ? next
        : match;
  }

  private SequencedMap<String, String> tags() {
    var out = new LinkedHashMap<String, String>();
    out.put("Game", GAME.profile().id());
    Map.of("PB", "Black", "PW", "White", "EV", "Event", "DT", "Date")
        .forEach((name, tag) -> known(name).ifPresent(text -> out.put(tag, text)));
    out.computeIfPresent("Date", (_, date) -> date.replace('-', '.'));
    return out;
  }

  private Optional<String> known(String name) {
    return Optional.of(value(name, "")).filter(text -> !text.isEmpty() && !text.equals("?"));
  }
}
