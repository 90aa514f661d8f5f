package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.json.Wire;

/** Every body of an HTTP error. */
@Wire
public record Failure(Refusal error) {}
