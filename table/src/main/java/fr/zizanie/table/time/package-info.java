/** What the time does to a match: time controls and clocks, timed decisions. It uses the rules. */
package fr.zizanie.table.time;
