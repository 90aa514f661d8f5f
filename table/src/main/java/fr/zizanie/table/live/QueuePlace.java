package fr.zizanie.table.live;

import fr.zizanie.table.TableState;

/**
 * How many other games the computer has to think about before this one, as it was told last: it is
 * looked at every second, so that a short wait isn't mentioned.
 *
 * @param due when it is looked again, in milliseconds since 1970
 */
record QueuePlace(int told, long due) {
  /** Milliseconds between two looks. */
  static final long APART = 1_000;

  /** There were none. */
  static final QueuePlace NONE = new QueuePlace(0, TableState.NEVER);

  /** {@return how many there were, unless there are {@code now} fewer} */
  int ahead(int now) {
    return Math.min(told, now);
  }

  /** {@return it where there are so many now, to be looked at again later while there are any} */
  QueuePlace follow(int ahead, long now) {
    return ahead > 0 ? new QueuePlace(told, now + APART) : NONE;
  }

  /** {@return it where so many are told} */
  QueuePlace told(int ahead, long now) {
    return new QueuePlace(ahead, ahead > 0 ? now + APART : TableState.NEVER);
  }
}
