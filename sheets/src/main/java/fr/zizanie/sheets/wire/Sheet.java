package fr.zizanie.sheets.wire;

import fr.zizanie.codec.mark.Flat;
import fr.zizanie.codec.mark.WhenTrue;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.json.SectionedJson;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Everything that one viewer sees of one match now: GET /api/matches/{id}, and every push of the
 * socket.
 *
 * @param autopass those of the viewer's own seats for which windows are passed
 * @param passturn those for which they are passed for what is left of the other's turn
 * @param claimable for whoever waits for the other side: what they may claim
 * @param ahead for those who sit at the table: how many other games the computer has to think about
 *     before this one, if it has to
 * @param rated it changes how strong its players are held to be, unless a guest sits there
 * @param earlier the version of the rules by which it is played, if there is a newer one
 * @param again the match that follows this one: its players agree on it there
 */
public record Sheet(
    String id,
    Map<String, String> options,
    List<SeatInfo> seats,
    Optional<List<String>> autopass,
    Optional<List<String>> passturn,
    Optional<ClockInfo> clock,
    Optional<Claimable> claimable,
    Optional<Integer> ahead,
    @WhenTrue boolean rated,
    Optional<Integer> earlier,
    @Flat Dealing dealing,
    Optional<String> again,
    @Flat Shown shown)
    implements ToPage {
  /** {@return what is to be told before it, so that no message has more lines than {@code most}} */
  public List<Lines> before(int most) {
    var lines = shown.lines();
    if (lines.size() <= most) return List.of();
    return IntStream.range(0, (lines.size() - 1) / most)
        .map(k -> k * most)
        .mapToObj(from -> new Lines(shown.since() + from, lines.subList(from, from + most)))
        .toList();
  }

  /** {@return what is left to be told after that} */
  public Sheet after(int most) {
    if (shown.lines().size() <= most) return this;
    return with(shown.from(shown.since() + before(most).size() * most));
  }

  private Sheet with(Shown other) {
    return new Sheet(
        id, options, seats, autopass, passturn, clock, claimable, ahead, rated, earlier, dealing,
        again, other);
  }

  /** {@return it as JSON, in sections: its board, what is offered, what is beside, and the rest} */
  public SectionedJson parted() {
    return JsonText.parted(out -> WireCodecs.write((ToPage) this, out));
  }

  @Override
  public String json() {
    return parted().toString();
  }
}
