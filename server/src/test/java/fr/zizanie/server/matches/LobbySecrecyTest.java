package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.Terms;
import fr.zizanie.sheets.Checked;
import fr.zizanie.sheets.Sha256;
import fr.zizanie.sheets.wire.house.DealPart;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.TimeControl;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two worlds before the start that differ only in the server's seed, and in ids that are nobody
 * else's business, look the same to both players and to everybody, but for the commitment; and
 * neither tells the seed, whatever is added to the dealing.
 */
class LobbySecrecyTest {
  private static final MatchId M1 = new MatchId("m1");
  private static final List<String> SEATED = List.of("ann", "bob");

  @TempDir Path data;

  /** A lobby and all that left it. */
  private final class World implements AutoCloseable {
    private final Seed seed;
    private final String tag;
    private final Store store;
    private final Matches matches;
    private final List<String> heard = new ArrayList<>();

    World(String hex, String tag) throws Exception {
      seed = new Seed(hex);
      this.tag = tag;
      store = FreshSqlite.in(Files.createTempDirectory(data, "world"));
      var setup =
          new Setup(
              M1,
              "ironpond",
              1,
              Map.of(),
              List.of(new Sitter.Person(guest("ann")), new Sitter.Person(guest("bob"))),
              seed,
              5);
      var options = Options.read(new IronPond().profile().options(), Map.of()).orThrow();
      store.matches().propose(setup, Terms.of(options.values(), TimeControl.none(), false));
      matches = new Matches(Games::named, store, () -> Instant.ofEpochMilli(9));
      for (String name : List.of("ann", "bob", "eve"))
        matches
            .watch(
                M1,
                new ViewerConnection(
                    new PlayerId(id(name)),
                    message -> heard.add(name + " " + Checked.json(message))),
                0)
            .orThrow();
    }

    private String id(String name) {
      return name + tag;
    }

    private Guest guest(String name) {
      return new Guest(new PlayerId(id(name)), name);
    }

    void talk() {
      note(
          matches.lobby(
              M1,
              l ->
                  l.propose(
                      new PlayerId(id("ann")), 0, Map.of("darts", "skill"), Optional.empty())));
      note(matches.lobby(M1, l -> l.remove(new PlayerId(id("bob")), 1, "12", true)));
      note(matches.lobby(M1, l -> l.remove(new PlayerId(id("bob")), 2, "99", true)));
      note(matches.lobby(M1, l -> l.ready(new PlayerId(id("ann")), 0, true)));
      note(matches.lobby(M1, l -> l.ready(new PlayerId(id("ann")), 2, true)));
      note(Doors.play(matches, M1, new PlayerId(id("ann")), "white", 0, "e2e4"));
      note(matches.sit(M1, guest("eve")));
    }

    /** Both rounds, with nonces that begin alike. */
    void deal(String nonce) {
      for (int k = 0; k < 2; k++)
        part(k, Optional.of(Sha256.hex(nonce + k)), Optional.empty(), Optional.empty());
      for (int k = 0; k < 2; k++)
        part(k, Optional.empty(), Optional.of(nonce + k), Optional.of(Sha256.hex(nonce + (1 - k))));
    }

    private void part(
        int k, Optional<String> commitment, Optional<String> nonce, Optional<String> other) {
      var part = new DealPart(M1.text(), commitment, nonce, other);
      matches.deal(M1, guest(SEATED.get(k)), part).orThrow();
    }

    private void note(Object answer) {
      heard.add(answer.toString());
    }

    List<String> channels() {
      var out = new ArrayList<>(heard);
      for (String name : List.of("ann", "bob", "eve")) {
        out.add(Checked.told(Doors.sheet(matches, M1, new PlayerId(id(name)))));
        out.add(Checked.told(matches.rows(new PlayerId(id(name)))));
        out.add(Doors.download(matches, M1, new PlayerId(id(name)), false).toString());
        out.add(
            Checked.told(Doors.replay(matches, M1, new PlayerId(id(name)), Optional.of("truth"))));
        var late =
            new ViewerConnection(new PlayerId(id(name)), message -> out.add(Checked.json(message)));
        matches.watch(M1, late, 7).orThrow();
        matches.leave(M1, late);
      }
      return out.stream().map(text -> text.replace(seed.commitment(), "…")).toList();
    }

    @Override
    public void close() {
      matches.close();
      store.close();
    }
  }

  @Test
  void nobody_can_tell_two_seeds_apart_before_the_start() throws Exception {
    try (var one = new World("00".repeat(32), "1");
        var other = new World("ff".repeat(32), "2")) {
      one.talk();
      other.talk();
      assertThat(other.channels()).isEqualTo(one.channels());
      assertThat(String.join("\n", one.channels()))
          .doesNotContain("00".repeat(16))
          .doesNotContain("ann1")
          .doesNotContain("bob1");
    }
  }

  @Test
  void what_both_add_decides_the_deal_and_the_seed_stays_secret() throws Exception {
    var deals = new ArrayList<String>();
    for (String nonce : List.of("aaaa", "bbbb"))
      try (var world = new World("5e".repeat(32), "1")) {
        for (String name : SEATED)
          world.matches.lobby(M1, l -> l.ready(new PlayerId(world.id(name)), 0, true)).orThrow();
        world.deal(nonce);
        String sheet = Checked.told(Doors.sheet(world.matches, M1, new PlayerId(world.id("ann"))));
        deals.add(sheet.substring(sheet.indexOf("\"hands\"")));
        assertThat(sheet).contains("\"nonces\":[\"" + nonce + "0\",\"" + nonce + "1\"]");
        assertThat(String.join("\n", world.channels())).doesNotContain("5e".repeat(32));
        assertThat(
                Doors.download(world.matches, M1, new PlayerId(world.id("eve")), false)
                    .orThrow()
                    .text())
            .contains("[Nonces \"" + nonce + "0|" + nonce + "1\"]")
            .doesNotContain("[Seed");
      }
    assertThat(deals.getFirst()).isNotEqualTo(deals.getLast());
  }
}
