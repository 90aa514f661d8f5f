package fr.zizanie.sheets.wire.meeting;

import fr.zizanie.codec.mark.OrNull;
import fr.zizanie.codec.mark.Wire;
import java.util.Optional;

/**
 * One of GET /api/matches/{id}/ratings: how strong whoever sits at a seat is held to be.
 *
 * @param rating now; null for a guest and for who hasn't played a rated game
 * @param before the rating before this match was counted; absent if it hasn't been
 * @param after the rating that it made of it
 */
@Wire
public record SeatRating(
    String seat,
    @OrNull Optional<RatingInfo> rating,
    Optional<Integer> before,
    Optional<Integer> after) {}
