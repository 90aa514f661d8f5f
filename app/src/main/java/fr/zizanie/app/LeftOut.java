package fr.zizanie.app;

import fr.zizanie.terminal.Laboratory;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/** A command of the lab where there is no lab: whatever is asked of it, it says so. */
@Command(description = "Belongs to the lab, which this program leaves out.")
final class LeftOut implements Runnable {
  private final String name;

  @SuppressWarnings("unused") // it is there to take every word
  @Unmatched
  private List<String> words = new ArrayList<>();

  LeftOut(String name) {
    this.name = name;
  }

  @Override
  public void run() {
    throw Laboratory.leftOut(name);
  }
}
