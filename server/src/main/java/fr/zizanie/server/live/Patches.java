package fr.zizanie.server.live;

import fr.zizanie.sheets.json.Splice;
import fr.zizanie.sheets.wire.Patch;
import fr.zizanie.sheets.wire.Sheet;

/**
 * The sheets of one socket as what each changes, computed from nothing but what was sent there
 * before: so they tell no more than whole ones (Architecture, 5.2). The last two are kept for that;
 * once there is no room for one, all later ones go whole.
 */
public final class Patches {
  /** Longer sheets aren't kept, in UTF-16 units. */
  static final int LONGEST = 128 * 1024;

  private final Memory memory;
  private String before = "";
  private String last = "";
  private boolean given;

  /** Keeps sheets in memory that others share. */
  public Patches(Memory memory) {
    this.memory = memory;
  }

  /** {@return the JSON of a message that stands for a sheet, which comes after all others} */
  public synchronized String json(Sheet sheet) {
    String whole = sheet.json();
    if (given) return whole;
    if (whole.length() > LONGEST || !memory.take(Memory.of(whole))) {
      close();
      return whole;
    }
    String base = before + last;
    memory.give(Memory.of(before));
    before = last;
    last = whole;
    if (base.isEmpty()) return whole;
    var splice = Splice.of(base, whole);
    if (splice.room() >= whole.length()) return whole;
    return new Patch(sheet.shown().version(), base.length(), splice.copies(), splice.texts())
        .json();
  }

  /** Gives back what is kept, and keeps no more. */
  public synchronized void close() {
    given = true;
    memory.give(Memory.of(before) + Memory.of(last));
    before = "";
    last = "";
  }
}
