package fr.zizanie.rules.tsunami.go;

/**
 * What superko tells a position by.
 *
 * @param hash a number of the position; those that differ differ in it but for freak chance
 * @param count how many stones it has
 */
public record Fingerprint(long hash, int count) {}
