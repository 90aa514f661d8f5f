package fr.zizanie.server.store;

/**
 * Somebody without an account, known by a cookie.
 *
 * @param id unguessable, never shown to others
 */
public record Guest(String id, String name) {}
