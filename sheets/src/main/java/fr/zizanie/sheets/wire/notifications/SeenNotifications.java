package fr.zizanie.sheets.wire.notifications;

import fr.zizanie.codec.mark.Heard;

/**
 * PUT /api/notifications/seen: somebody has seen all that they were told.
 *
 * @param upTo the number of the last that they were shown
 */
@Heard
public record SeenNotifications(int upTo) {}
