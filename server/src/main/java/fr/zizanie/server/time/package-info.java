/**
 * What the time does to a match: time controls and clocks, timed decisions, and the alarms that
 * wake them. It uses the rules and the sheets.
 */
package fr.zizanie.server.time;
