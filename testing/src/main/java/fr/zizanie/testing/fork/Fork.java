package fr.zizanie.testing.fork;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import fr.zizanie.testing.suite.Event;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** A JVM that runs the test classes it is told, one after another, and says how each test ended. */
public final class Fork {
  private final PrintStream wire =
      new PrintStream(new FileOutputStream(FileDescriptor.out), true, UTF_8);
  private final BufferedReader orders = new BufferedReader(new InputStreamReader(System.in, UTF_8));
  private final Capture capture = Capture.install();

  private Fork() {}

  /**
   * Reads names of classes, one a line, until one is empty; the arguments are tags whose tests
   * don't run.
   */
  public static void main(String[] without) throws Exception {
    Fork fork = new Fork();
    System.setIn(InputStream.nullInputStream());
    try (LauncherSession session = LauncherFactory.openSession()) {
      fork.work(session.getLauncher(), without);
    }
    // Threads that a test left behind don't keep us.
    System.exit(0);
  }

  private void work(Launcher launcher, String[] without) throws Exception {
    String next = orders.readLine();
    while (next != null && !next.isEmpty()) {
      run(launcher, next, without);
      next = orders.readLine();
    }
  }

  private void run(Launcher launcher, String name, String[] without) {
    Reports reports =
        new Reports(
            name,
            (test, outcome, millis, detail) ->
                tell(new Event.Ended(test, outcome, millis, detail)));
    LauncherDiscoveryRequestBuilder request =
        LauncherDiscoveryRequestBuilder.request().selectors(selectClass(name));
    if (without.length > 0) request.filters(TagFilter.excludeTags(without));
    launcher.execute(request.build(), reports);
    String printed = capture.take();
    tell(new Event.Done(name, reports.failed() ? printed : ""));
  }

  private synchronized void tell(Event event) {
    wire.println(event.line());
  }
}
