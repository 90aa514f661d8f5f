package fr.zizanie.lab.commands;

import fr.zizanie.lab.engines.Outside;
import fr.zizanie.players.agent.Contender;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.terminal.Laboratory;
import java.util.List;

/** The lab, as the command line finds it. */
public final class LabCommands implements Laboratory {
  /** The command line's loader of services makes it. */
  public LabCommands() {}

  @Override
  public List<Runnable> commands() {
    return List.of(new ArenaCommand(), new LabCommand(), new TrainCommand());
  }

  @Override
  public <S, V> Contender<S, V> goProgram(Game<S, V> game, Options options, String command) {
    return Outside.go(game, options, command).of(0);
  }
}
