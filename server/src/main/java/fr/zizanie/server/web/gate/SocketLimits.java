package fr.zizanie.server.web.gate;

import java.util.function.BooleanSupplier;

/**
 * What may come over one socket.
 *
 * @param hears takes one message of any kind off what may come over it, and from its sender over
 *     all of theirs, if any is left
 * @param proposes takes one proposal off what its sender may make, if any is left
 * @param leaves to be called once, when the socket is closed
 */
public record SocketLimits(BooleanSupplier hears, BooleanSupplier proposes, Runnable leaves) {}
