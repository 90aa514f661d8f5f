package fr.zizanie.app.house;

import fr.zizanie.app.serve.DataFlags;
import fr.zizanie.rules.core.Game;
import fr.zizanie.server.Shelf;
import fr.zizanie.server.store.MatchId;
import fr.zizanie.server.store.Unusable;
import fr.zizanie.server.store.sql.Inventory;
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
    long matches = 0;
    long entries = 0;
    try (var all = Inventory.of(settings.database(), settings.folder(), System.getenv())) {
      for (MatchId id : all.ids()) {
        var kept = all.match(id);
        var fact = Facts.wrong(kept, Check::game);
        if (fact.isPresent()) throw new Unusable("match " + id.text() + ": " + fact.get());
        matches++;
        entries += kept.saved().entries().size();
      }
    }
    System.out.println(matches + " matches, " + entries + " entries: everything as it should be");
  }

  private static java.util.Optional<Game<?, ?>> game(String id) {
    return Shelf.all().stream()
        .<Game<?, ?>>map(one -> one.game())
        .filter(game -> game.profile().id().equals(id))
        .findAny();
  }
}
