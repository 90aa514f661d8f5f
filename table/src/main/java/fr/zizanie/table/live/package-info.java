/**
 * A table that goes on, with those who are there: {@link fr.zizanie.table.live.MatchSession} is how
 * the match goes on, {@link fr.zizanie.table.live.Showing} what everybody connected is shown.
 * Whoever keeps the match ({@link fr.zizanie.table.live.MatchKeeper}) calls it, on a server or in a
 * browser's worker.
 */
package fr.zizanie.table.live;
