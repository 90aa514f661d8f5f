package fr.zizanie.server.web;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.meeting.Strangers;
import fr.zizanie.server.meeting.Visitor;
import fr.zizanie.server.operate.Metrics;
import fr.zizanie.server.web.api.Refusals;
import fr.zizanie.server.web.gate.SocketLimits;
import fr.zizanie.server.web.http.Site;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.wire.meeting.MeetingCodecs;
import fr.zizanie.sheets.wire.meeting.MeetingFromPage;
import fr.zizanie.sheets.wire.meeting.MeetingToPage;
import fr.zizanie.table.seat.PlayerId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** One guest's socket to the open seats of one game, or of all. */
final class MeetingSocket implements Site.Talk {
  private static final int POLICY = 1008;

  private final Strangers strangers;
  private final Site.Socket socket;
  private final SocketLimits allowance;
  private final Metrics metrics;
  private final Map<String, Visitor> visitors = new LinkedHashMap<>();

  /** Begins with everything there is to see. */
  MeetingSocket(
      Strangers strangers,
      List<String> games,
      PlayerId player,
      Site.Socket socket,
      SocketLimits allowance,
      Metrics metrics) {
    this.strangers = strangers;
    this.socket = socket;
    this.allowance = allowance;
    this.metrics = metrics;
    for (String game : games)
      visitors.put(game, strangers.enter(game, player, message -> socket.send(message.json())));
  }

  @Override
  public void closed() {
    allowance.leaves().run();
    visitors.values().forEach(strangers::leave);
  }

  @Override
  public void heard(String text) {
    // A page says something when its visitor clicks, so whoever says so much isn't one.
    if (!allowance.hears().getAsBoolean()) socket.close(POLICY, "too many messages");
    else
      switch (JsonReader.object(text).then(MeetingSocket::message)) {
        case Answer.Ok<MeetingFromPage>(MeetingFromPage message) -> heard(message);
        case Answer.No<MeetingFromPage>(Refusal refusal) -> refused(0, refusal);
      }
  }

  private static Answer<MeetingFromPage> message(Fields fields) {
    return MeetingCodecs.readMeetingFromPage(fields);
  }

  private void heard(MeetingFromPage message) {
    switch (message) {
      case MeetingFromPage.Hello() -> socket.send(new MeetingToPage.Present().json());
      case MeetingFromPage.Seek(int ref, String pace, boolean rated, var named) ->
          tell(
              ref,
              () -> proposes(only(), at -> strangers.seek(at, pace, rated, named.orElse(false))));
      case MeetingFromPage.Join(int ref, String game, String sought) ->
          tell(ref, () -> proposes(at(game), at -> strangers.join(at, sought)));
      case MeetingFromPage.Unseek(int ref) -> tell(ref, () -> only().then(strangers::unseek));
    }
  }

  private Answer<Boolean> proposes(
      Answer<Visitor> at, Function<Visitor, Answer<Boolean>> proposal) {
    return at.then(visitor ->
        allowance.proposes().getAsBoolean()
            ? proposal.apply(visitor)
            : Answer.no(Reason.TOO_MANY.refusal()));
  }

  /** One looks for an opponent where one looks at a single game. */
  private Answer<Visitor> only() {
    return visitors.size() == 1
        ? Answer.ok(visitors.values().iterator().next())
        : Answer.no(Reason.NOT_OFFERED.refusal());
  }

  private Answer<Visitor> at(String game) {
    var visitor = Optional.ofNullable(visitors.get(game));
    return visitor.isPresent() ? Answer.ok(visitor.get()) : Fields.bad("game");
  }

  private interface Deed {
    Answer<Boolean> done();
  }

  private void tell(int ref, Deed deed) {
    try {
      switch (deed.done()) {
        case Answer.Ok<Boolean> _ -> socket.send(new MeetingToPage.Heeded(ref).json());
        case Answer.No<Boolean>(Refusal refusal) -> refused(ref, refusal);
      }
    } catch (RuntimeException e) {
      refused(ref, Refusals.broken(e, "socket of open seats"));
    }
  }

  private void refused(int ref, Refusal refusal) {
    metrics.refused(refusal.reason());
    var said = fr.zizanie.sheets.wire.said.Refusal.of(refusal);
    socket.send(new MeetingToPage.Unheeded(ref, said).json());
  }
}
