package fr.zizanie.testing.suite.results;

/**
 * One test that has ended.
 *
 * @param lane the module, {@code page}, {@code style} or {@code e2e}
 * @param test its full name
 * @param detail message and trace of one that failed
 * @param again the command that runs it alone
 */
public record Result(
    String lane, String test, Outcome outcome, long millis, String detail, String again) {}
