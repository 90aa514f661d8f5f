package fr.zizanie.server.web;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.fault.Step;
import fr.zizanie.server.live.Patches;
import fr.zizanie.server.lobby.Nonces;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.operate.Metrics;
import fr.zizanie.server.web.api.Refusals;
import fr.zizanie.server.web.gate.SocketLimits;
import fr.zizanie.server.web.http.Site;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.wire.FromPage;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.WireCodecs;
import fr.zizanie.table.live.Conversation;
import fr.zizanie.table.live.TableActions;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.TimeControl;
import java.util.Optional;
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
  private final Conversation conversation;
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
    conversation = new Conversation(connection, new Tables());
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
      case FromPage.Play _, FromPage.Raise _, FromPage.Claim _ ->
          said(metrics.move(() -> conversation.reply(message), MatchSocket::taken));
      case FromPage.Autopass(int ref, String seat, boolean on) ->
          tell(ref, matches.autopass(match, guest, seat, on));
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
      default -> said(conversation.reply(message));
    }
  }

  private static boolean taken(Optional<Conversation.Reply> reply) {
    return reply.filter(one -> one.answer() instanceof Answer.Ok<ToPage>).isPresent();
  }

  /** The match of this socket, which another server may have gone on with. */
  private final class Tables implements Conversation.Tables {
    @Override
    public <T> Answer<T> table(Function<TableActions, Answer<T>> use) {
      return matches.table(match, use::apply);
    }
  }

  private void said(Optional<Conversation.Reply> reply) {
    reply.ifPresent(one -> {
      if (one.answer() instanceof Answer.No<ToPage>(Refusal refusal))
        metrics.refused(refusal.reason());
      Step.TOLD.pass();
      send(one.message());
    });
  }

  private static Answer<Optional<TimeControl>> control(Optional<String> clock) {
    return clock.isEmpty()
        ? Answer.ok(Optional.empty())
        : TimeControl.parse(clock.get()).then(control -> Answer.ok(Optional.of(control)));
  }

  private void tell(int ref, Answer<Boolean> answer) {
    said(
        Optional.of(
            new Conversation.Reply(ref, answer.then(_ -> Answer.ok(new ToPage.Accepted(ref))))));
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
