package fr.zizanie.testing.suite.results;

/** How a test ended. */
public enum Outcome {
  PASSED,
  FAILED,
  SKIPPED
}
