package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Heard;
import fr.zizanie.codec.mark.OneOf;

/**
 * PUT /api/people/asks: who may challenge one; "known" are those one follows, plays or is followed
 * by.
 */
@Heard
public record Asks(@OneOf({"friends", "known", "anybody"}) String who) {}
