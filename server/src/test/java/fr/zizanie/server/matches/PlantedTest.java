package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.SecretGames;
import fr.zizanie.rules.core.Game;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.agent.ByteBuddyAgent;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.dynamic.loading.ClassReloadingStrategy;
import net.bytebuddy.matcher.ElementMatchers;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The comparison of twin worlds finds a leak that is planted, in the channel it is planted in. */
class PlantedTest {
  /** Enough pairs for every mistake to matter in one of them. */
  private static final long MOST = 300;

  private static final List<Game<?, ?>> GAMES = SecretGames.all();

  @TempDir static Path data;
  private static Twins twins;

  @BeforeAll
  static void open() {
    twins = new Twins(data);
  }

  @AfterAll
  static void close() {
    twins.close();
  }

  /** Where a mistake is planted, as the server's classes are named, and where it must be found. */
  private record Plant(String type, String method, Class<?> mistake, String channel) {}

  private static Stream<Plant> plants() {
    return Stream.of(
        new Plant("server.live.Watcher", "send", Mistakes.Twice.class, "pushes"),
        new Plant("server.table.Audience", "sheet", Mistakes.Named.class, "first sheet"),
        new Plant("sheets.Offers", "events", Mistakes.Nothing.class, "pushes"),
        new Plant("server.table.Audience", "add", Mistakes.Forgotten.class, "reconnection"),
        new Plant("sheets.wire.Shown$Parts", "of", Mistakes.Renumbered.class, "counters"),
        new Plant("server.live.Patches", "json", Mistakes.Blank.class, "patches"),
        new Plant("server.table.Questions", "picks", Mistakes.Refusing.class, "picks"),
        new Plant("server.table.Questions", "explain", Mistakes.Refusing.class, "reasons"),
        new Plant("server.table.Questions", "preview", Mistakes.Refusing.class, "previews"),
        new Plant("server.table.Questions", "reach", Mistakes.Refusing.class, "reach"),
        new Plant("server.table.Play", "say", Mistakes.OtherReason.class, "refusals"),
        new Plant("server.time.Clock", "shown", Mistakes.Late.class, "clocks"),
        new Plant("server.time.Budget", "ran", Mistakes.Generous.class, "clocks"),
        new Plant("server.table.Absence", "follow", Mistakes.Overlooked.class, "pushes of Ann"),
        new Plant("server.time.DecisionTimer", "follow", Mistakes.Early.class, "alarms"),
        new Plant("server.orders.Opening", "moment", Mistakes.Delayed.class, "alarms"),
        new Plant("server.table.Leaving", "ordered", Mistakes.OthersSeat.class, "orders of Ann"),
        new Plant("server.table.Leaving", "ahead", Mistakes.OthersSeat.class, "orders of Ann"),
        new Plant("server.store.EntryText", "news", Mistakes.More.class, "lists"),
        new Plant("server.time.Away", "after", Mistakes.Longer.class, "lists"),
        new Plant("server.store.Due", "notice", Mistakes.Longer.class, "reminders"),
        new Plant("server.table.Table", "viewer", Mistakes.OthersEyes.class, "records"),
        new Plant("rules.core.record.RecordWriter", "write", Mistakes.Unveiled.class, "records"),
        new Plant("server.time.Clocks", "left", Mistakes.Later.class, "records"),
        new Plant("server.meeting.Listing", "seenBy", Mistakes.Opened.class, "seats"),
        new Plant("server.web.api.AccountApi", "record", Mistakes.Borrowed.class, "accounts"),
        new Plant("server.notices.Telling", "told", Mistakes.Retold.class, "notices of Anne"),
        new Plant("server.table.Summons", "absent", Mistakes.Unmissed.class, "notices of Anne"),
        new Plant("server.notices.push.Message", "topic", Mistakes.Blank.class, "messages to Anne"),
        new Plant("server.notices.push.Message", "text", Mistakes.Wider.class, "messages to Anne"),
        new Plant("server.web.api.NoticesApi", "told", Mistakes.Refusing.class, "notices of Eve"),
        new Plant("server.mail.Paper", "text", Mistakes.Blank.class, "mails to Anne"),
        new Plant("server.feeds.Atom", "of", Mistakes.Blank.class, "atom feed"),
        new Plant("server.feeds.Calendar", "of", Mistakes.Blank.class, "ics feed"),
        new Plant("sheets.Past", "replay", Mistakes.AllSeeing.class, "replays"),
        new Plant("server.web.preview.Head", "match", Mistakes.Blank.class, "page"),
        new Plant("server.table.Table", "play", Mistakes.Logging.class, "logs"),
        new Plant("server.table.Table", "play", Mistakes.Telling.class, "logs"),
        new Plant("server.operate.Metrics", "refused", Mistakes.Miscounted.class, "metrics"),
        new Plant("server.table.Showing", "picture", Mistakes.Undelayed.class, "pushes of Eve"),
        new Plant("server.computer.Thinking", "think", Mistakes.Hard.class, "thinking time"),
        new Plant("server.computer.Thinking", "think", Mistakes.Hard.class, "computer"));
  }

  @ParameterizedTest
  @MethodSource("plants")
  void a_planted_leak_is_found_in_its_channel(Plant plant) throws Exception {
    ByteBuddyAgent.install();
    var type = Class.forName("fr.zizanie." + plant.type);
    var strategy = ClassReloadingStrategy.fromInstalledAgent();
    try (var made =
        new ByteBuddy()
            .redefine(type)
            .visit(Advice.to(plant.mistake).on(ElementMatchers.named(plant.method)))
            .make()) {
      made.load(type.getClassLoader(), strategy);
      assertThat(found(plant.channel)).contains(plant.channel);
    } finally {
      strategy.reset(type);
    }
  }

  /** The channels of the first pair that differs in this one, or of all that do in others. */
  private static String found(String channel) {
    var out = new TreeSet<String>();
    for (long seed = 1; seed <= MOST; seed++) {
      var game = GAMES.get((int) (seed % GAMES.size()));
      var differences = twins.compare(game, seed).differences();
      differences.forEach(difference -> out.add(difference.channel()));
      if (out.stream().anyMatch(one -> one.startsWith(channel))) break;
    }
    return String.join(", ", out);
  }
}
