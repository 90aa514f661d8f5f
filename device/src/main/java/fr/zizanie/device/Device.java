package fr.zizanie.device;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.wire.FromPage;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.WireCodecs;
import fr.zizanie.sheets.wire.house.NewMatch;
import fr.zizanie.sheets.wire.house.Seated;
import fr.zizanie.table.live.Conversation;
import fr.zizanie.table.live.TableActions;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.saved.SavedGame;
import fr.zizanie.table.saved.StandingPass;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.shelf.GameAnswers;
import fr.zizanie.table.shelf.GameCatalogue;
import fr.zizanie.table.shelf.Shelf;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The house on one device: one person, or two at its screen. Messages are those of a server; what
 * needs somebody elsewhere is refused. It is called by one thread.
 */
public final class Device {
  private final Guest person;
  private final Host host;
  private final NewGames newGames;
  private final DeviceAnswers answers;
  private final Map<MatchId, DeviceTable<?, ?>> tables = new LinkedHashMap<>();
  private StandingPass passing = StandingPass.NONE;

  /** A device of one person, without games. */
  public Device(Guest person, Host host) {
    this.person = person;
    this.host = host;
    newGames = new NewGames(person, host);
    answers = new DeviceAnswers(this, person, new GameAnswers(new GameCatalogue(Shelf.all())));
  }

  /**
   * {@return what a server would answer to a request, {@code target} being its path and its query;
   * what needs somebody elsewhere is refused}
   */
  public Reply ask(String method, String target, String body) {
    return answers.reply(method, target, body);
  }

  /** {@return a new game and the seats that the device's person holds there; or what is wrong} */
  public Answer<Seated> create(NewMatch wanted) {
    return game(wanted.game(), game -> newGames.wanted(game, wanted).then(this::begin));
  }

  /** {@return a game that goes on where the device's person was led} */
  Answer<Seated> lead(String id, List<String> done) {
    return game(id, game -> newGames.led(game, done).then(this::begin));
  }

  /** {@return a game that is over once more, sides changed} */
  Answer<Seated> again(DeviceTable<?, ?> over) {
    return game(
        over.setup().game(),
        game -> newGames.again(game, over.match(), over.setup().sitters()).then(this::begin));
  }

  private static <T> Answer<T> game(String id, Function<Game<?, ?>, Answer<T>> use) {
    return Games.named(id)
        .map(use)
        .orElseGet(() -> Answer.no(new Refusal(Reason.UNKNOWN_GAME, Words.same("«" + id + "»"))));
  }

  private <S, V> Answer<Seated> begin(NewGames.New<S, V> created) {
    return Answer.ok(begin(created.setup(), created.match()));
  }

  /** Lets a match go on here as it stands; {@return the seats of the device's person} */
  public <S, V> Seated begin(Setup setup, Match<S, V> match) {
    return add(
        new DeviceTable<>(
            setup, match, host, this::setAlarm, person.id(), passing, Set.of(), host.millis()));
  }

  private Seated add(DeviceTable<?, ?> table) {
    tables.put(table.setup().id(), table);
    table.begin();
    setAlarm();
    return table.seated();
  }

  /** Lets a saved game go on here, if it doesn't yet; {@return its person's seats; or why not} */
  public Answer<Seated> restore(String saved) {
    return SavedGame.read(saved, person)
        .then(game -> {
          var here = table(game.setup().id());
          return here.isPresent()
              ? Answer.ok(here.get().seated())
              : game(
                  game.setup().game(),
                  rules ->
                      table(rules, game)
                          .then(table -> {
                            var word = passing.or(game.passing());
                            if (!word.equals(passing)) passes(word);
                            return Answer.ok(add(table));
                          }));
        });
  }

  /** Lets a saved game be asked about until it is forgotten; nothing goes on there. */
  public Answer<Seated> look(String saved) {
    return SavedGame.read(saved, person)
        .then(game -> game(game.setup().game(), rules -> table(rules, game)))
        .then(table -> {
          tables.putIfAbsent(table.setup().id(), table);
          return Answer.ok(table.seated());
        });
  }

  private <S, V> Answer<DeviceTable<?, ?>> table(Game<S, V> rules, SavedGame game) {
    return game.match(rules)
        .then(match ->
            Answer.ok(
                new DeviceTable<>(
                    game.setup(),
                    match,
                    host,
                    this::setAlarm,
                    person.id(),
                    passing.or(game.passing()),
                    game.resting(),
                    Math.min(game.updated(), host.millis()))));
  }

  /** What was said last of windows holds for all games. */
  private void passes(StandingPass word) {
    passing = word;
    tables.values().forEach(table -> table.autopass(word));
  }

  /** Drops a game that is to go on here no more. */
  public void forget(MatchId id) {
    table(id).ifPresent(DeviceTable::stop);
    tables.remove(id);
    setAlarm();
  }

  Optional<DeviceTable<?, ?>> table(MatchId id) {
    return Optional.ofNullable(tables.get(id));
  }

  /** {@return a row for each game: a JSON array} */
  String rows() {
    return "[" + String.join(",", tables.values().stream().map(DeviceTable::row).toList()) + "]";
  }

  /** One page that looks at a game, as a socket is to a server. */
  public final class Line {
    private final DeviceTable<?, ?> table;
    private final ViewerConnection connection;
    private final Consumer<ToPage> out;
    private final Conversation conversation;

    private Line(DeviceTable<?, ?> table, int have, Consumer<ToPage> out) {
      this.table = table;
      this.out = out;
      connection = new ViewerConnection(person.id(), out);
      conversation = new Conversation(connection, new Near(table));
      table.watch(connection, have);
      setAlarm();
    }

    /** Hears what the page says, JSON of a {@link FromPage}, and answers. */
    public void hear(String text) {
      var heard = JsonReader.object(text);
      int ref =
          heard.then(fields -> fields.number("ref")) instanceof Answer.Ok<Integer>(Integer given)
              ? given
              : 0;
      var reply =
          switch (heard.then(WireCodecs::readFromPage)) {
            case Answer.Ok<FromPage>(FromPage message) -> reply(ref, message);
            case Answer.No<FromPage>(Refusal refusal) -> refused(ref, refusal);
          };
      table.settle();
      out.accept(reply.message());
      setAlarm();
    }

    private Conversation.Reply reply(int ref, FromPage message) {
      if (message instanceof FromPage.Autopass(_, String seat, boolean on))
        return new Conversation.Reply(
            ref, autopass(seat, on).then(_ -> Answer.ok(new ToPage.Accepted(ref))));
      return conversation.reply(message).orElseGet(() -> refused(ref, Reason.STALE.refusal()));
    }

    private static Conversation.Reply refused(int ref, Refusal refusal) {
      return new Conversation.Reply(ref, Answer.no(refusal));
    }

    private Answer<Boolean> autopass(String seatId, boolean on) {
      return table
          .actions()
          .seat(seatId)
          .then(seat ->
              table.seats().of(person.id()).contains(seat)
                  ? Answer.ok(true)
                  : Answer.no(Reason.NOT_SEATED.refusal()))
          .then(_ -> {
            passes(new StandingPass(on, host.millis()));
            return Answer.ok(true);
          });
    }

    /** The page looks no more. */
    public void close() {
      table.leave(connection);
      setAlarm();
    }
  }

  /** The one table that a line is about. */
  private record Near(DeviceTable<?, ?> table) implements Conversation.Tables {
    @Override
    public <T> Answer<T> table(Function<TableActions, Answer<T>> use) {
      return use.apply(table.actions());
    }
  }

  /** {@return a line to a game, whose page has seen so many lines of the log} */
  public Answer<Line> open(MatchId id, int have, Consumer<ToPage> out) {
    return table(id)
        .map(table -> Answer.ok(new Line(table, have, out)))
        .orElseGet(() -> Answer.no(Reason.UNKNOWN_MATCH.refusal()));
  }

  /** Lets happen what is due. */
  public void ring() {
    long now = host.millis();
    for (var table : List.copyOf(tables.values())) if (table.due() <= now) table.ring(now);
    setAlarm();
  }

  private void setAlarm() {
    host.wake(tables.values().stream().mapToLong(DeviceTable::due).min().orElse(Long.MAX_VALUE));
  }
}
