package fr.zizanie.rules.core.match;

/** One entry between the states before and after it. */
public record Step<S>(S before, Entry entry, S after) {}
