package fr.zizanie.server.operate;

import java.util.Optional;

/** Whether new visitors may be sent to this server. */
public final class Readiness {
  private final HealthChecks health;

  private final Drain drain;

  /** Ready while it is well and doesn't send its visitors away. */
  public Readiness(HealthChecks health, Drain drain) {
    this.health = health;
    this.drain = drain;
  }

  /** {@return why nobody should be sent here; empty if they may} */
  Optional<String> hindrance() {
    if (drain.begun()) return Optional.of("draining");
    return health.well() ? Optional.empty() : Optional.of("the database takes no writes");
  }
}
