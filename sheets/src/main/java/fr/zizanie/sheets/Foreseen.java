package fr.zizanie.sheets;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.drawing.Drawing;
import fr.zizanie.sheets.drawing.Offered;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.json.Precompiled;
import fr.zizanie.sheets.wire.Dealing;
import fr.zizanie.sheets.wire.Offer;
import fr.zizanie.sheets.wire.Picked;
import fr.zizanie.sheets.wire.SeatInfo;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.Shown;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.WireCodecs;
import fr.zizanie.sheets.wire.board.Move;
import fr.zizanie.sheets.wire.orders.ForeseenQuestion;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What might come of a match, as one seat can foresee it: whatever some state allows that agrees
 * with its view. So an answer never tells whether something is possible now.
 */
public final class Foreseen<S, V> {
  private static final int MOST = 64;
  private static final int LONGEST = 400;

  private final Seat seat;
  private final Worlds<S, V> worlds;
  private final Match<S, V> first;

  /** Before what may be anything: the board then shows what is known. */
  private final Match<S, V> known;

  private final Drawing<V> drawing;
  private final Offers<S, V> offers;

  private Foreseen(Worlds<S, V> worlds, Worlds<S, V> seen) {
    seat = worlds.seat();
    this.worlds = worlds;
    first = worlds.all().getFirst();
    known = seen.all().getFirst();
    drawing = Drawings.of(first.game());
    offers = new Offers<>(first.game(), drawing);
  }

  /** {@return the message that a socket would have sent, with the number 0; or what is wrong} */
  public static <S, V> Answer<ToPage> answer(Match<S, V> match, Seat seat, ForeseenQuestion asked) {
    if (asked.done().size() > MOST || asked.done().stream().anyMatch(one -> one.length() > LONGEST))
      return Answer.no(Reason.TOO_LONG.refusal());
    if (match.outcome().isPresent()) return Answer.no(Reason.GAME_OVER.refusal());
    var worlds = Answer.ok(Worlds.of(match, seat));
    var before = worlds;
    for (String line : asked.done()) {
      before = worlds;
      worlds = worlds.then(now -> now.after(line));
    }
    boolean open = !asked.done().isEmpty() && asked.done().getLast().endsWith(Worlds.ANYTHING);
    var known = open ? before : worlds;
    return worlds.then(now -> known.then(seen -> new Foreseen<>(now.alike(), seen).answer(asked)));
  }

  private Answer<ToPage> answer(ForeseenQuestion asked) {
    return switch (asked.ask().orElse("sheet")) {
      case "sheet" -> Answer.ok(sheet());
      case "picks" ->
          given("prefix", asked.prefix())
              .then(this::read)
              .then(this::picks)
              .then(picked -> Answer.ok(new ToPage.Picks(0, picked)));
      case "preview" -> given("action", asked.action()).then(first::read).then(this::preview);
      case "explain" ->
          given("prefix", asked.prefix())
              .then(this::read)
              .then(picks ->
                  first.turn().is(seat)
                      ? Projection.of(first).explain(seat, picks)
                      : Answer.no(Reason.NOT_YOUR_TURN.refusal()))
              .then(why -> Answer.ok(new ToPage.Explain(0, why)));
      default ->
          given("prefix", asked.prefix().filter(prefix -> prefix.size() == 1))
              .then(prefix -> {
                var to = Projection.of(first).reach(Viewer.of(seat), prefix.getFirst());
                return Answer.ok(new ToPage.Reach(0, prefix.getFirst(), to));
              });
    };
  }

  private static <T> Answer<T> given(String name, Optional<T> value) {
    return value.map(Answer::ok).orElseGet(() -> Fields.bad(name));
  }

  private Answer<List<Choice>> read(List<String> tokens) {
    return tokens.isEmpty() ? Answer.ok(List.of()) : first.read(String.join(" ", tokens));
  }

  private Answer<Picked> picks(List<Choice> picks) {
    if (!(first.turn() instanceof Turn.Of(Seat acting)))
      return Answer.no(Reason.GAME_OVER.refusal());
    var tokens = new TreeSet<String>();
    var moves = new LinkedHashMap<String, Move>();
    boolean complete = false;
    boolean any = false;
    for (var world : worlds.all()) {
      if (!(world.follow(picks) instanceof Answer.Ok<S>(S state))) continue;
      any = true;
      boolean whole = !picks.isEmpty() && world.game().settled(state);
      complete |= whole;
      tokens.addAll(offers.picks(state, acting, whole).tokens());
      if (!whole) moves(moves, state, acting, world.game().choices(state).toList());
    }
    return any
        ? Answer.ok(new Picked(List.copyOf(tokens), List.copyOf(moves.values()), complete))
        : Answer.no(Reason.NOT_OFFERED.refusal());
  }

  private void moves(Map<String, Move> out, S state, Seat acting, List<Choice> choices) {
    V view = first.game().view(state, Viewer.of(acting));
    for (Choice choice : choices)
      if (choice.kind() == Choice.Kind.MOVE)
        out.computeIfAbsent(first.game().notation().print(choice), _ -> drawing.move(view, choice));
  }

  private Answer<ToPage> preview(List<Choice> picks) {
    for (var world : worlds.all())
      if (world.follow(picks) instanceof Answer.Ok<S>(S state) && world.game().settled(state))
        return Answer.ok(
            new ToPage.Preview(
                0, drawing.board(world.game().view(state, Viewer.of(seat)), List.of())));
    return Answer.no(Reason.NOT_OFFERED.refusal());
  }

  /** Through the eyes of the seat, whoever is to act. */
  private Sheet sheet() {
    var acting =
        first.turn() instanceof Turn.Of(Seat by) ? Optional.of(by) : Optional.<Seat>empty();
    var own = acting.filter(seat::equals).map(Set::of).orElse(Set.of());
    var shown = Projection.of(first).shown(Viewer.of(seat), own, 0, Optional.empty());
    return new Sheet(
        "foreseen",
        first.start().options().values(),
        List.of(Seat.values()).stream()
            .map(one -> {
              boolean acts = acting.filter(one::equals).isPresent();
              return new SeatInfo(first.profile().name(one), "guest", "", 0, acts, true);
            })
            .toList(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        false,
        Optional.empty(),
        Dealing.NONE,
        Optional.empty(),
        offering(shown, acting.map(this::offer).orElseGet(this::nothing)));
  }

  private Offer nothing() {
    return new Offer(List.of(), List.of(), List.of(), false, Optional.empty(), Optional.empty());
  }

  private Offer offer(Seat acting) {
    var moves = new LinkedHashMap<String, Move>();
    var heads = new LinkedHashSet<String>();
    var words = new LinkedHashSet<String>();
    for (var world : worlds.all()) {
      var offered = Offered.of(world, Set.of(acting));
      heads.addAll(offered.heads);
      words.addAll(offered.words);
      moves(moves, world.state(), acting, offered.now.toList());
    }
    V view = first.game().view(first.state(), Viewer.of(acting));
    return new Offer(
        List.copyOf(moves.values()),
        List.copyOf(heads),
        List.copyOf(words),
        drawing.announces() && !moves.isEmpty(),
        drawing.puts(view),
        Optional.empty());
  }

  private Shown offering(Shown shown, Offer offer) {
    return new Shown(
        shown.viewer(),
        shown.version(),
        shown.since(),
        shown.turn(),
        shown.outcome(),
        shown.ply(),
        shown.asked(),
        known.log().equals(first.log())
            ? shown.board()
            : Projection.of(known).shown(Viewer.of(seat), 0).board(),
        Precompiled.of(offer, WireCodecs::write),
        shown.beside(),
        shown.lines());
  }
}
