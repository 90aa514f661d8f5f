package fr.zizanie.server.matches;

import static java.nio.charset.StandardCharsets.UTF_8;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.lobby.NewMatches;
import fr.zizanie.server.meeting.Strangers;
import fr.zizanie.server.notifications.Bells;
import fr.zizanie.server.notifications.Notifications;
import fr.zizanie.server.notifications.Post;
import fr.zizanie.server.notifications.push.Pusher;
import fr.zizanie.server.notifications.push.Pushes;
import fr.zizanie.server.notifications.push.Services;
import fr.zizanie.server.operate.Drain;
import fr.zizanie.server.operate.Instruments;
import fr.zizanie.server.operate.Scrape;
import fr.zizanie.server.people.Register;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.Deadline;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.server.store.matches.Terms;
import fr.zizanie.server.store.meeting.Meeting;
import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.notifications.Owed;
import fr.zizanie.server.table.Table;
import fr.zizanie.server.table.TableDependencies;
import fr.zizanie.server.time.HandAlarms;
import fr.zizanie.server.web.Entrance;
import fr.zizanie.server.web.Operated;
import fr.zizanie.server.web.Routes;
import fr.zizanie.server.web.api.Where;
import fr.zizanie.server.web.gate.Cookies;
import fr.zizanie.server.web.gate.Gate;
import fr.zizanie.server.web.gate.Trust;
import fr.zizanie.server.web.http.Body;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.server.web.http.Site;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.shelf.GameCatalogue;
import fr.zizanie.table.shelf.Shelf;
import fr.zizanie.table.time.TimeControl;
import io.github.bucket4j.TimeMeter;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The whole server but for the web library and the machine's time, with one match: what comes in
 * are requests and messages, what goes out are their texts. Ann has a seat, Bob the other, Eve
 * watches; the computer may take the place of Ann or Bob.
 */
final class House<S, V> implements AutoCloseable {
  static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");
  static final Guest BOB = new Guest(new PlayerId("bob"), "Bob");
  static final Guest EVE = new Guest(new PlayerId("eve"), "Eve");

  private static final int LAG = 180;
  private static final Pattern VERSION = Pattern.compile("\"version\":(\\d+)");
  private static final GameCatalogue CATALOGUE = new GameCatalogue(Shelf.all());

  /**
   * How two houses are set up alike.
   *
   * @param ann her seat
   * @param computer whose place the computer has at a level, if it plays
   * @param seed of what the computer draws
   */
  record Setting(
      MatchId id, Seat ann, TimeControl control, Optional<Guest> computer, int level, long seed) {}

  /** Everything that reached one socket, with the times. */
  final class Ear implements Site.Socket {
    final List<String> heard = new ArrayList<>();

    @Override
    public void send(String text) {
      heard.add(alarms.clock().millis() + " " + text);
    }

    /** Lines take time, so that clocks give some of it back. */
    @Override
    public int lag() {
      return LAG;
    }

    @Override
    public void close(int code, String reason) {
      heard.add("closed " + code + " " + reason);
    }

    /** The version of the last sheet. */
    int version() {
      for (String text : heard.reversed()) {
        var found = VERSION.matcher(text);
        if (found.find()) return Integer.parseInt(found.group(1));
      }
      throw new AssertionError("no sheet");
    }
  }

  final HandAlarms alarms = new HandAlarms();
  final Noted pace;
  final Scripted computer;
  final Setting setting;
  final List<String> logged = new ArrayList<>();

  /** Who was reminded. */
  final List<String> told = new ArrayList<>();

  /** What somebody is told by push, with the times. */
  final Map<PlayerId, List<String>> pushed = new HashMap<>();

  private final Reading reading;
  private final Inbox inbox;
  private final Matches matches;
  private final Pusher pusher;
  private final Bells bells;
  private final Strangers strangers;
  private final Instruments instruments;
  private final Site site;
  private final Cookies cookies;
  private final Logbook log;
  private final Table<S, V> table;

  /** What people are owed, written down as it comes to be known. */
  private final class Listening implements Notifications {
    private final Notifications post;

    Listening(Notifications post) {
      this.post = post;
    }

    @Override
    public void owe(List<Owed> news) {
      news.forEach(this::note);
      post.owe(news);
    }

    @Override
    public void tell(List<PlayerId> to, Notification notification) {
      post.tell(to, notification);
    }

    @Override
    public void owed() {
      inbox.owed(Inbox.MOST).forEach(this::note);
      post.owed();
    }

    @Override
    public void came(PlayerId who, MatchId match) {
      post.came(who, match);
    }

    private void note(Owed owed) {
      told.add(alarms.clock().millis() + " " + owed);
    }
  }

  /** A limit never bites: each look at this clock is an hour later. */
  static final class Hours implements TimeMeter {
    private long nanos;

    @Override
    public long currentTimeNanos() {
      nanos += 3_600_000_000_000L;
      return nanos;
    }

    @Override
    public boolean isWallClockBased() {
      return false;
    }
  }

  House(Setting setting, Match<S, V> match, Store store, Cookies cookies, Logbook log) {
    this(setting, setup(setting, match), match, store, cookies, log);
  }

  /** A house where a match has been set up in another way than its setting says. */
  @SuppressWarnings("unchecked") // the table of the match that is given
  House(
      Setting setting, Setup setup, Match<S, V> match, Store store, Cookies cookies, Logbook log) {
    this.setting = setting;
    this.cookies = cookies;
    this.log = log;
    pace = new Noted(setting.seed);
    computer = new Scripted(setting.seed, ComputerSecrecyTest::liked, () -> "");
    inbox = store.inbox();
    pusher = new Pusher(store, new Services(List.of()), Optional.empty(), alarms.clock(), alarms);
    bells = new Bells(inbox);
    reading = new Reading(store, alarms.clock());
    var post = new Post(store, alarms.clock(), Runnable::run, this::pushed);
    matches =
        new Matches(
            id -> game(match.game(), id),
            new TableDependencies(store, alarms.clock(), computer.thinking(pace), alarms)
                .telling(new Listening(post)));
    strangers =
        new Strangers(
            new fr.zizanie.server.meeting.MeetingDependencies(matches, store, alarms.clock()));
    instruments = Instruments.of(store, alarms::nanos);
    instruments.metrics().thinking(matches::waits);
    var gate = new Gate(Trust.NOBODY, new Hours());
    site =
        new Operated(
            new Routes(
                matches,
                strangers,
                store,
                pusher,
                bells,
                CATALOGUE,
                new Entrance(
                    Register.of(store, InstantSource.system()),
                    cookies,
                    new Where(Optional.empty())),
                instruments,
                gate),
            instruments.metrics(),
            new Drain(_ -> 0));
    if (store instanceof Memory memory) memory.opened = List.of(another(match));
    Mistakes.hidden = () -> hidden(match);
    var blank = match.log().isEmpty() ? match : Match.begin(match.game(), match.start().options());
    var news = NewEntries.news(blank, match, 0, true, setup.created());
    store.matches().create(setup, news.due(Deadline.begun(setup.control(), match, news.at())));
    matches.live.add(new NewMatches.Created.Begun<>(setup, match));
    table = (Table<S, V>) matches.live.known(setting.id).orElseThrow();
    logged.addAll(log.taken());
  }

  /** The game of the match, which may be none of the shelf, or another. */
  private static Optional<Game<?, ?>> game(Game<?, ?> played, String id) {
    return played.profile().id().equals(id) ? Optional.of(played) : Games.named(id);
  }

  /** All that Ann was written. */
  List<String> mails() {
    return here(reading::mails);
  }

  private void pushed(PlayerId player) {
    bells.ring(player);
    long now = alarms.clock().millis();
    for (String message : Pushes.taken(inbox, player, now))
      pushed.computeIfAbsent(player, _ -> new ArrayList<>()).add(now + " " + message);
  }

  /** Bob would play another game with anybody meanwhile. */
  private Meeting.Open another(Match<S, V> match) {
    var terms = Terms.of(match.start().options().values(), setting.control, false);
    return new Meeting.Open(
        new MatchId("open"),
        match.profile().id(),
        BOB,
        terms.ready(Seat.FIRST, true),
        true,
        900,
        Long.MAX_VALUE);
  }

  /** What a guest sees who looks at the open seats of the game, and at those of all. */
  List<String> seats(Guest guest) {
    var out = new ArrayList<String>(seats(guest, "/ws/games/" + match().profile().id() + "/seats"));
    out.addAll(seats(guest, "/ws/seats"));
    return out;
  }

  private List<String> seats(Guest guest, String path) {
    var ear = new Ear();
    return here(() -> {
      switch (site.knock(request(guest, path, Map.of()))) {
        case Site.Knock.Welcome(var begin) -> begin.apply(ear).closed();
        case Site.Knock.Refused(int status) -> throw new AssertionError("refused " + status);
      }
      return ear.heard;
    });
  }

  /** Lets a guest's browser hear at once what is new to them. */
  void listen(Guest guest, Ear ear) {
    here(() ->
        switch (site.knock(request(guest, "/ws/me", Map.of()))) {
          case Site.Knock.Welcome(var begin) -> begin.apply(ear);
          case Site.Knock.Refused(int status) -> throw new AssertionError("refused " + status);
        });
  }

  private static Setup setup(Setting setting, Match<?, ?> match) {
    var sitters =
        Stream.of(Seat.values())
            .map(seat -> seat == setting.ann ? ANN : BOB)
            .<Sitter>map(guest ->
                setting.computer.filter(guest::equals).isPresent()
                    ? new Sitter.Computer(setting.level)
                    : new Sitter.Person(guest))
            .toList();
    return new Setup(
        setting.id,
        match.profile().id(),
        match.profile().rules(),
        match.start().options().values(),
        sitters,
        Deal.unbound(new Seed("00"), List.of("", "")),
        setting.control,
        5);
  }

  Match<S, V> match() {
    return table.match();
  }

  V view(Viewer viewer) {
    return match().game().view(match().state(), viewer);
  }

  /** The name of Ann's or Bob's seat. */
  String seat(Guest guest) {
    return match().profile().name(guest.equals(ANN) ? setting.ann : setting.ann.other());
  }

  /** The same in every run, which enums' hashes are not. */
  private static <S> int hidden(Match<S, ?> match) {
    return match.game().notation().position(match.state()).toString().hashCode();
  }

  /** What is done here is this world's. */
  private <T> T here(Supplier<T> deed) {
    Mistakes.hidden = () -> hidden(match());
    T out = deed.get();
    logged.addAll(log.taken());
    return out;
  }

  private Request request(Guest guest, String path, Map<String, String> query) {
    return new Request(
        "GET",
        path,
        query,
        Map.of("host", "localhost", "cookie", cookies.cookie(guest.id())),
        "127.0.0.1",
        Body.NONE);
  }

  /** All that is answered to a request. */
  String get(Guest guest, String path, Map<String, String> query) {
    return here(() -> text(site.answer(request(guest, path, query))));
  }

  /** The same to one that comes with something. */
  String post(Guest guest, String path, String body) {
    var head = request(guest, path, Map.of());
    var headers = new TreeMap<>(head.headers());
    headers.put("content-type", "application/json");
    var request =
        new Request("POST", path, Map.of(), headers, head.remote(), _ -> new Body.Whole(body));
    return here(() -> text(site.answer(request)));
  }

  private static String text(Response response) {
    return response.status() + " " + response.headers() + "\n" + new String(response.body(), UTF_8);
  }

  /** A socket of a guest who has seen so many lines; patched or whole. */
  Site.Talk open(Guest guest, int have, boolean patched, Ear ear) {
    // Long logs come in parts to a page that puts patches together.
    var query =
        patched
            ? Map.of("have", Integer.toString(have), "patch", "1", "lines", "16")
            : Map.of("have", Integer.toString(have));
    return here(() ->
        switch (site.knock(request(guest, "/ws/matches/" + setting.id, query))) {
          case Site.Knock.Welcome(var begin) -> begin.apply(ear);
          case Site.Knock.Refused(int status) -> throw new AssertionError("refused " + status);
        });
  }

  /** Says something over a socket. */
  void say(Site.Talk talk, String text) {
    here(() -> {
      talk.heard(text);
      return true;
    });
  }

  /** Closes a socket. */
  void leave(Site.Talk talk) {
    here(() -> {
      talk.closed();
      return true;
    });
  }

  /** Opens a socket for a moment, to see what comes. */
  List<String> glance(Guest guest, int have, boolean patched) {
    var ear = new Ear();
    leave(open(guest, have, patched, ear));
    return ear.heard;
  }

  /** Lets time pass. */
  void pass(long millis) {
    here(() -> {
      alarms.pass(millis);
      matches.due().look();
      bells.look();
      return true;
    });
  }

  /** What the operator's numbers say. */
  List<String> metrics() {
    return Scrape.counts(instruments.metrics());
  }

  @Override
  public void close() {
    table.retire();
    reading.close();
    matches.close();
    pusher.close();
    instruments.metrics().close();
  }
}
