package fr.zizanie.server.web;

import fr.zizanie.rules.core.Answer;
import fr.zizanie.rules.core.Reason;
import fr.zizanie.rules.core.Refusal;
import fr.zizanie.server.sheet.Sheet;
import fr.zizanie.server.table.Table;
import fr.zizanie.server.table.Tables;
import fr.zizanie.server.table.Watcher;
import java.util.Optional;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/** The sockets of tables: {@code /ws/matches/ID?have=VERSION}. */
final class Sockets implements Transport.SocketHandler {
  private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);

  private final Tables tables;
  private final Door door;

  Sockets(Tables tables, Door door) {
    this.tables = tables;
    this.door = door;
  }

  @Override
  public Optional<Integer> refuse(Transport.Request request) {
    if (!Door.sameOrigin(request)) return Optional.of(403);
    if (door.guest(request).isEmpty()) return Optional.of(401);
    return tables.find(id(request)) instanceof Answer.Ok<?> ? Optional.empty() : Optional.of(404);
  }

  private static String id(Transport.Request request) {
    return request.path().substring(request.path().lastIndexOf('/') + 1);
  }

  @Override
  public Transport.Hearer open(Transport.Request request, Transport.Socket socket) {
    String guest = door.guest(request).orElseThrow();
    Table<?, ?> table = tables.find(id(request)).orThrow();
    var hearer = new Hearing(table, guest, socket, door.messages());
    table.watch(hearer, have(request));
    return hearer;
  }

  private static int have(Transport.Request request) {
    String have = request.query().getOrDefault("have", "0");
    return have.matches("\\d{1,7}") ? Integer.parseInt(have) : 0;
  }

  /** One guest at one table. */
  private record Hearing(
      Table<?, ?> table, String guest, Transport.Socket socket, Door.Allowance allowance)
      implements Transport.Hearer, Watcher {
    @Override
    public boolean equals(Object o) {
      return this == o;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(this);
    }

    @Override
    public void push(String json) {
      socket.send(json);
    }

    @Override
    public void closed() {
      table.leave(this);
    }

    @Override
    public void message(String text) {
      if (!allowance.take()) {
        socket.close(1008, "too many messages");
        return;
      }
      int ref = 0;
      try {
        switch (Json.read(text)) {
          case Answer.No<ObjectNode>(Refusal refusal) -> refused(0, refusal);
          case Answer.Ok<ObjectNode>(ObjectNode message) -> {
            ref = Json.number(message, "ref").orElse(0);
            heard(ref, message);
          }
        }
      } catch (RuntimeException e) {
        String trouble = UUID.randomUUID().toString();
        LOG.error("trouble={} match={}", trouble, table.row().id(), e);
        refused(ref, Reason.BROKEN.because("(" + trouble + ")", "(" + trouble + ")"));
      }
    }

    private void heard(int ref, ObjectNode message) {
      String type = Json.text(message, "type").orElse("");
      switch (type) {
        case "ping" -> push("{\"type\":\"pong\"}");
        case "play", "event" -> {
          var said = Json.text(message, type.equals("play") ? "action" : "event");
          var version = Json.number(message, "version");
          var seat = table.match().game().profile().seat(Json.text(message, "seat").orElse(""));
          if (said.isEmpty()) refused(ref, Json.bad(type.equals("play") ? "action" : "event"));
          else if (version.isEmpty()) refused(ref, Json.bad("version"));
          else if (seat.isEmpty()) refused(ref, Reason.UNKNOWN_SEAT.refusal());
          else
            switch (table.play(guest, seat.get(), version.get(), said.get())) {
              case Answer.Ok<?> _ -> push("{\"type\":\"accepted\",\"ref\":" + ref + "}");
              case Answer.No<?>(Refusal refusal) -> refused(ref, refusal);
            }
        }
        default -> refused(ref, Reason.UNKNOWN_COMMAND.refusal());
      }
    }

    private void refused(int ref, Refusal refusal) {
      push(
          Sheet.json(out -> {
            out.writeStartObject();
            out.writeStringProperty("type", "refused");
            out.writeNumberProperty("ref", ref);
            out.writeName("error");
            Answers.refusal(refusal, out);
            out.writeEndObject();
          }));
    }
  }
}
