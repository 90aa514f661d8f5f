package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.server.table.Questions;
import fr.zizanie.server.table.Table;
import fr.zizanie.sheets.Past;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.agent.ByteBuddyAgent;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.dynamic.loading.ClassReloadingStrategy;
import net.bytebuddy.matcher.ElementMatchers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The comparison of twin worlds finds a leak that is planted, in the channel it is planted in. */
class PlantedTest {
  /** Enough pairs for every mistake to matter in one of them. */
  private static final long MOST = 24;

  @TempDir Path data;

  /** Where a mistake is planted and where it must be found. */
  private record Plant(Class<?> type, String method, Class<?> mistake, String channel) {}

  private static Stream<Plant> plants() {
    return Stream.of(
        new Plant(Table.class, "viewer", Mistakes.OthersEyes.class, "record"),
        new Plant(Past.class, "replay", Mistakes.AllSeeing.class, "replay"),
        new Plant(Records.class, "write", Mistakes.Unveiled.class, "record"),
        new Plant(Questions.class, "picks", Mistakes.Refusing.class, "questions"),
        new Plant(Questions.class, "explain", Mistakes.Refusing.class, "questions"),
        new Plant(Questions.class, "preview", Mistakes.Refusing.class, "questions"),
        new Plant(Questions.class, "reach", Mistakes.Refusing.class, "reach"));
  }

  @ParameterizedTest
  @MethodSource("plants")
  void a_planted_leak_is_found_in_its_channel(Plant plant) throws IOException {
    ByteBuddyAgent.install();
    var strategy = ClassReloadingStrategy.fromInstalledAgent();
    try (var twins = new Twins(data);
        var made =
            new ByteBuddy()
                .redefine(plant.type)
                .visit(Advice.to(plant.mistake).on(ElementMatchers.named(plant.method)))
                .make()) {
      made.load(plant.type.getClassLoader(), strategy);
      assertThat(found(twins)).startsWith(plant.channel);
    } finally {
      strategy.reset(plant.type);
    }
  }

  @Test
  void nothing_is_found_where_nothing_is_planted() {
    try (var twins = new Twins(data)) {
      assertThat(found(twins)).isEqualTo("nowhere");
    }
  }

  /** The channel of the first difference; no picture is drawn, which takes long. */
  private static String found(Twins twins) {
    return LongStream.rangeClosed(1, MOST)
        .filter(seed -> seed % 7 != 0)
        .boxed()
        .flatMap(seed -> {
          String name = seed % 2 == 0 ? "ironpond" : "confusion";
          var game = Games.named(name).orElseThrow();
          return twins.compare(game, Map.of(), seed).difference().stream();
        })
        .map(Twins.Difference::channel)
        .findFirst()
        .orElse("nowhere");
  }
}
