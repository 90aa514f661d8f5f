package fr.zizanie.server.notices;

import fr.zizanie.server.store.PlayerId;

/** Where notices go: whoever tells one neither waits for it nor fails by it. */
@FunctionalInterface
public interface Notices {
  /** Lets somebody know, by whatever ways they have chosen. */
  void tell(PlayerId to, Notice notice);

  /** {@return where nobody is told anything} */
  static Notices none() {
    return (_, _) -> {};
  }
}
