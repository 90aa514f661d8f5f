package fr.zizanie.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What programs of others may build on: the core, the laws, and each game's one package. */
class ApiTest {
  private static Set<Exports> exports() {
    var place = Path.of(Games.class.getProtectionDomain().getCodeSource().getLocation().getPath());
    return ModuleFinder.of(place).find("fr.zizanie.rules").orElseThrow().descriptor().exports();
  }

  private static Set<String> exported(Predicate<Exports> which) {
    return exports().stream().filter(which).map(Exports::source).collect(Collectors.toSet());
  }

  @Test
  void a_game_shows_everybody_the_package_of_its_class_and_no_room_behind_it() {
    var games =
        Games.all().stream()
            .map(game -> game.getClass().getPackageName())
            .collect(Collectors.toSet());
    assertThat(exported(Predicate.not(Exports::isQualified)))
        .filteredOn(name -> !name.matches("fr\\.zizanie\\.rules(?:\\.core(?:\\..*)?|\\.laws)?"))
        .containsExactlyInAnyOrderElementsOf(games);
  }

  @Test
  void only_the_opponents_and_the_lab_look_into_a_game() {
    assertThat(exports())
        .filteredOn(Exports::isQualified)
        .isNotEmpty()
        .allMatch(one -> Set.of("fr.zizanie.lab", "fr.zizanie.players").containsAll(one.targets()));
  }
}
