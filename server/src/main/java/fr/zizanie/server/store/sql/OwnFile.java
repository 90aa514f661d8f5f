package fr.zizanie.server.store.sql;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Files with secrets in them: nobody else may read them, not even while they are written. */
final class OwnFile {
  private OwnFile() {}

  static OutputStream create(Path file) throws IOException {
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
            file, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), closed));
  }

  /** Waits until a file is on the disk. */
  static void force(Path file) throws IOException {
    try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }
}
