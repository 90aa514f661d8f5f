package fr.zizanie.bench.load;

import com.sun.management.ThreadMXBean;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;

/** What a child says and answers on its standard streams. */
final class Beside {
  static final String PORT = "port";
  static final String HEAP = "heap";
  static final String ALLOCATED = "allocated";

  private Beside() {}

  /** Tells the port, answers until the standard input ends, and returns. */
  static void serve(int port) throws IOException {
    System.out.println(PORT + " " + port);
    System.out.flush();
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (line.equals(HEAP)) System.out.println(HEAP + " " + used());
      if (line.equals(ALLOCATED)) System.out.println(ALLOCATED + " " + allocated());
      System.out.flush();
    }
  }

  /** The bytes that all threads have allocated so far. */
  private static long allocated() {
    return ManagementFactory.getPlatformMXBean(ThreadMXBean.class).getTotalThreadAllocatedBytes();
  }

  /** {@return the bytes of this heap in use after a full collection} */
  static long used() {
    var memory = ManagementFactory.getMemoryMXBean();
    memory.gc();
    memory.gc();
    return memory.getHeapMemoryUsage().getUsed();
  }
}
