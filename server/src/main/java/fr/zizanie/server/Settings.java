package fr.zizanie.server;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How a server runs.
 *
 * @param host the address to listen on
 * @param port the port to listen on; 0 picks a free one
 * @param data the folder of the embedded database and of the cookie secret, made if it isn't there
 * @param database a JDBC address instead of the embedded database
 */
public record Settings(String host, int port, Path data, Optional<String> database) {}
