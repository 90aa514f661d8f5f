package fr.zizanie.server.web;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Answer;
import fr.zizanie.rules.core.Budget;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Match;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Pgn;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Reason;
import fr.zizanie.rules.core.Records;
import fr.zizanie.rules.core.Refusal;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.server.sheet.Sheet;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.table.Guests;
import fr.zizanie.server.table.Holder;
import fr.zizanie.server.table.Table;
import fr.zizanie.server.table.Tables;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.node.ObjectNode;

/** The HTTP side of what server and page say to each other; paths begin with {@code /api/}. */
final class Api {
  private static final int NAME_LONGEST = 24;
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("yyyy.MM.dd").withZone(ZoneOffset.UTC);

  private final SecureRandom random = new SecureRandom();
  private final Tables tables;
  private final Store store;
  private final Records records;

  Api(Tables tables, Store store, Records records) {
    this.tables = tables;
    this.store = store;
    this.records = records;
  }

  /** {@return the answer to a request of a guest} */
  Transport.Response answer(Transport.Request request, String guest) {
    var answer = route(request, guest);
    return switch (answer) {
      case Answer.Ok<Transport.Response>(var response) -> response;
      case Answer.No<Transport.Response>(Refusal refusal) -> Answers.refused(refusal);
    };
  }

  private Answer<Transport.Response> route(Transport.Request request, String guest) {
    String[] parts = request.path().split("/", -1);
    String what =
        request.method()
            + " "
            + (parts.length > 2 ? parts[2] : "")
            + (parts.length > 4 ? " " + parts[4] : parts.length > 3 ? " *" : "");
    String id = parts.length > 3 ? parts[3] : "";
    if (parts.length > 5) return Answer.no(Reason.UNKNOWN_COMMAND.refusal());
    return switch (what) {
      case "GET games" -> json(Api::games);
      case "GET games look" -> look(id, request.query());
      case "GET me" -> json(out -> me(guest, out));
      case "PUT me" -> Json.read(request.body()).then(body -> rename(guest, body));
      case "GET matches" -> json(out -> matches(guest, out));
      case "POST matches" -> Json.read(request.body()).then(body -> create(guest, body));
      case "GET matches *" ->
          tables.find(id).then(t -> Answer.ok(Answers.json(200, t.sheet(guest))));
      case "POST matches seat" ->
          tables.find(id).then(t -> t.sit(guest).then(_ -> seated(t, guest)));
      case "GET matches replay" ->
          tables
              .find(id)
              .then(t -> Answer.ok(Answers.json(200, Sheet.replay(t.match(), t.viewer(guest)))));
      case "GET matches record" ->
          tables
              .find(id)
              .then(t -> Answer.ok(record(t, guest, request.query().getOrDefault("format", ""))));
      default -> Answer.no(Reason.UNKNOWN_COMMAND.refusal());
    };
  }

  private static Answer<Transport.Response> json(Sheet.Writing writing) {
    return Answer.ok(Answers.json(200, Sheet.json(writing)));
  }

  private static void games(JsonGenerator out) {
    out.writeStartArray();
    for (Game<?, ?> game : Games.all()) {
      Profile profile = game.profile();
      out.writeStartObject();
      out.writeStringProperty("id", profile.id());
      out.writeStringProperty("title", profile.title());
      out.writeArrayPropertyStart("seats");
      profile.seats().forEach(out::writeString);
      out.writeEndArray();
      out.writeArrayPropertyStart("options");
      for (var option : profile.options()) {
        out.writeStartObject();
        out.writeStringProperty("name", option.name());
        out.writeStringProperty("value", option.fallback());
        out.writeArrayPropertyStart("values");
        option.values().forEach(out::writeString);
        out.writeEndArray();
        out.writeBooleanProperty("open", option.check().isPresent());
        out.writeEndObject();
      }
      out.writeEndArray();
      out.writeNumberProperty("levels", Budget.LEVELS);
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private static Answer<Transport.Response> look(String id, Map<String, String> query) {
    var options = new TreeMap<>(query);
    String position = options.remove("position");
    Optional<Game<?, ?>> game = Games.named(id);
    return game.isEmpty()
        ? Answer.no(Reason.UNKNOWN_GAME.refusal())
        : look(game.get(), options, Optional.ofNullable(position));
  }

  private static <S, V> Answer<Transport.Response> look(
      Game<S, V> game, Map<String, String> given, Optional<String> position) {
    return Options.read(game.profile().options(), given)
        .then(options -> {
          Answer<S> state =
              position.isEmpty()
                  ? Answer.ok(game.start(options))
                  : game.notation().load(new Tree.Text(position.get()), options);
          return state.then(
              s -> Answer.ok(Answers.json(200, Sheet.look(Match.from(game, options, s)))));
        });
  }

  private void me(String guest, JsonGenerator out) {
    out.writeStartObject();
    out.writeStringProperty("id", guest);
    out.writeStringProperty("name", store.name(guest).orElseGet(() -> Guests.name(guest)));
    out.writeEndObject();
  }

  private Answer<Transport.Response> rename(String guest, ObjectNode body) {
    String name = Json.text(body, "name").orElse("").strip().replaceAll("\\s+", " ");
    boolean odd =
        name.isEmpty()
            || name.codePointCount(0, name.length()) > NAME_LONGEST
            || name.codePoints()
                .anyMatch(c ->
                    Character.getType(c) == Character.CONTROL
                        || Character.getType(c) == Character.FORMAT);
    if (odd)
      return Answer.no(
          Reason.BAD_FIELD.because(
              "Un nom a de 1 à " + NAME_LONGEST + " signes.",
              "A name has 1 to " + NAME_LONGEST + " characters."));
    store.rename(guest, name);
    return json(out -> me(guest, out));
  }

  private void matches(String guest, JsonGenerator out) {
    out.writeStartArray();
    for (Table<?, ?> table : tables.of(guest)) {
      Match<?, ?> match = table.match();
      out.writeStartObject();
      out.writeStringProperty("id", table.row().id());
      out.writeStringProperty("game", table.row().game());
      out.writeName("seats");
      table.seats(guest, out);
      out.writeName("turn");
      if (match.turn() instanceof Turn.Of(Seat seat))
        out.writeString(match.game().profile().name(seat));
      else out.writeNull();
      out.writeName("outcome");
      match.outcome().ifPresentOrElse(o -> Sheet.outcome(match.game(), o, out), out::writeNull);
      out.writeNumberProperty("actions", match.ply());
      out.writeNumberProperty("updated", tables.updated(table));
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private Answer<Transport.Response> create(String guest, ObjectNode body) {
    var game = Games.named(Json.text(body, "game").orElse(""));
    if (game.isEmpty()) return Answer.no(Reason.UNKNOWN_GAME.refusal());
    var options = new TreeMap<String, String>();
    if (body.get("options") instanceof ObjectNode given)
      for (var field : given.properties()) {
        if (!field.getValue().isString()) return Answer.no(Json.bad("options." + field.getKey()));
        options.put(field.getKey(), field.getValue().stringValue());
      }
    String kind = Json.text(body, "opponent").orElse("");
    return seats(game.get().profile(), kind, guest, body)
        .then(seats -> tables.create(game.get().profile().id(), options, kind, seats))
        .then(table -> seated(table, guest));
  }

  private Answer<List<Holder>> seats(Profile profile, String kind, String guest, ObjectNode body) {
    Holder me = new Holder.Guest(guest);
    Holder other;
    switch (kind) {
      case "screen" -> {
        return Answer.ok(List.of(me, me));
      }
      case "friend" -> other = new Holder.Open();
      case "computer" -> {
        int level = Json.number(body, "level").orElse(0);
        if (level < 1 || level > Budget.LEVELS) return Answer.no(Json.bad("level"));
        other = new Holder.Computer(level);
      }
      default -> {
        return Answer.no(Json.bad("opponent"));
      }
    }
    String wanted = Json.text(body, "seat").orElse("random");
    Optional<Seat> seat =
        wanted.equals("random")
            ? Optional.of(Seat.values()[random.nextInt(2)])
            : profile.seat(wanted);
    return seat.<Answer<List<Holder>>>map(
            s -> Answer.ok(s == Seat.FIRST ? List.of(me, other) : List.of(other, me)))
        .orElseGet(() -> Answer.no(Reason.UNKNOWN_SEAT.refusal()));
  }

  private static Answer<Transport.Response> seated(Table<?, ?> table, String guest) {
    return json(out -> {
      out.writeStartObject();
      out.writeStringProperty("id", table.row().id());
      out.writeArrayPropertyStart("seats");
      for (Seat seat : table.seatsOf(guest))
        out.writeString(table.match().game().profile().name(seat));
      out.writeEndArray();
      out.writeEndObject();
    });
  }

  /** While it runs a record holds what its reader may know; after the end, everything. */
  private Transport.Response record(Table<?, ?> table, String guest, String format) {
    Match<?, ?> match = table.match();
    Profile profile = match.game().profile();
    var tags = new TreeMap<String, String>();
    for (Seat seat : Seat.values())
      table.name(seat).ifPresent(name -> tags.put(Records.tag(profile, seat), name));
    tags.put("Date", DATE.format(Instant.ofEpochMilli(table.row().created())));
    boolean pgn = format.equals("pgn");
    Optional<Viewer> viewer =
        match.outcome().isPresent() ? Optional.empty() : Optional.of(table.viewer(guest));
    String text = pgn ? Pgn.write(match, tags) : records.write(match, tags, viewer);
    return new Transport.Response(
        200,
        Map.of(
            "Content-Type", "text/plain; charset=utf-8",
            "Cache-Control", "no-store",
            "Content-Disposition",
                "attachment; filename=\""
                    + profile.id()
                    + "-"
                    + table.row().id()
                    + (pgn ? ".pgn" : ".txt")
                    + "\""),
        text.getBytes(StandardCharsets.UTF_8));
  }
}
