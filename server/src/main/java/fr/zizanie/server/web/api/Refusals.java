package fr.zizanie.server.web.api;

import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.table.shelf.Problem;
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
    return response(refusal, Problem.status(refusal.reason()), request);
  }

  /** {@return the same with another HTTP status} */
  public static Response response(Refusal refusal, int status, Request request) {
    boolean french = request.language().equals("fr");
    var response =
        Response.json(status, Problem.json(refusal, status, french))
            .with("Content-Type", Problem.TYPE);
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
    return response(refusal, Problem.wrong(refusal.reason()), request);
  }
}
