package fr.zizanie.sheets.drawing;

import fr.zizanie.rules.core.trait.Timed;

/** A timed decision and how many milliseconds are left for it. */
public record Running(Timed timed, long left) {}
