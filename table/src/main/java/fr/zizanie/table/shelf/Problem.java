package fr.zizanie.table.shelf;

import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.said.Failure;
import fr.zizanie.sheets.wire.said.SaidCodecs;

/** Refusals as the page reads them where it asks something (RFC 9457). */
public final class Problem {
  /** The media type. */
  public static final String TYPE = "application/problem+json; charset=utf-8";

  private Problem() {}

  /** {@return the text of a refusal with an HTTP status} */
  public static String json(Refusal refusal, int status, boolean french) {
    var said = fr.zizanie.sheets.wire.said.Refusal.of(refusal);
    String detail = french ? refusal.message().fr() : refusal.message().en();
    var failure = new Failure("about:blank", title(status), status, detail, said);
    return JsonText.of(out -> SaidCodecs.write(failure, out));
  }

  /** As HTTP calls a status (RFC 9110). */
  private static String title(int status) {
    return switch (status) {
      case 400 -> "Bad Request";
      case 403 -> "Forbidden";
      case 404 -> "Not Found";
      case 405 -> "Method Not Allowed";
      case 409 -> "Conflict";
      case 413 -> "Content Too Large";
      case 421 -> "Misdirected Request";
      case 429 -> "Too Many Requests";
      case 501 -> "Not Implemented";
      default -> "Internal Server Error";
    };
  }

  /** {@return the HTTP status of what is refused for a reason} */
  public static int status(Reason reason) {
    return switch (reason) {
      case UNKNOWN_COMMAND, UNKNOWN_GAME, UNKNOWN_MATCH -> 404;
      case NOT_SEATED, SEAT_KEPT, NO_CHALLENGE, PROVE_FIRST -> 403;
      case STALE, CHANGED, SEAT_TAKEN, NOT_YOUR_TURN, NOT_BEGUN, GAME_OVER -> 409;
      case TOO_LONG -> 413;
      case TOO_MANY -> 429;
      case NEEDS_SERVER -> 501;
      // Only what we have stored ourselves can be a bad record here.
      case BROKEN, BAD_RECORD -> 500;
      default -> 400;
    };
  }

  /** {@return the same of what the sender got wrong, a record too} */
  public static int wrong(Reason reason) {
    return reason == Reason.BAD_RECORD ? 400 : status(reason);
  }
}
