package fr.zizanie.server.store;

/**
 * What a store has written since it was opened.
 *
 * @param commits how often it committed
 * @param writes how many pieces of writing those held
 * @param nanos how long the commits took together
 * @param failures pieces that failed
 * @param waiting pieces that wait right now
 */
public record Writing(long commits, long writes, long nanos, long failures, int waiting) {}
