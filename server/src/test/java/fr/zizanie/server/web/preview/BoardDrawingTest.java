package fr.zizanie.server.web.preview;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.sheets.json.Trees;
import org.junit.jupiter.api.Test;

class BoardDrawingTest {
  private static String drawn(String board) {
    return new BoardDrawing(Art.byDay(), (Tree.Fields) new Trees().read(board).orElseThrow()).svg();
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
  void a_board_within_the_page_is_coloured_by_it_and_turned_for_its_visitor() {
    String board =
        """
        {"game":"ironpond","kind":"squares","width":8,"height":8,"natures":"","dots":[],
         "pieces":[{"at":"a1","art":"chess-king","side":"black"}]}\
        """;
    var drawn = (Tree.Fields) new Trees().read(board).orElseThrow();
    String turned = new BoardDrawing(Art.live(), drawn, true).alone();
    assertThat(new BoardDrawing(Art.live(), drawn, false).alone())
        .contains("var(--ip-dark)", "<g class=\"side-black\"><use", "x=\"35.0\" y=\"735.0\"");
    assertThat(turned).contains("x=\"735.0\" y=\"35.0\"").doesNotContain("style=");
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
