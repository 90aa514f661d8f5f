package fr.zizanie.app;

import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.tsunami.gtp.GtpAgent;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.tsunami.Tsunami;

/** An outside go program at the other seat. */
record Outside<V>(Agent<V> agent, GtpAgent program) implements AutoCloseable {
  /** Starts a program; fails unless the game is go without cards. */
  @SuppressWarnings("unchecked") // the program takes Tsunami's views
  static <V> Outside<V> of(Game<?, V> game, Options options, String command) {
    if (!(game instanceof Tsunami) || !options.get("deck").equals("none"))
      throw new Failure("--gtp plays tsunami --option deck=none only");
    var program = new GtpAgent(command);
    return new Outside<>((Agent<V>) program, program);
  }

  @Override
  public void close() {
    program.close();
  }
}
