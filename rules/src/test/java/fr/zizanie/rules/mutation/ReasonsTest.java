package fr.zizanie.rules.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.laws.ReasonLaws;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every condition of Chess Mutation is named, and every one that can be waived is seen to matter.
 */
class ReasonsTest {
  private static final Mutation GAME = new Mutation();

  @Test
  void reasons_hold_and_every_condition_is_seen() {
    var options = Options.read(GAME.profile().options(), Map.of()).orThrow();
    var starts =
        Stream.of(
                "ppppkppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPKPPP w KQkq 0 1",
                "p3k2p/pppppppp/8/8/8/8/PPPPPPPP/P3K2P w KQkq 0 1",
                "4k3/8/8/8/8/8/4p3/P3K2P w KQ 0 1",
                "k7/8/8/8/3p4/8/8/4K2P w K 0 1")
            .map(fen -> GAME.notation().load(new Tree.Text(fen), options).orThrow())
            .toList();
    var always = List.of("claim", "e1g1", "e1c1", "e8g8", "e8c8", "e1e3", "e1f2", "e1e8", "e8e1");
    var seen = ReasonLaws.check(GAME, starts, always, 20261122, 600);
    assertThat(seen.named()).containsAll(GAME.conditions());
    assertThat(GAME.conditions()).filteredOn(c -> !c.structural()).allMatch(seen.alone()::contains);
  }
}
