package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.MatchDraws;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.table.saved.EntryText;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.terminal.json.Json;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Matches of the first version of the rules, running and finished, for each change that came later:
 * they are read, replayed, verified and checked by their version, and go on by it.
 */
class EarlierRulesTest {
  private static final Guest ANNE = new Guest(new PlayerId("ann-0123456789abcdef"), "Anne");
  private static final Guest BOB = new Guest(new PlayerId("bob-0123456789abcdef"), "Bob");
  private static final InstantSource NOW = () -> Instant.parse("2026-12-01T10:00:00Z");

  @TempDir Path data;

  @ParameterizedTest
  @MethodSource("fr.zizanie.app.EarlierGames#all")
  <S, V> void the_newest_rules_would_not_let_them_run(EarlierGames.Running running) {
    assertThat(again(running.match(), 1, running)).isInstanceOf(Answer.Ok.class);
    assertThat(again(running.match(), 2, running)).isInstanceOf(Answer.No.class);
  }

  /** The same under another version, to the next action. */
  private static <S, V> Answer<Match<S, V>> again(
      Match<S, V> match, int rules, EarlierGames.Running running) {
    var lines = new ArrayList<>(lines(match));
    lines.add(match.profile().name(running.seat()) + " " + next(running));
    var values = match.start().options().values();
    return EntryText.enter(EarlierGames.under(rules, match.game(), values), lines);
  }

  private static <S, V> List<String> lines(Match<S, V> match) {
    var blank = Match.begin(match.game(), match.start().options());
    return NewEntries.news(blank, match, match.ply(), true, NOW.millis()).lines().stream()
        .map(line -> line.text())
        .toList();
  }

  private static String next(EarlierGames.Running running) {
    return running.next().isEmpty() ? some(running.match()) : running.next();
  }

  private static <S, V> String some(Match<S, V> match) {
    var first = Lines.actions(match.game(), match.state(), 100).getFirst();
    return match.game().notation().print(first);
  }

  @Test
  void they_are_kept_and_go_on_in_sqlite() throws IOException {
    kept(Optional.empty(), "--data", data.toString());
  }

  @Test
  void they_are_kept_and_go_on_in_postgresql() throws IOException {
    try (var postgres =
        EmbeddedPostgres.builder().setPGStartupWait(Duration.ofMinutes(3)).start()) {
      String url = postgres.getJdbcUrl("postgres", "postgres");
      kept(Optional.of(url), "--database", url);
    }
  }

  private void kept(Optional<String> url, String flag, String where) throws IOException {
    var all = EarlierGames.all().toList();
    try (var store = Databases.open(url, data, Map.of())) {
      for (int i = 0; i < all.size(); i++) {
        keep(store, id(i, false), all.get(i).match());
        keep(store, id(i, true), over(all.get(i).match(), all.get(i)));
      }
    }
    try (var store = Databases.open(url, data, Map.of());
        var matches = new Matches(Games::named, store, NOW)) {
      for (int i = 0; i < all.size(); i++) {
        goesOn(matches, id(i, false), all.get(i));
        reads(matches, id(i, false), all.get(i).name());
        reads(matches, id(i, true), all.get(i).name());
      }
    }
    assertThat(OldData.printed("check", flag, where))
        .startsWith(2 * all.size() + " matches")
        .contains("everything as it should be");
  }

  @Test
  void a_match_by_rules_that_this_program_does_not_know_is_refused_in_words() throws Exception {
    var one = EarlierGames.all().toList().getFirst();
    var id = new MatchId("later-0123456789");
    try (var store = Databases.open(Optional.empty(), data, Map.of())) {
      keep(store, id, one.match(), 3);
    }
    try (var store = Databases.open(Optional.empty(), data, Map.of());
        var matches = new Matches(Games::named, store, NOW)) {
      assertThat(matches.at(id, m -> Answer.ok(m.sheet(ANNE.id()))))
          .asString()
          .contains("newer rules than this server: version 3");
    }
    assertThat(Zizanie.typed("check", "--data", data.toString()).errors())
        .contains("a version of the rules from 1 to 2");
  }

  private static MatchId id(int number, boolean over) {
    return new MatchId("earlier" + (over ? "over" : "runs") + number);
  }

  private static <S, V> Match<S, V> over(Match<S, V> match, EarlierGames.Running running) {
    var seat = running.seat();
    return match.play(seat, next(running)).then(m -> m.play(seat, "resign")).orThrow();
  }

  private static <S, V> void keep(Store store, MatchId id, Match<S, V> match) {
    keep(store, id, match, 1);
  }

  private static <S, V> void keep(Store store, MatchId id, Match<S, V> match, int rules) {
    Game<S, V> game = match.game();
    var setup =
        new Setup(
            id,
            game.profile().id(),
            rules,
            match.start().options().values(),
            List.of(new Sitter.Person(ANNE), new Sitter.Person(BOB)),
            MatchDraws.secret().seed().unbound(),
            NOW.millis());
    var blank = Match.begin(game, match.start().options());
    store.matches().create(setup, NewEntries.news(blank, match, match.ply(), true, NOW.millis()));
  }

  private static void goesOn(Matches matches, MatchId id, EarlierGames.Running running) {
    var guest = running.seat().ordinal() == 0 ? ANNE : BOB;
    var before =
        Json.MAPPER.readTree(matches.at(id, m -> Answer.ok(m.sheet(guest.id()))).orThrow().json());
    assertThat(before.get("earlier").intValue()).as(running.name()).isEqualTo(1);
    String seat = running.match().profile().name(running.seat());
    assertThat(
            matches.table(
                id,
                t ->
                    t.seat(seat)
                        .then(by ->
                            t.play(
                                guest.id(), by, before.get("version").intValue(), next(running)))))
        .as(running.name())
        .isInstanceOf(Answer.Ok.class);
  }

  private void reads(Matches matches, MatchId id, String name) throws IOException {
    for (boolean foreign : List.of(false, true)) {
      var file = matches.copy(id, ANNE.id()).then(copy -> copy.download(foreign));
      if (!(file instanceof Answer.Ok<?>) && foreign) continue;
      String text = file.orThrow().text();
      assertThat(text).as(name).containsAnyOf("[Rules \"1\"]", ", rules 1]");
      if (text.startsWith("(")) continue; // SGF has no cards
      if (text.contains("<?>")) continue; // something is hidden in it
      var path = data.resolve(id.text() + foreign + ".txt");
      Files.writeString(path, text);
      for (String command : List.of("replay", "verify"))
        assertThat(OldData.printed(command, path.toString())).as(name).doesNotContain("exit");
      var read = Json.RECORDS.read(text).orThrow().match();
      assertThat(read.profile().rules(read.start().options())).as(name).isEqualTo(1);
    }
  }
}
