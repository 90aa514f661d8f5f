package fr.zizanie.table.live;

import fr.zizanie.sheets.Projection;
import fr.zizanie.table.TableState;

/**
 * A table as it stands, with its match as those see it who sit there.
 *
 * @param ahead after how many other games the computer thinks about this one
 */
record Snapshot<S, V>(TableState<S, V> table, Projection<S, V> shown, int ahead) {}
