package fr.zizanie.server.people;

/**
 * Where passkeys are made and used.
 *
 * @param origin such as {@code https://play.example.org}
 * @param site the host, which passkeys are bound to
 */
public record RelyingParty(String origin, String site) {}
