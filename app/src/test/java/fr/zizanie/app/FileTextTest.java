package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.terminal.FileText;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files of other programs in the character set in which they were written. */
class FileTextTest {
  @TempDir Path folder;

  private static String sgf(String set, String name) {
    return "(;GM[1]FF[4]CA[" + set + "]SZ[9]PB[" + name + "];B[ee];W[cc])";
  }

  @ParameterizedTest
  @CsvSource({
    "gb2312, GB2312, 黑白",
    "GB18030, GB18030, 黑白",
    "Big5, Big5, 黑白",
    "Shift_JIS, Shift_JIS, 表十能",
    "EUC-JP, EUC-JP, 黒白",
    "EUC-KR, EUC-KR, 흑백",
    "KOI8-R, KOI8-R, Чёрный",
    "ISO-8859-1, ISO-8859-1, André",
    "ISO-8859-2, ISO-8859-2, Łódź",
    "windows-1252, windows-1252, l’été",
    "UTF-8, UTF-8, 黑白",
    "utf-8, ISO-8859-1, André",
    "nonsense, UTF-8, 黑白",
  })
  void sgf_is_read_in_the_set_that_it_names(String named, String set, String name) {
    String text = sgf(named, name);
    assertThat(FileText.of(text.getBytes(Charset.forName(set)))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"UTF-8", "ISO-8859-1", "windows-1252"})
  void anything_else_is_utf_8_if_it_can_be_and_latin_1_if_not(String set) {
    String text = "[White \"Jörg Großmann\"]\n\n1. e4 {schön (; CA[gb2312])} *\n";
    assertThat(FileText.of(text.getBytes(Charset.forName(set)))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"UTF-8", "UTF-16BE", "UTF-16LE"})
  void a_byte_order_mark_decides(String set) {
    String text = "[White \"Jörg\"]\n\n1. e4 *\n";
    assertThat(FileText.of(("\ufeff" + text).getBytes(Charset.forName(set)))).isEqualTo(text);
  }

  @Test
  void the_command_line_reads_them() throws IOException {
    Path pgn = folder.resolve("latin.pgn");
    Files.write(pgn, "[White \"Jörg\"]\n\n1. e4 e5 *\n".getBytes(Charset.forName("ISO-8859-1")));
    assertThat(Zizanie.typed("replay", pgn.toString()).out()).contains("White: Jörg\n");
    Path sgf = folder.resolve("chinese.sgf");
    Files.write(sgf, sgf("gb2312", "黑").getBytes(Charset.forName("GB2312")));
    assertThat(Zizanie.typed("replay", sgf.toString()).out()).contains("Black: 黑\n");
    assertThat(Zizanie.typed("verify", sgf.toString()).code()).isZero();
  }
}
