package fr.zizanie.server.sheet;

import fr.zizanie.rules.core.trait.Timed;

/** A timed decision and how many milliseconds are left for it. */
public record Running(Timed timed, long left) {}
