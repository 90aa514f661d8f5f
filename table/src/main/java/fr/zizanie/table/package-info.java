/**
 * A table as a value: a match with who sits there, the times that run, what is said for players and
 * what each viewer is shown. {@link fr.zizanie.table.TableState} is where to begin, {@link
 * fr.zizanie.table.live.MatchSession} how it goes on. May use the rules, the sheets and the players
 * and nothing else: no storage, no HTTP, no threads, no clock, no reflection, as it runs in a
 * browser's worker too.
 */
package fr.zizanie.table;
