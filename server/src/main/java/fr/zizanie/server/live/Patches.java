package fr.zizanie.server.live;

import fr.zizanie.sheets.json.Splice;
import fr.zizanie.sheets.wire.Patch;
import fr.zizanie.sheets.wire.Sheet;

/**
 * The sheets of one socket as what each changes, computed from nothing but what was sent there
 * before: so they tell no more than whole ones (Architecture, 5.2).
 */
public final class Patches {
  private String before = "";
  private String last = "";

  /** {@return the JSON of a message that stands for a sheet, which comes after all others} */
  public synchronized String json(Sheet sheet) {
    String base = before + last;
    String whole = sheet.json();
    before = last;
    last = whole;
    if (base.isEmpty()) return whole;
    var splice = Splice.of(base, whole);
    if (splice.room() >= whole.length()) return whole;
    return new Patch(sheet.shown().version(), base.length(), splice.copies(), splice.texts())
        .json();
  }
}
