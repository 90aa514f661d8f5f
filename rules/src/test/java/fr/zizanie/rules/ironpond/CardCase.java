package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.core.Dealer;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** One line of {@code cases.txt}, or the same with the colours exchanged. */
record CardCase(
    String kind, int card, String fen, List<String> setUp, List<String> actions, String after) {
  static final IronPond GAME = new IronPond();
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

  /** The first of what is offered: the first dart hits. */
  static final Dealer FIRST = (_, _) -> 0;

  static CardCase read(String line) {
    String[] f = line.split("\\|", -1);
    String fen = f[2].replace("START", START);
    List<String> setUp = new ArrayList<>(List.of(f[3].split(" ", -1)));
    return new CardCase(
        f[0], Integer.parseInt(f[1]), fen, setUp, List.of(f[4].split(", ", -1)), f[5]);
  }

  String name() {
    return card
        + " "
        + kind
        + " "
        + String.join(", ", actions)
        + " "
        + fen.charAt(fen.indexOf(' ') + 1);
  }

  // ---- the same with the colours exchanged

  CardCase mirrored() {
    return new CardCase(
        kind,
        card,
        Turned.fen(fen),
        setUp.stream().map(Turned::field).toList(),
        actions.stream().map(Turned::squares).toList(),
        kind.equals("plays") ? Turned.after(after) : after);
  }

  // ---- loading

  /** The position as a tree, with more cards in the hand of a seat. */
  Match<IronPondState, IronPondView> load(Options options, Map<Seat, Integer> more) {
    var hands = new LinkedHashMap<String, Tree>();
    var used = new ArrayList<Integer>();
    for (Seat seat : Seat.values()) {
      var cards = new ArrayList<Tree>();
      for (String field : setUp)
        if (field.matches((seat == Seat.FIRST ? "w" : "b") + "\\d+")) {
          int number = Integer.parseInt(field.substring(1));
          used.add(number);
          cards.add(new Tree.Whole(number));
        }
      if (more.containsKey(seat)) {
        int number = more.getOrDefault(seat, 0);
        used.add(number);
        cards.add(new Tree.Whole(number));
      }
      hands.put(seat == Seat.FIRST ? "white" : "black", new Tree.Items(cards));
    }
    var pile = new ArrayList<Tree>();
    for (int number : List.of(35, 54, 56, 31, 70))
      if (!used.contains(number) && !setUp.contains("nopile")) pile.add(new Tree.Whole(number));
    var out = new LinkedHashMap<String, Tree>();
    out.put("fen", new Tree.Text(fen));
    out.put("hands", new Tree.Fields(hands));
    out.put("pile", new Tree.Items(pile));
    out.put("captured", lists("cap."));
    out.put("out", lists("out."));
    out.put("traps", lists("traps."));
    if (setUp.stream().anyMatch(f -> f.startsWith("away."))) out.put("absent", absent());
    for (String field : setUp) {
      if (field.equals("rev")) out.put("reversedPawns", new Tree.Flag(true));
      if (field.startsWith("holes=")) out.put("holes", list(field.substring(6)));
      if (field.startsWith("marks=")) out.put("marks", marks(field.substring(6)));
    }
    var loaded = GAME.notation().load(new Tree.Fields(out), options);
    return Match.from(GAME, options, loaded.orThrow()).deal(FIRST);
  }

  private Tree lists(String prefix) {
    var out = new LinkedHashMap<String, Tree>();
    for (String field : setUp)
      if (field.startsWith(prefix))
        out.put(
            field.charAt(prefix.length()) == 'w' ? "white" : "black",
            list(field.substring(prefix.length() + 2)));
    return new Tree.Fields(out);
  }

  private Tree absent() {
    var out = new LinkedHashMap<String, Tree>();
    for (String field : setUp)
      if (field.startsWith("away."))
        out.put(field.charAt(5) == 'w' ? "white" : "black", new Tree.Text(field.substring(7)));
    return new Tree.Fields(out);
  }

  static Tree list(String text) {
    if (text.isEmpty()) return new Tree.Items(List.of());
    return new Tree.Items(List.of(text.split(",", -1)).stream().<Tree>map(Tree.Text::new).toList());
  }

  private static Tree marks(String text) {
    var out = new ArrayList<Tree>();
    for (String one : text.split(",", -1)) {
      String[] parts = one.split("[:+]", -1);
      var mark = new LinkedHashMap<String, Tree>();
      mark.put("at", new Tree.Text(parts[0]));
      for (int i = 1; i < parts.length; i++)
        if (parts[i].startsWith("with."))
          mark.put("with", list(parts[i].substring(5).replaceAll("(?<=.)(?=.)", ",")));
        else mark.put(parts[i], new Tree.Flag(true));
      out.add(new Tree.Fields(mark));
    }
    return new Tree.Items(out);
  }

  // ---- playing

  /** Where the actions lead, and what was refused, if anything was. */
  record Played(Match<IronPondState, IronPondView> match, int done, Refusal refusal) {
    boolean whole(CardCase of) {
      return done == of.actions.size();
    }
  }

  private static final Refusal NONE = Reason.STALE.refusal();

  Played play(Match<IronPondState, IronPondView> start, int from, int to) {
    Match<IronPondState, IronPondView> match = start;
    for (int i = from; i < to; i++) {
      String action = actions.get(i);
      if (!action.startsWith(">") && !action.startsWith("@")) match = passed(match);
      switch (one(match, action)) {
        case Answer.Ok<Match<IronPondState, IronPondView>>(var next) -> match = next;
        case Answer.No<Match<IronPondState, IronPondView>>(var refusal) -> {
          return new Played(match, i, refusal);
        }
      }
    }
    return new Played(match, to, NONE);
  }

  /** Every window that is open is declined. */
  static Match<IronPondState, IronPondView> passed(Match<IronPondState, IronPondView> start) {
    Match<IronPondState, IronPondView> match = start;
    while (match.state().top() instanceof Frame.Window) match = one(match, "pass").orThrow();
    return match;
  }

  static Answer<Match<IronPondState, IronPondView>> one(
      Match<IronPondState, IronPondView> match, String action) {
    if (!(match.turn() instanceof Turn.Of(Seat by))) return Answer.no(Reason.GAME_OVER.refusal());
    if (action.equals("@timeout"))
      return match.play(by, "timeout").then(m -> Answer.ok(m.deal(FIRST)));
    if (action.startsWith("@"))
      return match.play(by.other(), action.substring(1)).then(m -> Answer.ok(m.deal(FIRST)));
    String plain = action.startsWith("> ") ? action.substring(2) : action;
    return match.play(by, plain).then(m -> Answer.ok(m.deal(FIRST)));
  }

  static String board(Match<IronPondState, IronPondView> match) {
    return text(field(match, "fen")).split(" ", -1)[0];
  }

  static Tree field(Match<IronPondState, IronPondView> match, String name) {
    var fields = ((Tree.Fields) GAME.notation().position(match.state())).fields();
    return fields.getOrDefault(name, new Tree.Text(""));
  }

  static String text(Tree tree) {
    return ((Tree.Text) tree).text();
  }

  /** What isn't as the line says. */
  List<String> differences(Match<IronPondState, IronPondView> match) {
    var out = new ArrayList<String>();
    String[] words = after.split(" ", -1);
    if (!words[0].equals(board(match))) out.add("board " + board(match));
    for (int i = 1; i < words.length; i++) {
      String word = words[i];
      int eq = word.indexOf('=');
      String name = eq < 0 ? word : word.substring(0, eq);
      String value = eq < 0 ? "" : word.substring(eq + 1);
      String got =
          switch (name) {
            case "cap.w", "cap.b", "out.w", "out.b", "traps.w", "traps.b", "hand.w", "hand.b" ->
                side(match, name);
            case "holes" -> sorted(strings(field(match, "holes")));
            case "reversed" -> match.state().scene().board().marks().reversed() ? "" : "no";
            case "marks" -> marks(match);
            case "rights" -> text(field(match, "fen")).split(" ", -1)[2];
            case "passed" -> text(field(match, "fen")).split(" ", -1)[3];
            default -> throw new IllegalArgumentException(word);
          };
      boolean good =
          name.startsWith("hand.")
              ? List.of(got.split(",", -1)).contains(value)
              : got.equals(sorted(value.isEmpty() ? List.of() : List.of(value.split(",", -1))));
      if (!good) out.add(word + " is " + got);
    }
    return out;
  }

  private static String side(Match<IronPondState, IronPondView> match, String name) {
    String field =
        switch (name.substring(0, name.indexOf('.'))) {
          case "cap" -> "captured";
          case "hand" -> "hands";
          default -> name.substring(0, name.indexOf('.'));
        };
    var seats = ((Tree.Fields) field(match, field)).fields();
    return sorted(
        strings(
            seats.getOrDefault(name.endsWith("w") ? "white" : "black", new Tree.Items(List.of()))));
  }

  private static List<String> strings(Tree items) {
    return ((Tree.Items) items)
        .items().stream()
            .map(t -> t instanceof Tree.Text(String text) ? text : "" + ((Tree.Whole) t).value())
            .toList();
  }

  private static String sorted(List<String> all) {
    return all.stream().sorted().collect(Collectors.joining(","));
  }

  private static String marks(Match<IronPondState, IronPondView> match) {
    var out = new ArrayList<String>();
    for (Tree mark : ((Tree.Items) field(match, "marks")).items()) {
      var fields = ((Tree.Fields) mark).fields();
      var names = new ArrayList<>(fields.keySet());
      names.remove("at");
      if (names.remove("with"))
        names.add(
            "with." + String.join("", strings(fields.getOrDefault("with", new Tree.Text("")))));
      out.add(text(fields.getOrDefault("at", new Tree.Text(""))) + ":" + String.join("+", names));
    }
    return sorted(out);
  }

  /** The index of the action that announces the card of the line. */
  int announcing() {
    for (int i = 0; i < actions.size(); i++)
      if (actions.get(i).matches("(> )?#" + card + "( .*)?")) return i;
    throw new IllegalStateException("no " + card + " in " + actions);
  }
}
