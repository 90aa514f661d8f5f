package fr.zizanie.device;

import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.JsonText;

/**
 * What is asked where the computer thinks. Both sides are of one build, so whatever else is read
 * throws.
 *
 * @param millis for how long at most, where time bounds it
 * @param seed what its errors at low levels follow from
 * @param saved the game as it stands, a saved game
 */
record ThoughtQuestion(Kind kind, int level, int millis, long seed, String saved) {
  /** What is thought about. */
  enum Kind {
    /** A move. */
    THINK,
    /** An answer to what the other side did, within its turn. */
    ANSWER,
    /** What is entered for the other side beforehand. */
    PREPARE
  }

  String json() {
    return JsonText.of(out -> {
      out.open();
      out.key("kind");
      out.text(kind.name());
      out.key("level");
      out.number(level);
      out.key("millis");
      out.number(millis);
      out.key("seed");
      out.text(Long.toString(seed));
      out.key("saved");
      out.text(saved);
      out.close();
    });
  }

  static ThoughtQuestion read(String json) {
    var fields = JsonReader.longObject(json).orThrow();
    return new ThoughtQuestion(
        Kind.valueOf(fields.text("kind").orThrow()),
        fields.number("level").orThrow(),
        fields.number("millis").orThrow(),
        Long.parseLong(fields.text("seed").orThrow()),
        fields.text("saved").orThrow());
  }
}
