/**
 * The opponents: searches over the core contract, one evaluation per game, up to eight levels.
 *
 * <p>{@link fr.zizanie.players.Players} has an {@link fr.zizanie.players.agent.Agent} for each
 * game. It gets the view of its seat, so that it can't see more than a person would.
 */
@SuppressWarnings("module") // the lab is compiled later
module fr.zizanie.players {
  requires java.management;
  requires transitive fr.zizanie.rules;

  exports fr.zizanie.players;
  exports fr.zizanie.players.agent;
  exports fr.zizanie.players.analysis;
  exports fr.zizanie.players.machine;

  // For the lab alone.
  exports fr.zizanie.players.alphabeta to
      fr.zizanie.lab;
  exports fr.zizanie.players.felon to
      fr.zizanie.lab;
  exports fr.zizanie.players.ironpond to
      fr.zizanie.lab;
  exports fr.zizanie.players.mutation to
      fr.zizanie.lab;
  exports fr.zizanie.players.net to
      fr.zizanie.lab;
  exports fr.zizanie.players.number to
      fr.zizanie.lab;
  exports fr.zizanie.players.search to
      fr.zizanie.lab;
  exports fr.zizanie.players.tsunami to
      fr.zizanie.lab;
  exports fr.zizanie.players.tsunami.search to
      fr.zizanie.lab;
}
