package fr.zizanie.server.store.sql.people;

import fr.zizanie.server.store.people.Guests;
import fr.zizanie.server.store.sql.rows.Access;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.PlayerKind;
import org.jdbi.v3.core.Handle;

/** The statements about what people are called. */
public record SqlGuests(Access access) implements Guests {
  @Override
  public void keep(Guest guest) {
    access.write(h -> {
      keep(h, guest);
      return true;
    });
  }

  /** The same together with what else is written. */
  public static void keep(Handle h, Guest guest) {
    h.createUpdate(
            """
            insert into guests (id, name) values (:id, :name)
            on conflict (id) do update set name = excluded.name where guests.standing <> 2\
            """)
        .bind("id", guest.id().text())
        .bind("name", guest.name())
        .execute();
  }

  @Override
  public Guest of(PlayerId id) {
    return access.read(h ->
        h.createQuery("select name, standing from guests where id = :id")
            .bind("id", id.text())
            .map((row, _) -> new Guest(id, row.getString("name"), standing(row.getInt("standing"))))
            .findOne()
            .orElseGet(() -> new Guest(id, "")));
  }

  /** {@return the standing of a number in a column} */
  public static PlayerKind standing(int number) {
    return PlayerKind.values()[number];
  }

  @Override
  public void pass(PlayerId guest, boolean on) {
    access.write(h ->
        h.createUpdate("update guests set passes = :on where id = :id")
            .bind("on", on ? 1 : 0)
            .bind("id", guest.text())
            .execute());
  }

  @Override
  public boolean passes(PlayerId guest) {
    return access.read(h ->
        h.createQuery("select passes from guests where id = :id")
            .bind("id", guest.text())
            .mapTo(Integer.class)
            .findOne()
            .orElse(0))
        == 1;
  }
}
