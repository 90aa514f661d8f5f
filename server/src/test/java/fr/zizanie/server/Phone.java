package fr.zizanie.server;

import fr.zizanie.sheets.Checked;
import fr.zizanie.testing.SocketCalls;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** One socket to one match, with what came over it. */
final class Phone implements WebSocket.Listener {
  private static final int PATIENCE = 60;

  /** Comes last of all. */
  private static final JsonNode END = Visitor.MAPPER.missingNode();

  private final StringBuilder partial = new StringBuilder();
  private final BlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();

  private final List<JsonNode> heard = new CopyOnWriteArrayList<>();
  private final CompletableFuture<Integer> closed = new CompletableFuture<>();

  /** How the line ended, for whoever still waits for a message. */
  private volatile String ending = "the line is open";

  private final WebSocket socket;
  JsonNode sheet = Visitor.MAPPER.createObjectNode();
  private int ref;

  Phone(Visitor visitor, String match, String query) {
    var builder = SocketCalls.call();
    visitor.cookie().ifPresent(c -> builder.header("Cookie", c));
    socket =
        builder
            .buildAsync(URI.create("ws://" + visitor.host + "/ws/matches/" + match + query), this)
            .orTimeout(PATIENCE, TimeUnit.SECONDS)
            .join();
    sheet = until(Phone::shows);
  }

  /** Whether a message shows a match, begun or not. */
  private static boolean shows(JsonNode message) {
    return Set.of("sheet", "lobby").contains(message.get("type").stringValue());
  }

  /** {@return what the call was answered with: all up to the first sheet; news may follow} */
  List<JsonNode> called() {
    int shown = 0;
    while (!shows(heard.get(shown))) shown++;
    return heard.subList(0, shown + 1);
  }

  /** Says something of a match that hasn't begun; {@return the answer's type or refusal code} */
  String agree(String type, String more) {
    raw("{\"type\":\"%s\",\"ref\":%d,\"version\":%d%s}".formatted(type, ++ref, version(), more));
    var answer = until(m -> m.path("ref").asInt(-1) == ref);
    return answer.get("type").stringValue().equals("accepted") ? "accepted" : code(answer);
  }

  @Override
  public CompletionStage<?> onText(WebSocket ws, CharSequence data, boolean last) {
    partial.append(data);
    if (last) {
      var message = Checked.tree("ToPage", partial.toString());
      heard.add(message);
      messages.add(message);
      partial.setLength(0);
    }
    ws.request(1);
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletionStage<?> onClose(WebSocket ws, int code, String reason) {
    end(code, "closed with " + code + " " + reason);
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void onError(WebSocket ws, Throwable error) {
    var said = new StringWriter();
    error.printStackTrace(new PrintWriter(said));
    end(-1, said.toString());
  }

  private void end(int code, String how) {
    ending = how;
    closed.complete(code);
    messages.add(END);
  }

  void raw(String text) {
    socket.sendText(text, true).orTimeout(PATIENCE, TimeUnit.SECONDS).join();
  }

  /**
   * Says it over and over until the socket closes; {@return the code it was closed with, or -1 when
   * it was cut off} The client tells its listener nothing when a sending fails.
   */
  int flood(String text, int times) {
    try {
      for (int i = 0; i < times && !closed.isDone(); i++) raw(text);
    } catch (CompletionException e) {
      if (e.getCause() instanceof IOException) closed.complete(-1);
    }
    return ended();
  }

  /** {@return whether the socket has ended} */
  boolean closed() {
    return closed.isDone();
  }

  /** Waits for the end of the socket; {@return the code it was closed with} */
  int ended() {
    return closed.orTimeout(PATIENCE, TimeUnit.SECONDS).join();
  }

  /** Says it for the version that was last seen; {@return the answer's type or refusal code} */
  String play(String seat, String action) {
    return say("play", "action", seat, action, version());
  }

  String event(String seat, String event) {
    return say("event", "event", seat, event, version());
  }

  String say(String type, String field, String seat, String what, int version) {
    raw(
        "{\"type\":\"%s\",\"ref\":%d,\"version\":%d,\"seat\":\"%s\",\"%s\":\"%s\"}"
            .formatted(type, ++ref, version, seat, field, what));
    var answer = until(m -> m.path("ref").asInt(-1) == ref);
    return answer.get("type").stringValue().equals("accepted") ? "accepted" : code(answer);
  }

  static String code(HttpResponse<String> refused) {
    return code(Visitor.MAPPER.readTree(refused.body()));
  }

  static String code(JsonNode message) {
    return message.get("error").get("code").stringValue();
  }

  int version() {
    return sheet.get("version").intValue();
  }

  /** Waits for a message; sheets on the way are looked at. */
  JsonNode until(Predicate<JsonNode> wanted) {
    try {
      while (true) {
        var message = messages.poll(PATIENCE, TimeUnit.SECONDS);
        if (message == null || message == END)
          throw new AssertionError("nothing came; last " + sheet + "; " + ending);
        if (shows(message)) sheet = message;
        if (wanted.test(message)) return message;
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Looks at what has come, without waiting for more. */
  void look() {
    for (var message = messages.poll(); message != null; message = messages.poll())
      if (message != END && shows(message)) sheet = message;
  }

  JsonNode next(String type) {
    return until(m -> m.get("type").stringValue().equals(type));
  }

  /** Waits for a sheet of at least that version. */
  JsonNode version(int version) {
    return version() >= version
        ? sheet
        : until(m -> m.get("type").stringValue().equals("sheet") && version() >= version);
  }

  /** Waits for a sheet that is as wanted. */
  JsonNode sheet(Predicate<JsonNode> wanted) {
    return wanted.test(sheet)
        ? sheet
        : until(m -> m.get("type").stringValue().equals("sheet") && wanted.test(m));
  }

  void hangUp() {
    socket.sendClose(WebSocket.NORMAL_CLOSURE, "").orTimeout(PATIENCE, TimeUnit.SECONDS).join();
  }

  void cut() {
    socket.abort();
  }
}
