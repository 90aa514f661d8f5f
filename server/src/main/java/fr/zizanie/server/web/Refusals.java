package fr.zizanie.server.web;

import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.json.Json;
import tools.jackson.core.JsonGenerator;

/** Refusals as the page reads them, over HTTP and over a socket. */
final class Refusals {
  private Refusals() {}

  static Response response(Refusal refusal) {
    return Response.json(
        status(refusal.reason()),
        Json.text(out -> {
          out.writeStartObject();
          write(refusal, out);
          out.writeEndObject();
        }));
  }

  /** {@return the refusal of what the sender himself got wrong, a record too} */
  static Response wrong(Refusal refusal) {
    var response = response(refusal);
    return refusal.reason() == Reason.BAD_RECORD ? response.status(400) : response;
  }

  static String message(int ref, Refusal refusal) {
    return Json.text(out -> {
      out.writeStartObject();
      out.writeStringProperty("type", "refused");
      out.writeNumberProperty("ref", ref);
      write(refusal, out);
      out.writeEndObject();
    });
  }

  private static void write(Refusal refusal, JsonGenerator out) {
    out.writeObjectPropertyStart("error");
    out.writeStringProperty("code", refusal.reason().code());
    out.writeObjectPropertyStart("message");
    out.writeStringProperty("fr", refusal.message().fr());
    out.writeStringProperty("en", refusal.message().en());
    out.writeEndObject();
    out.writeEndObject();
  }

  private static int status(Reason reason) {
    return switch (reason) {
      case UNKNOWN_COMMAND, UNKNOWN_GAME, UNKNOWN_MATCH -> 404;
      case NOT_SEATED -> 403;
      case STALE, SEAT_TAKEN, NOT_YOUR_TURN, NOT_BEGUN, GAME_OVER -> 409;
      case TOO_LONG -> 413;
      case TOO_MANY -> 429;
      // Only what we have stored ourselves can be a bad record here.
      case BROKEN, BAD_RECORD -> 500;
      default -> 400;
    };
  }
}
