package fr.zizanie.lab.commands;

import fr.zizanie.lab.training.Sample;
import fr.zizanie.terminal.Failure;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The samples of games, and the file where they are kept so that a run that was stopped goes on: a
 * line that says how they are played, then for each game its number, how many samples it has, and
 * these. A game that was cut off is played again.
 */
final class SamplesFile {
  private final Optional<Path> path;
  private final Map<Integer, List<Sample>> games = new TreeMap<>();

  /** Opens or begins a file, if there shall be one. */
  SamplesFile(Optional<Path> path, String head) {
    this.path = path;
    path.ifPresent(p -> open(p, head));
  }

  private void open(Path file, String head) {
    try {
      if (Files.exists(file)) read(file, head);
      // Written anew without what was cut off.
      var all = new ByteArrayOutputStream();
      var data = new DataOutputStream(all);
      data.writeUTF(head);
      for (var game : games.entrySet()) write(data, game.getKey(), game.getValue());
      Files.write(file, all.toByteArray());
    } catch (IOException e) {
      throw new Failure("cannot use " + file + ": " + e.getMessage());
    }
  }

  private void read(Path file, String head) throws IOException {
    try (var data = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      if (!data.readUTF().equals(head))
        throw new Failure(file + " keeps games that were played otherwise; they need another file");
      while (true) {
        int number = data.readInt();
        int count = data.readUnsignedShort();
        var samples = new ArrayList<Sample>();
        for (int i = 0; i < count; i++)
          samples.add(new Sample(facts(data), facts(data), data.readFloat()));
        games.put(number, samples);
      }
    } catch (EOFException end) {
      // Everything that is whole has been read.
    }
  }

  private static Sample.Facts facts(DataInputStream data) throws IOException {
    int[] inputs = new int[data.readUnsignedByte()];
    for (int i = 0; i < inputs.length; i++) inputs[i] = data.readUnsignedShort();
    return new Sample.Facts(inputs, inputs.length);
  }

  private static void write(DataOutputStream data, int number, List<Sample> samples)
      throws IOException {
    data.writeInt(number);
    data.writeShort(samples.size());
    for (var sample : samples) {
      for (var facts : List.of(sample.mover(), sample.other())) {
        data.writeByte(facts.size());
        for (int i = 0; i < facts.size(); i++) data.writeShort(facts.get(i));
      }
      data.writeFloat(sample.wanted());
    }
  }

  synchronized boolean has(int number) {
    return games.containsKey(number);
  }

  synchronized int size() {
    return games.size();
  }

  synchronized void put(int number, List<Sample> samples) {
    games.put(number, samples);
    if (path.isEmpty()) return;
    var bytes = new ByteArrayOutputStream();
    try {
      write(new DataOutputStream(bytes), number, samples);
      Files.write(path.get(), bytes.toByteArray(), StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return the samples of the first games, in their order} */
  synchronized List<Sample> samples(int first) {
    var out = new ArrayList<Sample>();
    for (int n = 0; n < first; n++) out.addAll(games.getOrDefault(n, List.of()));
    return out;
  }
}
