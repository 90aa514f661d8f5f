package fr.zizanie.sheets.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A JSON text, as UTF-8, in sections: every other one was made beforehand. */
public final class SectionedJson {
  /** Nothing yet. */
  public static final SectionedJson NONE = new SectionedJson(new byte[0], new int[0]);

  final byte[] json;

  /** Where one section ends and the next begins. */
  private final int[] marks;

  private final int units;

  SectionedJson(byte[] json, int[] marks) {
    this.json = json;
    this.marks = marks;
    units = ascii(json) ? json.length : counted(0, json.length);
  }

  private static boolean ascii(byte[] json) {
    int all = 0;
    for (byte one : json) all |= one;
    return all >= 0;
  }

  /** {@return how many bytes it takes} */
  public int bytes() {
    return json.length;
  }

  /** {@return how many UTF-16 units it has} */
  public int units() {
    return units;
  }

  int sections() {
    return marks.length + 1;
  }

  int begin(int section) {
    return section == 0 ? 0 : marks[section - 1];
  }

  int end(int section) {
    return section == marks.length ? json.length : marks[section];
  }

  int size(int section) {
    return end(section) - begin(section);
  }

  /** Whether a section is the same in both. */
  boolean same(int section, SectionedJson other) {
    return Arrays.equals(
        json, begin(section), end(section), other.json, other.begin(section), other.end(section));
  }

  /** {@return how many UTF-16 units lie between two places} */
  int units(int from, int to) {
    return units == json.length ? to - from : counted(from, to);
  }

  private int counted(int from, int to) {
    int count = to - from;
    for (int at = from; at < to; at++) {
      byte one = json[at];
      // Each further byte of a character counts for none, but a character of four for two.
      if (one < 0 && (one & 0xC0) == 0x80) count--;
      else if ((one & 0xF8) == 0xF0) count++;
    }
    return count;
  }

  /** {@return the characters between two places} */
  String text(int from, int to) {
    return new String(json, from, to - from, StandardCharsets.UTF_8);
  }

  @Override
  public String toString() {
    return text(0, json.length);
  }
}
