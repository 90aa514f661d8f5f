package fr.zizanie.rules.tsunami.position;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.tsunami.board.Board;
import fr.zizanie.rules.tsunami.board.Effects;
import fr.zizanie.rules.tsunami.deck.Deck;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.History;
import fr.zizanie.rules.tsunami.go.Size;
import fr.zizanie.rules.tsunami.go.Stones;
import fr.zizanie.rules.tsunami.state.Held;
import fr.zizanie.rules.tsunami.state.Moment;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.Pile;
import fr.zizanie.rules.tsunami.state.Setting;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import fr.zizanie.rules.tsunami.state.Zones;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;

/**
 * Positions as named fields (Formats, 3): {@code board}, {@code turn}, {@code hands}, {@code pile},
 * {@code discard}, {@code played} and {@code captured}.
 */
public final class Positions {
  private static final List<String> FIELDS =
      List.of("board", "turn", "hands", "pile", "discard", "played", "captured");
  private static final List<String> SEATS = List.of("black", "white");
  private static final int MOST = 100_000;

  /** Ends the reading with a refusal; never leaves this class. */
  private static final class Bad extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Answer<TsunamiState> answer;

    private Bad(String fr, String en) {
      super(en);
      answer = Answer.no(Reason.BAD_POSITION.because(fr, en));
    }
  }

  private final Setting setting;
  private final int lines;
  private final Map<String, Tree> fields;

  private Positions(Setting setting, Size size, Map<String, Tree> fields) {
    this.setting = setting;
    lines = size.lines();
    this.fields = fields;
  }

  static Tree write(TsunamiState s) {
    var out = begun(s.board(), s.by());
    Deck deck = s.setting().deck();
    out.put("hands", seats(seat -> cards(deck, s.hand(seat))));
    out.put("pile", cards(deck, s.zones().pile().kinds()));
    out.put("discard", cards(deck, s.zones().discard()));
    return ended(out, s.board());
  }

  /** What a view shows: the hands that its viewer sees, and how many cards are hidden. */
  public static Tree write(TsunamiView v) {
    var out = begun(v.board(), v.by());
    Deck deck = v.setting().deck();
    Held held = v.held();
    out.put("hands", seats(seat -> cards(deck, held.hand(seat, v.viewer()).orElse(List.of()))));
    if (held.unseen().isEmpty()) out.put("pile", cards(deck, List.of()));
    else {
      out.put("handSizes", seats(seat -> new Tree.Whole(held.count(seat))));
      out.put("pileSize", new Tree.Whole(held.pile()));
    }
    out.put("discard", cards(deck, held.discard()));
    return ended(out, v.board());
  }

  private static SequencedMap<String, Tree> begun(Board board, Seat turn) {
    var out = new LinkedHashMap<String, Tree>();
    List<Tree> rows = new ArrayList<>();
    board.stones().rows().forEach(row -> rows.add(new Tree.Text(row)));
    out.put("board", new Tree.Items(rows));
    out.put("turn", new Tree.Text(SEATS.get(turn.ordinal())));
    return out;
  }

  private static Tree ended(SequencedMap<String, Tree> out, Board board) {
    out.put("played", new Tree.Whole(board.played()));
    out.put("captured", seats(seat -> new Tree.Whole(board.takenBy(seat))));
    return new Tree.Fields(out);
  }

  private static Tree seats(Function<Seat, Tree> part) {
    var out = new LinkedHashMap<String, Tree>();
    for (Seat seat : Seat.values()) out.put(SEATS.get(seat.ordinal()), part.apply(seat));
    return new Tree.Fields(out);
  }

  private static Tree cards(Deck deck, List<Integer> kinds) {
    List<Tree> out = new ArrayList<>();
    for (int kind : kinds) out.add(new Tree.Text(deck.card(kind).id()));
    return new Tree.Items(out);
  }

  static Answer<TsunamiState> read(Tree tree, Setting setting, Size size) {
    try {
      return Answer.ok(new Positions(setting, size, fields(tree, "position")).state());
    } catch (Bad bad) {
      return bad.answer;
    }
  }

  private TsunamiState state() {
    for (String name : fields.keySet())
      if (!FIELDS.contains(name))
        throw new Bad("Le champ " + name + " est inconnu.", "The field " + name + " is unknown.");
    Stones stones = stones();
    Seat turn = seat(text(get("turn"), "turn"));
    Zones zones =
        new Zones(
            Pile.ordered(setting.deck(), optional("pile")),
            hand(Seat.FIRST),
            hand(Seat.SECOND),
            optional("discard"));
    int played = fields.containsKey("played") ? whole(get("played"), "played") : stones.count();
    if (played < stones.count())
      throw new Bad(
          "played : il y a plus de pierres sur le goban.",
          "played: there are more stones on the board.");
    var board =
        new Board(
            stones,
            History.beginning(setting.ko(), stones),
            played,
            captured(Seat.FIRST),
            captured(Seat.SECOND),
            Moment.NOTHING);
    var state =
        new TsunamiState(
            setting,
            board,
            zones,
            Effects.NONE,
            Moment.start(turn, played, 0, 0),
            Pending.Main.TURN);
    Inventory.flaw(state)
        .ifPresent(flaw -> {
          throw new Bad("Impossible : " + flaw.fr() + ".", "Impossible: " + flaw.en() + ".");
        });
    return state;
  }

  private Stones stones() {
    var rows = new ArrayList<String>();
    if (!(get("board") instanceof Tree.Items(List<Tree> items)) || items.size() != lines)
      throw new Bad(
          "board : il faut " + lines + " rangées.", "board: " + lines + " rows are needed.");
    for (Tree item : items) {
      String row = text(item, "board");
      if (!row.matches("[.XO]{" + lines + "}"))
        throw new Bad(
            "board : rangée "
                + (lines - rows.size())
                + " : "
                + lines
                + " caractères parmi X, O et .",
            "board: row " + (lines - rows.size()) + ": " + lines + " characters, each X, O or .");
      rows.add(row);
    }
    Stones stones = Stones.ofRows(rows);
    stones.breathless().stream()
        .findFirst()
        .ifPresent(p -> {
          String at = Grid.name(p);
          throw new Bad(
              "board : la chaîne en " + at + " n’a pas de liberté.",
              "board: the chain at " + at + " has no liberty.");
        });
    return stones;
  }

  private int captured(Seat seat) {
    if (!fields.containsKey("captured")) return 0;
    var seats = seats("captured");
    String name = SEATS.get(seat.ordinal());
    return seats.containsKey(name) ? whole(part(seats, name), "captured") : 0;
  }

  private List<Integer> hand(Seat seat) {
    if (!fields.containsKey("hands")) return List.of();
    var seats = seats("hands");
    String name = SEATS.get(seat.ordinal());
    return seats.containsKey(name) ? kinds(part(seats, name), "hands." + name) : List.of();
  }

  private Map<String, Tree> seats(String name) {
    var seats = fields(get(name), name);
    seats.keySet().forEach(Positions::seat);
    return seats;
  }

  private static Tree part(Map<String, Tree> seats, String name) {
    return Optional.ofNullable(seats.get(name)).orElseThrow();
  }

  private List<Integer> optional(String name) {
    return fields.containsKey(name) ? kinds(get(name), name) : List.of();
  }

  private List<Integer> kinds(Tree tree, String name) {
    if (!(tree instanceof Tree.Items(List<Tree> items)))
      throw new Bad(
          name + " : il faut une liste de cartes.", name + ": a list of cards is needed.");
    var out = new ArrayList<Integer>();
    int[] counts = new int[setting.deck().cards().size()];
    for (Tree item : items) {
      String id = text(item, name);
      int kind = setting.deck().kind(id);
      if (kind < 0)
        throw new Bad(
            name + " : la carte " + id + " n’est pas dans le jeu de cartes.",
            name + ": the card " + id + " is not in the deck.");
      if (++counts[kind] > setting.deck().card(kind).copies())
        throw new Bad(name + " : trop de " + id + ".", name + ": too many of " + id + ".");
      out.add(kind);
    }
    return out;
  }

  private Tree get(String name) {
    return Optional.ofNullable(fields.get(name))
        .orElseThrow(() ->
            new Bad("Il manque le champ " + name + ".", "The field " + name + " is missing."));
  }

  private static Map<String, Tree> fields(Tree tree, String name) {
    if (tree instanceof Tree.Fields(var fields)) return fields;
    throw new Bad(name + " : il faut des champs nommés.", name + ": named fields are needed.");
  }

  private static Seat seat(String name) {
    int i = SEATS.indexOf(name);
    if (i < 0)
      throw new Bad("Le camp « " + name + " » n’existe pas.", "There is no seat \"" + name + "\".");
    return Seat.values()[i];
  }

  private static int whole(Tree tree, String name) {
    if (tree instanceof Tree.Whole(long value) && value >= 0 && value <= MOST) return (int) value;
    throw new Bad(
        name + " : il faut un nombre de 0 à " + MOST + ".",
        name + ": a number from 0 to " + MOST + " is needed.");
  }

  private static String text(Tree tree, String name) {
    if (tree instanceof Tree.Text(String text)) return text;
    throw new Bad(name + " : il faut un texte.", name + ": a text is needed.");
  }
}
