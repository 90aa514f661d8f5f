package fr.zizanie.sheets;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.Step;
import fr.zizanie.rules.core.trait.Hushed;
import fr.zizanie.rules.core.trait.Movable;
import fr.zizanie.rules.core.trait.Secretive;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.sheets.drawing.Drawing;
import fr.zizanie.sheets.drawing.Offered;
import fr.zizanie.sheets.drawing.Running;
import fr.zizanie.sheets.json.Precompiled;
import fr.zizanie.sheets.wire.Asked;
import fr.zizanie.sheets.wire.Picked;
import fr.zizanie.sheets.wire.Reached;
import fr.zizanie.sheets.wire.Shown;
import fr.zizanie.sheets.wire.WireCodecs;
import fr.zizanie.sheets.wire.board.Beside;
import fr.zizanie.sheets.wire.board.Board;
import fr.zizanie.sheets.wire.board.Changed;
import fr.zizanie.sheets.wire.catalogue.Look;
import fr.zizanie.sheets.wire.log.LogLine;
import fr.zizanie.sheets.wire.log.Outcome;
import fr.zizanie.sheets.wire.said.Said;
import fr.zizanie.sheets.wire.said.Why;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A match as its viewers see it: the part of the page's sheet that needs no server. Grows with its
 * match; for one thread at a time.
 */
public final class Projection<S, V> {
  private final Drawing<V> drawing;
  private final Offers<S, V> offers;
  private final Map<Viewer, Transcript<S, V>> transcripts = new EnumMap<>(Viewer.class);

  /** What is offered in the present state, by the seats it is offered to. */
  private final Map<Set<Seat>, Offered> offered = new HashMap<>();

  /** What comes of it, by the same seats. */
  private final Map<Set<Seat>, Optional<Map<String, List<Changed>>>> after = new HashMap<>();

  private final Seals seals;
  private final boolean hides;
  private Match<S, V> match;

  /** The board in the present state, as it was drawn last. */
  private Optional<Precompiled<Board>> board = Optional.empty();

  private Optional<Expected<S, V>> expected = Optional.empty();

  /** How many of the first lines of two viewers have been found to be the same. */
  private final Map<Set<Viewer>, Integer> common = new HashMap<>();

  private Projection(Match<S, V> match, Seals seals) {
    this.match = match;
    this.seals = seals;
    hides = match.game() instanceof Secretive<S, V>;
    drawing = Drawings.of(match.game());
    offers = new Offers<>(match.game(), drawing);
  }

  /** {@return whether the page can show a game; the others are played on the engine} */
  public static boolean draws(Game<?, ?> game) {
    return Drawings.has(game);
  }

  /** {@return the sheet of a match} */
  public static <S, V> Projection<S, V> of(Match<S, V> match) {
    return of(match, Seals.NONE);
  }

  /** {@return the sheet of a match whose secret squares are sealed} */
  public static <S, V> Projection<S, V> of(Match<S, V> match, Seals seals) {
    return new Projection<>(match, seals);
  }

  /** {@return what {@code viewer} sees of a match, with the log lines from {@code since} on} */
  public static Shown of(Match<?, ?> match, Viewer viewer, int since) {
    return of(match).shown(viewer, since);
  }

  /** {@return the match as far as it is followed} */
  public Match<S, V> match() {
    return match;
  }

  /** Follows the match to {@code next}, whose log continues the one so far. */
  public void follow(Match<S, V> next) {
    var steps = steps(next);
    var foretold = expected.filter(e -> e.is(next));
    foretold.ifPresent(e -> transcripts.put(Viewer.PUBLIC, e.everybody));
    transcripts.forEach((viewer, transcript) -> {
      if (foretold.isEmpty() || viewer != Viewer.PUBLIC) steps.forEach(transcript::add);
    });
    expected = Optional.empty();
    match = next;
    forget();
  }

  /**
   * Keeps nothing that was worked out to be shown of the present state once everybody has been
   * told; what each viewer sees of it stays, as the next action begins there.
   */
  public void forget() {
    offered.clear();
    after.clear();
    board = Optional.empty();
  }

  private Offered offered(Set<Seat> seats) {
    return offered.computeIfAbsent(seats, s -> Offered.of(match, s));
  }

  /** Whoever may act sees what the seat to act sees, so its view is theirs. */
  private Optional<Map<String, List<Changed>>> after(V view, Viewer viewer, Set<Seat> seats) {
    var offered = offered(seats);
    return offered.toAct.map(Viewer::of).filter(viewer::equals).isEmpty()
        ? Optional.empty()
        : after.computeIfAbsent(
            seats, _ -> new Afterwards<>(match.game(), drawing).of(view, offered.placing));
  }

  private List<Step<S>> steps(Match<S, V> next) {
    var out = new ArrayList<Step<S>>();
    var before = match;
    for (var after : match.until(next)) {
      out.add(new Step<>(before.state(), after.log().getLast(), after.state()));
      before = after;
    }
    return out;
  }

  /**
   * What everybody may know of a match that goes on.
   *
   * @param lines how many log lines everybody has
   * @param actions how many actions stand that everybody saw
   */
  public record Told(int lines, int actions) {}

  /** A match that may come next, and what everybody is then told. */
  private record Expected<S, V>(Match<S, V> match, Transcript<S, V> everybody) {
    @SuppressWarnings("ReferenceEquality") // comparing their logs would cost what this saves
    boolean is(Match<S, V> next) {
      return match == next;
    }
  }

  /** {@return what everybody will know once the match is {@code next}, which is not followed} */
  public Told told(Match<S, V> next) {
    var transcript = transcript(Viewer.PUBLIC).copy();
    steps(next).forEach(transcript::add);
    expected = Optional.of(new Expected<>(next, transcript));
    return new Told(transcript.lines().size(), transcript.ply());
  }

  private Transcript<S, V> transcript(Viewer viewer) {
    // Where nothing is hidden, everybody has the same.
    return transcripts.computeIfAbsent(
        hides ? viewer : Viewer.PUBLIC,
        v ->
            Transcript.of(
                match,
                drawing,
                new Eyes<>(match.game(), Optional.of(v)),
                seals,
                transcripts.values()));
  }

  /** {@return how many log lines the viewer has} */
  public int version(Viewer viewer) {
    return transcript(viewer).lines().size();
  }

  /** {@return the log as the viewer has it} */
  public List<LogLine> lines(Viewer viewer) {
    return transcript(viewer).lines();
  }

  /** {@return whether only gestures have happened since the viewer had so many lines} */
  public boolean current(Viewer viewer, int version) {
    var transcript = transcript(viewer);
    return version >= transcript.settled() && version <= transcript.lines().size();
  }

  /** {@return whether the viewer may not look back now} */
  public boolean hushed(Viewer viewer) {
    return match.outcome().isEmpty() && Hushed.silence(match.game(), view(viewer)).isPresent();
  }

  private V view(Viewer viewer) {
    return hides
        ? transcript(viewer).view(match.state())
        : match.game().view(match.state(), viewer);
  }

  /** {@return whether the first {@code count} lines are the same for both viewers} */
  public boolean alike(Viewer one, Viewer other, int count) {
    var ones = transcript(one).lines();
    var others = transcript(other).lines();
    int least = Math.min(ones.size(), others.size());
    int same = common.getOrDefault(EnumSet.of(one, other), 0);
    while (same < least && ones.get(same).equals(others.get(same))) same++;
    common.put(EnumSet.of(one, other), same);
    return same >= count;
  }

  /** {@return what one sees who holds the viewer's seat and no other} */
  public Shown shown(Viewer viewer, int since) {
    return shown(viewer, seats(viewer), since, Optional.empty());
  }

  private static Set<Seat> seats(Viewer viewer) {
    return switch (viewer) {
      case FIRST -> Set.of(Seat.FIRST);
      case SECOND -> Set.of(Seat.SECOND);
      case PUBLIC -> Set.of();
    };
  }

  /**
   * {@return what {@code viewer} sees, with what {@code seats} may do and the log lines from {@code
   * since} on; with all of them for a viewer who has no line of that number, and with none for one
   * who may not look back}
   */
  public Shown shown(Viewer viewer, Set<Seat> seats, int since, Optional<Running> running) {
    var transcript = transcript(viewer);
    var lines = transcript.lines();
    V view = view(viewer);
    int from = since < 0 || since > lines.size() ? 0 : since;
    boolean hushed = match.outcome().isEmpty() && Hushed.silence(match.game(), view).isPresent();
    var offered = offered(seats);
    var events = offers.events(match, seats, transcript::acted);
    var board = board(view, transcript);
    var offer =
        Precompiled.of(
            offers.offer(view, offered, events, after(view, viewer, seats)), WireCodecs::write);
    var beside = Precompiled.of(drawing.beside(view, offered, running), Beside::write);
    return new Shown(
        match.profile().name(viewer),
        lines.size(),
        from,
        turn(),
        outcome(),
        transcript.ply(),
        asked(),
        board,
        offer,
        beside,
        List.copyOf(lines.subList(from, hushed ? from : lines.size())));
  }

  /**
   * {@return what {@code seat}, whose turn it must be, may pick next in an action that begins with
   * {@code picks}; or why not}
   */
  public Answer<Picked> picks(Seat seat, List<Choice> picks) {
    return tries().picks(seat, picks);
  }

  /**
   * {@return the board after the whole action {@code picks} as {@code seat}, whose turn it must be,
   * can foresee it; or why not}
   */
  public Answer<Board> preview(Seat seat, List<Choice> picks) {
    return tries().preview(seat, picks);
  }

  /**
   * {@return why {@code seat}, whose turn it must be, may not pick the last of {@code picks} after
   * the others; or why that isn't told}
   */
  public Answer<Why> explain(Seat seat, List<Choice> picks) {
    return tries().explain(seat, picks);
  }

  /**
   * {@return where the piece on a square could go if its side were to act, as far as {@code viewer}
   * may know: it is worked out from their view alone; and why it has no move, if it is their turn}
   */
  public Reached reach(Viewer viewer, String at) {
    return new Reached(
        drawing.reach(match.game().view(match.state(), viewer), at), still(viewer, at));
  }

  private Optional<Why> still(Viewer viewer, String at) {
    return match.turn() instanceof Turn.Of(Seat seat) && Viewer.of(seat) == viewer
        ? Movable.still(match.game(), match.state(), at).map(unmet -> Why.of(unmet.refusal()))
        : Optional.empty();
  }

  private Tries<S, V> tries() {
    return new Tries<>(match, drawing, offers);
  }

  /** Where nothing is hidden, everybody sees the same board. */
  private Precompiled<Board> board(V view, Transcript<S, V> transcript) {
    if (hides || board.isEmpty())
      board = Optional.of(Precompiled.of(drawing.board(view, transcript.last()), Board::write));
    return board.get();
  }

  private Optional<Asked> asked() {
    return match
        .status()
        .asked()
        .map(asked ->
            new Asked(
                asked.what() == Event.Kind.OFFER_DRAW ? "draw" : "takeback",
                match.profile().name(asked.by())));
  }

  private Optional<String> turn() {
    return match.turn() instanceof Turn.Of(Seat seat)
        ? Optional.of(match.profile().name(seat))
        : Optional.empty();
  }

  Optional<Outcome> outcome() {
    return match.outcome().map(outcome -> Outcome.of(outcome, match.profile()));
  }

  /** {@return what has been seen so far} */
  public MatchSoFar<S, V> past() {
    return new MatchSoFar<>(match, seals);
  }

  /** {@return a position drawn for the seat to act, with what the rules offer it} */
  public Look look() {
    var offered = offered(Set.of(Seat.values()));
    Viewer viewer = offered.toAct.map(Viewer::of).orElse(Viewer.PUBLIC);
    V view = match.game().view(match.state(), viewer);
    return new Look(
        drawing.board(view, List.of()),
        offers.offer(view, offered, List.of(), after(view, viewer, Set.of(Seat.values()))),
        turn(),
        Said.of(Varied.remarks(match.game(), match.start().options())));
  }
}
