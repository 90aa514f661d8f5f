package fr.zizanie.sheets.wire.said;

import fr.zizanie.codec.mark.Wire;

/** Every body of an HTTP error. */
@Wire
public record Failure(Refusal error) {}
