package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.store.sql.Sqlite;
import fr.zizanie.sheets.Checked;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.testing.Scale;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The power fails while something is written: of the log that SQLite writes ahead each sector may
 * be on the disk or not, and its index in memory is gone. What was accepted before is there.
 */
class PowerLossTest {
  private static final int SECTOR = 512;
  private static final int MOVES = Scale.of(10, 60);
  private static final int LOSSES = 4;
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");

  @TempDir Path folder;

  private final Random random = new Random(Scale.seed());

  /** The files as they stand when so many moves have been accepted. */
  private record Disk(byte[] database, byte[] ahead) {
    static Disk of(Path data) throws IOException {
      return new Disk(
          Files.readAllBytes(data.resolve("zizanie.db")),
          Files.readAllBytes(data.resolve("zizanie.db-wal")));
    }

    void write(Path data) throws IOException {
      Files.createDirectories(data);
      Files.write(data.resolve("zizanie.db"), database);
      Files.write(data.resolve("zizanie.db-wal"), ahead);
    }
  }

  /** The disk on the way from one to the other: some sectors are written, one perhaps in part. */
  private Disk between(Disk one, Disk other) {
    byte[] ahead = Arrays.copyOf(one.ahead, other.ahead.length);
    int length = random.nextBoolean() ? ahead.length : random.nextInt(ahead.length + 1);
    for (int at = 0; at < ahead.length; at += SECTOR)
      if (random.nextBoolean()) {
        int most = Math.min(SECTOR, ahead.length - at);
        System.arraycopy(other.ahead, at, ahead, at, random.nextInt(8) == 0 ? most / 2 : most);
      }
    return new Disk(one.database, Arrays.copyOf(ahead, Math.max(one.ahead.length, length)));
  }

  private static List<String> moves(Path data, MatchId id) {
    try (var store = Sqlite.in(data)) {
      return store.matches().match(id).orElseThrow().entries();
    }
  }

  @Test
  void no_move_that_was_accepted_is_lost() throws IOException {
    Path data = folder.resolve("data");
    var disks = new ArrayList<Disk>();
    List<String> accepted;
    MatchId id;
    try (var store = Sqlite.in(data);
        var matches = new Matches(Games::named, store, InstantSource.system())) {
      var request = new MatchRequest("mutation", Map.of(), "screen", 0, "");
      id = new MatchId(matches.create(ANN, request).orThrow().id());
      disks.add(Disk.of(data));
      for (int k = 0; k < MOVES; k++) {
        var sheet = Checked.tree("ToPage", Doors.sheet(matches, id, ANN.id()).orThrow().json());
        var moves = sheet.get("offer").get("moves");
        String move = moves.get(k % moves.size()).get("token").stringValue();
        Doors.play(matches, id, ANN.id(), sheet.get("turn").stringValue(), k, move).orThrow();
        disks.add(Disk.of(data));
      }
      accepted = store.matches().match(id).orElseThrow().entries();
    }
    int tried = 0;
    for (int k = 0; k < MOVES; k++) {
      var before = disks.get(k);
      // Where the log was written into the database meanwhile, both go by other laws.
      if (!Arrays.equals(before.database, disks.get(k + 1).database)) continue;
      for (int loss = 0; loss < LOSSES; loss++) {
        Path copy = folder.resolve(k + "-" + loss);
        between(before, disks.get(k + 1)).write(copy);
        assertThat(moves(copy, id))
            .as("after %d moves", k)
            .isIn(accepted.subList(0, k), accepted.subList(0, k + 1));
        tried++;
      }
    }
    assertThat(tried).isGreaterThan(MOVES * LOSSES / 2);
  }
}
