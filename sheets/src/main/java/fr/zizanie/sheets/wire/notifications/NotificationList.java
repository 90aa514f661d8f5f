package fr.zizanie.sheets.wire.notifications;

import fr.zizanie.codec.mark.Wire;
import java.util.List;

/**
 * GET /api/notifications: what somebody is told who isn't there.
 *
 * @param notifications the latest first
 * @param unseen how many they haven't seen, of all that are kept
 */
@Wire
public record NotificationList(List<NotificationItem> notifications, int unseen) {}
