package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.BOB;
import static fr.zizanie.server.matches.Tables.EVE;
import static fr.zizanie.server.matches.Tables.M1;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.server.table.Table;
import fr.zizanie.sheets.Checked;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.time.TimeControl;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clocks tell nothing of what was done in secret, neither live nor after a restart. */
class ClockSecrecyTest {
  private static final Confusion GAME = new Confusion();

  @TempDir Path data;

  /** A table with clocks where Bob has the second seat and Eve watches. */
  private final class World implements AutoCloseable {
    final Tables tables = new Tables(Files.createTempDirectory(data, "world"));
    final List<String> heard = new ArrayList<>();
    Table<?, ?> table;

    World() throws Exception {
      table = tables.table(dealt(), new TimeControl.Fischer(10, 7));
      watch();
    }

    private void watch() {
      table.watch(new ViewerConnection(ANN.id(), _ -> {}, () -> 250), 0);
      for (PlayerId guest : List.of(BOB.id(), EVE))
        table.watch(new ViewerConnection(guest, message -> heard.add(Checked.json(message))), 0);
    }

    /** The server stops, and another goes on later. */
    void restart() {
      table.retire();
      tables.alarms.pass(50_000);
      table = ClockTest.loaded(tables);
      table.think();
      watch();
    }

    List<String> channels() {
      var out = new ArrayList<>(heard);
      out.add(Checked.told(table.sheet(BOB.id())));
      out.add(Checked.told(table.sheet(EVE)));
      return out;
    }

    @Override
    public void close() {
      tables.close();
    }
  }

  private static Match<ConfusionState, ConfusionView> dealt() {
    var given = Map.of("edition", "spies", "answers", "cover");
    return Match.begin(GAME, Options.read(GAME.profile().options(), given).orThrow())
        .deal(SeedDealer.of("00", M1.text()));
  }

  /** Plays the words in two worlds; those with a star happen in the first one only. */
  private void unnoticed(String... script) throws Exception {
    try (var one = new World();
        var other = new World()) {
      for (String line : script) {
        boolean secret = line.startsWith("*");
        for (var world : List.of(one, other)) {
          world.tables.alarms.pass(1_000);
          if (line.equals("restart")) world.restart();
          else if (!secret || world == one) {
            var words = List.of(line.substring(secret ? 1 : 0).split(": ", 2));
            Seat by = words.getFirst().equals("white") ? Seat.FIRST : Seat.SECOND;
            Tables.say(world.table, by, words.getLast()).orThrow();
          }
        }
        assertThat(one.channels()).as(line).isEqualTo(other.channels());
      }
    }
  }

  @Test
  void a_cover_that_is_changed_before_any_try_starts_no_clock() throws Exception {
    unnoticed("*white: cover 1", "restart", "white: L-S1", "red: A-N1", "white: L-S1", "restart");
  }

  @Test
  void nor_is_time_dated_from_one() throws Exception {
    unnoticed("white: L-S1", "red: A-N1", "*white: cover 6", "restart", "white: L-S1", "restart");
  }
}
