package fr.zizanie.sheets.wire.said;

import fr.zizanie.codec.mark.Wire;

/**
 * Every body of an HTTP error: problem details (RFC 9457) with our refusal.
 *
 * @param type always "about:blank": {@code error} has the code
 * @param title of the HTTP status
 * @param detail the refusal's sentence in the language of whoever asked
 */
@Wire
public record Failure(String type, String title, int status, String detail, Refusal error) {}
