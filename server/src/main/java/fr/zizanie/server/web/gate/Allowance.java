package fr.zizanie.server.web.gate;

import io.github.bucket4j.Bucket;
import java.util.function.BooleanSupplier;

/**
 * What may come over one socket.
 *
 * @param messages of any kind
 * @param proposes takes one proposal off what its sender may make, if any is left
 * @param leaves to be called once, when the socket is closed
 */
public record Allowance(Bucket messages, BooleanSupplier proposes, Runnable leaves) {}
