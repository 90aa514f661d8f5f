package fr.zizanie.server.sheet;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.trait.Timely;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.server.json.Json;
import fr.zizanie.server.json.Trees;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JsonGenerator;

/**
 * A position that whoever asks knows wholly, and what was done in it so far: for lessons and
 * trials. Nothing is kept between two questions.
 *
 * @param options of the match, where they aren't the defaults
 * @param position as it is written outside; empty for the start
 * @param seed for what chance decides
 * @param seats the seats whose player asks
 * @param done lines such as {@code white e2e4}, events among them
 */
public record Bench(
    Map<String, String> options,
    String position,
    String seed,
    List<String> seats,
    List<String> done) {
  /** More would keep a thread busy. */
  static final int MOST = 200;

  private static final int LONGEST = 400;
  private static final int SEED = 64;

  /** What is asked about the position that the lines have led to. */
  public sealed interface Question {
    /** Everything that the player sees. */
    record All() implements Question {}

    /** What may come next in an action that has begun so. */
    record Picks(List<String> prefix) implements Question {}

    /** The board after an action. */
    record Preview(String action) implements Question {}

    /** Why the last token may not come after the others. */
    record Explain(List<String> prefix) implements Question {}
  }

  public Bench {
    options = Map.copyOf(options);
    seats = List.copyOf(seats);
    done = List.copyOf(done);
  }

  /** {@return the message that a socket would have sent, with the number 0; or what is wrong} */
  public <S, V> Answer<String> text(Game<S, V> game, Question question) {
    boolean many = done.size() > MOST || seed.length() > SEED;
    if (many || done.stream().anyMatch(line -> line.length() > LONGEST))
      return Answer.no(
          Reason.TOO_LONG.because(MOST + " coups au plus.", MOST + " actions at most."));
    return Options.read(game.profile().options(), options)
        .then(read ->
            state(game, read)
                .then(state -> after(Match.from(game, read, state).deal(dealer())))
                .then(match -> answer(match, question)));
  }

  private <S> Answer<S> state(Game<S, ?> game, Options read) {
    if (position.isEmpty()) return Answer.ok(game.start(read));
    return new Trees()
        .read(position)
        .map(tree -> Varied.agreed(game, read).notation().load(tree, read))
        .orElseGet(() -> Answer.no(Reason.BAD_POSITION.refusal()));
  }

  private SeedDealer dealer() {
    return SeedDealer.of(seed, "bench");
  }

  private <S, V> Answer<Match<S, V>> after(Match<S, V> begun) {
    var match = begun;
    for (String line : done) {
      int space = line.indexOf(' ');
      var seat =
          space < 0 ? Optional.<Seat>empty() : match.profile().seat(line.substring(0, space));
      if (seat.isEmpty()) return bad("done");
      switch (match.play(seat.get(), line.substring(space + 1))) {
        case Answer.No<Match<S, V>>(Refusal refusal) -> {
          return Answer.no(refusal);
        }
        case Answer.Ok<Match<S, V>>(var next) -> match = next.deal(dealer());
      }
    }
    return Answer.ok(match);
  }

  private static <T> Answer<T> bad(String field) {
    return Answer.no(new Refusal(Reason.BAD_FIELD, Words.same("«" + field + "»")));
  }

  private <S, V> Answer<String> answer(Match<S, V> match, Question question) {
    Set<Seat> mine = EnumSet.noneOf(Seat.class);
    for (String name : seats) match.profile().seat(name).ifPresent(mine::add);
    if (mine.isEmpty() || mine.size() < seats.size()) return bad("seats");
    Seat acting =
        match.turn() instanceof Turn.Of(Seat seat) && mine.contains(seat)
            ? seat
            : mine.iterator().next();
    var sheet = Sheet.of(match);
    return switch (question) {
      case Question.All() -> Answer.ok(sheet(sheet, Viewer.of(acting), mine));
      case Question.Picks(var prefix) ->
          (prefix.isEmpty()
                  ? sheet.picks(acting, List.of())
                  : match.read(String.join(" ", prefix)).then(p -> sheet.picks(acting, p)))
              .then(picks -> Answer.ok("{\"type\":\"picks\",\"ref\":0," + picks.substring(1)));
      case Question.Preview(String action) ->
          match
              .read(action)
              .then(picks -> sheet.preview(acting, picks))
              .then(board -> Answer.ok("{\"type\":\"preview\",\"ref\":0,\"board\":" + board + "}"));
      case Question.Explain(var prefix) ->
          match
              .read(String.join(" ", prefix))
              .then(picks -> sheet.explain(acting, picks))
              .then(words -> Answer.ok(explanation(words)));
    };
  }

  private static String explanation(Words words) {
    return Json.text(out -> {
      out.writeStartObject();
      out.writeStringProperty("type", "explain");
      out.writeNumberProperty("ref", 0);
      out.writeObjectPropertyStart("message");
      out.writeStringProperty("fr", words.fr());
      out.writeStringProperty("en", words.en());
      out.writeEndObject();
      out.writeEndObject();
    });
  }

  /** Puts what a table would know before what the game shows. */
  private <S, V> String sheet(Sheet<S, V> sheet, Viewer viewer, Set<Seat> mine) {
    var match = sheet.match();
    V view = match.game().view(match.state(), viewer);
    var running = Timely.timed(match.game(), view).map(timed -> new Running(timed, timed.millis()));
    String known =
        Json.text(out -> {
          out.writeStartObject();
          out.writeStringProperty("type", "sheet");
          out.writeStringProperty("id", "bench");
          out.writeStringProperty("game", match.profile().id());
          out.writeObjectPropertyStart("options");
          match.start().options().values().forEach(out::writeStringProperty);
          out.writeEndObject();
          out.writeArrayPropertyStart("seats");
          for (Seat seat : Seat.values()) seat(match.profile(), seat, mine.contains(seat), out);
          out.writeEndArray();
          out.writeEndObject();
        });
    String shown = sheet.text(viewer, mine, 0, running);
    return known.substring(0, known.length() - 1) + "," + shown.substring(1);
  }

  private static void seat(Profile profile, Seat seat, boolean mine, JsonGenerator out) {
    out.writeStartObject();
    out.writeStringProperty("seat", profile.name(seat));
    out.writeStringProperty("kind", "guest");
    out.writeStringProperty("name", "");
    out.writeNumberProperty("level", 0);
    out.writeBooleanProperty("mine", mine);
    out.writeBooleanProperty("here", true);
    out.writeEndObject();
  }
}
