package fr.zizanie.server.matches;

import fr.zizanie.server.store.people.Creations;
import fr.zizanie.table.seat.PlayerId;
import java.util.List;
import java.util.function.Supplier;

/** Bob keeps a card in his account that says what nobody else may know; the others keep none. */
record CreationsOfBob(Supplier<String> secret) implements Creations {
  @Override
  public List<Creation> of(PlayerId player) {
    return player.equals(House.BOB.id())
        ? List.of(new Creation(player, "id", "ironpond", "Nom", "Name", secret.get(), 1, 1))
        : List.of();
  }

  @Override
  public Outcome add(Creation creation, Bounds bounds, String session) {
    return Outcome.ENDED;
  }

  @Override
  public Outcome change(Creation edited, Bounds bounds, String session) {
    return Outcome.ENDED;
  }

  @Override
  public Outcome drop(PlayerId player, String id, int version, String session) {
    return Outcome.ENDED;
  }
}
