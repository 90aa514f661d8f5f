package fr.zizanie.device;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.wire.house.NewMatch;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.LedMatch;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.SeatRequest;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;

/** Sets games up on a device, dealt from a seed of its own. */
record NewGames(Guest person, Host host) {
  private static final int ID_BYTES = 12;

  /** With whom one plays where nobody else is. */
  private static final Set<String> NEAR = Set.of("computer", "screen");

  private static final Set<String> FAR = Set.of("friend", "anybody");

  /** A game that is to begin. */
  record New<S, V>(Setup setup, Match<S, V> match) {}

  <S, V> Answer<New<S, V>> wanted(Game<S, V> game, NewMatch wanted) {
    if (FAR.contains(wanted.opponent())) return Answer.no(Reason.NEEDS_SERVER.refusal());
    if (!NEAR.contains(wanted.opponent())) return Fields.bad("opponent");
    if (wanted.clock().filter(clock -> !clock.isEmpty()).isPresent()) return Fields.bad("clock");
    if (wanted.rated().orElse(false)) return Fields.bad("rated");
    var seats =
        new SeatRequest(
            wanted.opponent(), wanted.level().orElse(0), wanted.seat().orElse("random"));
    return Options.read(game.profile().options(), wanted.options())
        .then(options ->
            seats
                .sitters(game, Varied.agreed(game, options).profile(), person, this::coin)
                .then(sitters -> Answer.ok(dealt(game, options, sitters))));
  }

  /** The same game once more, sides changed, by the newest rules. */
  <S, V> Answer<New<S, V>> again(Game<S, V> game, Match<?, ?> over, List<Sitter> sitters) {
    if (over.outcome().isEmpty()) return Answer.no(Reason.NOT_OFFERED.refusal());
    return Options.read(game.profile().options(), over.start().options().values())
        .then(options -> Answer.ok(dealt(game, options, sitters.reversed())));
  }

  /** A game that goes on where its person was led. */
  <S, V> Answer<New<S, V>> led(Game<S, V> game, List<String> done) {
    return LedMatch.of(game, person, done)
        .then(led -> {
          var options = led.match().start().options();
          var setup = setup(game, options, led.sitters(), seed().unbound());
          return Answer.ok(new New<>(setup, led.match()));
        });
  }

  private <S, V> New<S, V> dealt(Game<S, V> game, Options options, List<Sitter> sitters) {
    var setup = setup(game, options, sitters, seed());
    return new New<>(setup, Match.begin(game, options).deal(setup.dealer()));
  }

  private Setup setup(Game<?, ?> game, Options options, List<Sitter> sitters, Seed seed) {
    return new Setup(
        new MatchId("d-" + HexFormat.of().formatHex(host.random(ID_BYTES))),
        game.profile().id(),
        game.profile().rules(options),
        options.values(),
        sitters,
        seed,
        host.millis());
  }

  private Seed seed() {
    return Seed.of(host.random(Seed.BYTES)).ofDevice();
  }

  private boolean coin() {
    return (host.random(1)[0] & 1) == 0;
  }
}
