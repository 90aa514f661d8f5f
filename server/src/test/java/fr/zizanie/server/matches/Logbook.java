package fr.zizanie.server.matches;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.LoggerFactory;

/**
 * Takes every line of the server's log, of whatever level, away from its file while it is open, and
 * keeps those of the thread that opened it.
 */
final class Logbook extends AppenderBase<ILoggingEvent> implements AutoCloseable {
  private final Logger logger = (Logger) LoggerFactory.getLogger("fr.zizanie");
  private final Level level = logger.getLevel();
  private final Thread owner = Thread.currentThread();
  private final List<String> lines = new ArrayList<>();

  Logbook() {
    logger.setLevel(Level.TRACE);
    logger.setAdditive(false);
    logger.addAppender(this);
    start();
  }

  @Override
  protected void append(ILoggingEvent event) {
    if (Thread.currentThread() != owner) return;
    lines.add(
        event.getLevel()
            + " "
            + event.getLoggerName()
            + " "
            + event.getKeyValuePairs()
            + " "
            + event.getFormattedMessage()
            + (event.getThrowableProxy() == null
                ? ""
                : " "
                    + event.getThrowableProxy().getClassName()
                    + " "
                    + event.getThrowableProxy().getMessage()));
  }

  /** {@return what was logged since it was asked last} */
  List<String> taken() {
    var out = List.copyOf(lines);
    lines.clear();
    return out;
  }

  @Override
  public void close() {
    stop();
    logger.detachAppender(this);
    logger.setAdditive(true);
    logger.setLevel(level);
  }
}
