package fr.zizanie.table.reading;

import fr.zizanie.rules.core.Viewer;
import fr.zizanie.sheets.wire.log.Replay;
import fr.zizanie.table.seat.Seats;
import java.util.Optional;
import java.util.function.Supplier;

/** What was read of one match last, where that is remembered. */
public interface Recent {
  /** Remembers nothing. */
  Recent NOTHING =
      new Recent() {
        @Override
        public Replay replay(Key key, Supplier<Replay> work) {
          return work.get();
        }

        @Override
        public Download download(Key key, Supplier<Download> work) {
          return work.get();
        }
      };

  /**
   * What is asked for.
   *
   * @param entries how far the match had come
   * @param eyes nobody's for the truth
   */
  record Key(String what, int entries, Seats seats, Optional<Viewer> eyes) {}

  /** {@return what was worked out for it, or is now} */
  Replay replay(Key key, Supplier<Replay> work);

  /** {@return the same of a file} */
  Download download(Key key, Supplier<Download> work);
}
