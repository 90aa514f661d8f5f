package fr.zizanie.server.table;

import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.drawing.Running;
import fr.zizanie.sheets.wire.Clock;
import java.time.InstantSource;
import java.util.Optional;

/** What is shown to those who sit at a table, and to everybody where no computer does. */
record Own<S, V>(Play<S, V> play, InstantSource time) implements Picture<S, V> {
  @Override
  public Projection<S, V> shown() {
    return play.shown;
  }

  @Override
  public Optional<Running> running() {
    return play.running();
  }

  @Override
  public Optional<Clock> clock() {
    return shown(play.times().clock(), time.millis());
  }
}
