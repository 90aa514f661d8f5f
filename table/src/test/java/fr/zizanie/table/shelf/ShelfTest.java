package fr.zizanie.table.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.sheets.Projection;
import org.junit.jupiter.api.Test;

class ShelfTest {
  @Test
  void every_game_stands_on_the_shelf_in_the_same_order_with_a_board_of_its_own() {
    assertThat(Shelf.all().stream().map(offering -> offering.game().profile().id()))
        .containsExactlyElementsOf(Games.all().stream().map(game -> game.profile().id()).toList());
    assertThat(Shelf.all()).allMatch(offering -> Projection.draws(offering.game()));
  }
}
