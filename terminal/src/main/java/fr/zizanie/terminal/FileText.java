package fr.zizanie.terminal;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The text of a file of a game, whatever program wrote it (Formats, 4.4.7). The page reads files in
 * the same way (web/src/site/bytes.ts).
 */
public final class FileText {
  /** Where SGF names its character set; ASCII in all sets that it can be written in. */
  private static final Pattern NAMED =
      Pattern.compile("(?<![A-Za-z])CA\\s*\\[\\s*([A-Za-z0-9_:.()+-]{1,40})\\s*]");

  private static final Pattern SGF = Pattern.compile("(?s)[^(\\[]*+\\(\\s*;.*");

  /** Sets that contain those that are named, and that programs mean by their names. */
  private static final Map<String, String> WIDER =
      Map.of(
          "gb2312",
          "gb18030",
          "gbk",
          "gb18030",
          "shift_jis",
          "windows-31j",
          "shift-jis",
          "windows-31j",
          "sjis",
          "windows-31j",
          "iso-8859-1",
          "windows-1252",
          "latin1",
          "windows-1252",
          "us-ascii",
          "windows-1252",
          "ascii",
          "windows-1252",
          "ks_c_5601-1987",
          "x-windows-949");

  private FileText() {}

  /**
   * {@return the text of bytes: in the set that a byte order mark or SGF’s property CA names, else
   * UTF-8 if they are, else ISO 8859-1, as PGN has it, with what Windows adds}
   */
  public static String of(byte[] bytes) {
    if (begins(bytes, 0xFE, 0xFF)) return new String(bytes, StandardCharsets.UTF_16);
    if (begins(bytes, 0xFF, 0xFE)) return new String(bytes, StandardCharsets.UTF_16);
    Charset windows = Charset.forName("windows-1252");
    return named(bytes)
        .flatMap(set -> decoded(bytes, set))
        .or(() -> decoded(bytes, StandardCharsets.UTF_8))
        .map(text -> text.startsWith("\ufeff") ? text.substring(1) : text)
        .orElseGet(() -> new String(bytes, windows));
  }

  private static boolean begins(byte[] bytes, int first, int second) {
    return bytes.length > 1 && (bytes[0] & 255) == first && (bytes[1] & 255) == second;
  }

  private static Optional<Charset> named(byte[] bytes) {
    String ascii = new String(bytes, StandardCharsets.ISO_8859_1);
    if (!SGF.matcher(ascii).matches()) return Optional.empty();
    var found = NAMED.matcher(ascii);
    return found.find() ? set(found.group(1).toLowerCase(Locale.ROOT)) : Optional.empty();
  }

  private static Optional<Charset> set(String name) {
    try {
      return Optional.of(Charset.forName(WIDER.getOrDefault(name, name)));
    } catch (IllegalCharsetNameException | UnsupportedCharsetException _) {
      return Optional.empty();
    }
  }

  private static Optional<String> decoded(byte[] bytes, Charset set) {
    try {
      return Optional.of(set.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException _) {
      return Optional.empty();
    }
  }
}
