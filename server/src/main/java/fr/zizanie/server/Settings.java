package fr.zizanie.server;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How a server runs.
 *
 * @param port 0 picks a free one
 * @param data where the embedded database and the cookie secret are kept
 * @param database a JDBC address instead of the embedded database
 */
public record Settings(String host, int port, Path data, Optional<String> database) {}
