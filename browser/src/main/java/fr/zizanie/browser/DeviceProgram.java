package fr.zizanie.browser;

import fr.zizanie.device.Device;
import fr.zizanie.device.PositionAnalysis;
import fr.zizanie.device.RecordAnalysis;
import fr.zizanie.device.ThinkingWorker;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.players.machine.OneThread;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.said.Failure;
import fr.zizanie.sheets.wire.said.SaidCodecs;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.teavm.interop.Export;

/**
 * The program that a browser's worker runs: the house on one device, or, in another worker, where
 * its computer thinks. The texts that come with a call are {@linkplain Crossing#given given} by
 * number; web/src/device/program.ts stands on the other side.
 */
public final class DeviceProgram {
  private static final int OK = 200;
  private static final int BAD_REQUEST = 400;

  /** In a millisecond, of which a browser tells fractions. */
  private static final double NANOS = 1_000_000;

  private static final Map<Integer, Device.Line> LINES = new HashMap<>();
  private static final Worker WORKER = new Worker();
  private static Device device = new Device(new Guest(PlayerId.NOBODY, ""), WORKER);

  private DeviceProgram() {}

  /** What a call does; a failure is thrown at the script that called. */
  private static void run(Runnable call) {
    try {
      call.run();
    } catch (Throwable failure) {
      Crossing.give(failure.toString());
      Outside.fail();
    }
  }

  private static void goOn(Runnable call) {
    run(() -> {
      call.run();
      WORKER.setAlarm();
    });
  }

  /** Begins the house of a person: id, name. */
  @Export(name = "begin")
  public static void begin() {
    goOn(() -> {
      LINES.clear();
      var person = new Guest(new PlayerId(Crossing.given(0)), Crossing.given(1));
      device = new Device(person, WORKER);
    });
  }

  /** Answers a request: method, path with its query, body. */
  @Export(name = "ask")
  public static void ask() {
    goOn(() -> {
      var reply = device.ask(Crossing.given(0), Crossing.given(1), Crossing.given(2));
      Crossing.give(reply.type());
      Crossing.give(reply.body());
      Crossing.give(reply.filename().orElse(""));
      Outside.answer(reply.status());
    });
  }

  /** Lets a saved game go on; answers nothing or the refusal. */
  @Export(name = "restore")
  public static void restore() {
    goOn(() -> refused(device.restore(Crossing.given(0))));
  }

  /** Lets a saved game be asked about until it is dropped; answers nothing or the refusal. */
  @Export(name = "look")
  public static void look() {
    goOn(() -> refused(device.look(Crossing.given(0))));
  }

  /** Drops a game by its id. */
  @Export(name = "forget")
  public static void forget() {
    goOn(() -> device.forget(new MatchId(Crossing.given(0))));
  }

  /** Opens a line to a game by its id; answers nothing or the refusal. */
  @Export(name = "open")
  public static void open(int line, int have) {
    goOn(() -> {
      var opened =
          device.open(new MatchId(Crossing.given(0)), have, message -> told(line, message));
      if (opened instanceof Answer.Ok<Device.Line>(Device.Line there)) LINES.put(line, there);
      refused(opened);
    });
  }

  private static void told(int line, ToPage message) {
    Crossing.give(message.json());
    Outside.told(line);
  }

  private static <T> void refused(Answer<T> answer) {
    Crossing.give(answer instanceof Answer.No<T>(var refusal) ? failure(refusal) : "");
    Outside.answer(0);
  }

  /**
   * Judges the finished game of a record: record, depth, and a draft to go on from or nothing.
   * Answers the analysis, or the refusal with another status, in the worker that does nothing else.
   */
  @Export(name = "analyse")
  public static void analyse() {
    run(() -> {
      RecordAnalysis.Listener listener =
          (done, all, draft) -> {
            if (Outside.progress(done, all) == 0) return;
            Crossing.give(draft.get());
            Outside.drafted();
          };
      String begun = Crossing.given(2);
      found(RecordAnalysis.of(Crossing.given(0), depth(Crossing.given(1)), begun, listener));
    });
  }

  /** Looks for longer at one decision of a record, and answers as {@link #analyse} does. */
  @Export(name = "closer")
  public static void closer(int ply) {
    run(() -> found(RecordAnalysis.closer(Crossing.given(0), ply)));
  }

  /**
   * Looks for what one could do in a position: game, question, an action that is tried or nothing,
   * depth. Answers as {@link #analyse} does.
   */
  @Export(name = "candidates")
  public static void candidates() {
    run(() -> {
      var tried = Optional.of(Crossing.given(2)).filter(text -> !text.isEmpty());
      var depth = depth(Crossing.given(3));
      found(PositionAnalysis.of(Crossing.given(0), Crossing.given(1), tried, depth));
    });
  }

  /**
   * Looks for what the person of a saved game could do, who has asked for help: saved game, depth.
   * Answers as {@link #analyse} does.
   */
  @Export(name = "help")
  public static void help() {
    run(() -> found(PositionAnalysis.help(Crossing.given(0), depth(Crossing.given(1)))));
  }

  private static Depth depth(String word) {
    return Depth.valueOf(word.toUpperCase(Locale.ROOT));
  }

  private static void found(Answer<String> answer) {
    switch (answer) {
      case Answer.Ok<String>(String found) -> {
        Crossing.give(found);
        Outside.answer(OK);
      }
      case Answer.No<String>(Refusal refusal) -> {
        Crossing.give(failure(refusal));
        Outside.answer(BAD_REQUEST);
      }
    }
  }

  private static String failure(Refusal refusal) {
    var said = fr.zizanie.sheets.wire.said.Refusal.of(refusal);
    var failure =
        new Failure("about:blank", "Bad Request", BAD_REQUEST, refusal.message().en(), said);
    return JsonText.of(out -> SaidCodecs.write(failure, out));
  }

  /** Hears on a line what the page says. */
  @Export(name = "hear")
  public static void hear(int line) {
    goOn(() -> {
      var there = LINES.get(line);
      if (there != null) there.hear(Crossing.given(0));
    });
  }

  /** The page looks no more. */
  @Export(name = "close")
  public static void close(int line) {
    goOn(() -> {
      var there = LINES.remove(line);
      if (there != null) there.close();
    });
  }

  /** Lets happen what is due. */
  @Export(name = "ring")
  public static void ring() {
    goOn(() -> {
      WORKER.thinking().ring(WORKER.millis());
      device.ring();
    });
  }

  /** Takes what came of a thought. */
  @Export(name = "thought")
  public static void thought(int number) {
    goOn(() -> {
      WORKER.thinking().thought(number, Crossing.given(0));
      device.ring();
    });
  }

  /** Answers a question, in the worker where the computer thinks. */
  @Export(name = "think")
  public static void think() {
    run(() -> {
      var timed = new OneThread(() -> (long) (Outside.elapsed() * NANOS));
      Crossing.give(new ThinkingWorker(OneThread.still(), timed).answer(Crossing.given(0)));
      Outside.answer(0);
    });
  }
}
