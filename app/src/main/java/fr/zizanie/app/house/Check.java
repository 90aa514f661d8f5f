package fr.zizanie.app.house;

import fr.zizanie.app.serve.DataFlags;
import fr.zizanie.rules.core.Game;
import fr.zizanie.server.Shelf;
import fr.zizanie.server.store.MatchId;
import fr.zizanie.server.store.Unusable;
import fr.zizanie.server.store.sql.Inventory;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Reads everything that is kept and plays every match once more. */
@Command(
    name = "check",
    description = "Replays every match that is kept and says the first wrong fact.")
public final class Check implements Runnable {
  @Mixin private DataFlags data = new DataFlags();

  @Override
  public void run() {
    var settings = data.read();
    var all = all(settings.database(), settings.folder());
    System.out.println(
        all.matches() + " matches, " + all.entries() + " entries: everything as it should be");
  }

  /** How much was found in order. */
  record Checked(long matches, long entries) {}

  /** {@return what a database holds; throws {@link Unusable} with the first wrong fact} */
  static Checked all(Optional<String> url, Path folder) {
    long matches = 0;
    long entries = 0;
    try (var all = Inventory.of(url, folder, System.getenv())) {
      for (MatchId id : all.ids()) {
        var kept = kept(all, id);
        var fact = Facts.wrong(kept, Check::game);
        if (fact.isPresent()) throw new Unusable("match " + id.text() + ": " + fact.get());
        matches++;
        entries += kept.saved().entries().size();
      }
    }
    return new Checked(matches, entries);
  }

  private static Inventory.Kept kept(Inventory all, MatchId id) {
    try {
      return all.match(id);
    } catch (RuntimeException e) {
      throw new Unusable("match " + id.text() + ": it is not whole and cannot be read", e);
    }
  }

  private static Optional<Game<?, ?>> game(String id) {
    return Shelf.all().stream()
        .<Game<?, ?>>map(one -> one.game())
        .filter(game -> game.profile().id().equals(id))
        .findAny();
  }
}
