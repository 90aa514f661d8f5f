package fr.zizanie.rules.ironpond.position;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Fen;
import fr.zizanie.rules.ironpond.chess.Laws;
import fr.zizanie.rules.ironpond.chess.Piece;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Away;
import fr.zizanie.rules.ironpond.scene.Lost;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Trap;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Setting;
import fr.zizanie.rules.ironpond.state.Zones;
import fr.zizanie.rules.ironpond.text.Reading;
import fr.zizanie.rules.ironpond.text.Tokens;
import fr.zizanie.rules.ironpond.turn.Turns;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what {@link PositionWriter} writes, for a game with this setting. */
record PositionReader(Setting setting) {
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
    Setting known = setting.with(deck);
    if (known.lawful()) no = Laws.impossible(board);
    if (no.isPresent()) throw new Reading.Bad(no.get());
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
