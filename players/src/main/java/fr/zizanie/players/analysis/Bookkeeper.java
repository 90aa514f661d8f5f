package fr.zizanie.players.analysis;

import fr.zizanie.players.analysis.BookLine.Kind;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Answering;
import fr.zizanie.rules.core.trait.Attentive;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;

/**
 * Keeps the books of one seat over a finished match. Each value is worked out by itself, from the
 * searches and the means; none is what is left of the others.
 */
final class Bookkeeper<S, V> {
  /** Worlds in which a counter is looked for. */
  private static final int WORLDS = 24;

  /** Answers that are looked at in one of them. */
  private static final int ANSWERS = 40;

  private final Match<S, V> match;
  private final Game<S, V> game;
  private final Appraiser<S, V> appraiser;
  private final Seat seat;
  private final Work work;
  private final Outlook<S, V> outlook;
  private final List<BookLine> lines;
  private final List<JudgedDecision> decisions;
  private final List<Inquiry> inquiries;
  private final List<CardWorth> cards;
  private double start;
  private int entries;
  private int ply;

  Bookkeeper(Match<S, V> match, Appraiser<S, V> appraiser, Seat seat, Work work) {
    this(match, appraiser, seat, work, OpenBooks.EMPTY);
  }

  /** Goes on from books of this match that aren't closed. */
  Bookkeeper(Match<S, V> match, Appraiser<S, V> appraiser, Seat seat, Work work, OpenBooks from) {
    lines = new ArrayList<>(from.lines());
    decisions = new ArrayList<>(from.decisions());
    inquiries = new ArrayList<>(from.inquiries());
    cards = new ArrayList<>(from.cards());
    start = from.start();
    entries = from.entries();
    this.match = match;
    this.game = match.game();
    this.appraiser = appraiser;
    this.seat = seat;
    this.work = work;
    outlook = new Outlook<>(game, appraiser, seat, work);
  }

  /** {@return the books as far as they go} */
  OpenBooks open() {
    return new OpenBooks(entries, start, lines, decisions, inquiries, cards);
  }

  /** {@return the books, closed; {@code listener} hears of them after each entry} */
  Books books(Consumer<OpenBooks> listener) {
    var log = match.standing().entries();
    S s = match.start().state();
    for (Entry entry : log.subList(0, entries)) {
      if (entry instanceof Entry.Acted) ply++;
      s = after(s, entry);
    }
    if (entries == 0) start = outlook.chance(s);
    while (entries < log.size()) {
      S before = s;
      int from = entries++;
      s = after(s, log.get(from));
      switch (log.get(from)) {
        case Entry.Dealt _ -> {
          while (entries < log.size() && log.get(entries) instanceof Entry.Dealt next) {
            s = after(s, next);
            entries++;
          }
          came(before, s);
        }
        case Entry.Acted(Seat by, var picks) -> {
          ply++;
          if (by == seat) own(before, from, picks, outlook.chance(s));
          else other(before, outlook.chance(s));
        }
        case Entry.Happened(Event event) -> said(event.by(), before, outlook.chance(s));
      }
      listener.accept(open());
    }
    double result = outlook.result(match.outcome().orElseThrow());
    // What closes them isn't part of what is open.
    var closed = new ArrayList<>(lines);
    if (!(game.turn(s) instanceof Turn.Over))
      line(ended(), result - outlook.chance(s)).ifPresent(closed::add);
    return new Books(start, result, closed, decisions, inquiries, cards);
  }

  private S after(S state, Entry entry) {
    return switch (entry) {
      case Entry.Dealt(Choice result) -> game.apply(state, result);
      case Entry.Acted(_, var picks) -> Lines.after(game, state, picks);
      case Entry.Happened(Event event) -> Attentive.happened(game, state, event);
    };
  }

  private void own(S before, int entry, List<Choice> picks, double after) {
    if (appraiser.blind(outlook.view(before))) {
      write(Kind.OTHER, after - outlook.chance(before));
      return;
    }
    var own = judged(before, entry, picks);
    own.lines().forEach(line -> write(line.kind(), line.value()));
    decisions.addAll(own.decisions());
    inquiries.addAll(own.inquiries());
    cards.addAll(own.cards());
    write(Kind.LUCK, after - own.mean());
  }

  /**
   * All that is said of an own action whatever comes of it.
   *
   * @param decisions the judged decision, if it was one
   * @param inquiries what it could tell, where that is measured
   * @param cards what each card could gain that might be played there
   * @param mean the chance after it in worlds that the seat thought possible, by their weights
   */
  record Own(
      List<BookLine> lines,
      List<JudgedDecision> decisions,
      List<Inquiry> inquiries,
      List<CardWorth> cards,
      double mean) {}

  /**
   * {@return what is said of an own action: a function of what the seat saw. What is offered
   * follows from that too, so that any world that looks like it tells}
   */
  Own judged(S before, int entry, List<Choice> picks) {
    V view = outlook.view(before);
    S world = outlook.world(view);
    var judgement = outlook.judgement(view);
    double mean = outlook.mean(view, picks);
    double best = judgement.chance();
    if (judgement.candidates().isEmpty() || Lines.actions(game, world, 2).size() == 1)
      return new Own(
          List.of(new BookLine(ply, Kind.REST, mean - best)),
          List.of(),
          List.of(),
          List.of(),
          mean);
    Weighed played = weighed(judgement, view, world, picks);
    // What was left out of the candidates may turn out to be better than all of them.
    double most = Math.max(best, played.chance());
    var first = judgement.candidates().getFirst().action();
    var decision =
        new JudgedDecision(
            ply,
            entry,
            seat,
            picks,
            played.chance() < best ? first : picks,
            played.chance(),
            most,
            played.interval());
    var own =
        List.of(
            new BookLine(ply, Kind.DECISION, played.chance() - most),
            new BookLine(ply, Kind.REST, most - best),
            new BookLine(ply, Kind.REST, mean - played.chance()));
    var inquiry = Inquiry.of(ply, picks, appraiser.questions(view));
    var worth = CardWorth.of(ply, judgement.candidates(), played, countered(view, picks));
    return new Own(own, List.of(decision), inquiry.stream().toList(), worth, mean);
  }

  /**
   * The chance once a card that the seat plays is countered, in the first world that has a counter.
   */
  private OptionalDouble countered(V view, List<Choice> picks) {
    if (CardWorth.card(picks).isEmpty()) return OptionalDouble.empty();
    for (S world : outlook.worlds(view, WORLDS)) {
      S then = Lines.after(game, world, picks);
      if (!game.turn(then).is(seat.other()) || !inWindow(then)) return OptionalDouble.empty();
      for (var answer : Lines.actions(game, then, ANSWERS))
        if (CardWorth.card(answer).isPresent())
          return OptionalDouble.of(outlook.chance(Lines.after(game, then, answer)));
    }
    return OptionalDouble.empty();
  }

  private boolean inWindow(S state) {
    return Answering.inWindow(game, game.view(state, Viewer.of(seat.other())));
  }

  /** {@return an own action beside the best candidates, unless there was nothing to decide} */
  Optional<Closer> closer(S before, int at, List<Choice> picks) {
    V view = outlook.view(before);
    S world = outlook.world(view);
    if (Lines.actions(game, world, 2).size() == 1) return Optional.empty();
    return candidates(before, Optional.of(picks))
        .map(found ->
            new Closer(
                at, seat, found.tried().orElseThrow(), found.best(), appraiser.questions(view)));
  }

  /** {@return the best candidates beside one that was tried, if the search has any} */
  Optional<Candidates> candidates(S before, Optional<List<Choice>> tried) {
    V view = outlook.view(before);
    var judgement = outlook.judgement(view);
    if (judgement.candidates().isEmpty()) return Optional.empty();
    S world = outlook.world(view);
    return Optional.of(
        new Candidates(
            seat,
            judgement.candidates().stream().limit(Candidates.MOST).toList(),
            tried.map(picks -> weighed(judgement, view, world, picks))));
  }

  private Weighed weighed(Judgement judgement, V view, S world, List<Choice> picks) {
    var known = judgement.about(picks);
    if (known.isPresent()) return known.get();
    // The same in another order, such as a set of pieces.
    S then = Lines.after(game, world, picks);
    for (Weighed candidate : judgement.candidates())
      if (Lines.after(game, world, candidate.action()).equals(then)) return candidate;
    return appraiser.weigh(view, seat, picks, work);
  }

  /** Chance acted; where the seat sees nothing of it, all that could have come looks alike. */
  private void came(S before, S after) {
    double chance = outlook.chance(after);
    V view = outlook.view(before);
    if (appraiser.blind(view)) {
      write(Kind.OTHER, chance - outlook.chance(before));
      return;
    }
    double mean = outlook.meanOfChance(view, outlook.view(after));
    write(Kind.REST, mean - outlook.chance(before));
    write(Kind.LUCK, chance - mean);
  }

  private void other(S before, double after) {
    boolean tells = appraiser.tells(outlook.view(before));
    write(tells ? Kind.LUCK : Kind.OTHER, after - outlook.chance(before));
  }

  /** A claim, a clock that ran out in a window, or a gesture. */
  private void said(Seat by, S before, double after) {
    write(by == seat ? Kind.DECISION : Kind.OTHER, after - outlook.chance(before));
  }

  /** An end that no rule of the game brings is what the last event's seat did about it. */
  private Kind ended() {
    boolean ours =
        match.log().getLast() instanceof Entry.Happened(Event event) && event.by() == seat;
    return ours ? Kind.DECISION : Kind.OTHER;
  }

  private Optional<BookLine> line(Kind kind, double value) {
    return value == 0 ? Optional.empty() : Optional.of(new BookLine(ply, kind, value));
  }

  private void write(Kind kind, double value) {
    line(kind, value).ifPresent(lines::add);
  }
}
