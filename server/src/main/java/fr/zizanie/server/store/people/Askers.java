package fr.zizanie.server.store.people;

/** Who may ask somebody for a match. */
public enum Askers {
  /** Those who follow them and whom they follow. */
  FRIENDS,
  /** Those of whom one follows the other, or who have played each other. */
  KNOWN,
  /** Everybody who isn't blocked. */
  ANYBODY
}
