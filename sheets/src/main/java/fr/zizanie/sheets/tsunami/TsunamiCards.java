package fr.zizanie.sheets.tsunami;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.board.Note;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import fr.zizanie.rules.tsunami.state.Word;
import fr.zizanie.sheets.drawing.Changes;
import fr.zizanie.sheets.drawing.Offered;
import fr.zizanie.sheets.drawing.Running;
import fr.zizanie.sheets.wire.board.BySeat;
import fr.zizanie.sheets.wire.board.CardTable;
import fr.zizanie.sheets.wire.board.CardTable.Announced;
import fr.zizanie.sheets.wire.board.CardTable.Coming;
import fr.zizanie.sheets.wire.board.CardTable.Used;
import fr.zizanie.sheets.wire.board.CardTable.Window;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** What one viewer sees of the cards: the page's CardTable. */
record TsunamiCards(
    TsunamiDrawing drawing,
    Tsunami game,
    TsunamiView view,
    Offered offered,
    Optional<Running> running) {
  CardTable table() {
    var held = view.held();
    return new CardTable(
        BySeat.of(game.profile(), this::hand),
        List.of(),
        held.pile(),
        Optional.empty(),
        ids(held.discard()),
        BySeat.of(game.profile(), this::used),
        announced(),
        coming(),
        running.map(r -> Window.of(game.profile(), r.timed(), r.left())),
        Optional.empty(),
        List.of(),
        false,
        List.of(),
        BySeat.of(game.profile(), _ -> List.of()),
        ids(cards(offered.now)),
        ids(cards(offered.after(Word.DISCARD.choice()))));
  }

  private String id(int kind) {
    return view.setting().deck().card(kind).id();
  }

  private List<String> ids(List<Integer> kinds) {
    return kinds.stream().map(this::id).toList();
  }

  /** The viewer's cards as they came; of the others only how many. */
  private List<Optional<String>> hand(Seat seat) {
    var held = view.held();
    return held.hand(seat, view.viewer())
        .map(kinds -> kinds.stream().map(kind -> Optional.of(id(kind))).toList())
        .orElseGet(() -> Collections.nCopies(held.count(seat), Optional.empty()));
  }

  private Used used(Seat seat) {
    return new Used(
        seat == view.by() && !view.moment().cardLeft(),
        seat != view.by() && view.moment().countered());
  }

  private List<Announced> announced() {
    return switch (view.pending()) {
      case Pending.MustPlay(int card) -> List.of(announced(card, List.of()));
      case Pending.AnswerCard(int card, var picks) -> List.of(announced(card, picks));
      default -> List.of();
    };
  }

  private Announced announced(int card, List<Integer> picks) {
    return new Announced(
        TsunamiNames.side(view.by()),
        id(card),
        picks.stream().map(code -> game.notation().print(new Choice(code))).toList());
  }

  /** What the announced card or move comes to once everybody has let it happen. */
  private Optional<Coming> coming() {
    boolean announced =
        view.pending() instanceof Pending.AnswerCard
            || view.pending() instanceof Pending.AnswerMove;
    return announced ? game.foresight(view).after(List.of()).map(this::coming) : Optional.empty();
  }

  private Coming coming(TsunamiView then) {
    var changed = Changes.between(drawing.pieces(view), drawing.pieces(then));
    return new Coming(changed, Optional.empty(), !changed.isEmpty() && noted());
  }

  private boolean noted() {
    return view.effects().notes().stream().anyMatch(note -> note.at() == Note.HIDDEN);
  }

  private static List<Integer> cards(Choices choices) {
    var out = new ArrayList<Integer>();
    for (int i = 0; i < choices.size(); i++) {
      Choice choice = choices.get(i);
      if (choice.kind() == Choice.Kind.CARD) out.add(choice.a());
    }
    return out;
  }
}
