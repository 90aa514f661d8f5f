package fr.zizanie.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version of the program, which the build writes into a file beside this class. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() throws IOException {
    try (InputStream in = Objects.requireNonNull(Version.class.getResourceAsStream("version"))) {
      return new String[] {new String(in.readAllBytes(), StandardCharsets.UTF_8).strip()};
    }
  }
}
