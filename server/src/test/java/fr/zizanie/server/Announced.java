package fr.zizanie.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.slf4j.LoggerFactory;

/** What a test announces that a class will log, and looks at. */
public final class Announced implements AutoCloseable {
  private final Logger logger;
  private final List<String> messages = new CopyOnWriteArrayList<>();
  private final List<String> facts = new CopyOnWriteArrayList<>();
  private final AppenderBase<ILoggingEvent> appender =
      new AppenderBase<>() {
        @Override
        protected void append(ILoggingEvent event) {
          if (!event.getLevel().isGreaterOrEqual(least)) return;
          messages.add(event.getFormattedMessage());
          if (event.getKeyValuePairs() != null)
            for (var pair : event.getKeyValuePairs()) facts.add(pair.key + "=" + pair.value);
        }
      };

  private final Level least;

  private Announced(Class<?> by, Level least) {
    this.least = least;
    logger = (Logger) LoggerFactory.getLogger(by);
    appender.start();
    logger.setAdditive(false);
    logger.addAppender(appender);
  }

  /** {@return all lines of a class, until it is closed} */
  public static Announced of(Class<?> by) {
    return new Announced(by, Level.INFO);
  }

  /** {@return the warnings of a class, until it is closed} */
  public static Announced warnings(Class<?> by) {
    return new Announced(by, Level.WARN);
  }

  /** {@return what was logged so far} */
  public List<String> messages() {
    return List.copyOf(messages);
  }

  /** {@return what the lines said besides, such as {@code path=/}} */
  public List<String> facts() {
    return List.copyOf(facts);
  }

  @Override
  public void close() {
    logger.detachAppender(appender);
    logger.setAdditive(true);
  }
}
