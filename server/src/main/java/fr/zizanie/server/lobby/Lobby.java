package fr.zizanie.server.lobby;

import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.live.LiveMatch;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.Deadline;
import fr.zizanie.server.store.matches.MatchDraws;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.server.store.matches.Stamp;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.house.DealPart;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.TimeControl;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** A match that two people are agreeing on: it begins when both are ready. */
public final class Lobby<S, V> implements LiveMatch {
  /** What a deal that is given up is replaced by. */
  private static final MatchDraws ANEW = MatchDraws.secret();

  /** Bytes of a lobby without its options. */
  private static final long WEIGHT = 20_000;

  private static final Refusal CHANGED =
      Reason.STALE.because(
          "La proposition a changé entre-temps : regardez-la de nouveau.",
          "The proposal has changed in the meantime: look at it again.");

  private static final Refusal WITHDRAWN =
      Reason.UNKNOWN_MATCH.because(
          "Ce défi n’est plus ouvert : la partie n’aura pas lieu.",
          "This challenge is no longer open: there won’t be a game.");

  /** What happens once both have agreed. */
  public interface Beginning {
    /** Takes the match that has begun, and everybody who watches. */
    <S, V> void open(Setup setup, Match<S, V> match, List<ViewerConnection> connections);

    /** Somebody else has begun it: everybody who watches goes there. */
    void move(MatchId id, List<ViewerConnection> connections);

    /** It has been withdrawn: there is no such match any more. */
    void gone(MatchId id);
  }

  private final Store store;
  private final Beginning beginning;
  private final InstantSource clock;

  /** Who watches, and what each was told last. */
  private final Map<ViewerConnection, Optional<fr.zizanie.sheets.wire.LobbyInfo>> connections =
      new LinkedHashMap<>();

  /** Who is connected to another server. */
  private Set<PlayerId> elsewhere = Set.of();

  private Setup setup;
  private Proposal<S, V> proposal;
  private long touched;
  private boolean retired;

  /** A lobby of what has been proposed. */
  public Lobby(
      Setup setup, Proposal<S, V> proposal, Store store, Beginning beginning, InstantSource clock) {
    this.setup = setup;
    this.proposal = proposal;
    this.store = store;
    this.beginning = beginning;
    this.clock = clock;
    touched = clock.millis();
  }

  @Override
  public Setup setup() {
    return setup;
  }

  @Override
  public Profile profile() {
    return proposal.profile();
  }

  @Override
  public Seats seats() {
    return new Seats(setup.sitters());
  }

  /**
   * Changes options, named with their new values, and the time control if one is given, for a guest
   * who saw {@code version}.
   */
  public Answer<Boolean> propose(
      PlayerId guest, int version, Map<String, String> changes, Optional<TimeControl> control) {
    // Over days nobody waits for the computer, or for themselves.
    if (control.filter(TimeControl::overDays).isPresent() && !seats().apart())
      return Fields.bad("clock");
    return seated(guest, version)
        .then(seat -> proposal.changed(seat, changes, control))
        .then(next ->
            Rated.admits(setup.rated(), proposal.game().profile(), next.terms().options())
                .then(_ -> Answer.ok(next)))
        .then(this::change);
  }

  /** Puts a card on the list of those that a guest would leave out, or takes it off. */
  public Answer<Boolean> remove(PlayerId guest, int version, String card, boolean on) {
    return seated(guest, version)
        .then(seat -> proposal.removing(seat, card, on))
        .then(this::change);
  }

  /** Takes a card off the list of those that the other would leave out. */
  public Answer<Boolean> decline(PlayerId guest, int version, String card) {
    return seated(guest, version).then(seat -> proposal.declining(seat, card)).then(this::change);
  }

  private Answer<Boolean> change(Proposal<S, V> next) {
    if (next.same(proposal)) return Answer.ok(true);
    if (!write(next)) return Answer.no(CHANGED);
    tell();
    return Answer.ok(true);
  }

  /** Takes a guest's agreement to the version that they saw, or takes it back. */
  public Answer<Boolean> ready(PlayerId guest, int version, boolean on) {
    return seated(guest, version)
        .then(seat -> {
          if (proposal.terms().ready().contains(seat) != on && !write(proposal.ready(seat, on)))
            return Answer.no(CHANGED);
          advance();
          return Answer.ok(true);
        });
  }

  /** Takes a guest's part of the rounds that fix the deal. */
  public Answer<Boolean> deal(PlayerId guest, DealPart part) {
    touched = clock.millis();
    var mine = seats().of(guest);
    if (mine.isEmpty()) return Answer.no(Reason.NOT_SEATED.refusal());
    if (!proposal.outline().dealt()) return Answer.no(Reason.NOT_OFFERED.refusal());
    if (!part.deal().equals(dealId())) return Answer.no(Rounds.ANOTHER);
    Seat seat = mine.iterator().next();
    return Answer.ok(setup.deal())
        .then(deal -> committed(deal, seat, part))
        .then(deal -> opened(deal, seat, part))
        .then(next -> {
          if (next.equals(setup.deal())) return Answer.ok(true);
          if (!write(proposal.again(), next)) return Answer.no(Rounds.ANOTHER);
          advance();
          return Answer.ok(true);
        });
  }

  private Answer<Deal> committed(Deal deal, Seat seat, DealPart part) {
    if (part.commitment().isEmpty()) return Answer.ok(deal);
    String commitment = part.commitment().get();
    return rounds(deal).commit(seat, commitment, clock.millis(), ANEW::seed);
  }

  private Answer<Deal> opened(Deal deal, Seat seat, DealPart part) {
    // A deal that was just given up leaves nothing to open.
    if (part.nonce().isEmpty() || deal.voided() > setup.deal().voided()) return Answer.ok(deal);
    if (!startable())
      return Answer.no(
          Reason.NOT_OFFERED.because(
              "Les deux joueurs ne sont pas encore prêts.", "The players are not both ready yet."));
    return rounds(deal).open(seat, part.nonce().get(), part.other().orElse(""), clock.millis());
  }

  private Rounds rounds(Deal deal) {
    return Rounds.of(deal, seats());
  }

  /** The id of what is still to be dealt, if anything is. */
  public Optional<String> dealing() {
    return proposal.outline().dealt() ? Optional.of(dealId()) : Optional.empty();
  }

  private String dealId() {
    return setup.deal().id(setup.id());
  }

  /** {@return whether all is agreed on and it is dealt once a guest opens its table} */
  public boolean awaits(PlayerId guest) {
    var rounds = rounds(setup.deal());
    return startable()
        && proposal.outline().dealt()
        && seats().of(guest).stream().anyMatch(seat -> !rounds.opened(seat));
  }

  private boolean startable() {
    return proposal.willing() && seats().free().isEmpty();
  }

  /** Begins if nothing is missing; tells everybody how it stands otherwise. */
  private void advance() {
    if (complete()) begin();
    else tell();
  }

  private boolean complete() {
    return startable() && (!proposal.outline().dealt() || rounds(setup.deal()).complete());
  }

  /** The seat of a guest who has seen the present version. */
  private Answer<Seat> seated(PlayerId guest, int version) {
    touched = clock.millis();
    var mine = seats().of(guest);
    if (mine.isEmpty()) return Answer.no(Reason.NOT_SEATED.refusal());
    return version == proposal.terms().version()
        ? Answer.ok(mine.iterator().next())
        : Answer.no(CHANGED);
  }

  private boolean write(Proposal<S, V> next) {
    return write(next, rounds(setup.deal()).disturbed(ANEW::seed));
  }

  private boolean write(Proposal<S, V> next, Deal deal) {
    boolean done =
        deal.equals(setup.deal())
            ? store.matches().agree(setup.id(), next.terms())
            : store.matches().agree(setup.id(), next.terms(), deal);
    if (!done) {
      refresh();
      return false;
    }
    proposal = next;
    setup = setup.dealt(deal);
    return true;
  }

  private void begin() {
    var terms = proposal.terms();
    var full = setup.agreed(proposal.agreed().values(), terms.control());
    var blank = Match.begin(proposal.game(), proposal.agreed());
    var match = blank.deal(full.dealer());
    long now = clock.millis();
    var news = NewEntries.news(blank, match, 0, true, now);
    if (!store
        .matches()
        .begin(full, terms.writes(), news.due(Deadline.begun(terms.control(), match, now)))) {
      refresh();
      return;
    }
    retired = true;
    beginning.open(full, match, List.copyOf(connections.keySet()));
  }

  /** Another node has written: takes over what the store has. */
  private void refresh() {
    var found = store.matches().match(setup.id());
    if (found.isEmpty()) {
      gone();
      return;
    }
    var saved = found.get();
    setup = saved.setup();
    if (saved.terms().isEmpty()) {
      retired = true;
      beginning.move(setup.id(), List.copyOf(connections.keySet()));
      return;
    }
    proposal = Proposal.of(proposal.game(), setup.rules(), saved.terms().get()).orThrow();
    advance();
  }

  /** Tells everybody who waits here that the match won't begin. */
  public void gone() {
    retired = true;
    beginning.gone(setup.id());
    var withdrawn = new ToPage.Refused(0, fr.zizanie.sheets.wire.said.Refusal.of(WITHDRAWN));
    connections.keySet().forEach(connection -> connection.send(withdrawn));
  }

  @Override
  public Answer<Set<Seat>> sit(Guest guest) {
    touched = clock.millis();
    if (!seats().of(guest.id()).isEmpty()) return Answer.ok(seats().of(guest.id()));
    return Rated.admits(setup.rated(), guest).then(_ -> take(guest));
  }

  private Answer<Set<Seat>> take(Guest guest) {
    var free = seats().free();
    if (free.isEmpty()) return Answer.no(Reason.SEAT_TAKEN.refusal());
    int seat = free.get().ordinal();
    if (!store.matches().sit(setup.id(), seat, guest)) {
      refresh();
      return Answer.no(Reason.SEAT_TAKEN.refusal());
    }
    setup = setup.sitter(seat, new Sitter.Person(guest));
    advance();
    return Answer.ok(Set.of(free.get()));
  }

  /**
   * Gives the free seat to a guest who agrees to what they saw, {@code version} of it, and to which
   * the other still agrees.
   */
  public Answer<Boolean> accept(Guest guest, int version) {
    touched = clock.millis();
    if (!seats().of(guest.id()).isEmpty()) return Answer.ok(true);
    return Rated.admits(setup.rated(), guest).then(_ -> agree(guest, version));
  }

  private Answer<Boolean> agree(Guest guest, int version) {
    var free = seats().free();
    if (free.isEmpty()) return Answer.no(Reason.SEAT_TAKEN.refusal());
    Seat seat = free.get();
    if (version != proposal.terms().version() || !proposal.terms().ready().contains(seat.other()))
      return Answer.no(CHANGED);
    var next = proposal.ready(seat, true);
    if (!store.matches().accept(setup.id(), seat.ordinal(), guest, next.terms())) {
      refresh();
      return Answer.no(seats().free().isEmpty() || retired ? Reason.SEAT_TAKEN.refusal() : CHANGED);
    }
    setup = setup.sitter(seat.ordinal(), new Sitter.Person(guest));
    proposal = next;
    advance();
    return Answer.ok(true);
  }

  /** Lets a guest leave their seat to somebody else. */
  public Answer<Boolean> stand(PlayerId guest) {
    touched = clock.millis();
    var mine = seats().of(guest);
    if (mine.isEmpty()) return Answer.no(Reason.NOT_SEATED.refusal());
    Seat seat = mine.iterator().next();
    if (!(seats().at(seat.other()) instanceof Sitter.Person) || seats().alone())
      return Answer.no(
          Reason.NOT_OFFERED.because(
              "Un joueur doit rester à la table.", "One player has to stay at the table."));
    if (!write(proposal.left(seat), rounds(setup.deal()).left(seat, ANEW::seed)))
      return Answer.no(CHANGED);
    if (store.matches().stand(setup.id(), seat.ordinal(), guest))
      setup = setup.sitter(seat.ordinal(), new Sitter.Nobody());
    tell();
    return Answer.ok(true);
  }

  @Override
  public void becomes(PlayerId before, Guest guest) {
    var next = seats().becomes(before, guest);
    if (next.equals(seats())) return;
    for (Seat seat : next.of(guest.id())) setup = setup.sitter(seat.ordinal(), next.at(seat));
    tell();
  }

  @Override
  public void watch(ViewerConnection connection, int have) {
    touched = clock.millis();
    connections.put(connection, Optional.empty());
    // A server that stopped at the last step left it to be taken again.
    if (complete()) begin();
    else tell(seats().of(connection.guest()).isEmpty() ? connection.guest()::equals : _ -> true);
  }

  @Override
  public void leave(ViewerConnection connection) {
    touched = clock.millis();
    connections.remove(connection);
    if (!watches(connection.guest()) && !seats().of(connection.guest()).isEmpty()) tell();
  }

  @Override
  public boolean here(PlayerId guest) {
    return watches(guest) || elsewhere.contains(guest);
  }

  @Override
  public void catchUp(Stamp stamp, Set<PlayerId> others) {
    if (stamp.writes() != proposal.terms().writes() || !stamp.sitters().equals(setup.sitters()))
      refresh();
    if (retired || others.equals(elsewhere)) return;
    elsewhere = Set.copyOf(others);
    tell();
  }

  /** Nothing begins by itself. */
  @Override
  public boolean awaits() {
    return false;
  }

  @Override
  public boolean watches(PlayerId guest) {
    return connections.keySet().stream().anyMatch(w -> w.guest().equals(guest));
  }

  private void tell() {
    tell(_ -> true);
  }

  private void tell(Predicate<PlayerId> which) {
    // A sheet may hold a whole deck: those of one seat share it, and options are told once.
    var sheets = new HashMap<Set<Seat>, fr.zizanie.sheets.wire.LobbyInfo>();
    connections.replaceAll((connection, told) -> {
      PlayerId guest = connection.guest();
      if (!which.test(guest)) return told;
      var now = sheets.computeIfAbsent(seats().of(guest), _ -> sheet(guest));
      connection.send(told.map(before -> LobbySheet.since(before, now)).orElse(now));
      return Optional.of(now);
    });
  }

  @Override
  public fr.zizanie.sheets.wire.LobbyInfo sheet(PlayerId guest) {
    return new LobbySheet(setup, proposal).of(guest, this::here);
  }

  @Override
  public long touched() {
    return touched;
  }

  /** A deck of one's own may be long. */
  @Override
  public long weight() {
    int text = 0;
    for (String value : proposal.terms().options().values()) text += value.length();
    return WEIGHT + 4L * text;
  }

  @Override
  public boolean idle(long since) {
    return connections.isEmpty() && touched <= since;
  }

  @Override
  public void retire() {
    retired = true;
  }

  @Override
  public boolean retired() {
    return retired;
  }
}
