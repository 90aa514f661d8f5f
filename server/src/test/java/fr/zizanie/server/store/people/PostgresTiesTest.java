package fr.zizanie.server.store.people;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.store.FreshPostgres;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.Samples;
import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Whom somebody knows, in PostgreSQL. */
class PostgresTiesTest extends TiesContract {
  private final String url = FreshPostgres.url();

  @Override
  Store opened() {
    return Databases.open(Optional.of(url), Path.of(""), Map.of());
  }

  @Test
  void who_is_connected_to_a_server_that_lives_is_seen_from_another() {
    try (var one = opened();
        var other = opened()) {
      var ann = new PlayerId("ann");
      var bob = new PlayerId("bob");
      var shared = one.shared().orElseThrow();
      one.matches()
          .create(Samples.setup(new MatchId("m7"), new Sitter.Nobody()), Samples.news(0, "", 5));
      shared.beat(10_000);
      shared.present(new MatchId("m7"), ann, true);
      long now = shared.millis();
      assertThat(other.ties().connected(List.of(ann, bob), now)).containsExactly(ann);
      assertThat(other.ties().connected(List.of(bob), now)).isEmpty();
      assertThat(other.ties().connected(List.of(ann), now + 20_000)).isEmpty();
    }
  }
}
