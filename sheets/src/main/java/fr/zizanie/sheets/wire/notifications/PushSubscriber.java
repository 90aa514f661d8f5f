package fr.zizanie.sheets.wire.notifications;

import fr.zizanie.codec.mark.Heard;
import fr.zizanie.codec.mark.OneOf;

/**
 * POST /api/notifications/push: this browser is told from now on. DELETE
 * /api/notifications/push/{id} ends it.
 *
 * @param endpoint its address at the push service
 * @param p256dh its public key, a point of P-256 in base64url
 * @param auth its secret, 16 bytes in base64url
 * @param language in which it is told
 */
@Heard
public record PushSubscriber(
    String endpoint, String p256dh, String auth, @OneOf({"fr", "en"}) String language) {}
