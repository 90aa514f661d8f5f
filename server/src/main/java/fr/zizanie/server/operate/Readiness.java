package fr.zizanie.server.operate;

import java.util.Optional;

/** Whether new visitors may be sent to this server. */
public final class Readiness {
  private final HealthChecks health;

  /** Ready while it is well. */
  public Readiness(HealthChecks health) {
    this.health = health;
  }

  /** {@return why nobody should be sent here; empty if they may} */
  Optional<String> hindrance() {
    return health.well() ? Optional.empty() : Optional.of("the database takes no writes");
  }
}
