package fr.zizanie.sheets.wire;

import fr.zizanie.codec.mark.Flat;
import fr.zizanie.codec.mark.Tag;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Board;
import fr.zizanie.sheets.wire.log.LogLine;
import fr.zizanie.sheets.wire.said.Refusal;
import fr.zizanie.sheets.wire.said.Why;
import java.util.List;

/** What the server says over the socket of a match; a refusal leaves everything as it was. */
@Wire
@Tag("type")
public sealed interface ToPage
    permits Sheet,
        Patch,
        LobbyInfo,
        ToPage.Lines,
        ToPage.Picks,
        ToPage.Preview,
        ToPage.Explain,
        ToPage.Reach,
        ToPage.Accepted,
        ToPage.Refused,
        ToPage.Pong {
  /** {@return it as JSON} */
  default String json() {
    return JsonText.of(out -> WireCodecs.write(this, out));
  }

  /**
   * A part of a log that is too long for one message, before the sheet that has the rest of it.
   *
   * @param since the lines begin at this index; those that were known from there on don't count
   */
  record Lines(int since, List<LogLine> lines) implements ToPage {}

  /** What may come next in an action that has begun with some picks. */
  record Picks(int ref, @Flat Picked picked) implements ToPage {}

  /** The board after an action, as far as the seat can foresee it. */
  record Preview(int ref, Board board) implements ToPage {}

  /** Why something isn't allowed, or that it is. */
  record Explain(int ref, @Flat Why why) implements ToPage {}

  /** How far the piece goes that stands on a square. */
  record Reach(int ref, String at, @Flat Reached reached) implements ToPage {}

  /** Done. */
  record Accepted(int ref) implements ToPage {}

  /** Not done. */
  record Refused(int ref, Refusal error) implements ToPage {}

  /** Somebody is there. */
  record Pong() implements ToPage {}
}
