package fr.zizanie.lab.chances;

/**
 * A chance that was stated for a seat, and what the seat got.
 *
 * @param result 1, 0.5 or 0
 */
record Moment(double stated, double result) {}
