package fr.zizanie.server.table;

import fr.zizanie.server.store.Guest;
import java.util.List;

/** A match and the seats that a guest holds in it. */
public record Seated(String id, List<String> seats) {
  public Seated {
    seats = List.copyOf(seats);
  }

  static Seated of(Table<?, ?> table, Guest guest) {
    var profile = table.match().profile();
    return new Seated(
        table.setup().id(), table.seats().of(guest.id()).stream().map(profile::name).toList());
  }
}
