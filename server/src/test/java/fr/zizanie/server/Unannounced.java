package fr.zizanie.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxy;
import ch.qos.logback.core.AppenderBase;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Warnings and errors that no test has announced. */
public final class Unannounced extends AppenderBase<ILoggingEvent> {
  /** A line and the simple name of the class that logged it. */
  private record Line(String by, AssertionError said) {}

  private static final List<Line> LINES = new ArrayList<>();

  @Override
  protected void append(ILoggingEvent event) {
    if (!event.getLevel().isGreaterOrEqual(Level.WARN)) return;
    var line =
        new AssertionError(
            "a log line that no test announced: %s %s: %s %s"
                .formatted(
                    event.getLevel(),
                    event.getLoggerName(),
                    event.getFormattedMessage(),
                    event.getKeyValuePairs()));
    if (event.getThrowableProxy() instanceof ThrowableProxy proxy)
      line.initCause(proxy.getThrowable());
    synchronized (LINES) {
      LINES.add(new Line(simple(event.getLoggerName()), line));
    }
  }

  private static String simple(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** Throws the first since the last call that isn't by these classes, with the others. */
  static void check(Set<String> announced) {
    List<AssertionError> lines;
    synchronized (LINES) {
      lines = LINES.stream().filter(line -> !announced.contains(line.by)).map(Line::said).toList();
      LINES.clear();
    }
    if (lines.isEmpty()) return;
    lines.stream().skip(1).forEach(lines.getFirst()::addSuppressed);
    throw lines.getFirst();
  }
}
