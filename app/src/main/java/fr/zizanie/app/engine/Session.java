package fr.zizanie.app.engine;

import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.rules.core.trait.Countable;
import fr.zizanie.sheets.Projection;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.terminal.json.Json;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.util.RawValue;

/** One game on the engine: every state so far, the newest last. */
final class Session<S, V> {
  private static final int LONGEST_MILLIS = 600_000;

  /** So many actions are sorted before the first of them are listed. */
  private static final int SORTED = 10_000;

  private final SeedDealer dealer;
  private final Deque<Match<S, V>> past = new ArrayDeque<>();
  private Match<S, V> match;

  private Session(Match<S, V> match, SeedDealer dealer) {
    this.dealer = dealer;
    this.match = dealt(match);
  }

  /** Chance answers at once, unless it waits for an event of a player. */
  private Match<S, V> dealt(Match<S, V> from) {
    Match<S, V> m = from;
    while (m.turn() instanceof Turn.Chance && awaited(m).isEmpty())
      m = m.enter(new Entry.Dealt(m.due(dealer))).orThrow();
    return m;
  }

  private static <S, V> Optional<Seat> awaited(Match<S, V> m) {
    return m.turn() instanceof Turn.Chance
        ? Attentive.awaited(m.game(), m.state())
        : Optional.empty();
  }

  /** Whose action, or else whose event, is due. */
  private Optional<Seat> due() {
    return match.turn() instanceof Turn.Of(Seat seat) ? Optional.of(seat) : awaited(match);
  }

  static <S, V> Session<S, V> begin(Game<S, V> game, Options options, SeedDealer dealer) {
    return new Session<>(Match.begin(game, options), dealer);
  }

  static <S, V> Session<S, V> at(
      Game<S, V> game, Options options, Tree position, SeedDealer dealer) {
    S state = Protocol.Refused.unless(game.notation().load(position, options));
    return new Session<>(Match.from(game, options, state), dealer);
  }

  /** {@return what is thought of the match as it stands} */
  EngineAnalysis<S, V> analysis(Request request) {
    return EngineAnalysis.of(match, request);
  }

  /** A match that was read; what was played in it can be undone. */
  static <S, V> Session<S, V> loaded(Match<S, V> match, SeedDealer dealer) {
    var session = new Session<>(match, dealer);
    var m = Match.from(match.game(), match.start().options(), match.start().state());
    for (Entry entry : match.log()) {
      if (!(entry instanceof Entry.Dealt)) session.past.addLast(m);
      m = m.enter(entry).orThrow();
    }
    return session;
  }

  private Game<S, V> game() {
    return match.game();
  }

  ObjectNode state() {
    var out = Protocol.ok();
    out.set("position", Json.node(match.position(dealer)));
    due()
        .ifPresentOrElse(
            seat -> out.put("turn", match.profile().name(seat)), () -> out.putNull("turn"));
    match
        .outcome()
        .ifPresentOrElse(o -> outcome(out.putObject("outcome"), o), () -> out.putNull("outcome"));
    return out.put("ply", match.ply()).put("rules", match.profile().rules(match.start().options()));
  }

  private void outcome(ObjectNode out, Outcome outcome) {
    outcome
        .winner()
        .ifPresentOrElse(
            w -> out.put("winner", match.profile().name(w)), () -> out.putNull("winner"));
    out.put("reason", outcome.reason());
  }

  ObjectNode choices(List<String> prefix) {
    List<Choice> picks =
        prefix.isEmpty()
            ? List.of()
            : Protocol.Refused.unless(match.read(String.join(" ", prefix)));
    var out = Protocol.ok();
    var tokens = out.putArray("tokens");
    if (match.outcome().isPresent()) {
      if (!picks.isEmpty()) throw new Protocol.Refused(Reason.GAME_OVER.refusal());
      return out.put("complete", false);
    }
    S s = Protocol.Refused.unless(match.follow(picks));
    boolean complete = !picks.isEmpty() && game().settled(s);
    if (!complete && match.turn() instanceof Turn.Of)
      game().choices(s).toList().stream()
          .map(game().notation()::print)
          .sorted()
          .forEach(tokens::add);
    return out.put("complete", complete);
  }

  ObjectNode legal(int limit) {
    var actions =
        !(match.turn() instanceof Turn.Of)
            ? List.<List<Choice>>of()
            : Lines.actions(game(), match.state(), Math.max(limit, SORTED) + 1);
    var out = Protocol.ok();
    var list = out.putArray("actions");
    actions.stream().map(game().notation()::print).sorted().limit(limit).forEach(list::add);
    return out.put("truncated", actions.size() > limit);
  }

  ObjectNode play(String action, Optional<String> seatId) {
    Seat seat = seatId.map(this::seat).orElseGet(this::toAct);
    var before = match;
    var next = dealt(Protocol.Refused.unless(played(seat, action)));
    past.addLast(match);
    match = next;
    return happened(before.log().size());
  }

  /** What only another game hears is known all the same, and refused as an event (Formats, 2.9). */
  private Answer<Match<S, V>> played(Seat seat, String action) {
    boolean unheard = match.outcome().isEmpty() && Attentive.parse(game(), seat, action).isEmpty();
    var elsewhere = unheard ? Games.event(seat, action) : Optional.<Event>empty();
    return elsewhere
        .<Answer<Match<S, V>>>map(event -> Answer.no(Attentive.HEARD.unmet(event).refusal()))
        .orElseGet(() -> match.play(seat, action));
  }

  /** {@return the state, and what chance has done before the first action} */
  ObjectNode begun() {
    return match.log().isEmpty() ? state() : happened(0);
  }

  private ObjectNode happened(int since) {
    var out = state();
    var events = out.putArray("events");
    for (Entry entry : match.log().subList(since, match.log().size())) {
      switch (entry) {
        case Entry.Acted(Seat by, var picks) ->
            events
                .addObject()
                .put("seat", match.profile().name(by))
                .put("action", game().notation().print(picks));
        case Entry.Dealt(Choice result) ->
            events.addObject().put("chance", game().notation().print(result));
        case Entry.Happened(var event) ->
            events
                .addObject()
                .put("seat", match.profile().name(event.by()))
                .put("event", event.text());
      }
    }
    match.outcome().ifPresent(o -> outcome(events.addObject().putObject("outcome"), o));
    return out;
  }

  private Seat seat(String id) {
    return match
        .profile()
        .seat(id)
        .orElseThrow(() ->
            new Protocol.Refused(new Refusal(Reason.UNKNOWN_SEAT, Words.same(Request.clip(id)))));
  }

  private Seat toAct() {
    return due().orElseThrow(() -> new Protocol.Refused(Reason.GAME_OVER.refusal()));
  }

  ObjectNode undo() {
    if (past.isEmpty()) throw new Protocol.Refused(Reason.NOTHING_TO_UNDO.refusal());
    match = past.removeLast();
    return state();
  }

  private Viewer viewer(String id) {
    return match
        .profile()
        .viewer(id)
        .orElseThrow(() ->
            new Protocol.Refused(new Refusal(Reason.UNKNOWN_VIEWER, Words.same(Request.clip(id)))));
  }

  ObjectNode view(String id) {
    var out = Protocol.ok();
    out.putRawValue("view", new RawValue(Projection.of(match, viewer(id), 0).json()));
    return out;
  }

  ObjectNode perft(int depth, boolean divide) {
    var out = Protocol.ok();
    var counted =
        Countable.of(game())
            .orElseThrow(() -> new Protocol.Refused(Reason.UNKNOWN_COMMAND.refusal()));
    if (!divide || depth == 0) return out.put("nodes", counted.perft(match.state(), depth));
    var moves = counted.divide(match.state(), depth);
    out.put("nodes", moves.values().stream().mapToLong(Long::longValue).sum());
    var list = out.putObject("divide");
    moves.forEach(list::put);
    return out;
  }

  ObjectNode best(Request request) {
    Seat seat = toAct();
    if (!match.turn().is(seat)) throw new Protocol.Refused(Reason.NOT_YOUR_TURN.refusal());
    int level = request.number("level", Budget.LEVELS, 1, Budget.LEVELS);
    Budget budget =
        request.has("millis")
            ? new Budget(request.number("millis", 1, 1, LONGEST_MILLIS), level)
            : Players.budget(game(), level);
    var agent =
        Players.of(game()).orElseThrow(() -> new Protocol.Refused(Reason.UNKNOWN_GAME.refusal()));
    Advice advice = agent.advise(game().view(match.state(), Viewer.of(seat)), budget);
    return Protocol.ok()
        .put("action", game().notation().print(advice.action()))
        .put("score", advice.score())
        .put("visits", advice.visits());
  }

  ObjectNode record(Optional<String> viewerId) {
    var tags = viewerId.isEmpty() && ordered() ? dealt() : Map.<String, String>of();
    return Protocol.ok().put("record", Json.RECORDS.write(match, tags, viewerId.map(this::viewer)));
  }

  /** Whether the position tells what the seed will bring. */
  private boolean ordered() {
    return !dealer.seed().isEmpty()
        && !match.position(dealer).equals(game().notation().position(match.state()));
  }

  /** What a record needs so that piles keep their order, and to be verified. */
  private Map<String, String> dealt() {
    var tags = new LinkedHashMap<String, String>();
    tags.put("Id", dealer.gameId());
    tags.put("Commitment", new Seed(dealer.seed()).commitment());
    tags.put("Seed", dealer.seed());
    return tags;
  }
}
