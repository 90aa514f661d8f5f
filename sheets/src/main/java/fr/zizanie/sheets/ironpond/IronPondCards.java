package fr.zizanie.sheets.ironpond;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.cards.special.BrokenFaces;
import fr.zizanie.rules.ironpond.cards.special.Sight;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Order;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Story;
import fr.zizanie.rules.ironpond.scene.Trap;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.state.Offence;
import fr.zizanie.sheets.drawing.Changes;
import fr.zizanie.sheets.drawing.Offered;
import fr.zizanie.sheets.drawing.Running;
import fr.zizanie.sheets.wire.board.BySeat;
import fr.zizanie.sheets.wire.board.CardTable;
import fr.zizanie.sheets.wire.board.CardTable.Announced;
import fr.zizanie.sheets.wire.board.CardTable.Coming;
import fr.zizanie.sheets.wire.board.CardTable.Lasting;
import fr.zizanie.sheets.wire.board.CardTable.Lost;
import fr.zizanie.sheets.wire.board.CardTable.Swing;
import fr.zizanie.sheets.wire.board.CardTable.Used;
import fr.zizanie.sheets.wire.board.CardTable.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What one viewer sees of the cards: the page's CardTable. */
record IronPondCards(
    IronPondDrawing drawing,
    IronPond game,
    IronPondView view,
    Offered offered,
    Optional<Running> running) {
  CardTable table() {
    var cards = view.cards();
    return new CardTable(
        BySeat.of(game.profile(), this::hand),
        ids(cards.faceUp().and(cards.known()).list()),
        cards.pileCount(),
        view.frames().getLast() instanceof BrokenFaces.Searching(Seat by) && view.viewer().is(by)
            ? Optional.of(ids(cards.pile().list()))
            : Optional.empty(),
        ids(cards.discard()),
        used(),
        announced(),
        coming(),
        running.map(r -> Window.of(game.profile(), r.timed(), r.left())),
        game.sight(view).map(IronPondCards::sight),
        overDays(),
        punishes(),
        traps(),
        gone(),
        ids(cards(offered.now)),
        ids(dead()));
  }

  private static List<String> ids(List<Integer> cards) {
    return cards.stream().map(card -> Integer.toString(card)).toList();
  }

  /** The cards that the viewer knows, then the others. */
  private List<Optional<String>> hand(Seat seat) {
    var cards = view.cards();
    var known = cards.hand(seat);
    var out = new ArrayList<Optional<String>>();
    for (int card = known.next(0); card >= 0; card = known.next(card + 1))
      out.add(Optional.of(Integer.toString(card)));
    for (int i = cards.count(seat) - known.size(); i > 0; i--) out.add(Optional.empty());
    return out;
  }

  private Map<String, Used> used() {
    Story now = view.now();
    boolean opening = view.last().isEmpty() && opening();
    boolean own = view.last().map(Story::own).orElse(!opening);
    boolean foreign = view.last().map(Story::foreign).orElse(!opening);
    return BySeat.of(
        game.profile(),
        seat -> {
          boolean turn = seat == now.by();
          return new Used(turn ? now.own() : own, turn ? foreign : now.foreign());
        });
  }

  /** In the first turn of a game no slot has been used before. */
  private boolean opening() {
    return view.now().by() == Seat.FIRST
        && view.scene().filter(s -> s.board().number() == 1).isPresent();
  }

  private List<Announced> announced() {
    var out = new ArrayList<Announced>();
    for (Frame frame : view.frames())
      if (frame instanceof Frame.Announced a)
        out.add(
            new Announced(
                IronPondNames.side(a.by()),
                Integer.toString(a.card()),
                a.picks().list().stream().map(game.notation()::print).toList()));
    return out;
  }

  private static CardTable.Sight sight(Sight sight) {
    return new CardTable.Sight(
        Sight.REACH,
        new Swing(sight.acrossPeriod(), sight.acrossPhase()),
        new Swing(sight.alongPeriod(), sight.alongPhase()));
  }

  private List<Lasting> overDays() {
    var out = new ArrayList<Lasting>();
    view.scene().ifPresent(scene -> lasting(scene, out));
    int barred = view.now().barred();
    if (barred >= 0)
      out.add(
          Lasting.of(
              "barred",
              IronPondNames.side(view.now().by()),
              Board8.name(barred >> 8) + Board8.name(barred & 255)));
    offence(Seat.FIRST, view.whiteOffence(), out);
    offence(Seat.SECOND, view.blackOffence(), out);
    return out;
  }

  private void lasting(Scene scene, List<Lasting> out) {
    var marks = scene.board().marks();
    if (marks.diktat() instanceof Order.Must(Seat seat, Component type))
      out.add(Lasting.of("diktat", IronPondNames.side(seat), String.valueOf(type.letter())));
    if (scene.chrono()) out.add(Lasting.of("chrono", IronPondNames.side(view.now().by()), ""));
    if (marks.reversed()) out.add(Lasting.of("reversed", "", ""));
    for (Seat seat : Seat.values())
      if (scene.away().of(seat).isPresent())
        out.add(Lasting.of("regency", IronPondNames.side(seat), ""));
  }

  private boolean punishes() {
    var setting = view.setting();
    return setting.gestures() && !Deck.with(Trait.PUNISHES).common(setting.deck()).isEmpty();
  }

  private static void offence(Seat by, Offence offence, List<Lasting> out) {
    if (!offence.kind().isEmpty())
      out.add(Lasting.of("gesture", IronPondNames.side(by), offence.kind()));
  }

  private List<CardTable.Trap> traps() {
    var out = new ArrayList<CardTable.Trap>();
    for (Trap trap : view.scene().map(Scene::traps).orElse(List.of()))
      out.add(
          new CardTable.Trap(
              IronPondNames.side(trap.owner()),
              Integer.toString(trap.card()),
              trap.at() == Trap.HIDDEN
                  ? Optional.empty()
                  : Optional.of(IronPondNames.square(trap.at()))));
    return out;
  }

  private Map<String, List<Lost>> gone() {
    Optional<Scene> shown = game.hushed(view) ? Optional.empty() : view.scene();
    return BySeat.of(
        game.profile(),
        seat -> {
          var out = new ArrayList<Lost>();
          shown.ifPresent(scene -> {
            for (Component c : Component.all())
              IronPondNames.lost(c, scene.lost().out(seat, c), seat, out);
          });
          return out;
        });
  }

  /** What the stack of announced cards comes to once everybody has let it happen. */
  private Optional<Coming> coming() {
    if (announced().isEmpty() || game.hushed(view)) return Optional.empty();
    return game.foresight(view).after(List.of()).map(this::coming);
  }

  private Coming coming(IronPondView then) {
    var changed = Changes.between(drawing.pieces(view), drawing.pieces(then));
    long gone = holes(then) & ~holes(view);
    return new Coming(
        changed,
        gone == 0 ? Optional.empty() : Optional.of(IronPondNames.squares(gone)),
        open(then) || !changed.isEmpty() && trapped());
  }

  private static long holes(IronPondView view) {
    return view.scene().map(scene -> scene.board().marks().holes()).orElse(0L);
  }

  /** Whether the card only begins something that a seat or chance decides. */
  private static boolean open(IronPondView then) {
    return then.frames().getLast() instanceof Frame.Interlude;
  }

  private boolean trapped() {
    return view.scene().stream()
        .flatMap(scene -> scene.traps().stream())
        .anyMatch(trap -> trap.at() == Trap.HIDDEN);
  }

  private static List<Integer> cards(Choices choices) {
    var out = new ArrayList<Integer>();
    for (int i = 0; i < choices.size(); i++) {
      Choice choice = choices.get(i);
      if (choice.kind() == Choice.Kind.CARD) out.add(choice.a());
    }
    return out;
  }

  private List<Integer> dead() {
    var choices = offered.now;
    for (int i = 0; i < choices.size(); i++) {
      Choice choice = choices.get(i);
      if (choice.kind() == Choice.Kind.WORD && game.notation().print(choice).equals("discard"))
        return cards(offered.after(choice));
    }
    return List.of();
  }
}
