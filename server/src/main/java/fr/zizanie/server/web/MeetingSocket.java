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

/** One guest's socket to the open seats of one game. */
final class MeetingSocket implements Site.Talk {
  private static final int POLICY = 1008;

  private final Strangers strangers;
  private final Site.Socket socket;
  private final SocketLimits allowance;
  private final Metrics metrics;
  private final Visitor visitor;

  /** Begins with everything there is to see. */
  MeetingSocket(
      Strangers strangers,
      String game,
      PlayerId player,
      Site.Socket socket,
      SocketLimits allowance,
      Metrics metrics) {
    this.strangers = strangers;
    this.socket = socket;
    this.allowance = allowance;
    this.metrics = metrics;
    visitor = strangers.enter(game, player, message -> socket.send(message.json()));
  }

  @Override
  public void closed() {
    allowance.leaves().run();
    strangers.leave(visitor);
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
      case MeetingFromPage.Seek(int ref, String pace, boolean rated) ->
          tell(
              ref,
              () ->
                  allowance.proposes().getAsBoolean()
                      ? strangers.seek(visitor, pace, rated)
                      : Answer.no(Reason.TOO_MANY.refusal()));
      case MeetingFromPage.Unseek(int ref) -> tell(ref, () -> strangers.unseek(visitor));
    }
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
