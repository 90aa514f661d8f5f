package fr.zizanie.server.table;

import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.time.Alarms;
import java.time.InstantSource;

/** What every table works with: where matches are kept, what time it is, who thinks and wakes. */
public record Means(Store store, InstantSource clock, Thinking thinking, Alarms alarms) {}
