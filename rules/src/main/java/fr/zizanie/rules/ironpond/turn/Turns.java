package fr.zizanie.rules.ironpond.turn;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.cards.special.Regency;
import fr.zizanie.rules.ironpond.chess.ChessMove;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Piece;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Deed;
import fr.zizanie.rules.ironpond.scene.Landings;
import fr.zizanie.rules.ironpond.scene.Past;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Story;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.Frame.Interlude;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Moments;
import fr.zizanie.rules.ironpond.state.Offence;
import fr.zizanie.rules.ironpond.state.Owed;
import fr.zizanie.rules.ironpond.state.Setting;
import fr.zizanie.rules.ironpond.state.Turnover;
import fr.zizanie.rules.ironpond.state.Zones;
import fr.zizanie.rules.ironpond.text.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The turn machine (rules, 2): what each choice leads to. */
public final class Turns {
  private Turns() {}

  /** White deals five cards each one by one, beginning with the opponent (Iron Pond, R45). */
  public static IronPondState begin(Setting setting) {
    var deals = new ArrayList<Owed>();
    if (setting.hasCards())
      for (int i = 0; i < Setting.HAND; i++) {
        deals.add(Owed.due(Seat.SECOND, 0));
        deals.add(Owed.due(Seat.FIRST, 0));
      }
    return begin(setting, Scene.of(Position.START), Zones.of(setting.deck()), deals);
  }

  /** A game before the first choice, with nothing to react to. */
  public static IronPondState begin(Setting setting, Scene scene, Zones zones, List<Owed> deals) {
    Position board = scene.board();
    return run(
        new IronPondState(
            setting,
            scene.past(new Past.Then(board, Past.None.NONE)),
            zones,
            Story.of(board.turn(), scene.away().of(board.turn()).isPresent()),
            Optional.empty(),
            List.of(new Frame.Ready(false)),
            deals,
            Offence.NONE,
            Offence.NONE));
  }

  public static IronPondState apply(IronPondState s, Choice c) {
    return switch (s.top()) {
      case Frame.Ready _ -> ready(s, c);
      case Frame.Moved _ -> moved(s, c);
      case Frame.Window(Seat to, Slot slot, _, _) ->
          c.equals(Choice.PASS) ? run(s.pop()) : begun(s.pop(), to, slot(s, slot, c), c);
      case Frame.Aim aim -> aimed(s.pop(), aim, c);
      case Interlude i ->
          i.turn() instanceof Turn.Of(Seat seat) && i.picks() > 0
              ? worded(s, seat, c)
              : run(i.chosen(s.pop(), c));
      case Frame.Drawing(Seat to) ->
          run(s.pop().zones(s.zones().drawing(to, c.a(), s.setting().open(to))));
      case Frame.Announced _, Frame.Over _ -> throw new IllegalStateException("nothing to choose");
    };
  }

  private static IronPondState ready(IronPondState s, Choice c) {
    Seat by = s.now().by();
    return switch (c.kind()) {
      case MOVE -> run(move(s, c));
      case CARD -> begun(s, by, slot(s, c), c);
      default ->
          switch (Word.of(c)) {
            case CLAIM -> s.over(new Outcome.Drawn(Endings.claim(s)));
            case CONCEDE -> s.over(new Outcome.Won(by.other(), "checkmate"));
            case ACCEPT -> s.over(new Outcome.Drawn("stalemate"));
            default -> worded(s, by, c);
          };
    };
  }

  private static IronPondState moved(IronPondState s, Choice c) {
    Seat by = s.now().by();
    if (c.kind() == Choice.Kind.CARD) return begun(s, by, Slot.NOW_OWN, c);
    return Word.of(c) == Word.END ? run(Turnover.end(s)) : worded(s, by, c);
  }

  /** The slot that a card played before the move uses. */
  private static Slot slot(IronPondState s, Choice c) {
    Timing timing = Deck.card(s.setting(), c.a()).timing();
    boolean foreign = timing.reacts() || timing == Timing.ANY && s.reacting();
    return foreign ? Slot.LAST_FOREIGN : Slot.NOW_OWN;
  }

  /** The slot that a card played in a window uses: 72 always the foreign one. */
  private static Slot slot(IronPondState s, Slot window, Choice c) {
    return window == Slot.LAST_OWN && Deck.card(s.setting(), c.a()).timing() == Timing.ANY
        ? Slot.NOW_FOREIGN
        : window;
  }

  private static IronPondState begun(IronPondState s, Seat by, Slot slot, Choice c) {
    var aim = new Frame.Aim(by, c.a(), c.b() != 0, slot, Picks.NONE);
    Card card = Deck.card(s.setting(), c.a());
    return card.form().complete(Moments.asKnown(s, by, slot), Picks.NONE)
        ? announced(s, aim)
        : s.push(aim);
  }

  private static IronPondState worded(IronPondState s, Seat by, Choice c) {
    return s.push(Frame.Aim.after(Word.of(c), by));
  }

  private static IronPondState aimed(IronPondState s, Frame.Aim aim, Choice c) {
    Frame.Aim more = aim.plus(c);
    if (aim.isWord()) return Aiming.complete(s, more) ? done(s, more) : s.push(more);
    Card card = Deck.card(s.setting(), aim.form());
    Moment m = Moments.asKnown(s, aim.by(), aim.slot());
    return card.form().complete(m, more.picks()) ? announced(s, more) : s.push(more);
  }

  /** The card is put face up, and the other player may answer if they have a slot left. */
  private static IronPondState announced(IronPondState s, Frame.Aim aim) {
    Card card = Deck.card(s.setting(), aim.form());
    Picks picks = card.form().inOrder(Moments.asKnown(s, aim.by(), aim.slot()), aim.picks());
    IronPondState next =
        s.zones(s.zones().spending(aim.by(), aim.form()))
            .scene(s.scene().fresh())
            .using(aim.slot())
            .owing(aim.by(), aim.form());
    if (next.base() instanceof Frame.Ready(boolean reacting) && reacting)
      next = next.based(new Frame.Ready(false));
    next =
        next.push(new Frame.Announced(aim.by(), aim.form(), aim.slot(), picks, Optional.empty()));
    Slot answer = aim.slot().answer();
    return next.used(answer)
        ? run(next)
        : next.push(Blindfold.window(next, aim.by().other(), answer, card));
  }

  /** An action that began with a word is whole. */
  private static IronPondState done(IronPondState s, Frame.Aim aim) {
    Seat by = aim.by();
    Picks p = aim.picks();
    return switch (aim.word()) {
      case DISCARD -> {
        int card = p.get(0).a();
        yield run(
            Turnover.end(
                s.zones(s.zones().spending(by, card)).owing(by, card).now(s.now().discard())));
      }
      case PLACE -> run(Regency.returned(s, p.square(0)));
      case TAKE, GUESS -> run(((Interlude) s.top()).picked(s, p));
      default -> throw new IllegalStateException("no picks after " + aim);
    };
  }

  /** An ordinary chess move. */
  private static IronPondState move(IronPondState s, Choice c) {
    Scene before = s.scene();
    Position board = before.board();
    Seat by = s.now().by();
    int from = c.a();
    int to = c.b();
    boolean castles = board.castles(from, to);
    int rook = castles ? (from + to) / 2 : -1;
    int victim = castles ? -1 : board.victim(from, to);
    Optional<Piece> taken = victim < 0 ? Optional.empty() : board.piece(victim);
    Scene after = before.board(ChessMove.displaced(board, c)).chrono(false);
    if (taken.isPresent()) {
      Piece piece = taken.get();
      after =
          after.lost(
              piece.owner() == by ? after.lost().dropping(piece) : after.lost().taking(piece));
    }
    if (!before.traps().isEmpty()) after = trapped(before, after, c, rook, by);
    int at = (after.board().pieces().occupied() >>> to & 1) != 0 ? to : -1;
    if (rook >= 0 && (after.board().pieces().occupied() >>> rook & 1) == 0) rook = -1;
    var deed = new Deed(Deed.Kind.MOVE, Landings.exposed(before, after), from, to, at, rook, taken);
    return s.moved(after, deed);
  }

  /** A pawn falls before it promotes. */
  private static Scene trapped(Scene before, Scene after, Choice c, int rook, Seat by) {
    Scene plain =
        c.c() == 0
            ? after
            : after.board(ChessMove.displaced(before.board(), Choice.move(c.a(), c.b())));
    Scene s = Landings.sprung(plain, c.b(), by);
    boolean stands = (s.board().pieces().occupied() >>> c.b() & 1) != 0;
    if (c.c() != 0 && stands)
      s = s.board(Edits.made(s.board(), c.b(), List.of(Component.all().get(c.c()))));
    return rook < 0 ? s : Landings.sprung(s, rook, by);
  }

  /** Resolves what is announced, deals what is owed and ends turns, until somebody must choose. */
  static IronPondState run(IronPondState start) {
    IronPondState s = start;
    while (true) {
      if (s.top() instanceof Frame.Announced) {
        s = Resolution.resolve(s);
        continue;
      }
      if (s.frames().size() > 1 || s.top() instanceof Frame.Over) return s;
      if (s.owes()) {
        s = Turnover.pay(s);
        continue;
      }
      s = s.unchained();
      boolean ends =
          s.top() instanceof Frame.Moved
              && (s.now().own() || s.zones().hand(s.now().by()).isEmpty());
      if (!ends) return Endings.check(counted(s));
      s = Turnover.end(s);
    }
  }

  /** After a card the position before the next move is the first that counts for a repetition. */
  private static IronPondState counted(IronPondState s) {
    Scene scene = s.scene();
    return s.top() instanceof Frame.Ready && scene.past() instanceof Past.None
        ? s.scene(scene.past(new Past.Then(scene.board(), Past.None.NONE)))
        : s;
  }
}
