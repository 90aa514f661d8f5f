package fr.zizanie.rules.ironpond.chess;

/** A component that stands once more in the merged piece of a square, such as a second knight. */
public record Spare(int at, Component component) {}
