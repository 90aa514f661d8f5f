package fr.zizanie.players.confusion.search;

/**
 * A try that the search looks at, with guesses of its answer and value.
 *
 * @param attempt the 24 bits of the choice
 * @param yes the probability of a yes, as its maker sees it
 * @param real that probability as the searching seat sees it
 * @param whenYes a guess of the value after a yes, {@code whenNo} after a no
 * @param prior the part of the search that it deserves at first
 */
public record Candidate(
    int attempt, float yes, float real, float whenYes, float whenNo, float prior) {}
