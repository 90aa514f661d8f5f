package fr.zizanie.rules.core.answer;

/** The condition that a choice doesn't meet, and the refusal that tells its player so. */
public record Unmet(Condition<?> by, Refusal refusal) {}
