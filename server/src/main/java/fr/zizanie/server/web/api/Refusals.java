package fr.zizanie.server.web.api;

import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.said.Failure;
import fr.zizanie.sheets.wire.said.SaidCodecs;
import java.util.Collection;
import java.util.TreeSet;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Refusals as the page reads them over HTTP. */
public final class Refusals {
  private static final Logger LOG = LoggerFactory.getLogger(Refusals.class);

  /** Seconds after which whatever was too much is allowed again, if not more of it. */
  private static final String SOON = "5";

  private Refusals() {}

  /** {@return what somebody is told when we have failed: an id under which the log has the rest} */
  public static Refusal broken(Throwable cause, String where) {
    String id = UUID.randomUUID().toString();
    LOG.atError().addKeyValue("id", id).addKeyValue("where", where).setCause(cause).log("broken");
    return new Refusal(Reason.BROKEN, Words.same("(" + id + ")"));
  }

  /** {@return the answer that tells a refusal} */
  public static Response response(Refusal refusal, Request request) {
    return response(refusal, status(refusal.reason()), request);
  }

  /** {@return the same with another HTTP status} */
  public static Response response(Refusal refusal, int status, Request request) {
    var said = fr.zizanie.sheets.wire.said.Refusal.of(refusal);
    boolean french = request.language().equals("fr");
    String detail = french ? refusal.message().fr() : refusal.message().en();
    var failure = new Failure("about:blank", title(status), status, detail, said);
    var response =
        Response.json(status, JsonText.of(out -> SaidCodecs.write(failure, out)))
            .with("Content-Type", "application/problem+json; charset=utf-8");
    return status == 429 ? response.with("Retry-After", SOON) : response;
  }

  /**
   * {@return the answer to a method that an address doesn't know; {@code known} are those it does}
   */
  public static Response notAllowed(Collection<String> known, Request request) {
    var all = new TreeSet<>(known);
    if (all.contains("GET")) all.add("HEAD");
    return response(Reason.UNKNOWN_COMMAND.refusal(), 405, request)
        .with("Allow", String.join(", ", all));
  }

  /** {@return the refusal of what the sender got wrong, a record too} */
  static Response wrong(Refusal refusal, Request request) {
    boolean record = refusal.reason() == Reason.BAD_RECORD;
    return response(refusal, record ? 400 : status(refusal.reason()), request);
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
      // Only what we have stored ourselves can be a bad record here.
      case BROKEN, BAD_RECORD -> 500;
      default -> 400;
    };
  }
}
