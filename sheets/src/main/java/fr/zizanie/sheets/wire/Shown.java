package fr.zizanie.sheets.wire;

import fr.zizanie.codec.mark.Flat;
import fr.zizanie.codec.mark.OrNull;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.json.Precompiled;
import fr.zizanie.sheets.json.SelfWriting;
import fr.zizanie.sheets.wire.board.Beside;
import fr.zizanie.sheets.wire.board.Board;
import fr.zizanie.sheets.wire.log.LogLine;
import fr.zizanie.sheets.wire.log.Outcome;
import java.util.List;
import java.util.Optional;

/**
 * What one viewer sees of the game itself.
 *
 * @param viewer a seat id or "public"
 * @param version the viewer's number of log lines; a move names the version it was made for
 * @param since the lines begin at this index: 0 is the whole log, more is the missing tail; none
 *     come while a kidnapping forbids looking back
 * @param ply actions played so far, taken-back ones not counted
 * @param asked a request that waits for an answer
 */
@Wire
public record Shown(
    String viewer,
    int version,
    int since,
    @OrNull Optional<String> turn,
    @OrNull Optional<Outcome> outcome,
    int ply,
    @OrNull Optional<Asked> asked,
    Precompiled<Board> board,
    Precompiled<Offer> offer,
    @Flat Precompiled<Beside> beside,
    List<LogLine> lines)
    implements SelfWriting {
  /** {@return the same, with the log lines from {@code from} on} */
  Shown from(int from) {
    return new Shown(
        viewer,
        version,
        from,
        turn,
        outcome,
        ply,
        asked,
        board,
        offer,
        beside,
        lines.subList(from - since, lines.size()));
  }

  @Override
  public String json() {
    return JsonText.of(this::write);
  }

  @Override
  public void write(JsonText out) {
    WireCodecs.write(this, out);
  }
}
