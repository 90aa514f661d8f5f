package fr.zizanie.server.feeds;

/**
 * The date of an answer.
 *
 * @param second in seconds since 1970
 * @param told whether this server has told it before, of the same answer and no other
 */
public record Dated(long second, boolean told) {}
