package fr.zizanie.rules.tsunami.deck;

import fr.zizanie.rules.tsunami.go.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the operations of a card that stand in {@code effect}. */
final class OpReader {
  private enum Name {
    PLACE,
    REMOVE,
    CONVERT,
    MOVE,
    SWAP,
    SHIFT,
    BAN,
    OBLIGE,
    LIMIT_MOVE,
    SHIELD,
    CLOSE,
    NO_CARDS,
    NO_MOVE,
    STEAL_RANDOM,
    EXCHANGE,
    CANCEL
  }

  private enum Who {
    SELF,
    OPP,
    BOTH
  }

  private enum Cancelled {
    CARD,
    MOVE,
    TRIGGER_MOVE
  }

  private OpReader() {}

  static Op read(Part part) {
    Op op =
        switch (part.word("op", Name.class)) {
          case PLACE -> place(part);
          case REMOVE -> remove(part);
          case CONVERT -> convert(part);
          case MOVE -> move(part);
          case SWAP -> new Op.Swap(stones(part.part("a")), stones(part.part("b")), distance(part));
          case SHIFT -> shift(part);
          case BAN -> ban(part);
          case OBLIGE -> oblige(part);
          case LIMIT_MOVE -> limit(part);
          case SHIELD -> shield(part);
          case CLOSE -> close(part);
          case NO_CARDS -> new Op.NoCards(who(part), until(part));
          case NO_MOVE -> new Op.NoMove();
          case STEAL_RANDOM -> new Op.StealRandom(part.whole("count", 1, 3));
          case EXCHANGE -> exchange(part);
          case CANCEL -> cancel(part);
        };
    part.end();
    return op;
  }

  private static int distance(Part part) {
    return part.whole("d1", 1, 24);
  }

  private static int line(Part part, String name) {
    return part.wholeOrNone(name, 1, 7);
  }

  private static Until until(Part part) {
    return part.word("until", Until.class);
  }

  private static Side who(Part part) {
    return switch (part.word("who", Who.class)) {
      case SELF -> Side.SELF;
      case OPP -> Side.OPP;
      case BOTH -> Side.ANY;
    };
  }

  /** {@return one of the two sides, not either} */
  private static Side side(Part part, String name, Side fallback) {
    Side side = part.word(name, fallback);
    if (side == Side.ANY) throw part.bad(name, "il faut SELF ou OPP", "SELF or OPP is needed");
    return side;
  }

  private static Filter stones(Part part) {
    var touches =
        part.has("touches")
            ? Optional.of(part.word("touches", Side.class))
            : Optional.<Side>empty();
    var filter =
        new Filter(
            part.flag("solo"), part.word("colour", Side.ANY), touches, line(part, "lineMax"));
    part.end();
    return filter;
  }

  private static Op place(Part part) {
    var noTouch =
        part.has("noTouch")
            ? Optional.of(part.word("noTouch", Side.class))
            : Optional.<Side>empty();
    boolean note = part.has("at");
    if (note) {
      part.only("at", "NOTE");
      part.only("when", "SELF_NEXT_TURN_START");
      if (!part.flag("elseLost"))
        throw part.bad("elseLost", "ici il n’y a que true", "here there is only true");
    }
    var op =
        new Op.Place(
            side(part, "colour", Side.SELF),
            side(part, "chooser", Side.SELF),
            line(part, "lineMax"),
            part.flag("noCapture"),
            noTouch,
            part.flag("optional"),
            note);
    if (op.optional() && op.chooser() == Side.SELF)
      throw part.bad(
          "optional",
          "seul l’adversaire peut décliner (chooser OPP)",
          "only the opponent may decline (chooser OPP)");
    if (note
        && !op.equals(new Op.Place(Side.SELF, Side.SELF, 0, false, Optional.empty(), false, true)))
      throw part.bad(
          "at",
          "une pierre notée est à soi et sans autre condition",
          "a noted stone is one’s own and has no other condition");
    return op;
  }

  private static Op remove(Part part) {
    var region = part.word("choose", Op.Region.class);
    int size =
        switch (region) {
          case EDGE -> part.whole("line", 1, Grid.SIZE);
          case CORNER -> part.whole("size", 1, Grid.SIZE);
          case BLOCK -> block(part);
          case STONE -> 1;
        };
    Side colour = part.word("colour", Side.ANY);
    var touches = Optional.<Side>empty();
    boolean solo = false;
    int lineMax = 0;
    if (part.has("stone")) {
      Filter filter = stones(part.part("stone"));
      solo = filter.solo();
      touches = filter.touches();
      lineMax = filter.lineMax();
      if (filter.colour() != Side.ANY) colour = filter.colour();
    }
    return new Op.Remove(region, size, new Filter(solo, colour, touches, lineMax));
  }

  private static int block(Part part) {
    int size = part.whole("size", 1, Grid.SIZE);
    if (size % 2 == 0)
      throw part.bad("size", "il faut un nombre impair", "an odd number is needed");
    return size;
  }

  private static Op convert(Part part) {
    Side to = side(part, "to", Side.SELF);
    if (part.has("target")) {
      part.only("target", "TRIGGER_STONE");
      return new Op.Convert(Optional.empty(), to);
    }
    return new Op.Convert(Optional.of(stones(part.part("stone"))), to);
  }

  private static Op move(Part part) {
    var op =
        new Op.Move(
            stones(part.part("stone")),
            part.wholeOrNone("d1Max", 1, 24),
            part.wholeOrNone("d8Max", 1, 12));
    return op;
  }

  private static Op shift(Part part) {
    part.only("choose", "LINE_AND_DIRECTION");
    part.only("offBoard", "REMOVE");
    return new Op.Shift(part.whole("by", 1, Grid.SIZE - 1));
  }

  private static Op ban(Part part) {
    Part region = part.part("region");
    int block = 0;
    int lineMax = 0;
    if (region.has("choose")) {
      region.only("choose", "BLOCK");
      block = block(region);
    } else {
      lineMax = region.whole("lineMax", 1, 7);
    }
    region.end();
    return new Op.Ban(lineMax, block, who(part), until(part));
  }

  private static Op oblige(Part part) {
    part.only("who", "OPP");
    part.only("around", "SELF_MOVE");
    part.only("until", Until.OPP_NEXT_TURN_END.name());
    return new Op.Oblige(part.whole("d8Max", 1, 12));
  }

  private static Op limit(Part part) {
    if (!part.flag("noCapture"))
      throw part.bad("noCapture", "ici il n’y a que true", "here there is only true");
    return new Op.LimitMove();
  }

  private static Op shield(Part part) {
    part.only("choose", "OWN_CHAIN");
    return new Op.Shield(until(part), part.flag("notTwiceRunning"));
  }

  private static Op close(Part part) {
    part.only("choose", "EMPTY_POINT");
    return new Op.Close(part.wholeOrNone("noStoneWithin8", 0, 6), part.whole("turns", 1, 99));
  }

  private static Op exchange(Part part) {
    int block = 0;
    if (part.has("region")) {
      Part region = part.part("region");
      region.only("choose", "BLOCK");
      block = block(region);
      region.end();
    }
    var steps = new ArrayList<Step>();
    List<String> texts = part.texts("steps");
    for (int i = 0; i < texts.size(); i++)
      steps.add(step(part.at("steps[" + i + "]"), texts.get(i)));
    if (steps.size() > 12) throw part.bad("steps", "12 échanges au plus", "at most 12 steps");
    if (steps.getFirst().rule() == Step.Rule.SYMMETRIC)
      throw part.bad(
          "steps[0]", "il n’y a pas encore de pierre", "there is no stone before this one");
    return new Op.Exchange(block, part.has("repeat") ? part.whole("repeat", 1, 6) : 1, steps);
  }

  /** Such as {@code SELF}, {@code OPP?} or {@code SELF:GIVES_ATARI}. */
  private static Step step(String place, String text) {
    boolean optional = text.endsWith("?");
    String[] words = (optional ? text.substring(0, text.length() - 1) : text).split(":", 2);
    Side by = Part.word(place, words[0], Side.class);
    if (by == Side.ANY) throw BadDeck.at(place, "il faut SELF ou OPP", "SELF or OPP is needed");
    var rule = words.length == 1 ? Step.Rule.FREE : Part.word(place, words[1], Step.Rule.class);
    return new Step(by, optional, rule);
  }

  private static Op cancel(Part part) {
    return switch (part.word("what", Cancelled.class)) {
      case CARD -> new Op.Cancel(false, part.flag("takeCard"));
      case MOVE -> {
        if (!part.flag("replayElsewhere"))
          throw part.bad("replayElsewhere", "ici il n’y a que true", "here there is only true");
        yield new Op.Cancel(true, false);
      }
      case TRIGGER_MOVE -> {
        if (!part.flag("endsTurn"))
          throw part.bad("endsTurn", "ici il n’y a que true", "here there is only true");
        yield new Op.CancelMove();
      }
    };
  }
}
