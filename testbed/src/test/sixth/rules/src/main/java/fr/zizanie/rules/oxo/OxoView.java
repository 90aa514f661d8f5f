package fr.zizanie.rules.oxo;

/** What everybody sees of a game of Oxo: all of it. */
public record OxoView(OxoState state) {}
