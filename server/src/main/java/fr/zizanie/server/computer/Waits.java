package fr.zizanie.server.computer;

/**
 * How long is waited for the computer to begin to think.
 *
 * @param waiting moves and answers that wait right now
 * @param begun those that waited before, since the start
 * @param nanos how long those waited together
 */
public record Waits(int waiting, long begun, long nanos) {
  Waits plus(Waits other) {
    return new Waits(waiting + other.waiting, begun + other.begun, nanos + other.nanos);
  }
}
