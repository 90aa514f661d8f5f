package fr.zizanie.server.matches;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.meeting.OpenSeat;
import fr.zizanie.sheets.wire.notifications.NotificationItem;
import fr.zizanie.table.seat.PlayerId;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.implementation.bytecode.assign.Assigner;
import org.slf4j.LoggerFactory;

/**
 * Mistakes that tell secrets; each is written into a method of the server that a test runs. Most
 * tell one bit of what is hidden in the world that is at work.
 */
public final class Mistakes {
  /** What is hidden in the world in which something happens now, as a number. */
  static volatile Supplier<Integer> hidden = () -> 0;

  private Mistakes() {}

  /** {@return one bit of what is hidden} */
  public static boolean odd() {
    // The lowest bit of a hash stays what it was when two cards change places.
    return hidden.get() * 0x9E3779B9 < 0;
  }

  /** Everybody looks as the second seat. */
  public static final class OthersEyes {
    private OthersEyes() {}

    @Advice.OnMethodExit
    public static void exit(@Advice.Return(readOnly = false) Viewer viewer) {
      viewer = Viewer.SECOND;
    }
  }

  /** Somebody is taken for the other player. */
  public static final class Borrowed {
    private Borrowed() {}

    @Advice.OnMethodEnter
    public static void enter(@Advice.Argument(value = 0, readOnly = false) PlayerId id) {
      id = new PlayerId("bob");
    }
  }

  /** The first eyes that are asked for are those that see everything. */
  public static final class AllSeeing {
    private AllSeeing() {}

    /** For a method whose only argument is the eyes. */
    @Advice.OnMethodEnter
    public static void enter(@Advice.Argument(value = 0, readOnly = false) Optional<Viewer> eyes) {
      eyes = Optional.empty();
    }
  }

  /** A record is written for those who may know everything. */
  public static final class Unveiled {
    private Unveiled() {}

    /** For a method whose second argument is the eyes. */
    @Advice.OnMethodEnter
    public static void enter(@Advice.Argument(value = 1, readOnly = false) Optional<Viewer> eyes) {
      eyes = Optional.empty();
    }
  }

  /** A second more was left. */
  public static final class Later {
    private Later() {}

    @Advice.OnMethodExit
    public static void exit(@Advice.Return(readOnly = false) Map<Integer, Long> left) {
      if (!odd()) return;
      var more = new TreeMap<Integer, Long>();
      for (var entry : left.entrySet()) more.put(entry.getKey(), entry.getValue() + 1);
      left = more;
    }
  }

  /** Whether there is an answer hangs on what is hidden. */
  public static final class Refusing {
    private Refusing() {}

    @Advice.OnMethodExit
    public static void exit(
        @Advice.Return(readOnly = false, typing = Assigner.Typing.DYNAMIC) Object answer) {
      if (odd()) answer = Answer.no(Reason.NOT_OFFERED.refusal());
    }
  }

  /** Why something is refused hangs on it. */
  public static final class OtherReason {
    private OtherReason() {}

    @Advice.OnMethodExit
    public static void exit(
        @Advice.Return(readOnly = false, typing = Assigner.Typing.DYNAMIC) Object answer) {
      if (answer instanceof Answer.No<?> && odd()) answer = Answer.no(Reason.TOO_MANY.refusal());
    }
  }

  /** A refusal is counted as one of another kind. */
  public static final class Miscounted {
    private Miscounted() {}

    @Advice.OnMethodEnter
    public static void enter(@Advice.Argument(value = 0, readOnly = false) Reason reason) {
      if (odd()) reason = Reason.BROKEN;
    }
  }

  /** A message is sent twice. */
  public static final class Twice {
    private Twice() {}

    @Advice.OnMethodExit
    public static void exit(
        @Advice.FieldValue("out") Consumer<Object> out, @Advice.Argument(0) Object message) {
      if (odd()) out.accept(message);
    }
  }

  /** Something is left out. */
  public static final class Untold {
    private Untold() {}

    @Advice.OnMethodExit
    public static void exit(@Advice.Return(readOnly = false) Optional<?> told) {
      if (odd()) told = Optional.empty();
    }
  }

  /** A sheet names another match. */
  public static final class Named {
    private Named() {}

    @Advice.OnMethodExit
    public static void exit(@Advice.Return(readOnly = false) Sheet sheet) {
      if (odd()) sheet = named(sheet);
    }
  }

  /** An open seat is told to lead to another match. */
  public static final class Opened {
    private Opened() {}

    @Advice.OnMethodExit
    public static void exit(@Advice.Return(readOnly = false) OpenSeat seat) {
      if (odd()) seat = elsewhere(seat);
    }
  }

  /** {@return the same seat at another match} */
  public static OpenSeat elsewhere(OpenSeat seat) {
    return new OpenSeat(
        "other",
        seat.version(),
        seat.seat(),
        seat.kind(),
        seat.name(),
        seat.rating(),
        seat.options(),
        seat.clock(),
        seat.rated(),
        seat.mine());
  }

  /** {@return the same sheet as that of another match} */
  public static Sheet named(Sheet sheet) {
    return new Sheet(
        "other",
        sheet.options(),
        sheet.seats(),
        sheet.autopass(),
        sheet.passturn(),
        sheet.clock(),
        sheet.claimable(),
        sheet.ahead(),
        sheet.rated(),
        sheet.earlier(),
        sheet.dealing(),
        sheet.again(),
        sheet.shown());
  }

  /** A notification is told as one of another game. */
  public static final class Retold {
    private Retold() {}

    @Advice.OnMethodExit
    public static void exit(@Advice.Return(readOnly = false) NotificationItem told) {
      if (odd()) told = elsewhere(told);
    }
  }

  /** {@return the same notification of another game} */
  public static NotificationItem elsewhere(NotificationItem told) {
    return new NotificationItem(
        told.number(),
        told.at(),
        told.kind(),
        "other",
        told.match(),
        told.other(),
        told.due(),
        told.seen());
  }

  /** Who isn't there counts as there. */
  public static final class Unmissed {
    private Unmissed() {}

    @Advice.OnMethodExit
    public static void exit(@Advice.Return(readOnly = false) boolean absent) {
      if (odd()) absent = false;
    }
  }

  /** Something is in doubt that isn't. */
  public static final class Doubted {
    private Doubted() {}

    @Advice.OnMethodExit
    public static void exit(@Advice.Return(readOnly = false) boolean doubt) {
      if (odd()) doubt = true;
    }
  }

  /** A message is a byte longer. */
  public static final class Wider {
    private Wider() {}

    @Advice.OnMethodExit
    public static void exit(@Advice.Return(readOnly = false) byte[] text) {
      if (odd()) text = Arrays.copyOf(text, text.length + 1);
    }
  }

  /** More has been played than was. */
  public static final class Counted {
    private Counted() {}

    @Advice.OnMethodExit
    public static void exit(@Advice.Return(readOnly = false) int ply) {
      if (odd()) ply++;
    }
  }

  /** Who comes back is taken for somebody new. */
  public static final class Forgotten {
    private Forgotten() {}

    /** For a method whose third argument is what they have seen. */
    @Advice.OnMethodEnter
    public static void enter(@Advice.Argument(value = 2, readOnly = false) int have) {
      if (odd()) have = 0;
    }
  }

  /** Nothing is offered. */
  public static final class Nothing {
    private Nothing() {}

    @Advice.OnMethodExit
    public static void exit(@Advice.Return(readOnly = false) Collection<?> offered) {
      if (odd()) offered = List.of();
    }
  }

  /** Time is told a tenth of a second late. */
  public static final class Late {
    private Late() {}

    /** For a method whose second argument is the time. */
    @Advice.OnMethodEnter
    public static void enter(@Advice.Argument(value = 1, readOnly = false) long now) {
      if (odd()) now += 100;
    }
  }

  /** A time begins a tenth of a second early. */
  public static final class Early {
    private Early() {}

    /** For a method whose second argument is since when. */
    @Advice.OnMethodEnter
    public static void enter(@Advice.Argument(value = 1, readOnly = false) long since) {
      if (odd()) since -= 100;
    }
  }

  /** More of the lag is given back. */
  public static final class Generous {
    private Generous() {}

    /** For a method whose second argument is the lag. */
    @Advice.OnMethodEnter
    public static void enter(@Advice.Argument(value = 1, readOnly = false) long lag) {
      if (odd()) lag += 100;
    }
  }

  /** Who is missed is looked for a tenth of a second late. */
  public static final class Overlooked {
    private Overlooked() {}

    /** For a method whose third argument is the time. */
    @Advice.OnMethodEnter
    public static void enter(@Advice.Argument(value = 2, readOnly = false) long now) {
      if (odd()) now += 100;
    }
  }

  /** One action more is counted. */
  public static final class More {
    private More() {}

    /** For a method whose third argument is how many. */
    @Advice.OnMethodEnter
    public static void enter(@Advice.Argument(value = 2, readOnly = false) int actions) {
      if (odd()) actions++;
    }
  }

  /** The log has one line more. */
  public static final class Logging {
    private Logging() {}

    @Advice.OnMethodEnter
    public static void enter() {
      if (odd()) LoggerFactory.getLogger("fr.zizanie.planted").debug("played");
    }
  }

  /** The log says what is hidden. */
  public static final class Telling {
    private Telling() {}

    @Advice.OnMethodEnter
    public static void enter() {
      LoggerFactory.getLogger("fr.zizanie.planted").debug("played in {}", odd());
    }
  }

  /** Whoever watches sees a match against the computer at once. */
  public static final class Undelayed {
    private Undelayed() {}

    @Advice.OnMethodExit
    public static void exit(
        @Advice.Argument(0) Object own,
        @Advice.Return(readOnly = false, typing = Assigner.Typing.DYNAMIC) Object picture) {
      if (odd()) picture = own;
    }
  }

  /** A text has a blank more. */
  public static final class Blank {
    private Blank() {}

    @Advice.OnMethodExit
    public static void exit(@Advice.Return(readOnly = false) String text) {
      if (odd()) text += " ";
    }
  }

  /** Something takes twelve hours more. */
  public static final class Longer {
    private Longer() {}

    @Advice.OnMethodExit
    public static void exit(@Advice.Return(readOnly = false) long millis) {
      if (odd()) millis += 43_200_000;
    }
  }

  /** How long the computer thinks hangs on what is hidden. */
  public static final class Hard {
    private Hard() {}

    /** For a method whose fifth argument is the level. */
    @Advice.OnMethodEnter
    public static void enter(@Advice.Argument(value = 4, readOnly = false) int level) {
      level = odd() ? 1 : 8;
    }
  }

  /** The moment of an order hangs on what is hidden. */
  public static final class Delayed {
    private Delayed() {}

    @Advice.OnMethodExit
    public static void exit(@Advice.Return(readOnly = false) long moment) {
      if (odd()) moment += 100;
    }
  }

  /** Somebody is told what the other side has left. */
  public static final class OthersSeat {
    private OthersSeat() {}

    /** For a method whose first argument is the seat. */
    @Advice.OnMethodEnter
    public static void enter(@Advice.Argument(value = 0, readOnly = false) Seat seat) {
      seat = seat.other();
    }
  }
}
