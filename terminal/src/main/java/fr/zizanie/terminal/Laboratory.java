package fr.zizanie.terminal;

import fr.zizanie.players.agent.Contender;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** What the module lab adds to the command line; a program for servers is built without it. */
public interface Laboratory {
  /** The names of its commands. */
  List<String> COMMANDS = List.of("arena", "lab", "train");

  /** {@return its commands, for picocli} */
  List<Runnable> commands();

  /**
   * {@return a program that speaks GTP and is started by a command of the shell, for one game;
   * fails unless the game is go without cards}
   */
  <S, V> Contender<S, V> goProgram(Game<S, V> game, Options options, String command);

  /** {@return the lab, if this program was built with it} */
  static Optional<Laboratory> found() {
    return ServiceLoader.load(Laboratory.class).findFirst();
  }

  /** {@return why something of the lab can't be done by this program, and which one does it} */
  static Failure leftOut(String what) {
    return new Failure(
        "this program for servers leaves the lab out, and '"
            + what
            + "' with it; the command line has both (./zizanie, zizanie-all.jar)");
  }
}
