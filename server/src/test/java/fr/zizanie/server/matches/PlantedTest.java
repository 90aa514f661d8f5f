package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.SecretGames;
import fr.zizanie.rules.core.Game;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.LongStream;
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

  /**
   * A mistake.
   *
   * @param type where it is planted, as the server's classes are named
   * @param channel where it must be found
   * @param seed of a pair that shows it; where that one no longer does, all are tried
   */
  private record Plant(String type, String method, Class<?> mistake, String channel, long seed) {}

  private static Stream<Plant> plants() {
    return Stream.of(
        new Plant("table.live.ViewerConnection", "send", Mistakes.Twice.class, "pushes", 1),
        new Plant("table.live.Audience", "sheet", Mistakes.Named.class, "first sheet", 3),
        new Plant("sheets.Offers", "events", Mistakes.Nothing.class, "pushes", 1),
        new Plant("table.live.Audience", "add", Mistakes.Forgotten.class, "reconnection", 3),
        new Plant("sheets.Transcript", "ply", Mistakes.Counted.class, "counters", 1),
        new Plant("sheets.ironpond.IronPondCards", "trapped", Mistakes.Doubted.class, "pushes", 1),
        new Plant("sheets.tsunami.TsunamiCards", "noted", Mistakes.Doubted.class, "pushes", 1),
        new Plant("server.live.Patches", "json", Mistakes.Blank.class, "patches", 1),
        new Plant("table.Questions", "picks", Mistakes.Refusing.class, "picks", 3),
        new Plant("table.Questions", "explain", Mistakes.Refusing.class, "reasons", 3),
        new Plant("table.Questions", "preview", Mistakes.Refusing.class, "previews", 3),
        new Plant("table.Questions", "reach", Mistakes.Refusing.class, "reach", 3),
        new Plant("table.live.MatchSession", "say", Mistakes.OtherReason.class, "refusals", 3),
        new Plant("table.time.Clock", "shown", Mistakes.Late.class, "clocks", 3),
        new Plant("table.time.Budget", "ran", Mistakes.Generous.class, "clocks", 124),
        new Plant("table.policy.Absence", "follow", Mistakes.Overlooked.class, "pushes of Ann", 7),
        new Plant("table.time.DecisionTimer", "follow", Mistakes.Early.class, "alarms", 27),
        new Plant("server.orders.AnswerMoment", "moment", Mistakes.Delayed.class, "alarms", 21),
        new Plant(
            "server.table.TableOrders", "ordered", Mistakes.OthersSeat.class, "orders of Ann", 24),
        new Plant(
            "server.table.TableOrders", "ahead", Mistakes.OthersSeat.class, "orders of Ann", 24),
        new Plant("sheets.Foreseen", "answer", Mistakes.Refusing.class, "foreseen of Ann", 24),
        new Plant("server.store.matches.NewEntries", "news", Mistakes.More.class, "lists", 1),
        new Plant("table.time.Away", "after", Mistakes.Longer.class, "lists", 24),
        new Plant(
            "server.store.matches.Deadline", "reminder", Mistakes.Longer.class, "reminders", 253),
        new Plant("server.table.Table", "viewer", Mistakes.OthersEyes.class, "records", 6),
        new Plant("rules.core.record.RecordWriter", "write", Mistakes.Unveiled.class, "records", 1),
        new Plant("table.time.Clocks", "left", Mistakes.Later.class, "records", 3),
        new Plant("server.meeting.Listing", "seenBy", Mistakes.Opened.class, "seats", 3),
        new Plant("server.web.api.AccountApi", "record", Mistakes.Borrowed.class, "accounts", 1),
        new Plant("server.web.api.CreationsApi", "write", Mistakes.Borrowed.class, "creations", 1),
        new Plant("server.web.api.CreationsApi", "write", Mistakes.Borrowed.class, "accounts", 1),
        new Plant(
            "server.notifications.Bells",
            "notification",
            Mistakes.Untold.class,
            "bells of Anne",
            67),
        new Plant(
            "server.web.api.MeetingApi", "ratings", Mistakes.Refusing.class, "ratings of Eve", 1),
        new Plant(
            "server.notifications.NotificationText",
            "told",
            Mistakes.Retold.class,
            "notifications of Anne",
            1),
        new Plant(
            "server.table.TurnNotifier",
            "absent",
            Mistakes.Unmissed.class,
            "notifications of Anne",
            67),
        new Plant(
            "server.notifications.push.Message",
            "topic",
            Mistakes.Blank.class,
            "messages to Anne",
            67),
        new Plant(
            "server.notifications.push.Message",
            "text",
            Mistakes.Wider.class,
            "messages to Anne",
            67),
        new Plant(
            "server.web.api.NotificationsApi",
            "told",
            Mistakes.Refusing.class,
            "notifications of Eve",
            1),
        new Plant("server.mail.MailBody", "text", Mistakes.Blank.class, "mails to Anne", 3),
        new Plant("server.feeds.AtomFeed", "of", Mistakes.Blank.class, "atom feed", 3),
        new Plant("server.feeds.Calendar", "of", Mistakes.Blank.class, "ics feed", 3),
        new Plant("sheets.MatchSoFar", "replay", Mistakes.AllSeeing.class, "replays", 1),
        new Plant("server.web.OpenGraph", "title", Mistakes.Blank.class, "page", 35),
        new Plant("server.table.Table", "play", Mistakes.Logging.class, "logs", 1),
        new Plant("server.table.Table", "play", Mistakes.Telling.class, "logs", 1),
        new Plant("server.operate.Metrics", "refused", Mistakes.Miscounted.class, "metrics", 3),
        new Plant("table.live.Showing", "watched", Mistakes.Undelayed.class, "pushes of Eve", 12),
        new Plant("server.computer.Thinking", "think", Mistakes.Hard.class, "thinking time", 11),
        new Plant("server.computer.Thinking", "think", Mistakes.Hard.class, "computer", 12));
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
      assertThat(found(plant)).contains(plant.channel);
    } finally {
      strategy.reset(type);
    }
  }

  /** The channels of the first pair that differs in this one, or of all that do in others. */
  private static String found(Plant plant) {
    var out = new TreeSet<String>();
    var seeds = LongStream.concat(LongStream.of(plant.seed), LongStream.rangeClosed(1, MOST));
    for (long seed : seeds.toArray()) {
      var game = GAMES.get((int) (seed % GAMES.size()));
      var differences = twins.compare(game, seed).differences();
      differences.forEach(difference -> out.add(difference.channel()));
      if (out.stream().anyMatch(one -> one.startsWith(plant.channel))) break;
    }
    return String.join(", ", out);
  }
}
