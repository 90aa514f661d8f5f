package fr.zizanie.rules.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.laws.ReasonLaws;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The law of reasons in Tsunami, at every decision that its cards bring. */
class ReasonsTest {
  private static final Tsunami GAME = new Tsunami();
  private static final List<String> ALWAYS =
      List.of(
          ("draw B2 discard dead alive agree pass #non #troc #troc/2 south west 7 9 D H north east"
                  + " A1 A2 B2 A3 B1 C3 D3 D4 D5 D6 E4 E5 F3 F4 F5 F6 G6 G7 G8 H7 H8 H9 J8 K1 K2 L1"
                  + " M1 N1 N5 M13 N12 N13 C12")
              .split(" ", -1));

  private final Set<Condition<?>> named = new HashSet<>();
  private final Set<Condition<?>> alone = new HashSet<>();
  private int seed = 20261122;

  @Test
  void reasons_hold_in_crowded_games() {
    look(new Crowded().start(Scene.agreed()), 60);
    look(new Crowded().start(Scene.agreed("ko=psk")), 40);
  }

  @Test
  void a_printed_card_is_told_by_its_name() {
    assertThat(GAME.conditions())
        .filteredOn(c -> c.rule().number().equals("card brouillard"))
        .isNotEmpty()
        .allMatch(c -> c.rule().words().equals(new Words("carte Brouillard", "card Fog")));
    assertThat(GAME.conditions())
        .filteredOn(c -> c.rule().number().startsWith("card "))
        .allMatch(c -> c.rule().name().isPresent());
  }

  @Test
  void reasons_hold_where_each_card_asks() {
    for (var card : GAME.deck().cards()) {
      if (card.counter()) continue;
      var scene =
          Scene.with()
              .black("D4 E4 G7 A1 C12 K1 H8 F6 M13")
              .white("D5 E5 F4 G8 B1 A3 L1 H7 J8 N5 G6");
      var asks =
          card.immediate()
              ? scene.pile(card.id()).play("draw")
              : scene.hand("black", card.id() + " aimant").hand("white", "non barrage");
      look(asks.state(), 6);
      var game = GAME;
      var aimed =
          game.notation()
              .parse("#" + card.id())
              .map(c -> game.apply(asks.state(), c))
              .orElseThrow();
      look(aimed, 8);
    }
    assertThat(named).hasSizeGreaterThan(30);
  }

  @Test
  void draws_shields_craters_superko_and_dead_stones_name_their_rules() {
    look(Scene.with().played(3).pile("troc"), 1);
    look(Scene.with().pile("troc non").play("draw"), 1);
    look(Scene.with().hand("black", "interdit troc").play("#interdit D4"), 1);
    look(Scene.with().black("D4").hand("black", "troc").play("pass, pass"), 4);
    look(Scene.with().hand("black", "troc").play("pass, pass, resume"), 1);
    var shield = Scene.with().black("A1").white("B1").hand("black", "bouclier");
    look(shield.play("#bouclier A1, N13"), 1);
    look(Scene.with().pile("cratere").play("draw, #cratere G7, N13"), 1);
    var ko = Scene.with("deck=none").black("B1 A2 B3").white("C1 D2 C3").turn("white");
    look(ko.play("B2, C2"), 1);
    assertThat(named)
        .extracting(Condition::toString)
        .contains(
            "Tsunami, P1",
            "Tsunami, P2",
            "Tsunami, P5",
            "Tsunami, 3.2.11",
            "Tsunami, 3.2.7",
            "Tsunami, 3.4.7",
            "Tsunami, 3.8.9",
            "Tsunami, P11.1");
    assertThat(alone).hasSizeGreaterThan(6);
  }

  private void look(Scene from, int plies) {
    look(from.state(), plies);
  }

  private void look(TsunamiState from, int plies) {
    var seen = ReasonLaws.check(GAME, List.of(from), ALWAYS, seed++, plies);
    named.addAll(seen.named());
    alone.addAll(seen.alone());
  }
}
