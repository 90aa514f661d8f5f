package fr.zizanie.sheets.ironpond;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.cards.special.BrokenFaces;
import fr.zizanie.rules.ironpond.cards.special.Kidnapping;
import fr.zizanie.rules.ironpond.cards.special.SuperGang;
import fr.zizanie.rules.ironpond.chess.Marks;
import fr.zizanie.rules.ironpond.chess.Order;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Trap;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.view.Annulment;
import fr.zizanie.sheets.wire.log.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a line of the log brought about: told from what its viewer saw before and after, so that it
 * tells no more than they saw.
 */
record IronPondTold(IronPondView before, List<Choice> seen, IronPondView after) {
  /** A card that lay announced and lies there no more. */
  private record Card(Seat by, int number) {
    boolean is(Trait trait) {
      return Deck.with(trait).has(number);
    }
  }

  /** {@return the facts one after another, none for an ordinary move that sprang no trap} */
  List<Fact> facts() {
    var out = new ArrayList<Fact>();
    tell(out);
    return out;
  }

  private void tell(List<Fact> out) {
    var settled = settled();
    cards(settled, out);
    if (before.scene().isEmpty() || after.scene().isEmpty()) return;
    Scene then = before.scene().get();
    Scene now = after.scene().get();
    if (secretly(before) || secretly(after)) {
      if (secretly(before) && !secretly(after)) guessed(then, now, out);
      return;
    }
    boolean move = !seen.isEmpty() && seen.getFirst().kind() == Choice.Kind.MOVE;
    var shifts = new IronPondShifts(then, now);
    if (!move) shifts.tell(out);
    else if (now.traps().size() < then.traps().size())
      shifts.fallen(seen.getFirst().a(), seen.getFirst().b(), out);
    if (!settled.isEmpty()) marks(then, now, out);
    traps(then, now, settled, move ? seen.getFirst().b() : Trap.HIDDEN, out);
    if (!move && before.now().barred() < 0 && after.now().barred() >= 0) {
      int barred = after.now().barred();
      out.add(
          Fact.at("barred", Board8.name(barred >> 8))
              .to(Board8.name(barred & 255))
              .seat(IronPondNames.side(after.now().by())));
    }
  }

  /** Whether a kidnapped piece is missing on the board that is shown. */
  private static boolean secretly(IronPondView view) {
    return view.frames().stream()
        .anyMatch(f -> f instanceof Kidnapping.Looking || f instanceof Kidnapping.Guessing);
  }

  private static void guessed(Scene then, Scene now, List<Fact> out) {
    var shifts = new IronPondShifts(then, now);
    if (then.board().pieces().equals(now.board().pieces())) shifts.unseen(out);
    else shifts.tell(out);
  }

  private static List<Card> announced(IronPondView view) {
    var out = new ArrayList<Card>();
    for (Frame frame : view.frames())
      if (frame instanceof Frame.Announced a) out.add(new Card(a.by(), a.card()));
    return out;
  }

  /** The cards that are done with, the last announced last. */
  private List<Card> settled() {
    var out = announced(before);
    if (!seen.isEmpty() && seen.getFirst().kind() == Choice.Kind.CARD)
      out.add(new Card(actor(), seen.getFirst().a()));
    out.removeAll(announced(after));
    return out;
  }

  /** Who may act in the view before; a card is always announced by somebody who may. */
  private Seat actor() {
    return before.frames().getLast() instanceof Frame.Window w ? w.to() : before.now().by();
  }

  private void cards(List<Card> settled, List<Fact> out) {
    for (int i = settled.size() - 1; i >= 0; i--) {
      Card card = settled.get(i);
      Optional<Card> below = i > 0 ? Optional.of(settled.get(i - 1)) : Optional.empty();
      Optional<Card> above =
          i < settled.size() - 1 ? Optional.of(settled.get(i + 1)) : Optional.empty();
      String fate = fate(card, below, above);
      out.add(
          Fact.of("card")
              .seat(IronPondNames.side(card.by))
              .card(Integer.toString(card.number))
              .fate(
                  fate,
                  fate.equals("void") ? Annulment.of(before, card.number) : Optional.empty()));
    }
  }

  private String fate(Card card, Optional<Card> below, Optional<Card> above) {
    if (card.is(Trait.ANNULS)) return below.filter(this::works).isPresent() ? "void" : "counts";
    if (card.is(Trait.TAKES_OVER)) return "counts";
    if (card.is(Trait.REWINDS) && below.isPresent())
      return back(below.get()) || works(card) ? "counts" : "void";
    if (above.filter(a -> a.is(Trait.REWINDS)).isPresent() && back(card)) return "back";
    if (works(card)) return "counts";
    return above.filter(a -> a.is(Trait.ANNULS)).isPresent() ? "countered" : "void";
  }

  /** Whether a card has gone back to the hand from which it was announced. */
  private boolean back(Card card) {
    return after.cards().known().has(card.number)
        && !after.cards().discard().contains(card.number)
        && after.cards().count(card.by) >= before.cards().count(card.by);
  }

  /** Whether something shows that a card took effect. */
  private boolean works(Card card) {
    for (Frame frame : after.frames())
      if (frame instanceof Kidnapping.Taking
          || frame instanceof SuperGang.Throwing
          || frame instanceof BrokenFaces.Searching) return true;
    if (card.is(Trait.BLINDFOLDS)) return false;
    if (before.scene().isEmpty() || after.scene().isEmpty()) return true;
    Scene then = before.scene().get();
    Scene now = after.scene().get();
    Marks was = then.board().marks();
    Marks is = now.board().marks();
    boolean brief = card.is(Trait.BRIEF) || !Deck.printed().has(card.number);
    boolean lasts =
        card.is(Trait.ADVERTISES)
            || card.is(Trait.HURRIES) && now.chrono()
            || card.is(Trait.ORDERS) && is.diktat() instanceof Order.Must
            || brief && (is.stuck() | is.shielded()) != 0;
    return lasts
        || !then.board().pieces().equals(now.board().pieces())
        || was.neutral() != is.neutral()
        || was.holes() != is.holes()
        || was.magnets() != is.magnets()
        || was.reversed() != is.reversed()
        || !then.lost().equals(now.lost())
        || !then.away().equals(now.away())
        || then.traps().size() != now.traps().size()
        || before.now().barred() != after.now().barred();
  }

  private static void marks(Scene then, Scene now, List<Fact> out) {
    Marks was = then.board().marks();
    Marks is = now.board().marks();
    squares("hole", is.holes() & ~was.holes(), out);
    squares("magnet", is.magnets() & ~was.magnets(), out);
    squares("shield", is.shielded() & ~was.shielded(), out);
    squares("dunce", is.stuck() & ~was.stuck(), out);
    if (was.reversed() != is.reversed()) out.add(Fact.of(is.reversed() ? "reversed" : "upright"));
    for (Seat seat : Seat.values())
      if (now.away().of(seat).isPresent() && then.away().of(seat).isEmpty()) {
        out.add(Fact.of("away").side(IronPondNames.side(seat)));
      }
  }

  private static void squares(String what, long squares, List<Fact> out) {
    for (String at : IronPondNames.squares(squares)) out.add(Fact.at(what, at));
  }

  /**
   * A trap that is there no more was sprung, unless a hole swallowed it or its arming was undone.
   */
  private static void traps(
      Scene then, Scene now, List<Card> settled, int stepped, List<Fact> out) {
    var left = new ArrayList<>(now.traps().stream().map(IronPondTold::kind).toList());
    for (Trap trap : then.traps()) {
      if (left.remove(kind(trap))) continue;
      int at = trap.at() != Trap.HIDDEN ? trap.at() : stepped;
      Fact sprung = at == Trap.HIDDEN ? Fact.of("sprung") : Fact.at("sprung", Board8.name(at));
      out.add(sprung.seat(IronPondNames.side(trap.owner())).card(Integer.toString(trap.card())));
    }
    for (Card card : settled)
      if (left.remove(new Card(card.by, card.number))) out.add(Fact.of("armed"));
  }

  private static Card kind(Trap trap) {
    return new Card(trap.owner(), trap.card());
  }
}
