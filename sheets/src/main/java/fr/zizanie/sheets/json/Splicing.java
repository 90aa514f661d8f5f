package fr.zizanie.sheets.json;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds what a text has in common with two earlier ones, section by section: both are followed
 * until they differ, then from where both go on alike.
 */
final class Splicing {
  /** Shorter pieces cost more to name than to write. */
  private static final int SHORTEST = 16;

  /** Places that are looked at together to see where both go on alike: first so many. */
  private static final int NEAR = 8;

  /** Then so many. */
  private static final int SIGHT = 48;

  /** And no further than this, in bytes: so the work grows with the text, whatever it is. */
  private static final int REACH = 8_192;

  /** The first characters are mostly the name of a field, which tells nothing. */
  private static final int NAMED = 6;

  private static final int FACTOR = 31;

  private static final int NOWHERE = Integer.MAX_VALUE;

  /** The next places where something begins, and what the first characters there come to. */
  private static final class Sight {
    /** Room for a near look, which is enough for most. */
    private int[] places = new int[NEAR];

    private int[] keys = new int[NEAR];
    private int count;

    /** A bit for the last six of each key: most keys that aren't here are missed by theirs. */
    private long bits;

    void look(byte[] json, int from, int to, char sign, int most) {
      if (most > places.length) {
        places = new int[most];
        keys = new int[most];
      }
      count = 0;
      bits = 0;
      int after = sign == '{' ? 0 : 1;
      int last = to - SHORTEST - after;
      for (int at = from + 1 - after; count < most; at++) {
        while (at <= last && json[at] != sign) at++;
        if (at > last) return;
        int key = key(json, at + after);
        places[count] = at + after;
        keys[count++] = key;
        bits |= 1L << key;
      }
    }

    private static int key(byte[] json, int at) {
      int key = 0;
      for (int k = NAMED; k < SHORTEST; k++) key = FACTOR * key + json[at + k];
      return key;
    }

    /** {@return which of the first things in {@code json} begins like another's, or NOWHERE} */
    int first(int most, byte[] json, Sight other, int place, byte[] others) {
      if (place >= other.count || (bits >> other.keys[place] & 1) == 0) return NOWHERE;
      int key = other.keys[place];
      int at = other.places[place];
      for (int k = 0; k < most && k < count; k++)
        if (keys[k] == key
            && Arrays.equals(json, places[k], places[k] + SHORTEST, others, at, at + SHORTEST))
          return k;
      return NOWHERE;
    }
  }

  /** An earlier text, and where it begins in the text of both. */
  private static final class Base {
    private final SectionedJson text;
    private final int offset;
    private int at;
    private int units;

    Base(SectionedJson text, int offset) {
      this.text = text;
      this.offset = offset;
    }

    /** The place in UTF-16 units. */
    int place(int to) {
      units += to >= at ? text.units(at, to) : -text.units(to, at);
      at = to;
      return offset + units;
    }
  }

  private final Base before;
  private final Base last;
  private final SectionedJson text;

  /** The earlier text of which pieces are said now. */
  private Base base;

  /** The bytes of its section, among others, and how far they are from their places. */
  private byte[] old = {};

  private int oldShift;

  /** The same of the text. */
  private byte[] next = {};

  private int nextShift;

  private final List<Integer> copies = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();

  /** How much of the text is said. */
  private int written;

  /** What the last piece is of, and where it ends there. */
  private Base copied;

  private int ended = -1;

  private final Sight ours = new Sight();
  private final Sight theirs = new Sight();

  Splicing(SectionedJson before, SectionedJson last, SectionedJson next) {
    this.before = new Base(before, 0);
    this.last = new Base(last, before.units());
    base = this.last;
    copied = this.last;
    text = next;
  }

  Splice splice() {
    if (last.text.sections() == text.sections())
      for (int k = 0; k < text.sections(); k++) {
        base = base(k);
        old = base.text.json(k);
        oldShift = base.text.begin(k) - base.text.from(k);
        next = text.json(k);
        nextShift = text.begin(k) - text.from(k);
        align(base.text.from(k), base.text.to(k), text.from(k), text.to(k), '{');
      }
    texts.add(text.text(written, text.bytes()));
    return new Splice(copies, texts);
  }

  /** Of what may be done, the turn before is more like it than what nobody may do. */
  private Base base(int section) {
    if (before.text.sections() != text.sections() || text.same(section, last.text)) return last;
    return far(before, section) < far(last, section) ? before : last;
  }

  private int far(Base base, int section) {
    return Math.abs(base.text.size(section) - text.size(section));
  }

  /** Says what {@code at..to} has of {@code from..end}; things begin with a sign. */
  private void align(int from, int end, int at, int to, char sign) {
    int b = from;
    int n = at;
    while (n < to) {
      int same = alike(b, end, n, to);
      copy(b + oldShift, n + nextShift, same);
      b += same;
      n += same;
      if (n == to) return;
      var on = goesOn(b, end, n, to, sign).back(old, from, next, n);
      int gap = on.met ? on.there : end;
      if (sign == '{') align(Math.min(b, on.there), gap, n, on.here, ',');
      b = on.there;
      n = on.here;
    }
  }

  /** Where to go on in both; {@code met} if they are alike there. */
  private record Place(int there, int here, boolean met) {
    /** {@return the place from which they are alike, but not beyond the beginnings} */
    Place back(byte[] old, int from, byte[] next, int at) {
      if (!met) return this;
      int b = there;
      int n = here;
      while (n > at && b > from && next[n - 1] == old[b - 1]) {
        n--;
        b--;
      }
      for (; (next[n] & 0xC0) == 0x80; n++) b++;
      return new Place(b, n, true);
    }
  }

  /** {@return the nearest place where both go on alike, or how far there is none} */
  private Place goesOn(int b, int end, int n, int to, char sign) {
    int reach = Math.min(to, n + REACH);
    while (reach < to && (next[reach] & 0xC0) == 0x80) reach++;
    for (int most = NEAR; most <= SIGHT; most *= SIGHT / NEAR) {
      ours.look(next, n, reach, sign, most);
      theirs.look(old, b, Math.min(end, b + REACH), sign, most);
      for (int step = 0; step < most; step++) {
        int here = ours.first(step + 1, next, theirs, step, old);
        int there = theirs.first(step + 1, old, ours, step, next);
        if (here != NOWHERE && here <= there)
          return new Place(theirs.places[step], ours.places[here], true);
        if (there != NOWHERE) return new Place(theirs.places[there], ours.places[step], true);
      }
      if (ours.count < most && theirs.count < most) break;
    }
    return new Place(b, ours.count < SIGHT ? reach : ours.places[SIGHT - 1], false);
  }

  /** How far both are alike; half a character can't be said. */
  private int alike(int b, int end, int n, int to) {
    int differs = Arrays.mismatch(old, b, end, next, n, to);
    int same = differs < 0 ? to - n : differs;
    while (same > 0 && n + same < next.length && (next[n + same] & 0xC0) == 0x80) same--;
    return same;
  }

  /** Says a piece, unless it is too short and no more of the last one. */
  private void copy(int from, int at, int size) {
    boolean more = base == copied && from == ended && at == written;
    if (size == 0 || size < SHORTEST && !more) return;
    int place = base.place(from);
    int length = base.place(from + size) - place;
    if (more) copies.add(length + copies.removeLast());
    else {
      texts.add(text.text(written, at));
      copies.add(place);
      copies.add(length);
    }
    copied = base;
    ended = from + size;
    written = at + size;
  }
}
