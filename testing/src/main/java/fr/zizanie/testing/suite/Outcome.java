package fr.zizanie.testing.suite;

/** How a test ended. */
public enum Outcome {
  PASSED,
  FAILED,
  SKIPPED
}
