package fr.zizanie.sheets.wire.notifications;

import fr.zizanie.codec.mark.Heard;
import java.util.List;

/**
 * PUT /api/notifications/push: what somebody wants to be told on browsers that have no page open.
 *
 * @param matters as {@link PushInfo} has them
 */
@Heard
public record PushTopics(List<String> matters) {}
