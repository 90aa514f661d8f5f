package fr.zizanie.sheets.tsunami;

import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.board.Note;
import fr.zizanie.rules.tsunami.board.Running;
import fr.zizanie.rules.tsunami.deck.Deck;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.go.Area;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import fr.zizanie.sheets.tsunami.Goban.AnnouncedMove;
import fr.zizanie.sheets.tsunami.Goban.Lasts;
import fr.zizanie.sheets.tsunami.Goban.Noted;
import fr.zizanie.sheets.wire.board.BySeat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What lies on the goban besides its stones. */
record TsunamiGoban(Profile profile, TsunamiView view) {
  Goban goban() {
    var deck = view.setting().deck();
    var counted = counted();
    return new Goban(
        BySeat.of(profile, view.board()::takenBy),
        view.board().played(),
        view.pending() instanceof Pending.AnswerMove(int point)
            ? Optional.of(new AnnouncedMove(Grid.name(point), TsunamiNames.side(view.by())))
            : Optional.empty(),
        view.pending() instanceof Pending.AnswerCard(int card, _)
            ? Optional.of(deck.card(card).id())
            : Optional.empty(),
        block(),
        running(),
        notes(view.effects().notes()),
        notes(view.effects().shown()),
        counted.map(Counted::dead),
        counted.map(Counted::territory),
        counted.map(Counted::area),
        counted.map(Counted::nobody),
        counted.map(_ -> view.setting().komi() / 2.0));
  }

  /** The block of an exchange that is going on. */
  private Optional<List<String>> block() {
    return view.pending() instanceof Pending.Exchange(int card, int centre, _, _)
            && centre >= 0
            && view.setting().deck().card(card).effect().getLast() instanceof Op.Exchange op
        ? Optional.of(TsunamiNames.points(Points.block(centre, op.block())))
        : Optional.empty();
  }

  /** The last turn of an effect is the one in which nothing is left of it. */
  private List<Lasts> running() {
    var out = new ArrayList<Lasts>();
    for (Running r : view.effects().running()) {
      if (r.kind() == Running.Kind.REST) continue;
      out.add(
          new Lasts(
              r.kind().name().toLowerCase(Locale.ROOT),
              TsunamiNames.side(r.by()),
              List.of(Seat.values()).stream().filter(r::touches).map(TsunamiNames::side).toList(),
              TsunamiNames.points(r.where()),
              r.until() - view.moment().index()));
    }
    return out;
  }

  private List<Noted> notes(List<Note> notes) {
    Deck deck = view.setting().deck();
    return notes.stream()
        .map(note ->
            new Noted(
                TsunamiNames.side(note.by()),
                deck.card(note.kind()).id(),
                note.at() == Note.HIDDEN
                    ? Optional.empty()
                    : Optional.of(TsunamiNames.points(note.where(deck))),
                turns(note)))
        .toList();
  }

  /** The turns of the other seat for which a note still waits, the present one included. */
  private Optional<Integer> turns(Note note) {
    if (view.setting().deck().card(note.kind()).trigger().isEmpty()) return Optional.empty();
    int left = note.until() - view.moment().index();
    return Optional.of(Math.max(0, note.by() == view.by() ? (left + 1) / 2 : left / 2 + 1));
  }

  /** What is counted while and after dead stones are marked. */
  private record Counted(
      List<String> dead,
      Map<String, List<String>> territory,
      Map<String, Integer> area,
      int nobody) {}

  private Optional<Counted> counted() {
    return switch (view.pending()) {
      case Pending.Marking m -> Optional.of(counted(m.dead()));
      case Pending.Over o -> Optional.of(counted(o.dead()));
      default -> Optional.empty();
    };
  }

  private Counted counted(Points dead) {
    var stones = view.board().stones();
    Area area = Area.of(stones.without(dead));
    return new Counted(
        TsunamiNames.points(dead),
        BySeat.of(
            profile,
            seat ->
                TsunamiNames.points(
                    Points.where(p ->
                        area.owner(p) == seat.ordinal() + 1 && (stones.empty(p) || dead.has(p))))),
        BySeat.of(profile, seat -> area.count(seat.ordinal() + 1)),
        stones.size().count() - area.count(1) - area.count(2));
  }
}
