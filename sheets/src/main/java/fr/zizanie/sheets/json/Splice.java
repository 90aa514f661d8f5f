package fr.zizanie.sheets.json;

import java.util.List;

/**
 * A text as pieces of an earlier one with new words between them: texts[0], the first piece,
 * texts[1], the second piece … the last text.
 *
 * @param copies where each piece begins in the earlier text and how long it is, in UTF-16 units
 * @param texts one more than there are pieces
 */
public record Splice(List<Integer> copies, List<String> texts) {
  public Splice {
    copies = List.copyOf(copies);
    texts = List.copyOf(texts);
  }

  /** {@return {@code next} by pieces of {@code before} and {@code last}, one after the other} */
  public static Splice of(SectionedJson before, SectionedJson last, SectionedJson next) {
    return new Splicing(before, last, next).splice();
  }

  /** {@return the text that it makes of the earlier one} */
  public String on(String base) {
    var out = new StringBuilder(texts.getFirst());
    for (int k = 1; k < texts.size(); k++) {
      int from = copies.get(2 * k - 2);
      out.append(base, from, from + copies.get(2 * k - 1)).append(texts.get(k));
    }
    return out.toString();
  }

  /** {@return about how many characters it takes to write} */
  public int room() {
    return 5 * copies.size() + texts.stream().mapToInt(text -> text.length() + 3).sum();
  }
}
