package fr.zizanie.app;

import picocli.CommandLine.Command;

/** Lets two levels of the computer play each other. */
@Command(name = "arena", description = "Two levels play each other: arena GAME --a LEVEL --b LEVEL --games N --seed S.")
final class ArenaCommand implements Runnable {
  @Override
  public void run() {}
}
