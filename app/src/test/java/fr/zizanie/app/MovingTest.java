package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.server.store.Unusable;
import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.server.store.sql.Removal;
import fr.zizanie.server.store.sql.Sqlite;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was played moves to another house, whole, and from every schema that was ever released. */
class MovingTest {
  private static final String PLACE = "classpath:fr/zizanie/server/store";

  /** Those of running servers, and of the database itself. */
  private static final List<String> NOT_MOVED =
      List.of("flyway_schema_history", "nodes", "leases", "presence", "node_keys", "probes");

  @TempDir Path data;
  private Path old;

  @BeforeEach
  void anOldHouse() throws IOException {
    old = Files.createDirectory(data.resolve("old"));
    Files.write(old.resolve("zizanie.db"), OldData.file("zizanie.db"));
  }

  private static Removal at(Path folder) {
    return new Removal(Optional.empty(), folder, Map.of());
  }

  private Removal migrated() {
    Sqlite.in(old).close();
    return at(old);
  }

  private static EmbeddedPostgres postgres() throws IOException {
    return EmbeddedPostgres.builder().setPGStartupWait(Duration.ofMinutes(3)).start();
  }

  private static String url(EmbeddedPostgres postgres) {
    return postgres.getJdbcUrl("postgres", "postgres");
  }

  private static void sound(String... where) {
    var command = new ArrayList<>(List.of("check"));
    command.addAll(Arrays.asList(where));
    assertThat(OldData.printed(command.toArray(String[]::new)))
        .contains("everything as it should be");
  }

  @Test
  void a_house_is_carried_to_the_other_database_and_back_byte_for_byte() throws Exception {
    var one = data.resolve("one.gz");
    var two = data.resolve("two.gz");
    var three = data.resolve("three.gz");
    migrated();
    apart();
    long rows = at(old).save(one);
    try (var postgres = postgres()) {
      var there = new Removal(Optional.of(url(postgres)), data.resolve("there"), Map.of());
      assertThat(there.load(one)).isEqualTo(rows);
      assertThat(there.save(two)).isEqualTo(rows);
      sound("--database", url(postgres));
    }
    assertThat(two).hasSameBinaryContentAs(one);
    var home = at(data.resolve("home"));
    home.load(two);
    home.save(three);
    assertThat(three).hasSameBinaryContentAs(one);
    sound("--data", data.resolve("home").toString());
  }

  /** Options of some matches stand apart, as long ones do. */
  private void apart() throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + old.resolve("zizanie.db"));
        var statement = connection.createStatement()) {
      statement.executeUpdate(
          "insert into texts (hash, text) select 'one', min(options) from matches");
      assertThat(
              statement.executeUpdate(
                  "update matches set options = '', options_hash = 'one'"
                      + " where options = (select text from texts)"))
          .isPositive();
    }
  }

  @Test
  void every_table_is_carried() throws Exception {
    var file = data.resolve("all.gz");
    try (var store = Sqlite.in(old)) {
      assertThat(store.answers()).isTrue();
      at(old).save(file);
    }
    String text;
    try (var in = new GZIPInputStream(Files.newInputStream(file))) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    var tables = new TreeSet<String>();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + old.resolve("zizanie.db"))) {
      names(connection, tables);
      tables.removeAll(NOT_MOVED);
      for (String table : tables)
        if (count(connection, table) > 0) assertThat(text).contains("{\"table\":\"" + table + "\"");
    }
    assertThat(tables).contains("guests", "matches", "seeds", "entries", "terms");
  }

  private static void names(Connection connection, TreeSet<String> tables) throws SQLException {
    try (var statement = connection.createStatement();
        var found = statement.executeQuery("select name from sqlite_master where type = 'table'")) {
      while (found.next()) tables.add(found.getString(1));
    }
  }

  private static int count(Connection connection, String table) throws SQLException {
    try (var statement = connection.createStatement();
        var found = statement.executeQuery("select count(*) from " + table)) {
      return found.getInt(1);
    }
  }

  @Test
  void nothing_is_overwritten() {
    var file = data.resolve("all.gz");
    migrated().save(file);
    assertThatThrownBy(() -> at(old).save(file)).hasMessageContaining("is there already");
    assertThatThrownBy(() -> at(old).load(file)).hasMessageContaining("there are games already");
  }

  @Test
  void a_file_that_was_cut_brings_nothing() throws IOException {
    var file = data.resolve("backup.gz");
    migrated().save(file);
    byte[] all = Files.readAllBytes(file);
    var home = data.resolve("home");
    for (int part = 0; part < 4; part++) {
      Files.write(file, Arrays.copyOf(all, all.length * part / 4));
      assertThatThrownBy(() -> at(home).load(file)).isInstanceOf(Unusable.class);
    }
    Files.write(file, all);
    assertThat(at(home).load(file)).isPositive();
  }

  /** Packed, like what export writes. */
  private static void pack(Path file, String... parts) throws IOException {
    try (var out = new GZIPOutputStream(Files.newOutputStream(file))) {
      for (String part : parts) out.write(part.getBytes(StandardCharsets.UTF_8));
    }
  }

  @Test
  void a_line_without_end_and_a_deep_one_are_refused_in_words() throws IOException {
    var file = data.resolve("odd.gz");
    var home = data.resolve("home");
    var long1 = new String[130];
    Arrays.fill(long1, "x".repeat(1 << 20));
    long1[0] = "{\"zizanie\":1}\n{\"table\":\"guests\",\"row\":{\"id\":\"";
    pack(file, long1);
    assertThatThrownBy(() -> at(home).load(file))
        .isInstanceOf(Unusable.class)
        .hasMessageContaining("line 2 of the file is longer than any row");
    for (String odd :
        List.of(
            "{\"table\":".repeat(100_000),
            "[".repeat(100_000),
            "{\"table\":7,\"row\":{}}",
            "nonsense",
            "{\"table\":\"guests\"}")) {
      pack(file, "{\"zizanie\":1}\n", odd, "\n");
      assertThatThrownBy(() -> at(home).load(file))
          .as(odd.substring(0, 8))
          .isInstanceOf(Unusable.class)
          .hasMessageContaining("row 1 of the file cannot be read");
    }
    migrated().save(data.resolve("good.gz"));
    assertThat(at(home).load(data.resolve("good.gz"))).isPositive();
  }

  @Test
  void what_was_changed_by_hand_is_found() throws SQLException {
    migrated();
    var where = "--data=" + old;
    sound(where);
    wrong("update seeds set seed = 'x' || substr(seed, 2)", "the seed is not the one");
    wrong("delete from entries where ply = 3", "entry 4 is missing");
    wrong("update entries set text = 'white a1a9' where ply = 0", "Entry 1: ");
    wrong(
        "update matches set clock = 'never' where id = (select min(id) from matches)",
        "its row in matches can't be read");
    wrong("update matches set clock = 'never'", "isn’t valid. «clock»\nmatch ");
  }

  private void wrong(String sql, String fact) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + old.resolve("zizanie.db"));
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.executeUpdate(sql);
      connection.commit();
    }
    var typed = Zizanie.typed("check", "--data", old.toString());
    assertThat(typed.code()).isEqualTo(1);
    assertThat(typed.errors()).contains(fact);
    try {
      Files.write(old.resolve("zizanie.db"), OldData.file("zizanie.db"));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    migrated();
  }

  @Test
  void every_schema_that_was_released_becomes_the_present_one() throws Exception {
    try (var postgres = postgres()) {
      for (String version : List.of("1", "2", "3")) {
        var folder = Files.createDirectory(data.resolve("v" + version));
        String file = "jdbc:sqlite:" + folder.resolve("zizanie.db");
        asOf(version, file, "", PLACE);
        Databases.open(Optional.empty(), folder, Map.of()).close();
        sound("--data", folder.toString());
        run(postgres, "create database v" + version);
        String url = postgres.getJdbcUrl("postgres", "v" + version);
        asOf(version, url, "postgres", PLACE, "classpath:fr/zizanie/server/postgresql");
        Databases.open(Optional.of(url), folder, Map.of()).close();
        sound("--database", url);
      }
    }
  }

  private static void run(EmbeddedPostgres postgres, String sql) throws SQLException {
    try (var connection = postgres.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** Fills a database of an earlier version with what it could hold of the matches of old. */
  private void asOf(String version, String url, String user, String... places) throws SQLException {
    Flyway.configure().dataSource(url, user, "").locations(places).target(version).load().migrate();
    try (var from = DriverManager.getConnection("jdbc:sqlite:" + old.resolve("zizanie.db"));
        var to = DriverManager.getConnection(url, user, "")) {
      to.setAutoCommit(false);
      for (String table : List.of("guests", "matches", "seeds", "entries", "terms"))
        copy(from, to, table, version);
      to.commit();
    }
  }

  private static void copy(Connection from, Connection to, String table, String version)
      throws SQLException {
    if (version.equals("1") && table.equals("terms")) return;
    var columns = new ArrayList<String>();
    try (var found = to.getMetaData().getColumns(null, to.getSchema(), table, "%")) {
      while (found.next()) columns.add(found.getString("COLUMN_NAME"));
    }
    String names = String.join(", ", columns);
    String marks = String.join(", ", columns.stream().map(_ -> "?").toList());
    try (var read = from.createStatement();
        var rows = read.executeQuery("select " + names + " from " + table + held(table, version));
        var write =
            to.prepareStatement(
                "insert into " + table + " (" + names + ") values (" + marks + ")")) {
      while (rows.next()) {
        for (int i = 1; i <= columns.size(); i++) write.setObject(i, rows.getObject(i));
        write.addBatch();
      }
      write.executeBatch();
    }
  }

  /** Before seats could add nonces, no match was dealt with any. */
  private static String held(String table, String version) {
    if (!version.equals("1") || table.equals("guests")) return "";
    return " where %s in (select id from matches where first_nonce = '' and second_nonce = '')"
        .formatted(table.equals("matches") ? "id" : "match_id");
  }
}
