package fr.zizanie.server.web.http;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** An answer to a request. */
public final class Response {
  private final int status;
  private final Map<String, String> headers;
  private final byte[] body;

  private Response(int status, Map<String, String> headers, byte[] body) {
    this.status = status;
    this.headers = Collections.unmodifiableMap(new TreeMap<>(headers));
    this.body = body;
  }

  /** {@return an answer of a media type} */
  public static Response of(int status, String type, byte[] body) {
    return new Response(status, Map.of("Content-Type", type), body);
  }

  /** {@return an answer in UTF-8} */
  public static Response text(int status, String type, String text) {
    return of(status, type + "; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
  }

  /** {@return an answer in JSON that nobody may keep: the next may differ} */
  public static Response json(int status, String json) {
    return text(status, "application/json", json).with("Cache-Control", "no-store");
  }

  /** {@return the same with one header more, or another} */
  public Response with(String name, String value) {
    var more = new TreeMap<>(headers);
    more.put(name, value);
    return new Response(status, more, body);
  }

  /** {@return the same with more headers, or others} */
  public Response with(Map<String, String> others) {
    var more = new TreeMap<>(headers);
    more.putAll(others);
    return new Response(status, more, body);
  }

  /** {@return the same with another status} */
  public Response status(int other) {
    return new Response(other, headers, body);
  }

  /** {@return the same with another body} */
  public Response body(byte[] other) {
    return new Response(status, headers, other);
  }

  /** {@return the HTTP status} */
  public int status() {
    return status;
  }

  /** {@return the headers by name} */
  public Map<String, String> headers() {
    return headers;
  }

  /** {@return the body; not to be changed} */
  public byte[] body() {
    return body;
  }
}
