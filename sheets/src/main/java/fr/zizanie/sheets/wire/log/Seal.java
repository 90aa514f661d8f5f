package fr.zizanie.sheets.wire.log;

/**
 * A secret square that has come to light.
 *
 * @param commitment the SHA-256 of "nonce|square", in hexadecimal
 */
public record Seal(String square, String nonce, String commitment) {}
