package fr.zizanie.players.agent;

import fr.zizanie.players.machine.Machine;
import fr.zizanie.rules.core.Choice;
import java.util.List;

/** An opponent that does some bookkeeping for the person it plays with, before they look at it. */
public interface Preparing<V> extends Agent<V> {
  /** {@return whether something has just come up for the other side that it prepares} */
  boolean prepares(V before, V now);

  /** {@return the actions that it enters for the other side, who may still change all of it} */
  List<List<Choice>> prepared(V now, Machine machine);
}
