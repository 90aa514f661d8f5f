package fr.zizanie.bench.play;

/**
 * A figure to print: what {@code method} of a benchmark does in a second times {@code scale}; with
 * a scale of 0 the microseconds that it takes once.
 */
public record Figure(Class<?> of, String method, String name, double scale, String unit) {}
