package fr.zizanie.app;

import fr.zizanie.terminal.RecordArgument;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Checks a record: every move, its number, its result and its reason, and its deals. */
@Command(name = "verify", description = "Checks every move of a record: verify FILE.")
final class Verify implements Runnable {
  @Mixin private final RecordArgument argument = new RecordArgument();

  @Override
  public void run() {
    var loaded = argument.load();
    String dealt = Redeal.checked(loaded);
    System.out.println(
        "right in every move: "
            + loaded.match().ply()
            + " actions, "
            + loaded.match().outcome().map(o -> o.reason()).orElse("not finished")
            + dealt);
  }
}
