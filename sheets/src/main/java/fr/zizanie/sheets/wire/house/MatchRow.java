package fr.zizanie.sheets.wire.house;

import fr.zizanie.codec.mark.OrNull;
import fr.zizanie.codec.mark.WhenTrue;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.wire.SeatInfo;
import fr.zizanie.sheets.wire.log.Outcome;
import fr.zizanie.sheets.wire.meeting.RatingInfo;
import java.util.List;
import java.util.Optional;

/**
 * One row of GET /api/matches: the guest's own matches, those that wait for them first, then the
 * newest.
 *
 * @param begun its players have agreed on how to play it
 * @param updated milliseconds since 1970
 * @param rated it changes how strong its players are held to be
 * @param waits something there is for the guest to do
 * @param deals it is agreed on, and dealt once the guest opens its table
 * @param rating how strong the other player is held to be at that game, if anything is known
 * @param due until when it has to be done, by whoever it is for, in milliseconds since 1970
 */
@Wire
public record MatchRow(
    String id,
    String game,
    List<SeatInfo> seats,
    @OrNull Optional<String> turn,
    @OrNull Optional<Outcome> outcome,
    int actions,
    boolean begun,
    long updated,
    @WhenTrue boolean rated,
    @WhenTrue boolean waits,
    @WhenTrue boolean deals,
    Optional<RatingInfo> rating,
    Optional<Long> due) {
  /** {@return the same with the other player's rating} */
  public MatchRow against(RatingInfo known) {
    return new MatchRow(
        id,
        game,
        seats,
        turn,
        outcome,
        actions,
        begun,
        updated,
        rated,
        waits,
        deals,
        Optional.of(known),
        due);
  }
}
