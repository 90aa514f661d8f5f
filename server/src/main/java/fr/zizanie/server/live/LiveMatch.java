package fr.zizanie.server.live;

import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.store.matches.Stamp;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Setup;
import java.util.HashSet;
import java.util.Set;

/** One live match, before it begins or after; used under its own lock. */
public interface LiveMatch {
  /** {@return how it was set up} */
  Setup setup();

  /** {@return the game with the seats that its options name} */
  Profile profile();

  /** {@return who sits where} */
  Seats seats();

  /** {@return everything that a guest sees} */
  ToPage sheet(PlayerId guest);

  /** {@return the seats of a guest who asked for the free one} */
  Answer<Set<Seat>> sit(Guest guest);

  /** Lets a watcher in who has seen {@code have} lines, and sends them the rest. */
  void watch(ViewerConnection connection, int have);

  /** Sends a watcher no more. */
  void leave(ViewerConnection connection);

  /** {@return whether a guest is connected, to whichever server} */
  boolean here(PlayerId guest);

  /** Who sat here under an id is somebody else from now on, or has another name. */
  void becomes(PlayerId before, Guest guest);

  /** {@return whether it may be forgotten: nobody watches, and nothing happened since} */
  boolean idle(long since);

  /** {@return when it was used last, in milliseconds since 1970} */
  long touched();

  /** {@return about how many bytes of memory it takes} */
  long weight();

  /** {@return those who sit here and are connected to this server} */
  default Set<PlayerId> connected() {
    var out = new HashSet<PlayerId>();
    for (var sitter : seats().sitters())
      if (sitter instanceof Sitter.Person(Guest guest) && watches(guest.id())) out.add(guest.id());
    return out;
  }

  /** {@return whether a guest is connected to this server} */
  boolean watches(PlayerId guest);

  /**
   * Takes over what other servers did: how the match stands in the store, and who of those that sit
   * here is connected to another one.
   */
  void catchUp(Stamp stamp, Set<PlayerId> elsewhere);

  /** {@return whether something may happen by itself that one server has to see to} */
  boolean awaits();

  /** Ends this object's life; holders of it must look again. */
  void retire();

  /** {@return whether its life has ended} */
  boolean retired();
}
