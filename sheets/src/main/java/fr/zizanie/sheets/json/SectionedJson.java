package fr.zizanie.sheets.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * A JSON text, as UTF-8, in sections: every other one was made beforehand, and is shared by all
 * texts that hold it.
 */
public final class SectionedJson {
  /** Nothing yet. */
  public static final SectionedJson NONE = new SectionedJson(new byte[0], List.of());

  /**
   * A value that was made beforehand, where it stands in a text.
   *
   * @param place how many bytes of the text's own come before it
   * @param from where it begins in its JSON
   * @param size how many bytes of that it takes
   */
  record Part(int place, Precompiled<?> value, int from, int size) {}

  /** The bytes of each section, among others. */
  private final byte[][] jsons;

  /** Where each section begins among its bytes. */
  private final int[] froms;

  /** Where each section begins in the text, and where the last one ends. */
  private final int[] begins;

  private final int units;

  /** The text of {@code own} with parts in their places. */
  SectionedJson(byte[] own, List<Part> parts) {
    int sections = 2 * parts.size() + 1;
    jsons = new byte[sections][];
    froms = new int[sections];
    begins = new int[sections + 1];
    int all = units(own, 0, own.length);
    int from = 0;
    for (int k = 0; k < parts.size(); k++) {
      Part part = parts.get(k);
      section(2 * k, own, from, part.place - from);
      from = part.place;
      section(2 * k + 1, part.value.json, part.from, part.size);
      // What is left out of it are braces.
      all += part.value.units - part.value.json.length + part.size;
    }
    section(sections - 1, own, from, own.length - from);
    units = all;
  }

  private void section(int k, byte[] json, int from, int size) {
    jsons[k] = json;
    froms[k] = from;
    begins[k + 1] = begins[k] + size;
  }

  /** {@return how many UTF-16 units lie between two places of whole characters} */
  static int units(byte[] json, int from, int to) {
    int all = 0;
    for (int at = from; at < to; at++) all |= json[at];
    return all >= 0 ? to - from : counted(json, from, to);
  }

  private static int counted(byte[] json, int from, int to) {
    int count = to - from;
    for (int at = from; at < to; at++) {
      byte one = json[at];
      // Each further byte of a character counts for none, but a character of four for two.
      if (one < 0 && (one & 0xC0) == 0x80) count--;
      else if ((one & 0xF8) == 0xF0) count++;
    }
    return count;
  }

  /** {@return how many bytes it takes} */
  public int bytes() {
    return begins[jsons.length];
  }

  /** {@return how many UTF-16 units it has} */
  public int units() {
    return units;
  }

  int sections() {
    return jsons.length;
  }

  /** {@return the bytes of a section, among others} */
  byte[] json(int section) {
    return jsons[section];
  }

  /** {@return where a section begins among its bytes} */
  int from(int section) {
    return froms[section];
  }

  /** {@return where a section ends among its bytes} */
  int to(int section) {
    return froms[section] + size(section);
  }

  /** {@return where a section begins in the text} */
  int begin(int section) {
    return begins[section];
  }

  int size(int section) {
    return begins[section + 1] - begins[section];
  }

  /** Whether a section is the same in both. */
  boolean same(int section, SectionedJson other) {
    return Arrays.equals(
        json(section),
        from(section),
        to(section),
        other.json(section),
        other.from(section),
        other.to(section));
  }

  /** {@return how many UTF-16 units lie between two places} */
  int units(int from, int to) {
    if (units == bytes()) return to - from;
    int count = 0;
    for (int k = 0; k < jsons.length; k++) {
      int shift = froms[k] - begins[k];
      int begin = Math.max(from, begins[k]);
      int end = Math.min(to, begins[k + 1]);
      if (begin < end) count += counted(jsons[k], begin + shift, end + shift);
    }
    return count;
  }

  /** {@return the characters between two places} */
  String text(int from, int to) {
    for (int k = 0; k < jsons.length; k++)
      if (from >= begins[k] && to <= begins[k + 1])
        return new String(jsons[k], from + froms[k] - begins[k], to - from, StandardCharsets.UTF_8);
    var out = new byte[to - from];
    for (int k = 0; k < jsons.length; k++) {
      int begin = Math.max(from, begins[k]);
      int size = Math.min(to, begins[k + 1]) - begin;
      if (size > 0)
        System.arraycopy(jsons[k], begin + froms[k] - begins[k], out, begin - from, size);
    }
    return new String(out, StandardCharsets.UTF_8);
  }

  @Override
  public String toString() {
    return text(0, bytes());
  }
}
