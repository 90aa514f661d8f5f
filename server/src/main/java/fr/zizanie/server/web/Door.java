package fr.zizanie.server.web;

import fr.zizanie.rules.core.Reason;
import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Who comes in: gives every guest a cookie, turns away forged and foreign requests, and answers
 * whatever breaks.
 */
final class Door implements Transport.Handler {
  private static final Logger LOG = LoggerFactory.getLogger(Door.class);
  private static final int ADDRESSES = 10_000;
  private static final Map<String, String> SECURITY =
      Map.of(
          "Content-Security-Policy",
              "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self';"
                  + " connect-src 'self' ws: wss:; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
          "X-Content-Type-Options", "nosniff",
          "Referrer-Policy", "same-origin",
          "Cross-Origin-Opener-Policy", "same-origin");

  private final Map<String, Bucket> writes =
      Collections.synchronizedMap(
          new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
              return size() > ADDRESSES;
            }
          });

  private final Passport passport;
  private final Api api;
  private final Site site;
  private final Transport.Handler health;

  Door(Passport passport, Api api, Site site, Transport.Handler health) {
    this.passport = passport;
    this.api = api;
    this.site = site;
    this.health = health;
  }

  /** How many messages one socket may still send. */
  interface Allowance {
    boolean take();
  }

  Allowance messages() {
    var bucket = bucket(60, Duration.ofSeconds(6));
    return () -> bucket.tryConsume(1);
  }

  private static Bucket bucket(int capacity, Duration refill) {
    return Bucket.builder()
        .addLimit(Bandwidth.builder().capacity(capacity).refillGreedy(capacity, refill).build())
        .build();
  }

  @Override
  public Transport.Response handle(Transport.Request request) {
    try {
      var guest = guest(request);
      String id = guest.orElseGet(passport::fresh);
      var response = answer(request, id);
      var headers = new HashMap<>(SECURITY);
      headers.putAll(response.headers());
      boolean page =
          request.path().startsWith("/api/")
              || headers.getOrDefault("Content-Type", "").startsWith("text/html");
      if (guest.isEmpty() && page)
        headers.put(
            "Set-Cookie",
            passport.cookie(
                id, request.header("x-forwarded-proto").filter("https"::equals).isPresent()));
      return new Transport.Response(response.status(), headers, response.body());
    } catch (RuntimeException e) {
      String trouble = UUID.randomUUID().toString();
      LOG.error("trouble={} path={}", trouble, request.path(), e);
      return Answers.refused(Reason.BROKEN.because("(" + trouble + ")", "(" + trouble + ")"));
    }
  }

  private Transport.Response answer(Transport.Request request, String guest) {
    if (request.path().equals("/health")) return health.handle(request);
    if (!request.path().startsWith("/api/")) return site.handle(request);
    if (request.method().equals("GET")) return api.answer(request, guest);
    if (!sameOrigin(request) || !json(request))
      return Answers.refused(
          Reason.BAD_FIELD.because(
              "Il faut du JSON venu de cette page.", "JSON from this page is needed."));
    Bucket bucket =
        writes.computeIfAbsent(request.address(), _ -> bucket(120, Duration.ofMinutes(1)));
    return bucket.tryConsume(1)
        ? api.answer(request, guest)
        : Answers.refused(Reason.TOO_MANY.refusal());
  }

  private static boolean json(Transport.Request request) {
    return request.body().isEmpty()
        || request.header("content-type").filter(t -> t.startsWith("application/json")).isPresent();
  }

  /** {@return the guest whose signed cookie came with a request} */
  Optional<String> guest(Transport.Request request) {
    return Optional.ofNullable(request.cookies().get(Passport.COOKIE)).flatMap(passport::read);
  }

  /** {@return whether a request comes from our own page, or from no page at all} */
  static boolean sameOrigin(Transport.Request request) {
    var origin = request.header("origin");
    if (origin.isEmpty()) return true;
    try {
      return request
          .header("host")
          .equals(Optional.ofNullable(new URI(origin.get()).getAuthority()));
    } catch (URISyntaxException _) {
      return false;
    }
  }
}
