package fr.zizanie.bench.load;

import org.HdrHistogram.Histogram;

/**
 * What came of a run.
 *
 * @param arrival microseconds from when a move was due until its other player had it
 * @param moves that had arrived and were acknowledged
 * @param seconds that were measured
 * @param late moves that were due while the one before was on its way
 * @param bytes that players were sent
 * @param processor milliseconds of the server's processor time; 0 if nobody knows what it has used
 * @param compiling what of it went into compiling the server's code
 * @param allocated bytes that the server allocated
 * @param failure what went wrong first, or nothing
 */
record Measured(
    Histogram arrival,
    long moves,
    double seconds,
    long late,
    long bytes,
    double processor,
    double compiling,
    long allocated,
    String failure) {
  double millis(double percentile) {
    return arrival.getValueAtPercentile(percentile) / 1_000.0;
  }
}
