package fr.zizanie.server.web;

import fr.zizanie.rules.core.Reason;
import fr.zizanie.rules.core.Refusal;
import fr.zizanie.server.sheet.Sheet;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import tools.jackson.core.JsonGenerator;

/** Answers as JSON, and refusals with their HTTP status. */
final class Answers {
  private Answers() {}

  static Transport.Response json(int status, String json) {
    return new Transport.Response(
        status,
        Map.of("Content-Type", "application/json; charset=utf-8", "Cache-Control", "no-store"),
        json.getBytes(StandardCharsets.UTF_8));
  }

  static Transport.Response refused(Refusal refusal) {
    return json(
        status(refusal.reason()),
        Sheet.json(out -> {
          out.writeStartObject();
          out.writeName("error");
          refusal(refusal, out);
          out.writeEndObject();
        }));
  }

  static void refusal(Refusal refusal, JsonGenerator out) {
    out.writeStartObject();
    out.writeStringProperty("code", refusal.reason().code());
    out.writeObjectPropertyStart("message");
    out.writeStringProperty("fr", refusal.message().fr());
    out.writeStringProperty("en", refusal.message().en());
    out.writeEndObject();
    out.writeEndObject();
  }

  private static int status(Reason reason) {
    return switch (reason) {
      case UNKNOWN_MATCH, UNKNOWN_GAME, UNKNOWN_COMMAND -> 404;
      case TOO_MANY -> 429;
      case TOO_LONG -> 413;
      case SEAT_TAKEN, STALE, GAME_OVER, NOT_YOUR_TURN -> 409;
      case NOT_SEATED -> 403;
      case BROKEN -> 500;
      default -> 400;
    };
  }
}
