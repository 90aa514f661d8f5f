package fr.zizanie.table.live;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.sheets.wire.FromPage;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.table.Questions;
import fr.zizanie.table.seat.PlayerId;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What is said over one connection to a match that has begun, and what is answered: the same on a
 * server and in a browser's worker.
 */
public final class Conversation {
  /** How a table is reached. */
  public interface Tables {
    /** {@return what is done with it, with the table to oneself; or why it can't be reached} */
    <T> Answer<T> table(Function<TableActions, Answer<T>> use);
  }

  /**
   * What a message is answered.
   *
   * @param ref the message's number
   */
  public record Reply(int ref, Answer<ToPage> answer) {
    /** {@return it as the page is told} */
    public ToPage message() {
      return switch (answer) {
        case Answer.Ok<ToPage>(ToPage message) -> message;
        case Answer.No<ToPage>(Refusal refusal) ->
            new ToPage.Refused(ref, fr.zizanie.sheets.wire.said.Refusal.of(refusal));
      };
    }
  }

  private final ViewerConnection connection;
  private final Tables tables;

  /** A conversation over a connection. */
  public Conversation(ViewerConnection connection, Tables tables) {
    this.connection = connection;
    this.tables = tables;
  }

  private PlayerId guest() {
    return connection.guest();
  }

  /** {@return what a message is answered; nothing if it isn't one to a table alone} */
  public Optional<Reply> reply(FromPage message) {
    return switch (message) {
      case FromPage.Ping() -> Optional.of(new Reply(0, Answer.ok(new ToPage.Pong())));
      case FromPage.Play(int ref, int version, String seat, String action) ->
          done(ref, at(seat, (t, by) -> t.play(guest(), by, version, action)));
      case FromPage.Raise(int ref, int version, String seat, String event) ->
          done(ref, at(seat, (t, by) -> t.raise(guest(), by, version, event)));
      case FromPage.Claim(int ref, boolean draw) ->
          done(ref, tables.table(t -> t.claim(guest(), draw)));
      case FromPage.PassTurn(int ref, String seat, boolean on) ->
          done(ref, at(seat, (t, by) -> t.passTurn(guest(), by, on)));
      case FromPage.Looks(int ref, var seat) -> done(ref, look(seat));
      case FromPage.AskPicks(int ref, int version, String seat, var prefix) ->
          told(
              ref,
              asked(seat, version, (q, by) -> q.picks(by, prefix)),
              picked -> new ToPage.Picks(ref, picked));
      case FromPage.AskPreview(int ref, int version, String seat, String action) ->
          told(
              ref,
              asked(seat, version, (q, by) -> q.preview(by, action)),
              board -> new ToPage.Preview(ref, board));
      case FromPage.AskExplain(int ref, int version, String seat, var prefix) ->
          told(
              ref,
              asked(seat, version, (q, by) -> q.explain(by, prefix)),
              why -> new ToPage.Explain(ref, why));
      case FromPage.AskReach(int ref, int version, String at) ->
          told(
              ref,
              tables.table(t -> t.reach(connection, version, at)),
              to -> new ToPage.Reach(ref, at, to));
      case FromPage.Autopass _,
          FromPage.Propose _,
          FromPage.Remove _,
          FromPage.Decline _,
          FromPage.Ready _,
          FromPage.Stand _ ->
          Optional.empty();
    };
  }

  private <T> Answer<T> at(String seat, BiFunction<TableActions, Seat, Answer<T>> use) {
    return tables.table(t -> t.seat(seat).then(by -> use.apply(t, by)));
  }

  private <T> Answer<T> asked(
      String seat, int version, BiFunction<Questions<?, ?>, Questions.Asker, Answer<T>> question) {
    return at(seat, (t, by) -> question.apply(t.questions(), t.asker(guest(), by, version)));
  }

  private Answer<Boolean> look(Optional<String> seat) {
    return seat.isEmpty()
        ? tables.table(t -> t.look(connection, Optional.empty()))
        : at(seat.get(), (t, by) -> t.look(connection, Optional.of(by)));
  }

  private static Optional<Reply> done(int ref, Answer<Boolean> answer) {
    return told(ref, answer, _ -> new ToPage.Accepted(ref));
  }

  private static <T> Optional<Reply> told(int ref, Answer<T> answer, Function<T, ToPage> message) {
    return Optional.of(new Reply(ref, answer.then(value -> Answer.ok(message.apply(value)))));
  }
}
