package fr.zizanie.rules.tsunami;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.core.record.TimesLeft;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Size;
import fr.zizanie.rules.tsunami.go.Stones;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import fr.zizanie.rules.tsunami.state.Word;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads go on 13 or 9 lines from SGF: the main line, without what cards did. */
final class SgfReader {
  private static final Tsunami GAME = new Tsunami();
  private static final Pattern RULES = Pattern.compile("rules (\\d{1,4})\\b");

  private final List<SgfNode> nodes;
  private final int games;
  private final SgfNode root;
  private final Size size;

  /** Whether our export wrote it, so that its own property is what it seems. */
  private final boolean ours;

  /** The node of the first move; their number if there is none. */
  private final int first;

  /** The node of the last stone: whoever passes after both have passed adds nothing. */
  private final int last;

  /** Whole seconds left to the seat that acted, by the index of the entry in the log. */
  private final Map<Integer, Long> left = new TreeMap<>();

  SgfReader(SgfTree tree) {
    nodes = tree.nodes();
    games = tree.games();
    root = nodes.getFirst();
    size = size();
    ours = root.text("AP").matches("Zizanie(:.*)?");
    first = (int) nodes.stream().takeWhile(node -> !node.has("B") && !node.has("W")).count();
    last = nodes.stream().filter(SgfReader::places).mapToInt(SgfNode::number).max().orElse(-1);
  }

  static Answer<Records.Loaded> read(String text) {
    try {
      var tree = SgfTree.of(text);
      if (tree.nodes().isEmpty())
        throw new BadSgf("le fichier n’est pas entier.", "the file is not whole.");
      return Answer.ok(new SgfReader(tree).loaded());
    } catch (BadSgf bad) {
      return Answer.no(bad.refusal());
    }
  }

  private Size size() {
    String game = root.text("GM");
    if (!game.isEmpty() && !game.equals("1"))
      throw new BadSgf("ce n’est pas du go.", "this is not go.");
    String lines = root.has("SZ") ? root.text("SZ") : "19";
    return Size.of(lines.replaceFirst("^(\\d+) ?: ?\\1$", "$1"))
        .orElseThrow(() ->
            new BadSgf(
                "goban de " + lines + " lignes : il en faut 13 ou 9.",
                "a board of " + lines + " lines: 13 or 9 are needed."));
  }

  Records.Loaded loaded() {
    var options = options();
    var match = Match.from(GAME, options, start(options));
    for (var node : nodes) match = after(match, node);
    return new Records.Loaded(SgfEnding.of(nodes).entered(match), tags(), new TimesLeft(left));
  }

  private Options options() {
    String rules = root.text("RU");
    if (rules.contains("deck ") && !rules.matches(".*deck none(, rules \\d+)?"))
      throw new BadSgf(
          "une partie avec cartes s’ouvre depuis son fichier de partie (.txt).",
          "a game with cards is opened from its game file (.txt).");
    var given = new LinkedHashMap<String, String>();
    given.put("deck", "none");
    given.put("size", size.text());
    given.put("ko", rules.contains("psk") ? "psk" : "nssk");
    if (!root.text("KM").isEmpty()) given.put("komi", komi());
    return GAME.profile().options(rules(), given).orThrow();
  }

  /** The komi as options spell it: points or half points, no more of them than the board has. */
  private String komi() {
    String given = root.text("KM");
    if (given.matches("[-+]?[0-9]{1,9}([.,][0-9]{0,9})?")) {
      double komi = Double.parseDouble(given.replace(',', '.'));
      if (Math.abs(komi) <= size.count() && komi * 2 == Math.rint(komi * 2))
        return komi == Math.rint(komi) ? Long.toString((long) komi) : Double.toString(komi);
    }
    String shown = given.substring(0, Math.min(20, given.length()));
    throw new BadSgf(
        "KM["
            + shown
            + "] n’est pas un komi : il faut des points ou des demi-points, "
            + size.count()
            + " au plus (375 et 3.75 comptent en pierres : c’est KM[7.5]).",
        "KM["
            + shown
            + "] is no komi: points or half points are needed, "
            + size.count()
            + " at most (375 and 3.75 count in stones: that is KM[7.5]).");
  }

  /** The version of the rules that our own exports name, otherwise the newest. */
  private int rules() {
    var named = RULES.matcher(root.text("RU"));
    int newest = GAME.profile().rules();
    return named.find() ? Math.min(Integer.parseInt(named.group(1)), newest) : newest;
  }

  private TsunamiState start(Options options) {
    var setUp = SgfSetUp.empty(size);
    for (var node : nodes.subList(0, Math.min(first + 1, nodes.size()))) setUp = setUp.with(node);
    var fields = new LinkedHashMap<String, Tree>();
    fields.put("board", setUp.rows());
    fields.put("turn", new Tree.Text(GAME.profile().name(opening())));
    return switch (GAME.notation().load(new Tree.Fields(fields), options)) {
      case Answer.Ok<TsunamiState>(var state) ->
          state.stones().equals(Stones.none(size)) && state.by() == Seat.FIRST
              ? GAME.start(options)
              : state;
      case Answer.No<TsunamiState>(Refusal(_, Words detail, _)) ->
          throw new BadSgf("départ : " + detail.fr(), "start: " + detail.en());
    };
  }

  /** Who moves first; in a file without moves whom PL names, or White after a handicap. */
  private Seat opening() {
    if (first < nodes.size()) return movers(nodes.get(first)).getFirst();
    String named = nodes.stream().map(node -> node.text("PL")).reduce("", (a, b) -> b + a);
    if (named.isEmpty()) return root.text("HA").matches("[2-9]") ? Seat.SECOND : Seat.FIRST;
    return named.matches("(?i)w.*") ? Seat.SECOND : Seat.FIRST;
  }

  private static List<Seat> movers(SgfNode node) {
    return node.properties().keySet().stream().flatMap(name -> mover(name).stream()).toList();
  }

  private static Optional<Seat> mover(String name) {
    return switch (name) {
      case "B" -> Optional.of(Seat.FIRST);
      case "W" -> Optional.of(Seat.SECOND);
      default -> Optional.empty();
    };
  }

  private static boolean places(SgfNode node) {
    return Stream.of("B", "W").anyMatch(name -> node.has(name) && !passes(where(node, name)));
  }

  private static String where(SgfNode node, String name) {
    return node.text(name).replace(" ", "");
  }

  /** Whether a move is a pass; {@code tt} is one on all boards of at most 19 lines. */
  private static boolean passes(String value) {
    return value.isEmpty() || value.equals("tt");
  }

  private Match<TsunamiState, TsunamiView> after(
      Match<TsunamiState, TsunamiView> match, SgfNode node) {
    if (node.number() > first) SgfSetUp.unchanged(node, match.state().stones());
    var now = match;
    for (String name : node.properties().keySet()) {
      if (name.equals(Sgf.ACTION) && ours)
        for (String action : node.values(name)) now = played(now, due(now), action, node);
      var seat = mover(name);
      if (seat.isPresent()) now = moved(now, seat.get(), node);
      if (now.log().size() > match.log().size())
        clock(node, now.log().size() - 1, now.log().getLast());
    }
    return now;
  }

  private void clock(SgfNode node, int index, Entry entry) {
    if (!(entry instanceof Entry.Acted(Seat by, _))) return;
    String seconds = node.text(by == Seat.FIRST ? "BL" : "WL");
    if (seconds.matches("[0-9]{1,9}(\\.[0-9]*)?"))
      left.put(index, Long.parseLong(seconds.replaceFirst("\\..*", "")));
  }

  private Match<TsunamiState, TsunamiView> moved(
      Match<TsunamiState, TsunamiView> match, Seat seat, SgfNode node) {
    String name = seat == Seat.FIRST ? "B" : "W";
    if (node.values(name).size() > 1)
      throw BadSgf.at(
          node, " : " + name + " y figure deux fois.", ": " + name + " stands twice in it.");
    String value = where(node, name);
    boolean marking = match.state().pending() instanceof Pending.Marking;
    if (node.number() > last && (marking || match.outcome().isPresent())) return match;
    var now = marking ? played(match, due(match), Word.RESUME.text(), node) : match;
    if (now.outcome().isEmpty() && due(now) != seat)
      throw BadSgf.at(
          node,
          " : ce n’est pas à "
              + (seat == Seat.FIRST ? "Noir" : "Blanc")
              + " ; on joue à tour de rôle, et qui passe l’écrit ("
              + (name.equals("B") ? "W" : "B")
              + "[]).",
          ": it is not "
              + (seat == Seat.FIRST ? "Black" : "White")
              + "’s turn; the sides move in turn, and a pass is written ("
              + (name.equals("B") ? "W" : "B")
              + "[]).");
    return played(now, seat, passes(value) ? "pass" : Grid.name(node.point(value, size)), node);
  }

  private static Seat due(Match<TsunamiState, TsunamiView> match) {
    return match.turn() instanceof Turn.Of(Seat seat) ? seat : Seat.FIRST;
  }

  private static Match<TsunamiState, TsunamiView> played(
      Match<TsunamiState, TsunamiView> match, Seat seat, String action, SgfNode node) {
    return switch (match.play(seat, action)) {
      case Answer.Ok<Match<TsunamiState, TsunamiView>>(var next) -> next;
      case Answer.No<Match<TsunamiState, TsunamiView>>(Refusal refusal) ->
          throw BadSgf.at(
              node,
              ", " + action + " : " + refusal.message().fr(),
              ", " + action + ": " + refusal.message().en());
    };
  }

  private SequencedMap<String, String> tags() {
    var out = new LinkedHashMap<String, String>();
    out.put("Game", GAME.profile().id());
    Sgf.TAGS.forEach((name, tag) -> {
      String text = root.text(name);
      if (!text.isEmpty() && !text.equals("?")) out.put(tag, text);
    });
    out.computeIfPresent("Date", (_, date) -> date.replace('-', '.'));
    String main = root.text("TM");
    if (!main.isEmpty())
      out.merge("TimeControl", main, (over, _) -> over.startsWith(main) ? over : main + " " + over);
    if (games > 1) out.put("Collection", "1/" + games);
    return out;
  }
}
