package fr.zizanie.server.web.preview;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.sheets.json.Trees;
import org.junit.jupiter.api.Test;

class BoardDrawingTest {
  private static String drawn(String board) {
    return new BoardDrawing(new Art(), (Tree.Fields) new Trees().read(board).orElseThrow()).svg();
  }

  @Test
  void every_tile_of_confusion_shows_its_letter_without_a_font() {
    Diagrams.LETTERS
        .chars()
        .mapToObj(Character::toString)
        .forEach(letter -> assertThat(Letters.path(letter)).as(letter).isPresent());
    String tile =
        """
        {"game":"confusion","kind":"squares","width":11,"height":11,"natures":"","dots":[],
         "pieces":[{"at":"c3","art":"confusion-piece","side":"white","letter":"V"}]}\
        """;
    assertThat(drawn(tile)).contains(Letters.path("V").orElseThrow()).doesNotContain("<text");
  }

  @Test
  void squares_and_pieces_of_chess_mutation_show_how_one_moves_from_there() {
    String board =
        """
        {"game":"mutation","kind":"squares","width":2,"height":1,"natures":"BR","dots":[],
         "pieces":[{"at":"a1","art":"mutation-piece","side":"black","mode":"knight"}]}\
        """;
    assertThat(drawn(board)).contains("#mode-knight", "#mode-rook").doesNotContain("#mode-bishop");
  }
}
