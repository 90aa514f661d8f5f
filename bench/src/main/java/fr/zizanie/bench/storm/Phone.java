package fr.zizanie.bench.storm;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A player's socket: says something and hears what is answered to it. */
final class Phone implements WebSocket.Listener {
  private static final int PATIENCE_SECONDS = 10;

  /** What became of a message. */
  enum Answer {
    ACCEPTED,
    REFUSED,
    /** The socket is gone or nothing came. */
    NOTHING
  }

  private final LinkedBlockingQueue<Answer> answers = new LinkedBlockingQueue<>();
  private final StringBuilder text = new StringBuilder();
  private final WebSocket socket;

  Phone(HttpClient client, int port, String match, String cookie) {
    socket =
        client
            .newWebSocketBuilder()
            .header("Cookie", cookie)
            .buildAsync(URI.create("ws://127.0.0.1:" + port + "/ws/matches/" + match), this)
            .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
            .join();
  }

  Answer say(String message) throws InterruptedException {
    answers.clear();
    socket.sendText(message, true).orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    var answer = answers.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    return answer == null ? Answer.NOTHING : answer;
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
    text.append(part);
    if (last) {
      if (text.indexOf("{\"type\":\"accepted\"") == 0) answers.add(Answer.ACCEPTED);
      if (text.indexOf("{\"type\":\"refused\"") == 0) answers.add(Answer.REFUSED);
      text.setLength(0);
    }
    return WebSocket.Listener.super.onText(from, part, last);
  }

  @Override
  public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    answers.add(Answer.NOTHING);
    return WebSocket.Listener.super.onClose(from, code, reason);
  }

  @Override
  public void onError(WebSocket from, Throwable failure) {
    answers.add(Answer.NOTHING);
  }

  void leave() {
    socket.abort();
  }
}
