package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.store.Cable;
import fr.zizanie.server.store.FreshPostgres;
import fr.zizanie.testing.Eventually;
import fr.zizanie.testing.Lengthy;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A database that neither answers nor breaks the line, over HTTP. */
class HangingDatabaseTest {
  @TempDir Path data;

  @Lengthy
  @Announces({"Refusals", "StoreRetry", "Housekeeping", "Heartbeat"})
  @Test
  void whoever_asks_is_told_in_time_and_all_goes_on_without_a_restart() {
    try (var cable = new Cable(FreshPostgres.port())) {
      String direct = ":" + FreshPostgres.port() + "/";
      String url =
          FreshPostgres.url().replace(direct, ":" + cable.port() + "/") + "&socketTimeout=2";
      var settings = Settings.local(data).with(new Settings.Data(data, Optional.of(url)));
      try (var server = ZizanieServer.start(settings)) {
        var ann = Visitor.at(server.port());
        var phone = ann.call(ann.create("\"opponent\":\"screen\""));
        assertThat(phone.play("white", "d2d3")).isEqualTo("accepted");
        cable.silent(true);
        var list = CompletableFuture.supplyAsync(() -> ann.get("/api/matches").statusCode());
        var well = CompletableFuture.supplyAsync(() -> ann.get("/health").statusCode());
        assertThat(ann.get("/rules/felon").statusCode()).as("of memory").isEqualTo(200);
        assertThat(phone.play("black", "d7d5")).isEqualTo("broken");
        assertThat(list.join()).isEqualTo(500);
        assertThat(well.join()).isEqualTo(503);
        cable.silent(false);
        cable.cut();
        Eventually.until("health", () -> ann.get("/health").statusCode() == 200);
        assertThat(phone.play("black", "d7d5")).isEqualTo("accepted");
      }
    }
  }
}
