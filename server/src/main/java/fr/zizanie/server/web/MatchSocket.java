package fr.zizanie.server.web;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.fault.Step;
import fr.zizanie.server.live.Patches;
import fr.zizanie.server.lobby.Nonces;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.operate.Metrics;
import fr.zizanie.server.table.Table;
import fr.zizanie.server.web.api.Refusals;
import fr.zizanie.server.web.gate.SocketLimits;
import fr.zizanie.server.web.http.Site;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.wire.FromPage;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.WireCodecs;
import fr.zizanie.table.Questions;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.TimeControl;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;

/** One guest's socket to one match. */
final class MatchSocket implements Site.Talk {
  /** Refusals in a row for too many messages before the socket is closed. */
  private static final int PATIENCE = 100;

  private static final int POLICY = 1008;
  private static final Pattern REF = Pattern.compile("\"ref\"\\s*:\\s*(\\d{1,9})");

  private final Matches matches;
  private final MatchId match;
  private final PlayerId guest;
  private final Site.Socket socket;
  private final SocketLimits allowance;
  private final Metrics metrics;
  private final ViewerConnection connection;
  private final Optional<Patches> patches;

  /** How many lines of the log one message may have. */
  private final int most;

  private int excess;

  private MatchSocket(
      Matches matches,
      MatchId match,
      PlayerId guest,
      Site.Socket socket,
      SocketLimits allowance,
      Metrics metrics,
      Optional<Patches> patches,
      int most) {
    this.matches = matches;
    this.match = match;
    this.guest = guest;
    this.socket = socket;
    this.allowance = allowance;
    this.metrics = metrics;
    connection = new ViewerConnection(guest, this::send, socket::lag);
    this.patches = patches;
    this.most = most;
  }

  /**
   * Begins with the sheet: what the page lacks that {@code have} lines has. Later ones come as what
   * they change if the page can put them together, and no message has more than {@code most} lines
   * of the log.
   */
  static Site.Talk begin(
      Matches matches,
      MatchId match,
      PlayerId guest,
      int have,
      Site.Socket socket,
      SocketLimits allowance,
      Metrics metrics,
      Optional<Patches> patches,
      int most) {
    var talk = new MatchSocket(matches, match, guest, socket, allowance, metrics, patches, most);
    try {
      // It was there when the visitor knocked.
      if (matches.watch(match, talk.connection, have) instanceof Answer.No<Boolean>(var refusal)) {
        talk.refused(0, refusal);
        socket.close(Sockets.LATER, "no such match now");
      }
    } catch (RuntimeException e) {
      matches.leave(match, talk.connection);
      throw e;
    }
    return talk;
  }

  @Override
  public void closed() {
    matches.leave(match, connection);
    patches.ifPresent(Patches::close);
    allowance.leaves().run();
  }

  @Override
  public void heard(String text) {
    if (!allowance.hears().getAsBoolean()) {
      if (++excess > PATIENCE) socket.close(POLICY, "too many messages");
      else refused(ref(text), Reason.TOO_MANY.refusal());
      return;
    }
    excess = 0;
    switch (JsonReader.object(text)) {
      case Answer.No<Fields>(Refusal refusal) -> refused(0, refusal);
      case Answer.Ok<Fields>(Fields fields) -> heard(fields);
    }
  }

  /** The number of a message that isn't read any further, so that whoever waits for it learns. */
  private static int ref(String text) {
    var found = REF.matcher(text);
    return found.find() ? Integer.parseInt(found.group(1)) : 0;
  }

  private void heard(Fields fields) {
    int ref = fields.number("ref") instanceof Answer.Ok<Integer>(Integer given) ? given : 0;
    try {
      switch (WireCodecs.readFromPage(fields)) {
        case Answer.Ok<FromPage>(FromPage message) -> heard(message);
        case Answer.No<FromPage>(Refusal refusal) -> refused(ref, refusal);
      }
    } catch (RuntimeException | StackOverflowError e) {
      refused(ref, Refusals.broken(e, "socket of a match"));
    }
  }

  private void heard(FromPage message) {
    Step.HEARD.pass();
    switch (message) {
      case FromPage.Ping() -> send(new ToPage.Pong());
      case FromPage.Play(int ref, int version, String seat, String action) ->
          tell(ref, metrics.move(() -> at(seat, (t, by) -> t.play(guest, by, version, action))));
      case FromPage.Raise(int ref, int version, String seat, String event) ->
          tell(ref, metrics.move(() -> at(seat, (t, by) -> t.raise(guest, by, version, event))));
      case FromPage.Claim(int ref, boolean draw) ->
          tell(ref, metrics.move(() -> matches.table(match, t -> t.claim(guest, draw))));
      case FromPage.AskPicks(int ref, int version, String seat, var prefix) ->
          reply(
              ref,
              asked(seat, version, (q, by) -> q.picks(by, prefix)),
              picked -> new ToPage.Picks(ref, picked));
      case FromPage.AskPreview(int ref, int version, String seat, String action) ->
          reply(
              ref,
              asked(seat, version, (q, by) -> q.preview(by, action)),
              board -> new ToPage.Preview(ref, board));
      case FromPage.AskExplain(int ref, int version, String seat, var prefix) ->
          reply(
              ref,
              asked(seat, version, (q, by) -> q.explain(by, prefix)),
              why -> new ToPage.Explain(ref, why));
      case FromPage.AskReach(int ref, int version, String at) ->
          reply(
              ref,
              matches.table(match, t -> t.reach(connection, version, at)),
              to -> new ToPage.Reach(ref, at, to));
      case FromPage.Autopass(int ref, String seat, boolean on) ->
          tell(ref, matches.autopass(match, guest, seat, on));
      case FromPage.PassTurn(int ref, String seat, boolean on) ->
          tell(ref, at(seat, (t, by) -> t.passTurn(guest, by, on)));
      case FromPage.Looks(int ref, var seat) -> tell(ref, look(seat));
      case FromPage.Propose(int ref, int version, var options, var clock) ->
          tell(
              ref,
              allowance.proposes().getAsBoolean()
                  ? control(clock)
                      .then(control ->
                          matches.lobby(match, l -> l.propose(guest, version, options, control)))
                  : Answer.no(Reason.TOO_MANY.refusal()));
      case FromPage.Remove(int ref, int version, String card, boolean on) ->
          tell(ref, matches.lobby(match, l -> l.remove(guest, version, card, on)));
      case FromPage.Decline(int ref, int version, String card) ->
          tell(ref, matches.lobby(match, l -> l.decline(guest, version, card)));
      case FromPage.Ready(int ref, int version, boolean on, var nonce) ->
          tell(
              ref,
              Nonces.none(nonce).then(_ -> matches.lobby(match, l -> l.ready(guest, version, on))));
      case FromPage.Stand(int ref) -> tell(ref, matches.lobby(match, l -> l.stand(guest)));
    }
  }

  private <T> Answer<T> at(String seat, BiFunction<Table<?, ?>, Seat, Answer<T>> use) {
    return matches.table(match, t -> t.seat(seat).then(by -> use.apply(t, by)));
  }

  private <T> Answer<T> asked(
      String seat, int version, BiFunction<Questions<?, ?>, Questions.Asker, Answer<T>> question) {
    return at(seat, (t, by) -> question.apply(t.questions(), t.asker(guest, by, version)));
  }

  private Answer<Boolean> look(Optional<String> seat) {
    return seat.isEmpty()
        ? matches.table(match, t -> t.look(connection, Optional.empty()))
        : at(seat.get(), (t, by) -> t.look(connection, Optional.of(by)));
  }

  private static Answer<Optional<TimeControl>> control(Optional<String> clock) {
    return clock.isEmpty()
        ? Answer.ok(Optional.empty())
        : TimeControl.parse(clock.get()).then(control -> Answer.ok(Optional.of(control)));
  }

  private <T> void reply(int ref, Answer<T> answer, Function<T, ToPage> message) {
    switch (answer) {
      case Answer.Ok<T>(T value) -> send(message.apply(value));
      case Answer.No<T>(Refusal refusal) -> refused(ref, refusal);
    }
  }

  private void tell(int ref, Answer<Boolean> answer) {
    Step.TOLD.pass();
    reply(ref, answer, _ -> new ToPage.Accepted(ref));
  }

  private void refused(int ref, Refusal refusal) {
    metrics.refused(refusal.reason());
    send(new ToPage.Refused(ref, fr.zizanie.sheets.wire.said.Refusal.of(refusal)));
  }

  private void send(ToPage message) {
    if (message instanceof Sheet sheet) show(sheet);
    else socket.send(message.json());
  }

  private void show(Sheet sheet) {
    sheet.before(most).forEach(lines -> socket.send(lines::json));
    var last = sheet.after(most);
    socket.send(patches.map(kept -> kept.json(last)).orElseGet(last::json));
  }
}
