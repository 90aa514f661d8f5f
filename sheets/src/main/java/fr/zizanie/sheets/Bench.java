package fr.zizanie.sheets;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.core.trait.Timely;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.sheets.drawing.Running;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.sheets.wire.Dealing;
import fr.zizanie.sheets.wire.SeatInfo;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.catalogue.BenchQuestion;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A position that whoever asks knows wholly, and what was done in it so far: for lessons and
 * trials. Nothing is kept between two questions.
 */
public record Bench(BenchQuestion asked) {
  /** More than almost any game has; still more would keep a thread busy. */
  private static final int MOST = 600;

  private static final int LONGEST = 400;
  private static final int SEED = 64;

  /** The id of a game that a device dealt (Formats, 4.5.5). */
  private static final String DEVICE = "device";

  private static final Refusal PLAYED =
      Reason.NOT_OVER.because(
          "Cette partie est encore en cours.", "This game is still being played.");

  /**
   * {@return the message that a socket would have sent, with the number 0; or what is wrong}
   *
   * @param records read the record that is asked about
   */
  public Answer<ToPage> answer(Game<?, ?> game, Records records) {
    return match(game, records).then(this::answer);
  }

  /** {@return the match as it stands after what was done, in a record too; or what is wrong} */
  public Answer<Match<?, ?>> match(Game<?, ?> game, Records records) {
    return match(game, records, read -> read);
  }

  /** {@return the same, refused where it is about a game that people are playing} */
  public Answer<Match<?, ?>> unplayed(Game<?, ?> game, Records records) {
    return match(game, records, Bench::unplayed);
  }

  private Answer<Match<?, ?>> match(
      Game<?, ?> game, Records records, UnaryOperator<Answer<Records.Loaded>> allowed) {
    if (asked.record().isEmpty()) return match(game).then(Answer::ok);
    if (!asked.options().isEmpty() || asked.position().isPresent()) return Fields.bad("record");
    return allowed
        .apply(KeptGame.read(records, asked.record().get()))
        .then(loaded ->
            loaded.match().profile().id().equals(game.profile().id())
                ? moment(loaded.match())
                : Fields.bad("record"))
        .then(begun -> after(begun).then(Answer::ok));
  }

  private static Answer<Records.Loaded> unplayed(Answer<Records.Loaded> read) {
    return read.then(loaded -> {
      boolean played = !loaded.tags().getOrDefault("Id", DEVICE).equals(DEVICE);
      return played && loaded.match().outcome().isEmpty() ? Answer.no(PLAYED) : read;
    });
  }

  private <S, V> Answer<Match<?, ?>> moment(Match<S, V> match) {
    var states = match.standing().states();
    int ply = asked.ply().orElse(states.size() - 1);
    return ply < 0 || ply >= states.size()
        ? Fields.bad("ply")
        : Answer.ok(Match.from(match.game(), match.start().options(), states.get(ply)));
  }

  private String seed() {
    return asked.seed().orElse("");
  }

  private <S> Answer<S> state(Game<S, ?> game, Options read) {
    String position = asked.position().orElse("");
    if (position.isEmpty()) return Answer.ok(game.start(read));
    return new Trees()
        .read(position)
        .map(tree -> Varied.agreed(game, read).notation().load(tree, read))
        .orElseGet(() -> Answer.no(Reason.BAD_POSITION.refusal()));
  }

  private SeedDealer dealer() {
    return SeedDealer.of(seed(), "bench");
  }

  /** {@return the match as it stands after what was done; or what is wrong} */
  <S, V> Answer<Match<S, V>> match(Game<S, V> game) {
    return Options.read(game.profile().options(), asked.options())
        .then(read -> state(game, read).then(state -> after(Match.from(game, read, state))));
  }

  private <S, V> Answer<Match<S, V>> after(Match<S, V> begun) {
    boolean many = asked.done().size() > MOST || seed().length() > SEED;
    if (many || asked.done().stream().anyMatch(line -> line.length() > LONGEST))
      return Answer.no(
          Reason.TOO_LONG.because(MOST + " coups au plus.", MOST + " actions at most."));
    var match = begun.deal(dealer());
    for (String line : asked.done()) {
      int space = line.indexOf(' ');
      var seat =
          space < 0 ? Optional.<Seat>empty() : match.profile().seat(line.substring(0, space));
      if (seat.isEmpty()) return Fields.bad("done");
      switch (match.play(seat.get(), line.substring(space + 1))) {
        case Answer.No<Match<S, V>>(Refusal refusal) -> {
          return Answer.no(refusal);
        }
        case Answer.Ok<Match<S, V>>(var next) -> match = next.deal(dealer());
      }
    }
    return Answer.ok(match);
  }

  private <S, V> Answer<ToPage> answer(Match<S, V> match) {
    Set<Seat> mine = EnumSet.noneOf(Seat.class);
    for (String name : asked.seats()) match.profile().seat(name).ifPresent(mine::add);
    if (mine.size() < asked.seats().size()) return Fields.bad("seats");
    if (mine.isEmpty()) mine.addAll(List.of(Seat.values()));
    Seat acting =
        match.turn() instanceof Turn.Of(Seat seat) && mine.contains(seat)
            ? seat
            : mine.iterator().next();
    var projection = Projection.of(match);
    return switch (asked.ask().orElse("sheet")) {
      case "sheet" -> Answer.ok(sheet(projection, Viewer.of(acting), mine));
      case "picks" ->
          given("prefix", asked.prefix())
              .then(prefix ->
                  prefix.isEmpty()
                      ? projection.picks(acting, List.of())
                      : match
                          .read(String.join(" ", prefix))
                          .then(picks -> projection.picks(acting, picks)))
              .then(picked -> Answer.ok(new ToPage.Picks(0, picked)));
      case "preview" ->
          given("action", asked.action())
              .then(match::read)
              .then(picks -> projection.preview(acting, picks))
              .then(board -> Answer.ok(new ToPage.Preview(0, board)));
      case "explain" ->
          given("prefix", asked.prefix())
              .then(prefix -> match.read(String.join(" ", prefix)))
              .then(picks -> projection.explain(acting, picks))
              .then(why -> Answer.ok(new ToPage.Explain(0, why)));
      case "reach" ->
          given("prefix", asked.prefix().filter(prefix -> prefix.size() == 1))
              .then(prefix -> {
                String at = prefix.getFirst();
                return Answer.ok(new ToPage.Reach(0, at, projection.reach(Viewer.of(acting), at)));
              });
      default -> Fields.bad("ask");
    };
  }

  private static <T> Answer<T> given(String name, Optional<T> value) {
    return value.map(Answer::ok).orElseGet(() -> Fields.bad(name));
  }

  /** With what a table would know besides what the game shows. */
  private static <S, V> Sheet sheet(Projection<S, V> projection, Viewer viewer, Set<Seat> mine) {
    var match = projection.match();
    V view = match.game().view(match.state(), viewer);
    var running = Timely.timed(match.game(), view).map(timed -> new Running(timed, timed.millis()));
    return new Sheet(
        "bench",
        match.start().options().values(),
        List.of(Seat.values()).stream()
            .map(seat ->
                new SeatInfo(match.profile().name(seat), "guest", "", 0, mine.contains(seat), true))
            .toList(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        false,
        Optional.empty(),
        Dealing.NONE,
        Optional.empty(),
        projection.shown(viewer, mine, 0, running));
  }
}
