package fr.zizanie.device;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.wire.FromPage;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.WireCodecs;
import fr.zizanie.sheets.wire.house.NewMatch;
import fr.zizanie.sheets.wire.house.Seated;
import fr.zizanie.table.live.Conversation;
import fr.zizanie.table.live.TableActions;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.SeatRequest;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.TimeControl;
import java.util.HexFormat;
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
  private static final int ID_BYTES = 12;

  /** With whom one plays without anybody elsewhere. */
  private static final Set<String> NEAR = Set.of("computer", "screen");

  private final Guest person;
  private final Host host;
  private final Map<MatchId, DeviceTable<?, ?>> tables = new LinkedHashMap<>();
  private boolean passing;

  /** A device of one person, without games. */
  public Device(Guest person, Host host) {
    this.person = person;
    this.host = host;
  }

  /** {@return what a server would answer to a request; {@code target} is a path with its query} */
  public Reply ask(String method, String target, String body) {
    return new Reply(404, "application/problem+json; charset=utf-8", "{}", Optional.empty());
  }

  /** Lets a saved game go on here, if it doesn't yet; {@return its person's seats; or why not} */
  public Answer<Seated> restore(String saved) {
    return Answer.no(Reason.BAD_RECORD.refusal());
  }

  /** Drops a game that is to go on here no more. */
  public void forget(MatchId id) {
    tables.remove(id);
    setAlarm();
  }

  /** {@return a new game and the seats that the device's person holds there; or what is wrong} */
  public Answer<Seated> create(NewMatch wanted) {
    var game = Games.named(wanted.game());
    return game.isPresent()
        ? create(game.get(), wanted)
        : Answer.no(new Refusal(Reason.UNKNOWN_GAME, Words.same("«" + wanted.game() + "»")));
  }

  private <S, V> Answer<Seated> create(Game<S, V> game, NewMatch wanted) {
    if (!NEAR.contains(wanted.opponent())) return Fields.bad("opponent");
    if (wanted.clock().filter(clock -> !clock.isEmpty()).isPresent()) return Fields.bad("clock");
    if (wanted.rated().orElse(false)) return Fields.bad("rated");
    return Options.read(game.profile().options(), wanted.options())
        .then(options ->
            seats(wanted)
                .sitters(game, Varied.agreed(game, options).profile(), person, this::coin)
                .then(sitters -> {
                  var seed = Seed.of(host.random(Seed.BYTES)).unbound();
                  var setup =
                      new Setup(
                          id(),
                          game.profile().id(),
                          game.profile().rules(options),
                          options.values(),
                          sitters,
                          Deal.unbound(seed, List.of("", "")),
                          TimeControl.none(),
                          host.millis());
                  return Answer.ok(begin(setup, Match.begin(game, options).deal(setup.dealer())));
                }));
  }

  private static SeatRequest seats(NewMatch wanted) {
    return new SeatRequest(
        wanted.opponent(), wanted.level().orElse(0), wanted.seat().orElse("random"));
  }

  private boolean coin() {
    return (host.random(1)[0] & 1) == 0;
  }

  private MatchId id() {
    return new MatchId("d-" + HexFormat.of().formatHex(host.random(ID_BYTES)));
  }

  /** Lets a match go on here as it stands; {@return the seats of the device's person} */
  public <S, V> Seated begin(Setup setup, Match<S, V> match) {
    var table = new DeviceTable<>(setup, match, host, passing);
    tables.put(setup.id(), table);
    setAlarm();
    var seats = table.seats().of(person.id()).stream().map(match.profile()::name).toList();
    return new Seated(setup.id().text(), seats, Optional.empty(), Optional.empty());
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
            passing = on;
            tables.values().forEach(one -> one.autopass(person.id(), on));
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
    var table = Optional.ofNullable(tables.get(id));
    return table.isPresent()
        ? Answer.ok(new Line(table.get(), have, out))
        : Answer.no(Reason.UNKNOWN_MATCH.refusal());
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
