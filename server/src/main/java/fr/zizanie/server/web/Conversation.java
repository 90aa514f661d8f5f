package fr.zizanie.server.web;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.server.json.Fields;
import fr.zizanie.server.json.Json;
import fr.zizanie.server.table.Tables;
import fr.zizanie.server.table.Watcher;
import io.github.bucket4j.Bucket;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;

/** One guest's socket to one match (web/src/wire.ts, FromPage and ToPage). */
final class Conversation implements Site.Talk {
  /** Refusals in a row for too many messages before the socket is closed. */
  private static final int PATIENCE = 100;

  private static final int POLICY = 1008;

  private final Tables tables;
  private final String match;
  private final String guest;
  private final Site.Socket socket;
  private final Bucket allowance;
  private final Watcher watcher;
  private int excess;

  private Conversation(
      Tables tables, String match, String guest, Site.Socket socket, Bucket allowance) {
    this.tables = tables;
    this.match = match;
    this.guest = guest;
    this.socket = socket;
    this.allowance = allowance;
    watcher = new Watcher(guest, socket::send);
  }

  /** Begins with the sheet: what the page lacks that {@code have} lines has. */
  static Site.Talk begin(
      Tables tables, String match, String guest, int have, Site.Socket socket, Bucket allowance) {
    var talk = new Conversation(tables, match, guest, socket, allowance);
    tables.watch(match, talk.watcher, have);
    return talk;
  }

  @Override
  public void closed() {
    tables.leave(match, watcher);
  }

  @Override
  public void heard(String text) {
    if (!allowance.tryConsume(1)) {
      if (++excess > PATIENCE) socket.close(POLICY, "too many messages");
      else refused(0, Reason.TOO_MANY.refusal());
      return;
    }
    excess = 0;
    switch (Json.object(text)) {
      case Answer.No<Fields>(Refusal refusal) -> refused(0, refusal);
      case Answer.Ok<Fields>(Fields message) -> heard(message);
    }
  }

  private void heard(Fields message) {
    int ref = message.number("ref") instanceof Answer.Ok<Integer>(Integer given) ? given : 0;
    try {
      switch (message.text("type", "")) {
        case Answer.Ok<String>(String type) when type.equals("ping") ->
            socket.send("{\"type\":\"pong\"}");
        case Answer.Ok<String>(String type) when type.equals("play") ->
            tell(ref, message.text("action").then(action -> say(message, action)));
        case Answer.Ok<String>(String type) when type.equals("picks") -> picks(ref, message);
        case Answer.Ok<String>(String type) when type.equals("preview") -> preview(ref, message);
        case Answer.Ok<String>(String type) when type.equals("explain") -> explain(ref, message);
        case Answer.Ok<String>(String type) when type.equals("autopass") ->
            tell(
                ref,
                message
                    .flag("on")
                    .then(on ->
                        message
                            .text("seat")
                            .then(seat -> tables.autopass(match, guest, seat, on))));
        case Answer.Ok<String>(String type) when type.equals("propose") ->
            tell(ref, seen(message, version -> propose(message, version)));
        case Answer.Ok<String>(String type) when type.equals("remove") ->
            tell(ref, seen(message, version -> remove(message, version)));
        case Answer.Ok<String>(String type) when type.equals("ready") ->
            tell(ref, seen(message, version -> ready(message, version)));
        case Answer.Ok<String>(String type) when type.equals("stand") ->
            tell(ref, tables.stand(match, guest));
        case Answer.Ok<String>(String type) when type.equals("event") ->
            tell(ref, message.text("event").then(event -> tell(message, event)));
        case Answer.Ok<String> _ -> refused(ref, Reason.UNKNOWN_COMMAND.refusal());
        case Answer.No<String>(Refusal refusal) -> refused(ref, refusal);
      }
    } catch (RuntimeException | StackOverflowError e) {
      refused(ref, Front.broken(e, "socket of " + match));
    }
  }

  private static Answer<Boolean> seen(Fields message, IntFunction<Answer<Boolean>> then) {
    return message.number("version").then(then::apply);
  }

  private Answer<Boolean> propose(Fields message, int version) {
    return message
        .texts("options")
        .then(changes ->
            clock(message).then(time -> tables.propose(match, guest, version, changes, time)));
  }

  private static Answer<Optional<String>> clock(Fields message) {
    return message.object().has("clock")
        ? message.text("clock").then(time -> Answer.ok(Optional.of(time)))
        : Answer.ok(Optional.empty());
  }

  private Answer<Boolean> remove(Fields message, int version) {
    return message
        .text("card")
        .then(
            card -> message.flag("on").then(on -> tables.remove(match, guest, version, card, on)));
  }

  private Answer<Boolean> ready(Fields message, int version) {
    return message
        .flag("on")
        .then(on ->
            message
                .text("nonce", "")
                .then(nonce -> tables.ready(match, guest, version, on, nonce)));
  }

  private Answer<Boolean> tell(Fields message, String event) {
    return message
        .number("version")
        .then(version ->
            message.text("seat").then(seat -> tables.tell(match, guest, seat, version, event)));
  }

  private Answer<Boolean> say(Fields message, String what) {
    return message
        .number("version")
        .then(version ->
            message.text("seat").then(seat -> tables.play(match, guest, seat, version, what)));
  }

  /** One who asks about a seat, having seen a version. */
  private record Asker(int version, String seat) {}

  private static Answer<Asker> asker(Fields message) {
    return message
        .number("version")
        .then(version -> message.text("seat").then(seat -> Answer.ok(new Asker(version, seat))));
  }

  private void picks(int ref, Fields message) {
    var answer =
        asker(message)
            .then(by ->
                message
                    .list("prefix")
                    .then(prefix -> tables.picks(match, guest, by.seat, by.version, prefix)));
    reply(ref, answer, picks -> "{\"type\":\"picks\",\"ref\":" + ref + "," + picks.substring(1));
  }

  private void preview(int ref, Fields message) {
    var answer =
        asker(message)
            .then(by ->
                message
                    .text("action")
                    .then(action -> tables.preview(match, guest, by.seat, by.version, action)));
    reply(
        ref, answer, board -> "{\"type\":\"preview\",\"ref\":" + ref + ",\"board\":" + board + "}");
  }

  private void explain(int ref, Fields message) {
    var answer =
        asker(message)
            .then(by ->
                message
                    .list("prefix")
                    .then(prefix -> tables.explain(match, guest, by.seat, by.version, prefix)));
    reply(ref, answer, words -> explanation(ref, words));
  }

  private static String explanation(int ref, Words words) {
    return Json.text(out -> {
      out.writeStartObject();
      out.writeStringProperty("type", "explain");
      out.writeNumberProperty("ref", ref);
      out.writeObjectPropertyStart("message");
      out.writeStringProperty("fr", words.fr());
      out.writeStringProperty("en", words.en());
      out.writeEndObject();
      out.writeEndObject();
    });
  }

  private <T> void reply(int ref, Answer<T> answer, Function<T, String> message) {
    switch (answer) {
      case Answer.Ok<T>(T value) -> socket.send(message.apply(value));
      case Answer.No<T>(Refusal refusal) -> refused(ref, refusal);
    }
  }

  private void tell(int ref, Answer<Boolean> answer) {
    switch (answer) {
      case Answer.Ok<Boolean> _ -> socket.send("{\"type\":\"accepted\",\"ref\":" + ref + "}");
      case Answer.No<Boolean>(Refusal refusal) -> refused(ref, refusal);
    }
  }

  private void refused(int ref, Refusal refusal) {
    socket.send(Refusals.message(ref, refusal));
  }
}
