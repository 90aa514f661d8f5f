package fr.zizanie.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;

/** What a child says and answers on its standard streams. */
final class Beside {
  static final String PORT = "port";
  static final String HEAP = "heap";

  private Beside() {}

  /** Tells the port, answers until the standard input ends, and returns. */
  static void serve(int port) throws IOException {
    System.out.println(PORT + " " + port);
    System.out.flush();
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (!line.equals(HEAP)) continue;
      System.out.println(HEAP + " " + used());
      System.out.flush();
    }
  }

  /** {@return the bytes of this heap in use after a full collection} */
  static long used() {
    var memory = ManagementFactory.getMemoryMXBean();
    memory.gc();
    memory.gc();
    return memory.getHeapMemoryUsage().getUsed();
  }
}
