package fr.zizanie.server.matches;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.live.LiveMatch;
import fr.zizanie.server.lobby.Lobby;
import fr.zizanie.server.lobby.NewMatches;
import fr.zizanie.server.lobby.Proposal;
import fr.zizanie.server.store.matches.MatchStore;
import fr.zizanie.server.table.Table;
import fr.zizanie.server.table.TableDependencies;
import fr.zizanie.table.saved.EntryText;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.Clock;
import java.util.Optional;
import java.util.function.Function;

/**
 * Brings matches to life, from what was just set up or from the store.
 *
 * @param games the games that can be played
 */
record Loader(
    Function<String, Optional<Game<?, ?>>> games,
    TableDependencies dependencies,
    Lobby.Beginning beginning) {
  /** {@return a match that has just been set up} */
  LiveMatch match(NewMatches.Created created) {
    return switch (created) {
      case NewMatches.Created.Begun<?, ?> begun -> table(begun);
      case NewMatches.Created.Proposed<?, ?> proposed -> lobby(proposed);
    };
  }

  private <S, V> LiveMatch table(NewMatches.Created.Begun<S, V> begun) {
    return table(begun.setup(), begun.match());
  }

  /** {@return the table of a match that has begun} */
  <S, V> Table<S, V> table(Setup setup, Match<S, V> match) {
    return new Table<>(setup, match, dependencies.of(setup.control()));
  }

  private <S, V> LiveMatch lobby(NewMatches.Created.Proposed<S, V> proposed) {
    return lobby(proposed.setup(), proposed.proposal());
  }

  private <S, V> Lobby<S, V> lobby(Setup setup, Proposal<S, V> proposal) {
    return new Lobby<>(setup, proposal, dependencies.store(), beginning, dependencies.clock());
  }

  /** {@return a match as the store has it; or why it can't be} */
  Answer<LiveMatch> load(MatchStore.Saved saved) {
    var game = games.apply(saved.setup().game());
    if (game.isEmpty())
      return Answer.no(new Refusal(Reason.BAD_RECORD, Reason.UNKNOWN_GAME.sentence()));
    if (saved.setup().rules() > game.get().profile().rules())
      return Answer.no(
          Reason.BAD_RECORD.because(
              "Cette partie suit des règles plus récentes que ce serveur : version "
                  + saved.setup().rules()
                  + ".",
              "This game follows newer rules than this server: version "
                  + saved.setup().rules()
                  + "."));
    return load(game.get(), saved);
  }

  /** {@return the clocks as they stood before the first entry} */
  private Optional<Clock> clock(Match<?, ?> begun, MatchStore.Saved saved) {
    var setup = saved.setup();
    if (!setup.control().limited()) return Optional.empty();
    var seats = new Seats(setup.sitters());
    var clock = Clock.of(setup.control(), seats.people(), seats.apart(), began(saved));
    return Optional.of(setup.control().overDays() ? over(clock, setup, begun) : clock);
  }

  private static long began(MatchStore.Saved saved) {
    return saved.begun() > 0 ? saved.begun() : saved.setup().created();
  }

  private Clock over(Clock clock, Setup setup, Match<?, ?> begun) {
    return clock.away(dependencies.store().vacations().seated(setup.sitters())).begins(begun);
  }

  /**
   * Where another server has gone on counting, so does this one; otherwise no time went by. Days go
   * by without a server.
   */
  private Clock resumed(MatchId id, Clock stood) {
    if (stood.control().overDays()) return stood;
    long since =
        dependencies
            .store()
            .shared()
            .flatMap(nodes -> nodes.kept(id))
            .orElseGet(dependencies.clock()::millis);
    return stood.since() < since ? stood.resumed(since) : stood;
  }

  private <S, V> Answer<LiveMatch> load(Game<S, V> game, MatchStore.Saved saved) {
    var setup = saved.setup();
    if (saved.terms().isPresent())
      return Proposal.of(game, setup.rules(), saved.terms().get())
          .then(proposal -> Answer.ok(lobby(setup, proposal)));
    return game.profile()
        .options(setup.rules(), setup.options())
        .then(options -> EntryText.enter(Match.begin(game, options), saved.entries()))
        .then(match -> {
          var table = table(setup, match);
          table.opened(saved.times());
          var begun = Match.begin(game, match.start().options());
          clock(begun, saved)
              .ifPresent(clock -> {
                var stood = clock.after(begun, match, saved.times()::get);
                var left = clock.left(begun, match, saved.times()::get);
                table.resume(resumed(setup.id(), stood), left);
              });
          if (match.outcome().isPresent())
            dependencies.store().matches().again(setup.id()).ifPresent(table::follows);
          return Answer.ok(table);
        });
  }
}
