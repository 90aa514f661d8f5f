package fr.zizanie.players.confusion.search;

/**
 * A try that the search looks at.
 *
 * @param attempt the 24 bits of the choice
 * @param yes how likely its maker thinks a yes
 * @param real how likely it is for the searching seat
 * @param whenYes a guess of the value after a yes, {@code whenNo} after a no
 * @param prior how much of the search it deserves at first
 */
public record Candidate(
    int attempt, float yes, float real, float whenYes, float whenNo, float prior) {}
