package fr.zizanie.app.house;

import fr.zizanie.app.serve.DataFlags;
import fr.zizanie.rules.core.Game;
import fr.zizanie.server.store.Unusable;
import fr.zizanie.server.store.sql.Inventory;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.shelf.Shelf;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Reads everything that is kept and plays every match once more. */
@Command(name = "check", description = "Replays every match that is kept and says what is wrong.")
public final class Check implements Runnable {
  /** So many matches are named that are wrong. */
  private static final int MOST = 100;

  private static final String UNREADABLE = "it is not whole and cannot be read";

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

  /** {@return what a database holds; throws {@link Unusable} with what is wrong, a line a match} */
  static Checked all(Optional<String> url, Path folder) {
    var wrong = new ArrayList<String>();
    long matches = 0;
    long entries = 0;
    try (var all = Inventory.of(url, folder, System.getenv())) {
      for (MatchId id : all.ids()) {
        var checked = one(all, id);
        matches++;
        entries += checked.entries();
        checked.wrong().ifPresent(fact -> wrong.add("match " + id.text() + ": " + fact));
      }
    }
    if (!wrong.isEmpty()) throw new Unusable(told(wrong));
    return new Checked(matches, entries);
  }

  private record One(long entries, Optional<String> wrong) {}

  /** One that can't be read keeps no other from being checked. */
  private static One one(Inventory all, MatchId id) {
    try {
      var kept = all.match(id);
      return new One(kept.saved().entries().size(), Facts.wrong(kept, Check::game));
    } catch (Unusable e) {
      return new One(0, Optional.of(Objects.requireNonNullElse(e.getMessage(), UNREADABLE)));
    } catch (RuntimeException _) {
      return new One(0, Optional.of(UNREADABLE));
    }
  }

  private static String told(List<String> wrong) {
    var lines = new ArrayList<>(wrong.subList(0, Math.min(MOST, wrong.size())));
    if (wrong.size() > MOST) lines.add("and " + (wrong.size() - MOST) + " more");
    return String.join("\n", lines);
  }

  private static Optional<Game<?, ?>> game(String id) {
    return Shelf.all().stream()
        .<Game<?, ?>>map(one -> one.game())
        .filter(game -> game.profile().id().equals(id))
        .findAny();
  }
}
