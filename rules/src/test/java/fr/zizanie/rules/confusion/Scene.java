package fr.zizanie.rules.confusion;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** A position and what can be played from it, for tests that read like the rules. */
record Scene(Options options, ConfusionState state) {
  static final Confusion GAME = new Confusion();

  /** Every letter has the diagram of its place: A1 C2 E3 H4 K5 L6 N7 O8 P9 S10 T11 V12. */
  static final String ORDER = "A1 C2 E3 H4 K5 L6 N7 O8 P9 S10 T11 V12";

  static final String SPIES = ORDER + " X?";

  static Options agreed(String... words) {
    var given = new TreeMap<String, String>();
    for (String word : words) {
      var parts = List.of(word.split("=", 2));
      given.put(parts.getFirst(), parts.getLast());
    }
    return Options.read(GAME.profile().options(), given).orThrow();
  }

  static Tree fields(Object... pairs) {
    var out = new LinkedHashMap<String, Tree>();
    for (int i = 0; i < pairs.length; i += 2)
      out.put(
          (String) pairs[i],
          switch (pairs[i + 1]) {
            case Tree tree -> tree;
            case Integer n -> new Tree.Whole(n);
            case Object text -> new Tree.Text(text.toString());
          });
    return new Tree.Fields(out);
  }

  /** {@return a position; the second seat is Red where there is an X} */
  static Tree position(String board, String turn, String white, String second) {
    String name = second.contains("X") ? "red" : "yellow";
    return fields("board", board, "turn", turn, "pieces", fields("white", white, name, second));
  }

  /**
   * {@return Abbott's edition with a board of ranks from 11 down, both sides in the plain order}
   */
  static Scene abbott(String turn, String board) {
    return of(agreed(), position(ranks(board), turn, ORDER, ORDER));
  }

  static Scene spies(String turn, String board, String... options) {
    var given = new String[options.length + 1];
    given[0] = "edition=spies";
    System.arraycopy(options, 0, given, 1, options.length);
    return of(agreed(given), position(ranks(board), turn, SPIES, SPIES));
  }

  static Scene of(Options options, Tree position) {
    return new Scene(options, GAME.notation().load(position, options).orThrow());
  }

  /**
   * {@return rows such as {@code 11 . . K ...}: only those with something on them, as a text block}
   */
  static String ranks(String drawn) {
    Map<Integer, String> rows = new TreeMap<>();
    for (String line : drawn.strip().split("\n", -1)) {
      var words = List.of(line.strip().split("\\s+", -1));
      rows.put(Integer.parseInt(words.getFirst()), String.join("", words.subList(1, words.size())));
    }
    var out = new StringBuilder();
    for (int rank = 11; rank >= 1; rank--) {
      String row = rows.getOrDefault(rank, ".".repeat(11));
      out.append(Pattern.compile("\\.+").matcher(row).replaceAll(r -> "" + r.group().length()));
      if (rank > 1) out.append('/');
    }
    return out.toString();
  }

  /** {@return the scene after actions, each offered} */
  Scene after(String... actions) {
    var match = Match.from(GAME, options, state);
    for (String action : actions) {
      Seat by = ((Turn.Of) match.turn()).seat();
      match = match.play(by, action).orThrow();
    }
    return new Scene(options, match.state());
  }

  List<String> offered() {
    return GAME.choices(state).toList().stream().map(GAME.notation()::print).toList();
  }

  List<String> actions() {
    return Lines.actions(GAME, state, 5000).stream().map(GAME.notation()::print).toList();
  }

  String board() {
    return state.board().toString();
  }

  Turn turn() {
    return GAME.turn(state);
  }

  boolean promoted(Seat seat, char letter) {
    return state.facts().promoted(piece(seat, letter));
  }

  static int piece(Seat seat, char letter) {
    return seat.ordinal() * Board.LETTERS + Diagrams.LETTERS.indexOf(letter);
  }

  /** {@return the English reason why an action is not offered} */
  String why(String action) {
    Choice choice = GAME.notation().parse(action).orElseThrow();
    return GAME.unmet(state, choice).orElseThrow().refusal().detail().en();
  }

  /** {@return the match that a text in Abbott's notation tells} */
  static Answer<Match<ConfusionState, ConfusionView>> record(String text) {
    return GAME.movetext()
        .read(Optional.empty(), text.lines().toList(), 1)
        .then(moves -> Answer.ok(moves.match()));
  }

  /** {@return the letters of the second seat in a field of what a view shows; empty if it isn't} */
  static String red(ConfusionView view, String field) {
    return GAME.shown(view) instanceof Tree.Fields(var fields)
            && fields.get(field) instanceof Tree.Fields(var seats)
            && seats.get("red") instanceof Tree.Text(String text)
        ? text
        : "";
  }

  static Scene dealt(String seed, String... options) {
    var given = agreed(options);
    return new Scene(
        given, Match.begin(GAME, given).deal(SeedDealer.of(seed, "confusion")).state());
  }
}
