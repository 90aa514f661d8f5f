package fr.zizanie.testbed;

import fr.zizanie.server.store.matches.MatchDraws;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import java.util.Optional;

/** Draws as usual, but for the next match, which may be planned. */
final class PlannedDraws implements MatchDraws {
  private final MatchDraws usual = MatchDraws.secret();
  private Optional<Planned> next = Optional.empty();

  /** What a match is called and dealt from. */
  record Planned(MatchId id, Seed seed) {}

  /** {@return something that could be drawn} */
  Planned any() {
    return new Planned(usual.id(), usual.seed());
  }

  /** The next match that is dealt at once is this one. */
  synchronized void plan(Planned match) {
    next = Optional.of(match);
  }

  /** A seed is drawn before what its match is called. */
  @Override
  public synchronized Seed seed() {
    return next.map(Planned::seed).orElseGet(usual::seed);
  }

  @Override
  public synchronized MatchId id() {
    var id = next.map(Planned::id).orElseGet(usual::id);
    next = Optional.empty();
    return id;
  }
}
