package fr.zizanie.rules.mutation;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.answer.Words;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;

/** The colours of the 64 squares (Chess Mutation, 1.2 and 1.3). */
public final class Layout {
  private static final int[] COUNTS = {16, 20, 12, 8, 8};
  private static final String[] COLOURS_FR = {"blanches", "jaunes", "bleues", "rouges", "noires"};
  private static final String[] COLOURS_EN = {"white", "yellow", "blue", "red", "black"};

  /** The three reconstructions, the default first. */
  static final List<String> KNOWN = List.of("CM-1", "CM-2", "CM-3");

  private static final Map<String, Layout> LOADED =
      KNOWN.stream()
          .collect(Collectors.toUnmodifiableMap(id -> id, id -> new Layout(resource(id))));

  /** One letter of {@code R Y B K W} a square, from rank 8 down to 1, files a to h. */
  private final String letters;

  final long white;
  final long yellow;
  final long straight;
  final long diagonal;
  private final byte[] modes = new byte[64];

  private Layout(String letters) {
    this.letters = letters;
    long[] of = new long[5];
    for (int sq = 0; sq < 64; sq++) {
      Mode mode = mode(letters.charAt((7 - sq / 8) * 8 + sq % 8)).orElseThrow();
      modes[sq] = (byte) mode.ordinal();
      of[mode.ordinal()] |= 1L << sq;
    }
    white = of[Mode.PAWN.ordinal()];
    yellow = of[Mode.KNIGHT.ordinal()];
    straight = of[Mode.ROOK.ordinal()] | of[Mode.QUEEN.ordinal()];
    diagonal = of[Mode.BISHOP.ordinal()] | of[Mode.QUEEN.ordinal()];
  }

  /** {@return the layout that an option names: an id, or 64 letters that {@link #flaw} accepts} */
  static Layout of(String option) {
    return Optional.ofNullable(LOADED.get(option)).orElseGet(() -> new Layout(plain(option)));
  }

  private static String resource(String id) {
    var file = new Properties();
    try (var in =
        Objects.requireNonNull(Layout.class.getResourceAsStream(id + ".properties"), id)) {
      file.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    var ranks = new StringBuilder();
    for (int rank = 8; rank >= 1; rank--) ranks.append(file.getProperty(Integer.toString(rank)));
    flaw(ranks.toString())
        .ifPresent(w -> {
          throw new IllegalStateException(id + ": " + w.en());
        });
    return ranks.toString();
  }

  private static String plain(String text) {
    return text.replace("/", "");
  }

  /** {@return what is wrong with 64 letters given by a player, or nothing} */
  static Optional<Words> flaw(String text) {
    if (text.contains("/") && Arrays.stream(text.split("/", -1)).anyMatch(r -> r.length() != 8))
      return wrong(
          "Entre les barres, il faut huit lettres par rangée.",
          "Between the slashes, eight letters a rank.");
    String letters = plain(text);
    if (letters.length() != 64)
      return wrong(
          "Il faut CM-1, CM-2, CM-3 ou 64 lettres de R Y B K W ; il y en a "
              + letters.length()
              + ".",
          "CM-1, CM-2, CM-3 or 64 letters of R Y B K W are needed; there are "
              + letters.length()
              + ".");
    int[] counts = new int[5];
    for (int i = 0; i < 64; i++) {
      var mode = mode(letters.charAt(i));
      String at = Board8.name((7 - i / 8) * 8 + i % 8);
      if (mode.isEmpty())
        return wrong(
            "La lettre de " + at + " n’est pas R, Y, B, K ou W.",
            "The letter of " + at + " is not R, Y, B, K or W.");
      counts[mode.get().ordinal()]++;
    }
    for (Mode mode : Mode.values()) {
      int m = mode.ordinal();
      if (counts[m] != COUNTS[m])
        return wrong(
            "Il faut "
                + COUNTS[m]
                + " cases "
                + COLOURS_FR[m]
                + " ("
                + mode.letter()
                + ") ; il y en a "
                + counts[m]
                + ".",
            COUNTS[m]
                + " "
                + COLOURS_EN[m]
                + " squares ("
                + mode.letter()
                + ") are needed; there are "
                + counts[m]
                + ".");
    }
    for (String corner : List.of("a1", "h1", "a8", "h8"))
      if (letter(letters, corner) != 'R')
        return wrong(corner + " doit être rouge (R).", corner + " must be red (R).");
    for (String throne : List.of("e1", "e8"))
      if (letter(letters, throne) != 'K')
        return wrong(throne + " doit être noire (K).", throne + " must be black (K).");
    return Optional.empty();
  }

  /**
   * {@return what is unusual about a layout that is accepted all the same (1.3: warn, don't fail)}
   */
  List<Words> remarks() {
    var out = new ArrayList<Words>();
    String home = "RYBKKBYRWWWWWWWW";
    if (!letters.startsWith(home) || !letters.endsWith("WWWWWWWWRYBKKBYR"))
      out.add(
          new Words(
              "Les rangées 1, 2, 7 et 8 diffèrent de celles que la source établit.",
              "Ranks 1, 2, 7 and 8 differ from those the source settles."));
    for (int rank = 0; rank < 4; rank++)
      if (!letters.regionMatches(rank * 8, letters, (7 - rank) * 8, 8)) {
        out.add(
            new Words(
                "Les deux moitiés du plateau ne se répondent pas en miroir.",
                "The two halves of the board do not mirror each other."));
        break;
      }
    return out;
  }

  private static Optional<Words> wrong(String fr, String en) {
    return Optional.of(new Words(fr, en));
  }

  private static char letter(String letters, String at) {
    int sq = Board8.square(at, 0);
    return letters.charAt((7 - sq / 8) * 8 + sq % 8);
  }

  private static Optional<Mode> mode(char letter) {
    for (Mode mode : Mode.values()) if (mode.letter() == letter) return Optional.of(mode);
    return Optional.empty();
  }

  /** {@return how a pion on that square moves; a1 is 0, h8 is 63} */
  public Mode mode(int square) {
    return MODES[modes[square]];
  }

  private static final Mode[] MODES = Mode.values();

  /** {@return one letter a square, from rank 1 up to 8, files a to h} */
  public String natures() {
    var out = new StringBuilder();
    for (int sq = 0; sq < 64; sq++) out.append(mode(sq).letter());
    return out.toString();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Layout other && letters.equals(other.letters);
  }

  @Override
  public int hashCode() {
    return letters.hashCode();
  }

  @Override
  public String toString() {
    return letters;
  }
}
