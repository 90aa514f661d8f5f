package fr.zizanie.server.live;

import fr.zizanie.sheets.json.SectionedJson;
import fr.zizanie.sheets.json.Splice;
import fr.zizanie.sheets.wire.Patch;
import fr.zizanie.sheets.wire.Sheet;

/**
 * The sheets of one socket as what each changes, computed from nothing but what was sent there
 * before: so they tell no more than whole ones (Architecture, 5.2). The last two are kept for that;
 * once there is no room for one, all later ones go whole.
 */
public final class Patches {
  /** Longer sheets aren't kept, in bytes. */
  static final int LONGEST = 128 * 1024;

  private final Memory memory;
  private SectionedJson before = SectionedJson.NONE;
  private SectionedJson last = SectionedJson.NONE;
  private boolean given;

  /** Keeps sheets in memory that others share. */
  public Patches(Memory memory) {
    this.memory = memory;
  }

  /** {@return the JSON of a message that stands for a sheet, which comes after all others} */
  public synchronized String json(Sheet sheet) {
    if (given) return sheet.json();
    var next = sheet.parted();
    if (next.bytes() > LONGEST || !memory.take(next.bytes())) {
      close();
      return next.toString();
    }
    var splice = Splice.of(before, last, next);
    int base = before.units() + last.units();
    memory.give(before.bytes());
    before = last;
    last = next;
    return base > 0 && splice.room() < next.units()
        ? new Patch(sheet.shown().version(), base, splice.copies(), splice.texts()).json()
        : next.toString();
  }

  /** Gives back what is kept, and keeps no more. */
  public synchronized void close() {
    given = true;
    memory.give(before.bytes() + last.bytes());
    before = SectionedJson.NONE;
    last = SectionedJson.NONE;
  }
}
