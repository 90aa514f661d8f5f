package fr.zizanie.sheets.wire.notifications;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;

/**
 * What a push service carries to a browser, encrypted.
 *
 * @param language in which the browser tells it
 */
@Wire
public record PushMessage(@OneOf({"fr", "en"}) String language, NotificationItem notice) {}
