package fr.zizanie.rules.ironpond.position;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Fen;
import fr.zizanie.rules.ironpond.chess.Marks;
import fr.zizanie.rules.ironpond.chess.Order;
import fr.zizanie.rules.ironpond.chess.Piece;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Away;
import fr.zizanie.rules.ironpond.scene.Lost;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Trap;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.state.Setting;
import fr.zizanie.rules.ironpond.state.Zones;
import fr.zizanie.rules.ironpond.text.Reading;
import fr.zizanie.rules.ironpond.text.Tokens;
import fr.zizanie.rules.ironpond.turn.Turns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Positions as named fields (Formats, 3), and where they say something {@code absent}, {@code
 * stuck}, {@code shielded}, {@code diktat} and {@code chrono}.
 */
public record Positions(Setting setting) {
  public static Tree write(IronPondState s) {
    var out = new LinkedHashMap<String, Tree>();
    Zones z = s.zones();
    out.put("fen", new Tree.Text(Fen.write(s.scene().board())));
    out.put("hands", seats(hand(z, Seat.FIRST), hand(z, Seat.SECOND)));
    out.put("pile", cards(z.order().isEmpty() ? z.pile().list() : z.order()));
    out.put("discard", cards(z.discard()));
    scene(s.scene(), out);
    return new Tree.Fields(out);
  }

  /** What a view shows: known cards, the size of what is hidden, known traps. */
  public static Tree write(IronPondView v) {
    var out = new LinkedHashMap<String, Tree>();
    v.scene().ifPresent(scene -> out.put("fen", new Tree.Text(Fen.write(scene.board()))));
    var cards = v.cards();
    out.put("hands", seats(cards(cards.white().list()), cards(cards.black().list())));
    out.put(
        "handSizes", seats(new Tree.Whole(cards.whiteCount()), new Tree.Whole(cards.blackCount())));
    out.put("pileSize", new Tree.Whole(cards.pileCount()));
    out.put("discard", cards(cards.discard()));
    for (Seat seat : Seat.values()) {
      CardSet seen = cards.hand(seat).common(cards.seen());
      if (v.viewer().is(seat) && !seen.isEmpty()) out.put("seen", cards(seen.list()));
    }
    v.scene().ifPresent(scene -> scene(scene, out));
    return new Tree.Fields(out);
  }

  private static void scene(Scene scene, Map<String, Tree> out) {
    Position board = scene.board();
    Lost lost = scene.lost();
    out.put("captured", seats(taken(lost, Seat.FIRST), taken(lost, Seat.SECOND)));
    out.put("out", seats(gone(lost, Seat.FIRST), gone(lost, Seat.SECOND)));
    out.put("marks", new Tree.Items(marks(board)));
    out.put("holes", squares(board.marks().holes()));
    out.put("traps", seats(traps(scene, Seat.FIRST), traps(scene, Seat.SECOND)));
    out.put("reversedPawns", new Tree.Flag(board.marks().reversed()));
    absent(scene.away()).ifPresent(t -> out.put("absent", t));
    Marks marks = board.marks();
    if (marks.stuck() != 0) out.put("stuck", squares(marks.stuck()));
    if (marks.shielded() != 0) out.put("shielded", squares(marks.shielded()));
    if (marks.diktat() instanceof Order.Must(_, Component type)) out.put("diktat", letter(type));
    if (scene.chrono()) out.put("chrono", new Tree.Flag(true));
  }

  private static Tree seats(Tree white, Tree black) {
    var out = new LinkedHashMap<String, Tree>();
    out.put("white", white);
    out.put("black", black);
    return new Tree.Fields(out);
  }

  /** The cards that lie open come first, as a loader takes them. */
  private static Tree hand(Zones z, Seat seat) {
    var out = new ArrayList<>(z.hand(seat).common(z.faceUp()).list());
    out.addAll(z.hand(seat).minus(z.faceUp()).list());
    return cards(out);
  }

  private static Tree cards(List<Integer> cards) {
    return new Tree.Items(cards.stream().<Tree>map(Tree.Whole::new).toList());
  }

  private static Tree letter(Component c) {
    return new Tree.Text(String.valueOf(c.type().letter()));
  }

  private static Tree taken(Lost lost, Seat owner) {
    var out = new ArrayList<Tree>();
    for (Component c : Component.all())
      if (c != Component.CAMEL) for (int i = lost.taken(owner, c); i > 0; i--) out.add(letter(c));
    return new Tree.Items(out);
  }

  private static Tree gone(Lost lost, Seat owner) {
    var out = new ArrayList<Tree>();
    for (Component c : Component.all())
      if (c != Component.CAMEL) for (int i = lost.out(owner, c); i > 0; i--) out.add(letter(c));
    return new Tree.Items(out);
  }

  private static Tree squares(long squares) {
    var out = new ArrayList<Tree>();
    for (long left = squares; left != 0; left &= left - 1)
      out.add(new Tree.Text(Board8.name(Long.numberOfTrailingZeros(left))));
    return new Tree.Items(out);
  }

  private static Tree traps(Scene scene, Seat owner) {
    return new Tree.Items(
        scene.traps().stream()
            .filter(t -> t.owner() == owner && t.at() != Trap.HIDDEN)
            .<Tree>map(t -> new Tree.Text(Board8.name(t.at())))
            .toList());
  }

  private static Optional<Tree> absent(Away away) {
    if (away.equals(Away.NOBODY)) return Optional.empty();
    var out = new LinkedHashMap<String, Tree>();
    away.white().ifPresent(piece -> out.put("white", new Tree.Text(letters(piece))));
    away.black().ifPresent(piece -> out.put("black", new Tree.Text(letters(piece))));
    return Optional.of(new Tree.Fields(out));
  }

  private static String letters(Piece piece) {
    var out = new StringBuilder();
    for (Component c : piece.components().reversed()) out.append(c.letter());
    return out.toString();
  }

  private static List<Tree> marks(Position board) {
    var out = new ArrayList<Tree>();
    for (long left = board.pieces().occupied(); left != 0; left &= left - 1) {
      int at = Long.numberOfTrailingZeros(left);
      Piece piece = board.piece(at).orElseThrow();
      var mark = new LinkedHashMap<String, Tree>();
      mark.put("at", new Tree.Text(Board8.name(at)));
      if (piece.neutral()) mark.put("neutral", new Tree.Flag(true));
      if (piece.merged()) mark.put("with", MarkReader.others(piece));
      if (piece.is(Component.CAMEL)) mark.put("camel", new Tree.Flag(true));
      if (piece.prince()) mark.put("prince", new Tree.Flag(true));
      if (piece.royal() && !piece.is(Component.KING)) mark.put("royal", new Tree.Flag(true));
      if ((board.marks().magnets() >>> at & 1) != 0) mark.put("magnet", new Tree.Flag(true));
      if (mark.size() > 1) out.add(new Tree.Fields(mark));
    }
    return out;
  }

  Answer<IronPondState> read(Tree tree) {
    try {
      return Answer.ok(state(Reading.fields(tree, "position")));
    } catch (Reading.Bad bad) {
      return Answer.no(bad.refusal());
    }
  }

  private static final List<String> FIELDS =
      List.of(
          "fen",
          "hands",
          "pile",
          "discard",
          "captured",
          "out",
          "marks",
          "holes",
          "traps",
          "reversedPawns",
          "absent",
          "stuck",
          "shielded",
          "diktat",
          "chrono");

  private IronPondState state(Map<String, Tree> f) {
    Reading.known(f, FIELDS, "position");
    if (!f.containsKey("fen"))
      throw Reading.bad("Il manque le champ fen.", "The field fen is missing.");
    Position board = fen(Reading.text(Reading.tree(f, "fen"), "fen"));
    board = new MarkReader(board).read(f);
    Away away = away(f);
    int gone = (away.white().isPresent() ? 1 : 0) | (away.black().isPresent() ? 2 : 0);
    Optional<Refusal> no = Fen.contradiction(board, gone);
    if (no.isPresent()) throw new Reading.Bad(no.get());
    Scene scene =
        Scene.of(board)
            .lost(lost(f))
            .away(away)
            .traps(traps(f, board))
            .chrono(Reading.flag(f, "chrono"));
    Zones zones = zones(f);
    CardSet deck =
        zones.white().and(zones.black()).and(zones.pile()).and(CardSet.of(zones.discard()));
    Setting known =
        new Setting(
            deck,
            setting.strict(),
            setting.whiteOpen(),
            setting.blackOpen(),
            setting.gestures(),
            setting.darts(),
            setting.reshuffles(),
            setting.freeDiscard(),
            setting.calm(),
            setting.custom());
    return Turns.begin(known, scene, zones, List.of());
  }

  private static Position fen(String text) {
    return switch (Fen.read(text)) {
      case Answer.Ok<Position>(Position p) -> p;
      case Answer.No<Position>(Refusal refusal) -> throw new Reading.Bad(refusal);
    };
  }

  private static Away away(Map<String, Tree> f) {
    Away out = Away.NOBODY;
    if (!f.containsKey("absent")) return out;
    for (var entry : Reading.seats(Reading.tree(f, "absent"), "absent").entrySet()) {
      var components = new ArrayList<Component>();
      for (char c : Reading.text(entry.getValue(), "absent").toCharArray())
        components.add(
            Component.of(c)
                .orElseThrow(() ->
                    Reading.bad("absent : il faut des lettres.", "absent: letters are needed.")));
      if (components.isEmpty())
        throw Reading.bad("absent : il faut des lettres.", "absent: letters are needed.");
      out =
          out.with(entry.getKey(), Optional.of(new Piece(entry.getKey(), components, false, true)));
    }
    return out;
  }

  private static Lost lost(Map<String, Tree> f) {
    Lost out = Lost.NONE;
    for (String name : List.of("captured", "out")) {
      if (!f.containsKey(name)) continue;
      for (var entry : Reading.seats(Reading.tree(f, name), name).entrySet()) {
        List<Tree> items = Reading.items(entry.getValue(), name);
        if (items.size() > 100)
          throw Reading.bad(name + " : trop de pièces.", name + ": too many pieces.");
        for (Tree item : items) {
          Component c = Reading.component(item, name);
          out =
              name.equals("out") ? out.dropping(entry.getKey(), c) : out.taking(entry.getKey(), c);
        }
      }
    }
    return out;
  }

  private static List<Trap> traps(Map<String, Tree> f, Position board) {
    var out = new ArrayList<Trap>();
    if (!f.containsKey("traps")) return out;
    for (var entry : Reading.seats(Reading.tree(f, "traps"), "traps").entrySet())
      for (Tree item : Reading.items(entry.getValue(), "traps")) {
        int at = Reading.square(item, "traps");
        if ((board.marks().holes() >>> at & 1) != 0)
          throw Reading.bad(
              "traps : " + Board8.name(at) + " est un trou.",
              "traps: " + Board8.name(at) + " is a hole.");
        out.add(new Trap(entry.getKey(), Deck.with(Trait.SECRET).next(0), at, false));
      }
    return out;
  }

  private Zones zones(Map<String, Tree> f) {
    var seen = new ArrayList<Integer>();
    List<Integer> discard = cards(f, "discard", seen);
    List<Integer> pile = cards(f, "pile", seen);
    Zones z =
        new Zones(
            CardSet.NONE,
            CardSet.NONE,
            CardSet.of(pile),
            pile,
            discard,
            CardSet.NONE,
            CardSet.NONE,
            CardSet.NONE);
    if (f.containsKey("hands"))
      for (var entry : Reading.seats(Reading.tree(f, "hands"), "hands").entrySet())
        for (int card : cards(entry.getValue(), "hands", seen))
          z = z.placing(entry.getKey(), card, setting.open(entry.getKey()));
    return z;
  }

  private List<Integer> cards(Map<String, Tree> f, String name, List<Integer> seen) {
    return f.containsKey(name) ? cards(Reading.tree(f, name), name, seen) : List.of();
  }

  private List<Integer> cards(Tree tree, String name, List<Integer> seen) {
    var out = new ArrayList<Integer>();
    for (Tree item : Reading.items(tree, name)) {
      if (!(item instanceof Tree.Whole(long n)))
        throw Reading.bad(
            name + " : il faut des numéros de cartes.", name + ": numbers of cards are needed.");
      if (!exists(n))
        throw Reading.bad(
            name + " : la carte " + n + " n’existe pas dans cette partie.",
            name + ": there is no card " + n + " in this game.");
      int card = (int) n;
      if (seen.contains(card))
        throw Reading.bad(
            name + " : la carte " + card + " est déjà ailleurs.",
            name + ": card " + card + " is somewhere else already.");
      seen.add(card);
      out.add(card);
    }
    return out;
  }

  /** PUB is a card only where its option brought it in. */
  private boolean exists(long number) {
    return number >= 1
        && number < Tokens.CARDS
        && Deck.exists(setting, (int) number)
        && (!Deck.with(Trait.ADVERTISES).has((int) number) || setting.deck().has((int) number));
  }
}
