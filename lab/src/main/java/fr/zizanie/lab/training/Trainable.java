package fr.zizanie.lab.training;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.function.Consumer;

/** A game of which something can be learnt from games of its opponent against itself. */
public interface Trainable {
  /** What was learnt. */
  @FunctionalInterface
  interface Made {
    /** Writes it as the opponent reads it. */
    void write(OutputStream out) throws IOException;
  }

  /** {@return the samples of the game of that number, from 0; always the same} */
  List<Sample> samples(Training training, int number);

  /** {@return what fits these samples; always the same} */
  Made fitted(Training training, List<Sample> samples, Consumer<Training.Progress> told);
}
