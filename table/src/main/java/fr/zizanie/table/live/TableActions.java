package fr.zizanie.table.live;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.sheets.wire.Reached;
import fr.zizanie.table.Questions;
import fr.zizanie.table.seat.PlayerId;
import java.util.Optional;

/** What may be done and asked at one table by whoever is connected to it. */
public interface TableActions {
  /** {@return the seat of that name} */
  Answer<Seat> seat(String name);

  /** Plays what {@code guest} said for {@code seat} having seen {@code version}. */
  Answer<Boolean> play(PlayerId guest, Seat seat, int version, String text);

  /** The same as {@link #play} where {@code text} is no action but an event. */
  Answer<Boolean> raise(PlayerId guest, Seat seat, int version, String text);

  /** Ends a game that waits for the other side in vain, as a guest claims who sits here. */
  Answer<Boolean> claim(PlayerId guest, boolean draw);

  /** Lets windows be passed for a seat for what is left of the other's turn, or no longer. */
  Answer<Boolean> passTurn(PlayerId guest, Seat seat, boolean on);

  /**
   * Two share the screen of a watcher: from now on it shows what a seat may see, or what everybody
   * may while it changes hands; over days it shows their own seat to who plays there.
   */
  Answer<Boolean> look(ViewerConnection connection, Optional<Seat> seat);

  /** {@return where the piece on a square could go as far as a watcher may know; or why not} */
  Answer<Reached> reach(ViewerConnection connection, int version, String at);

  /** {@return what may be asked here} */
  Questions<?, ?> questions();

  /** {@return a guest who asks about a seat, having seen a version} */
  Questions.Asker asker(PlayerId guest, Seat seat, int version);
}
