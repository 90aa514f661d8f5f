package fr.zizanie.server.store;

/** Somebody without an account, known by a cookie. */
public record Guest(PlayerId id, String name) {}
