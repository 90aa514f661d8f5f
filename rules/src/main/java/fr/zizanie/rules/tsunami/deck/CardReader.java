package fr.zizanie.rules.tsunami.deck;

import fr.zizanie.rules.core.answer.Words;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Reads one card and checks that its parts belong together. */
final class CardReader {
  private static final Map<String, Card.Target> TARGETS =
      Map.of(
          "CARD", Card.Target.CARD,
          "CARD:RESERVE", Card.Target.RESERVE_CARD,
          "MOVE", Card.Target.MOVE);
  private static final int MOST_COPIES = 16;
  private static final int MOST_OPS = 6;
  private static final int MOST_TEXT = 600;

  private enum Keep {
    IMMEDIATE,
    RESERVE
  }

  private enum NoteKind {
    EMPTY_POINT,
    BLOCK
  }

  private enum On {
    OPP_NORMAL_MOVE,
    OPP_NEXT_NORMAL_MOVE
  }

  private final Part part;

  private CardReader(Part part) {
    this.part = part;
  }

  static Card read(Part part) {
    return new CardReader(part).card();
  }

  private Card card() {
    String id = part.text("id");
    if (!id.matches("[a-z][a-z0-9_-]{0,31}"))
      throw part.bad(
          "id",
          "il faut une minuscule, puis lettres, chiffres, _ ou -",
          "a small letter is needed, then letters, digits, _ or -");
    Words name = words("name", Words.same(id));
    var card =
        new Card(
            id,
            part.whole("copies", 1, MOST_COPIES),
            name,
            words("text", name),
            part.word("keep", Keep.class) == Keep.IMMEDIATE,
            part.word("timing", Card.Timing.class),
            part.has("counters") ? counters() : Set.of(),
            part.has("note") ? note() : OptionalInt.empty(),
            part.has("trigger") ? Optional.of(trigger()) : Optional.empty(),
            effect());
    part.end();
    check(card);
    return card;
  }

  private Words words(String name, Words fallback) {
    if (!part.has(name)) return fallback;
    Part both = part.part(name);
    var words = new Words(both.text("fr"), both.text("en"));
    both.end();
    for (String text : List.of(words.fr(), words.en()))
      if (text.isBlank() || text.length() > MOST_TEXT)
        throw part.bad(
            name,
            "il faut de 1 à " + MOST_TEXT + " caractères",
            "from 1 to " + MOST_TEXT + " characters are needed");
    return words;
  }

  private Set<Card.Target> counters() {
    var out = EnumSet.noneOf(Card.Target.class);
    var texts = part.texts("counters");
    for (int i = 0; i < texts.size(); i++) {
      var target = TARGETS.get(texts.get(i));
      if (target == null)
        throw part.bad(
            "counters[" + i + "]",
            "« " + Part.clip(texts.get(i)) + " » est inconnu ; il y a CARD, CARD:RESERVE, MOVE",
            "\"" + Part.clip(texts.get(i)) + "\" is unknown; there are CARD, CARD:RESERVE, MOVE");
      out.add(target);
    }
    return out;
  }

  private OptionalInt note() {
    Part note = part.part("note");
    boolean block = note.word("kind", NoteKind.class) == NoteKind.BLOCK;
    int size = block ? note.whole("size", 1, 13) : 1;
    if (size % 2 == 0)
      throw note.bad("size", "il faut un nombre impair", "an odd number is needed");
    note.end();
    return OptionalInt.of(size);
  }

  private Trigger trigger() {
    Part trigger = part.part("trigger");
    boolean next = trigger.word("on", On.class) == On.OPP_NEXT_NORMAL_MOVE;
    trigger.only(trigger.has("inside") ? "inside" : "at", "NOTE");
    int turns = next ? 1 : trigger.whole("withinTurns", 1, 99);
    var unless = EnumSet.noneOf(Trigger.Unless.class);
    if (trigger.has("unless")) {
      var texts = trigger.texts("unless");
      for (int i = 0; i < texts.size(); i++)
        unless.add(Part.word(trigger.at("unless[" + i + "]"), texts.get(i), Trigger.Unless.class));
    }
    trigger.end();
    return new Trigger(next, turns, unless);
  }

  private List<Op> effect() {
    var out = new ArrayList<Op>();
    for (Part op : part.parts("effect")) out.add(OpReader.read(op));
    if (out.size() > MOST_OPS)
      throw part.bad(
          "effect", MOST_OPS + " opérations au plus", "at most " + MOST_OPS + " operations");
    return out;
  }

  private void check(Card card) {
    need(
        card.counter() == !card.counters().isEmpty(),
        "counters",
        "un contre dit ce qu’il contre, et lui seul",
        "a counter says what it counters, and nothing else does");
    need(
        !(card.counter() && card.immediate()),
        "keep",
        "un contre est une carte de réserve",
        "a counter is a reserve card");
    need(
        card.note().isPresent() || card.trigger().isEmpty(),
        "trigger",
        "il faut une note",
        "a note is needed");
    for (int i = 0; i < card.effect().size(); i++)
      check(card, i, "effect[" + i + "].op", card.effect().get(i));
  }

  private void check(Card card, int i, String place, Op op) {
    boolean fits =
        switch (op) {
          case Op.CancelMove _ -> noted(card, true);
          case Op.Convert(var stone, _) when stone.isEmpty() -> noted(card, true);
          case Op.Place p when p.note() -> noted(card, false);
          default -> card.note().isEmpty();
        };
    need(
        fits,
        place,
        "une note a un seul effet, qui est le sien, et il lui faut son déclencheur ou son moment",
        "a note has a single effect, its own, with its trigger or its moment");
    need(
        op instanceof Op.Cancel == card.counter(),
        place,
        "CANCEL va avec timing COUNTER, et lui seul",
        "CANCEL goes with timing COUNTER, and only with it");
    if (op instanceof Op.Place p && p.note())
      need(card.note().orElse(0) == 1, "note.kind", "il faut un point", "a point is needed");
    if (op instanceof Op.Cancel(boolean move, _))
      need(
          card.counters().stream().anyMatch(what -> move == (what == Card.Target.MOVE)),
          place,
          "CANCEL et counters ne parlent pas de la même chose",
          "CANCEL and counters do not speak of the same thing");
    if (op instanceof Op.Cancel(_, boolean takes) && takes)
      need(
          card.counters().equals(Set.of(Card.Target.RESERVE_CARD)),
          place,
          "takeCard demande counters CARD:RESERVE",
          "takeCard needs counters CARD:RESERVE");
    need(
        !waits(op) || i == card.effect().size() - 1,
        place,
        "cette opération doit être la dernière",
        "this operation must be the last one");
  }

  private static boolean noted(Card card, boolean triggered) {
    return card.note().isPresent()
        && card.trigger().isPresent() == triggered
        && card.effect().size() == 1;
  }

  /** Whether others decide before the effect goes on. */
  private static boolean waits(Op op) {
    return op instanceof Op.Exchange
        || op instanceof Op.StealRandom
        || op instanceof Op.Place p && p.chooser() == Side.OPP;
  }

  private void need(boolean holds, String name, String fr, String en) {
    if (!holds) throw part.bad(name, fr, en);
  }
}
