package fr.zizanie.rules.ironpond.turn;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Fundamental;
import fr.zizanie.rules.ironpond.card.Part;
import fr.zizanie.rules.ironpond.card.Plays;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.card.Special;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Change;
import fr.zizanie.rules.ironpond.scene.Deed;
import fr.zizanie.rules.ironpond.scene.Landings;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Story;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Moments;
import fr.zizanie.rules.ironpond.state.Opening;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What happens when an announced card takes effect. */
public final class Resolution {
  private Resolution() {}

  /** Resolves the announced card on top. */
  static IronPondState resolve(IronPondState state) {
    var a = (Frame.Announced) state.top();
    IronPondState s = state.pop();
    if (a.heir().isPresent()) {
      Seat heir = a.heir().get();
      s = s.zones(s.zones().fetching(heir, a.card(), s.setting().open(heir)));
    }
    Card card = Deck.card(s.setting(), a.card());
    if (!(card.special() instanceof Special.Plain plain)) return play(s, a, card);
    return switch (plain) {
      case CANCEL_CARD -> cancelCard(s);
      case TAKE_CARD -> {
        var t = (Frame.Announced) s.top();
        yield s.pop()
            .push(new Frame.Announced(t.by(), t.card(), t.slot(), t.picks(), Optional.of(a.by())))
            .notOwing(a.card());
      }
      case DEFEND -> s.top() instanceof Frame.Announced ? defend(s, a, card) : play(s, a, card);
      default -> play(s, a, card);
    };
  }

  private static IronPondState cancelCard(IronPondState s) {
    var target = (Frame.Announced) s.top();
    return barsEscape(s, target) ? s : spent(s.pop(), target);
  }

  /** A card without effect: a POST card's window has waived reactions to the move all the same. */
  private static IronPondState spent(IronPondState s, Frame.Announced a) {
    return a.slot() == Slot.NOW_OWN && s.base() instanceof Frame.Moved
        ? s.now(s.now().deed(Optional.empty()))
        : s;
  }

  /** Whether cancelling a card would leave its player, in check, without a way out (F3). */
  public static boolean barsEscape(IronPondState s, Frame.Announced target) {
    if (target.slot() != Slot.NOW_OWN && target.slot() != Slot.LAST_FOREIGN) return false;
    Position board = s.scene().board();
    if (board.turn() != target.by() || !board.inCheck(target.by())) return false;
    return target.slot() == Slot.NOW_OWN
        ? !Fundamental.canMove(board, s.now())
        : !Legal.canMove(board);
  }

  private static IronPondState play(IronPondState s, Frame.Announced a, Card card) {
    Moment m = Moments.truly(s, a.by(), a.slot());
    if (!Plays.stands(card, m, a.picks())) return spent(s, a);
    Optional<Part> breach = Plays.breach(card, m, a.picks());
    if (breach.isPresent()) return spent(s, a);
    if (card.special() instanceof Opening opening) return opening.opened(spent(s, a), a);
    return switch ((Special.Plain) card.special()) {
      case NONE, CANCEL_CARD, TAKE_CARD -> changed(s, a, card, m);
      case PUNISH ->
          changed(s, a, card, m).offence(a.by().other(), s.offence(a.by().other()).forgiven());
      case CANCEL_MOVE -> moveAgain(s, a, Plays.result(card, m, a.picks()).fresh());
      case CANCEL_TURN -> {
        IronPondState back = returned(s).scene(Plays.result(card, m, a.picks()).fresh());
        yield a.slot() == Slot.NOW_FOREIGN
            ? Turnover.end(back.now(back.now().deed(Optional.empty())))
            : back.last(Optional.empty());
      }
      case DEFEND -> {
        IronPondState back = returned(s).scene(Plays.result(card, m, a.picks()).fresh());
        yield a.slot() == Slot.NOW_FOREIGN
            ? back.now(back.now().deed(Optional.empty()))
            : back.last(Optional.empty());
      }
    };
  }

  /** The scene changes; a card that was the move or an extra move leaves a deed. */
  private static IronPondState changed(IronPondState s, Frame.Announced a, Card card, Moment m) {
    Change c = card.effect().on(m, a.picks());
    Scene after = Landings.settled(c, a.by()).fresh();
    if (card.timing() != Timing.INSTEAD) {
      IronPondState next = spent(s.scene(after), a);
      return c.from() >= 0 && a.slot() == Slot.NOW_OWN && card.timing() == Timing.AFTER
          ? next.now(next.now().deed(Optional.of(deed(Deed.Kind.EXTRA, m, c, after))))
          : next;
    }
    // A pawn can be taken in passing by the very next move only, and the card was that move.
    Position board = after.board();
    long passed = board.passed() & ~m.board().passed();
    return s.scene(after.board(board.passed(passed)).chrono(false))
        .now(s.now().deed(Optional.of(deed(Deed.Kind.CARD, m, c, after))))
        .based(new Frame.Moved());
  }

  private static Deed deed(Deed.Kind kind, Moment m, Change c, Scene after) {
    boolean stands = c.to() >= 0 && (after.board().pieces().occupied() >>> c.to() & 1) != 0;
    return new Deed(
        kind,
        Landings.exposed(m.scene(), after),
        c.from(),
        c.to(),
        stands ? c.to() : -1,
        -1,
        c.taken());
  }

  /** An unresolved POST card whose move is undone goes back to its hand, seen by all (R4). */
  private static IronPondState returned(IronPondState s) {
    if (!(s.top() instanceof Frame.Announced t)) return s;
    return s.pop()
        .zones(s.zones().fetching(t.by(), t.card(), s.setting().open(t.by())))
        .notOwing(t.card())
        .now(s.now().own(false));
  }

  private static IronPondState moveAgain(IronPondState state, Frame.Announced a, Scene before) {
    IronPondState s = returned(state).scene(before);
    Story undone = a.slot() == Slot.NOW_FOREIGN ? s.now() : s.last().orElseThrow();
    Deed deed = undone.deed().orElseThrow();
    int barred = deed.from() < 0 ? -1 : deed.from() << 8 | deed.to();
    List<Frame> frames = new ArrayList<>();
    frames.add(new Frame.Ready(false));
    return s.now(undone.barring(barred).deed(Optional.empty()))
        .last(Optional.empty())
        .frames(frames);
  }

  /** Self-defence against the card that is capturing: the attacker is lost before it moves. */
  private static IronPondState defend(IronPondState s, Frame.Announced a, Card card) {
    var target = (Frame.Announced) s.top();
    if (attacker(s.pop(), target, a.by()) < 0) return play(s, a, card);
    if (defence(s.pop(), target, a.by()).isPresent()) return s;
    boolean instead = Deck.card(s.setting(), target.card()).timing() == Timing.INSTEAD;
    IronPondState next = s.pop().scene(defended(s.pop(), target, a.by()).fresh());
    next = next.now(next.now().deed(Optional.empty()));
    return instead
        ? next.based(new Frame.Moved()).scene(next.scene().unmoved().chrono(false))
        : next;
  }

  /**
   * {@return where the piece stands that an announced card makes capture a piece of {@code victim},
   * or -1}
   */
  public static int attacker(IronPondState s, Frame.Announced target, Seat victim) {
    Card card = Deck.card(s.setting(), target.card());
    boolean moves = card.timing() == Timing.INSTEAD || card.timing() == Timing.AFTER;
    if (!moves || target.slot() != Slot.NOW_OWN) return -1;
    Moment m = Moments.truly(s, target.by(), target.slot());
    if (!Plays.stands(card, m, target.picks())) return -1;
    Change c = card.effect().on(m, target.picks());
    boolean captures =
        c.from() >= 0 && c.taken().filter(piece -> piece.owner() == victim).isPresent();
    return captures && (m.pieces().royals() >>> c.from() & 1) == 0 ? c.from() : -1;
  }

  /** {@return which part of the rule it breaks if the attacker of an announced card is lost} */
  public static Optional<Part> defence(IronPondState s, Frame.Announced target, Seat by) {
    Scene after = defended(s, target, by);
    return Fundamental.breach(s.scene().board().turned(), after.board().turned());
  }

  private static Scene defended(IronPondState s, Frame.Announced target, Seat by) {
    return s.scene().taking(attacker(s, target, by), by);
  }
}
