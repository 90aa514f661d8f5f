package fr.zizanie.players.agent;

import fr.zizanie.players.machine.Machine;
import fr.zizanie.rules.core.Choice;
import java.util.List;

/** An opponent that enters some actions for the other side beforehand, as bookkeeping. */
public interface Preparing<V> extends Agent<V> {
  /** {@return whether the step from {@code before} to {@code now} calls for such actions} */
  boolean prepares(V before, V now);

  /** {@return the actions that it enters for the other side, who may still change all of them} */
  List<List<Choice>> prepared(V now, Machine machine);
}
