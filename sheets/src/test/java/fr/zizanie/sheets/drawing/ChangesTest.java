package fr.zizanie.sheets.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Changed;
import fr.zizanie.sheets.wire.board.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class ChangesTest {
  private static final int SQUARES = 26;

  private record Man(String at, char kind) implements Piece {
    @Override
    public Man at(String square) {
      return new Man(square, kind);
    }

    @Override
    public void write(JsonText out) {
      out.text(at + kind);
    }
  }

  private static List<Man> board(String kinds) {
    var out = new ArrayList<Man>();
    for (int k = 0; k < kinds.length(); k++)
      if (kinds.charAt(k) != '.') out.add(new Man((char) ('a' + k) + "1", kinds.charAt(k)));
    return out;
  }

  private static String told(String before, String after) {
    var out = new StringBuilder();
    for (Changed one : Changes.between(board(before), board(after)))
      out.append(one.at().charAt(0))
          .append(one.from().map(from -> "<" + from.charAt(0)).orElse(""))
          .append(one.piece().map(piece -> "=" + ((Man) piece).kind()).orElse(""))
          .append(' ');
    return out.toString().strip();
  }

  @Test
  void what_moves_comes_from_somewhere() {
    assertThat(told("K..R", "K..R")).isEmpty();
    assertThat(told("K..R", ".K.R")).isEqualTo("b<a");
    assertThat(told("K..R", "K.R.")).isEqualTo("c<d");
    assertThat(told("KR..", "RK..")).isEqualTo("a<b b<a");
    assertThat(told("K..r", "...K")).isEqualTo("d<a");
    assertThat(told("K..r", "K...")).isEqualTo("d");
    assertThat(told("K...", "K.Q.")).isEqualTo("c=Q");
    assertThat(told("K.P.", "K.Q.")).isEqualTo("c=Q");
    assertThat(told("P.P.", ".P..")).isEqualTo("b<a c");
  }

  @Test
  void whatever_changes_the_other_board_is_made() {
    var random = new SplittableRandom(5);
    for (int n = 0; n < 2_000; n++) {
      var before = board(random(random));
      var after = random.nextBoolean() ? board(random(random)) : changed(before, random);
      var made = new TreeMap<String, Man>();
      for (Man man : before) made.put(man.at(), man);
      for (Changed one : Changes.between(before, after)) one.from().ifPresent(made::remove);
      for (Changed one : Changes.between(before, after)) {
        made.remove(one.at());
        one.piece().ifPresent(piece -> made.put(one.at(), (Man) piece));
        for (Man man : before)
          if (one.from().filter(man.at()::equals).isPresent()) made.put(one.at(), man.at(one.at()));
      }
      assertThat(List.copyOf(made.values())).as("%s to %s", before, after).isEqualTo(after);
    }
  }

  private static String random(SplittableRandom random) {
    var out = new StringBuilder();
    for (int k = 0; k < SQUARES; k++) out.append("...KQRB".charAt(random.nextInt(7)));
    return out.toString();
  }

  /** One or two pieces elsewhere. */
  private static List<Man> changed(List<Man> before, SplittableRandom random) {
    var kinds = new ArrayList<>(Collections.nCopies(SQUARES, '.'));
    for (Man man : before) kinds.set(man.at().charAt(0) - 'a', man.kind());
    for (int k = random.nextInt(1, 3); k > 0; k--)
      Collections.swap(kinds, random.nextInt(SQUARES), random.nextInt(SQUARES));
    var out = new StringBuilder();
    kinds.forEach(out::append);
    return board(out.toString());
  }
}
