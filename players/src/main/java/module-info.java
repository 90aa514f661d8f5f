/** The opponents: searches over the core contract, one evaluation per game, up to eight levels. */
module fr.zizanie.players {
  requires java.management;
  requires transitive fr.zizanie.rules;

  exports fr.zizanie.players;
  exports fr.zizanie.players.agent;
  exports fr.zizanie.players.arena;
  exports fr.zizanie.players.ironpond;
  exports fr.zizanie.players.ironpond.uci;
  exports fr.zizanie.players.machine;
  exports fr.zizanie.players.net;
  exports fr.zizanie.players.training;
  exports fr.zizanie.players.tsunami;
  exports fr.zizanie.players.tsunami.gtp;
  exports fr.zizanie.players.tsunami.lab;
}
