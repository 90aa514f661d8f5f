package fr.zizanie.testing.fork;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/** Holds back what tests print, for the class whose test fails. */
final class Capture extends OutputStream {
  private static final int MOST = 200_000;
  private final ByteArrayOutputStream held = new ByteArrayOutputStream();

  static Capture install() {
    Capture capture = new Capture();
    PrintStream stream = new PrintStream(capture, true, UTF_8);
    System.setOut(stream);
    System.setErr(stream);
    return capture;
  }

  @Override
  public synchronized void write(int b) {
    if (held.size() < MOST) held.write(b);
  }

  @Override
  public synchronized void write(byte[] bytes, int from, int length) {
    held.write(bytes, from, Math.min(length, Math.max(0, MOST - held.size())));
  }

  /** What has been held since the last call. */
  synchronized String take() {
    String text = held.toString(UTF_8);
    held.reset();
    return text;
  }
}
