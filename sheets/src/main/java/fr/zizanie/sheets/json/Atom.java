package fr.zizanie.sheets.json;

/** The JSON of a text or a number. */
public record Atom(String json) {}
