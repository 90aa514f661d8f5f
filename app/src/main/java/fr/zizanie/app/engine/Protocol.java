package fr.zizanie.app.engine;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Option;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.terminal.json.Json;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Answers one line after the other; holds the game in progress (Formats, 5). */
public final class Protocol {
  private Optional<Session<?, ?>> session = Optional.empty();

  /** {@return the answer to a line: one JSON object without a newline} */
  public String answer(String line) {
    try {
      JsonNode node = Json.MAPPER.readTree(line);
      return node instanceof ObjectNode request
          ? written(answer(new Request(request)))
          : refused(Reason.BAD_JSON.because("Il faut un objet.", "An object is needed."));
    } catch (Refused refused) {
      return refused(refused.refusal);
    } catch (JacksonException e) {
      return refused(new Refusal(Reason.BAD_JSON, Words.same(place(e))));
    } catch (RuntimeException | StackOverflowError e) {
      System.err.println("zizanie: " + e);
      return refused(Reason.BROKEN.refusal());
    }
  }

  /** {@return the answer to a line over 1 MiB} */
  public String tooLong() {
    return refused(
        Reason.TOO_LONG.because("Une ligne a 1 Mio au plus.", "A line has 1 MiB at most."));
  }

  private static String place(JacksonException e) {
    var at = e.getLocation();
    return at == null ? "" : "(" + at.getLineNr() + ":" + at.getColumnNr() + ")";
  }

  private ObjectNode answer(Request request) {
    return switch (request.command()) {
      case "games" -> games();
      case "new" -> begin(request, false);
      case "position" -> begin(request, true);
      case "state" -> session().state();
      case "choices" -> session().choices(request.tokens("prefix"));
      case "legal" -> session().legal(request.number("limit", 10_000, 1, 1_000_000));
      case "play" -> session().play(request.text("action"), request.optional("seat"));
      case "undo" -> session().undo();
      case "view" -> session().view(request.text("viewer"));
      case "perft" -> session().perft(request.number("depth", 1, 0, 20), request.flag("divide"));
      case "best" -> session().best(request);
      case "analyse" -> session().analysis(request).analyse(request.flag("truth"));
      case "candidates" -> session().analysis(request).candidates(request);
      case "record" -> session().record(request.optional("viewer"));
      case "load" -> load(request.text("record"));
      default -> throw new Refused(new Refusal(Reason.UNKNOWN_COMMAND, Words.NONE));
    };
  }

  private Session<?, ?> session() {
    return session.orElseThrow(() -> new Refused(Reason.NO_GAME.refusal()));
  }

  private static ObjectNode games() {
    var out = ok();
    var list = out.putArray("games");
    for (var game : Games.all()) {
      var profile = game.profile();
      var one = list.addObject().put("id", profile.id()).put("title", profile.title());
      one.put("rules", profile.rules());
      profile.seats().forEach(one.putArray("seats")::add);
      var options = one.putArray("options");
      for (Option option : profile.options()) {
        var o = options.addObject().put("name", option.name()).put("default", option.fallback());
        option.values().forEach(o.putArray("values")::add);
        o.put("open", option.check().isPresent());
      }
    }
    return out;
  }

  private ObjectNode begin(Request request, boolean fromPosition) {
    String id = request.text("game");
    var game =
        Games.named(id)
            .orElseThrow(
                () -> new Refused(new Refusal(Reason.UNKNOWN_GAME, Words.same(Request.clip(id)))));
    int newest = game.profile().rules();
    int rules = request.number("rules", newest, 1, newest);
    var options = Refused.unless(game.profile().options(rules, options(request)));
    var dealer = SeedDealer.of(request.optional("seed").orElse(""), id);
    Session<?, ?> next =
        fromPosition
            ? Session.at(game, options, request.tree("position"), dealer)
            : Session.begin(game, options, dealer);
    session = Optional.of(next);
    var out = next.begun();
    var remarks = Varied.remarks(game, options);
    if (!remarks.isEmpty()) {
      var warnings = out.putArray("warnings");
      for (Words w : remarks) warnings.addObject().put("fr", w.fr()).put("en", w.en());
    }
    return out;
  }

  private static Map<String, String> options(Request request) {
    var out = new TreeMap<String, String>();
    for (var field : request.fields("options").properties()) {
      var value = field.getValue();
      boolean nested = value.isObject() || value.isArray();
      if (!value.isString() && !value.isBoolean() && !value.isNumber() && !nested)
        throw Request.bad("options." + Request.clip(field.getKey()));
      out.put(
          field.getKey(),
          !nested ? value.asString() : plain(value) ? listed(value) : Json.word(value));
    }
    return out;
  }

  /** Whether a value is a list of names or numbers, which options write with commas. */
  private static boolean plain(JsonNode value) {
    return value.isArray()
        && !value.isEmpty()
        && value.valueStream().allMatch(one -> one.isString() || one.isNumber());
  }

  private static String listed(JsonNode value) {
    return value.valueStream().map(JsonNode::asString).collect(Collectors.joining(","));
  }

  private ObjectNode load(String record) {
    var loaded = Refused.unless(Json.RECORDS.read(record));
    var tags = loaded.tags();
    String id = tags.getOrDefault("Id", loaded.match().profile().id());
    var dealer = SeedDealer.of(tags.getOrDefault("Seed", ""), id);
    Session<?, ?> next = Session.loaded(loaded.match(), dealer);
    session = Optional.of(next);
    return next.state();
  }

  static ObjectNode ok() {
    return JsonNodeFactory.instance.objectNode().put("ok", true);
  }

  private static String refused(Refusal refusal) {
    var out = JsonNodeFactory.instance.objectNode().put("ok", false);
    out.putObject("error")
        .put("code", refusal.reason().code())
        .put("message", refusal.message().en())
        .put("message_fr", refusal.message().fr());
    return written(out);
  }

  private static String written(ObjectNode node) {
    return Json.MAPPER.writeValueAsString(node);
  }

  /** A refusal on its way out. */
  static final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;
    final transient Refusal refusal;

    Refused(Refusal refusal) {
      super(refusal.message().en(), null, false, false);
      this.refusal = refusal;
    }

    static <T> T unless(Answer<T> answer) {
      return switch (answer) {
        case Answer.Ok<T>(T value) -> value;
        case Answer.No<T>(Refusal refusal) -> throw new Refused(refusal);
      };
    }
  }
}
