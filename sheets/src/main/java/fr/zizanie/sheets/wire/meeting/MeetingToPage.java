package fr.zizanie.sheets.wire.meeting;

import fr.zizanie.codec.mark.OrNull;
import fr.zizanie.codec.mark.Tag;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.said.Refusal;
import java.util.List;
import java.util.Optional;

/** What the server says over the socket of open seats, of one game or of all. */
@Wire
@Tag("type")
public sealed interface MeetingToPage {
  /** {@return it as JSON} */
  default String json() {
    return JsonText.of(out -> MeetingCodecs.write(this, out));
  }

  /**
   * Everything of a game, at first and whenever something of it has changed.
   *
   * @param seats the latest first, fifty at most
   * @param sought who looks for an opponent but the viewer, the first first, fifty at most
   * @param others how many others look for an opponent
   * @param rating the viewer's own, once a game of theirs was counted
   * @param looking how the viewer looks for an opponent, if they do
   */
  record Waiting(
      String game,
      List<OpenSeat> seats,
      List<Sought> sought,
      int others,
      @OrNull Optional<RatingInfo> rating,
      @OrNull Optional<Looking> looking)
      implements MeetingToPage {}

  /** An opponent was found: they meet at this match. */
  record Met(String match) implements MeetingToPage {}

  /** Done. */
  record Heeded(int ref) implements MeetingToPage {}

  /** Not done. */
  record Unheeded(int ref, Refusal error) implements MeetingToPage {}

  /** Somebody is there. */
  record Present() implements MeetingToPage {}
}
