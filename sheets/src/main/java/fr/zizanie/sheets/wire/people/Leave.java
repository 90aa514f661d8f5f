package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Heard;

/**
 * PUT /api/me/vacation: one takes some days off, or is back.
 *
 * @param days how many, 1 to 30; 0 ends the vacation that one is on, or that is to come
 * @param in after how many minutes they begin; 0 for at once
 */
@Heard
public record Leave(int days, int in) {}
