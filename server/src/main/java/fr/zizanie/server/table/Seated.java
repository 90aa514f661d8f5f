package fr.zizanie.server.table;

import fr.zizanie.server.store.Guest;
import java.util.List;

/** A match and the seats that a guest holds in it. */
public record Seated(String id, List<String> seats) {
  public Seated {
    seats = List.copyOf(seats);
  }

  static Seated of(Room room, Guest guest) {
    var profile = room.profile();
    return new Seated(
        room.setup().id(), room.seats().of(guest.id()).stream().map(profile::name).toList());
  }
}
