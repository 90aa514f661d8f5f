/** The opponents: searches over the core contract, one evaluation per game, up to eight levels. */
module fr.zizanie.players {
  requires java.management;
  requires transitive fr.zizanie.rules;

  exports fr.zizanie.players;
  exports fr.zizanie.players.agent;
  exports fr.zizanie.players.alphabeta;
  exports fr.zizanie.players.felon;
  exports fr.zizanie.players.ironpond;
  exports fr.zizanie.players.machine;
  exports fr.zizanie.players.mutation;
  exports fr.zizanie.players.net;
  exports fr.zizanie.players.search;
  exports fr.zizanie.players.tsunami;
  exports fr.zizanie.players.tsunami.search;
}
