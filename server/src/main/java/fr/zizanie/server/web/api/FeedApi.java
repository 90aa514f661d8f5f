package fr.zizanie.server.web.api;

import static fr.zizanie.server.web.api.AccountApi.json;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.feeds.AtomFeed;
import fr.zizanie.server.feeds.Calendar;
import fr.zizanie.server.feeds.FeedOwner;
import fr.zizanie.server.feeds.OwnFeeds;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.people.Secrets;
import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.people.Feeds.Feed;
import fr.zizanie.server.web.api.Route.Visit;
import fr.zizanie.server.web.gate.Caller;
import fr.zizanie.server.web.gate.RequestKind;
import fr.zizanie.server.web.http.ConditionalGet;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.wire.SeatInfo;
import fr.zizanie.sheets.wire.house.MatchRow;
import fr.zizanie.sheets.wire.people.FeedInfo;
import fr.zizanie.sheets.wire.people.PeopleCodecs;
import fr.zizanie.table.seat.PlayerId;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Somebody's notifications and turns under a secret address, for programs that know no cookie. */
public final class FeedApi {
  private static final int MOST = 50;

  private final Matches matches;
  private final Inbox inbox;
  private final OwnFeeds feeds;
  private final Where where;
  private final Predicate<Caller> allows;

  /** Feeds of those who play these matches; {@code allows} counts who reads one. */
  public FeedApi(
      Matches matches, Inbox inbox, OwnFeeds feeds, Where where, Predicate<Caller> allows) {
    this.matches = matches;
    this.inbox = inbox;
    this.feeds = feeds;
    this.where = where;
    this.allows = allows;
  }

  /** {@return every route} */
  public List<Route> routes() {
    return List.of(
        Route.write("POST", "/api/feed", TiesApi.known(this::renew)).of(RequestKind.SECRET),
        Route.write("DELETE", "/api/feed", this::end),
        Route.read("/feed/{}", this::read));
  }

  private Answer<Response> renew(Visit visit) {
    return feeds
        .renew(visit.who(), visit.request().language())
        .then(secret -> {
          String begin = where.home(visit.request()) + "/feed/" + secret;
          return json(new FeedInfo(begin + ".atom", begin + ".ics"), PeopleCodecs::write);
        });
  }

  private Answer<Response> end(Visit visit) {
    feeds.end(visit.guest());
    return Answer.ok(Response.json(200, "{}"));
  }

  /** What isn't anybody's secret is answered as what never was. */
  private Answer<Response> read(Visit visit) {
    int dot = visit.part().lastIndexOf('.');
    if (dot < 0) return unknown();
    String secret = visit.part().substring(0, dot);
    String kind = visit.part().substring(dot);
    var feed = feeds.under(secret).filter(_ -> kind.equals(".atom") || kind.equals(".ics"));
    if (feed.isEmpty()) return unknown();
    // As a guest of its own: who spreads their address about slows nobody else.
    var caller = Caller.of(Optional.of(new PlayerId(Secrets.hash(secret))), visit.request());
    if (!allows.test(caller)) return Answer.no(Reason.TOO_MANY.refusal());
    return Answer.ok(
        kind.equals(".atom")
            ? atom(visit.request(), feed.get())
            : calendar(visit.request(), feed.get()));
  }

  private static <T> Answer<T> unknown() {
    return Answer.no(Reason.UNKNOWN_COMMAND.refusal());
  }

  private FeedOwner reader(Request request, Feed feed) {
    return new FeedOwner(feed, where.home(request), this::title);
  }

  private String title(String game) {
    return matches.named(game).map(one -> one.profile().title()).orElse(game);
  }

  private Response atom(Request request, Feed feed) {
    var reader = reader(request, feed);
    var notifications = inbox.latest(feed.player(), MOST);
    String text = AtomFeed.of(reader, notifications, reader.home() + request.path());
    return kept(request, feed, AtomFeed.TYPE, text, AtomFeed.updated(reader, notifications));
  }

  private Response calendar(Request request, Feed feed) {
    var reader = reader(request, feed);
    var turns = turns(feed.player());
    String text = Calendar.of(reader, turns);
    return kept(request, feed, Calendar.TYPE, text, Calendar.updated(reader, turns));
  }

  /** What the list of matches tells its reader, no more. */
  private List<Calendar.Turn> turns(PlayerId player) {
    return matches.rows(player).stream().filter(MatchRow::waits).flatMap(FeedApi::turn).toList();
  }

  private static Stream<Calendar.Turn> turn(MatchRow row) {
    String other =
        row.seats().stream()
            .filter(seat -> !seat.mine())
            .map(SeatInfo::name)
            .findFirst()
            .orElse("");
    return row.due().stream()
        .map(due ->
            new Calendar.Turn(row.id(), row.game(), row.actions(), other, row.updated(), due));
  }

  private Response kept(Request request, Feed feed, String type, String text, long latest) {
    // The mark is made of what is sent, and tells no more than that.
    String tag = Secrets.hash(text).substring(0, 24);
    var answer = Response.text(200, type, text).with("Cache-Control", "private, max-age=300");
    var dated = feeds.dated(feed, type, tag, latest);
    return ConditionalGet.of(request, answer, tag, dated.second(), dated.told());
  }
}
