package fr.zizanie.server.meeting;

import fr.zizanie.sheets.wire.meeting.MeetingToPage;
import fr.zizanie.sheets.wire.meeting.RatingInfo;
import fr.zizanie.table.seat.PlayerId;
import java.util.Optional;
import java.util.function.Consumer;

/** Somebody connected to the open seats of a game; used under its room's lock. */
public final class Visitor {
  final PlayerId player;

  /** How strong they are held to be; it doesn't change while they are here. */
  final Optional<RatingInfo> rating;

  final SeatLobby room;
  private final Consumer<MeetingToPage> out;

  /** Whether they look for an opponent by this connection. */
  boolean looks;

  /** What they were told last. */
  Optional<View> told = Optional.empty();

  Visitor(
      PlayerId player, Optional<RatingInfo> rating, SeatLobby room, Consumer<MeetingToPage> out) {
    this.player = player;
    this.rating = rating;
    this.room = room;
    this.out = out;
  }

  void send(MeetingToPage message) {
    out.accept(message);
  }
}
