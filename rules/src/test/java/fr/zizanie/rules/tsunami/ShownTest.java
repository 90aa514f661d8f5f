package fr.zizanie.rules.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What a viewer is shown of a position, on the terminal and in records. */
class ShownTest {
  private static final Tsunami GAME = new Tsunami();

  private static Tree texts(String... words) {
    return new Tree.Items(List.of(words).stream().<Tree>map(Tree.Text::new).toList());
  }

  private static TsunamiState state() {
    var hands = new TreeMap<String, Tree>();
    hands.put("black", texts("troc"));
    hands.put("white", texts("non"));
    var position = new TreeMap<String, Tree>();
    position.put("board", texts(Collections.nCopies(13, ".............").toArray(String[]::new)));
    position.put("turn", new Tree.Text("black"));
    position.put("hands", new Tree.Fields(hands));
    position.put("pile", texts("seisme"));
    var options = Options.read(GAME.profile().options(), Map.of()).orThrow();
    return GAME.notation().load(new Tree.Fields(position), options).orThrow();
  }

  @Test
  void a_viewer_is_shown_his_own_cards_and_how_many_there_are_of_the_rest() {
    for (Viewer viewer : Viewer.values()) {
      String shown = GAME.shown(GAME.view(state(), viewer)).toString();
      assertThat(shown.contains("troc")).isEqualTo(viewer == Viewer.FIRST);
      assertThat(shown.contains("non")).isEqualTo(viewer == Viewer.SECOND);
      assertThat(shown).contains("handSizes", "pileSize").doesNotContain("seisme");
    }
  }
}
