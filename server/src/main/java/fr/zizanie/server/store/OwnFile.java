package fr.zizanie.server.store;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Files with secrets in them: nobody else may read them, not even while they are written. */
public final class OwnFile {
  private OwnFile() {}

  /** {@return where a file is written before it has its name} */
  public static Path part(Path file) {
    return file.resolveSibling(file.getFileName() + ".part");
  }

  /** {@return a stream into the part of a file, instead of what an earlier one may have left} */
  public static OutputStream begin(Path file) throws IOException {
    Files.deleteIfExists(part(file));
    boolean posix =
        Files.getFileAttributeView(file.toAbsolutePath(), PosixFileAttributeView.class) != null;
    var closed =
        posix
            ? new FileAttribute<?>[] {
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
            }
            : new FileAttribute<?>[0];
    return Channels.newOutputStream(
        FileChannel.open(
            part(file), Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), closed));
  }

  /** Gives a file whose part is written its name, once all of it is on the disk. */
  public static void end(Path file) throws IOException {
    try (var channel = FileChannel.open(part(file), StandardOpenOption.WRITE)) {
      channel.force(true);
    }
    Files.move(part(file), file, StandardCopyOption.ATOMIC_MOVE);
  }
}
