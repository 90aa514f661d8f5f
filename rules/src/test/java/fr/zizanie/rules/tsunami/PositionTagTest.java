package fr.zizanie.rules.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.record.Records;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the tag {@code Position} of a record tells its reader (Formats, 4). */
final class PositionTagTest {
  private static final Records.Trees TREES =
      new Records.Trees() {
        @Override
        public String write(Tree tree) {
          return tree.toString();
        }

        @Override
        public Optional<Tree> read(String text) {
          return Optional.empty();
        }
      };
  private final Records records = new Records(List.of(new Tsunami()), TREES);

  private String record(Scene scene, Optional<Viewer> viewer) {
    return records.write(scene.match(), Map.of(), viewer);
  }

  private static Scene scene(String black, String pile) {
    return Scene.with().hand("black", black).hand("white", "duel").pile(pile);
  }

  @Test
  void anotherHandAndThePileLookAlikeToWhoeverMayNotSeeThem() {
    for (Viewer viewer : List.of(Viewer.SECOND, Viewer.PUBLIC))
      assertThat(record(scene("troc non", "aimant sente"), Optional.of(viewer)))
          .isEqualTo(record(scene("aimant barrage", "sente non"), Optional.of(viewer)))
          .contains("[Position ")
          .doesNotContain("troc");
  }

  @Test
  void onesOwnHandIsToldAndTheFullRecordTellsAll() {
    assertThat(record(scene("troc non", "aimant"), Optional.of(Viewer.FIRST)))
        .contains("troc")
        .doesNotContain("aimant")
        .doesNotContain("duel");
    assertThat(record(scene("troc non", "aimant"), Optional.empty()))
        .contains("troc", "duel", "aimant");
  }

  @Test
  void whereNothingIsHiddenItCanBeLoadedAsItStands() {
    var go = Scene.with("deck=none").black("D4");
    assertThat(new Tsunami().shown(go.view(Viewer.SECOND)))
        .isEqualTo(go.match().game().notation().position(go.state()));
  }
}
