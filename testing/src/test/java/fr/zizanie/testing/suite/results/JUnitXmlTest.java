package fr.zizanie.testing.suite.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JUnitXmlTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void each_test_comes_with_its_outcome_and_what_it_printed() throws IOException {
    Path report = folder.resolve("report.xml");
    Files.writeString(
        report,
        """
        <testsuites><testsuite name="a.test.ts">
        <testcase classname="a.test.ts" name="one &gt; holds" time="0.25"></testcase>
        <testcase classname="a.test.ts" name="two" time="1"><failure message="no">expected 1</failure>\
        <system-out>said before</system-out></testcase>
        <testcase classname="a.test.ts" name="three"><skipped/></testcase>
        </testsuite></testsuites>
        """);
    assertThat(JUnitXml.read(report))
        .containsExactly(
            new JUnitXml.Case("a.test.ts", "one > holds", Outcome.PASSED, 250, ""),
            new JUnitXml.Case("a.test.ts", "two", Outcome.FAILED, 1000, "expected 1\nsaid before"),
            new JUnitXml.Case("a.test.ts", "three", Outcome.SKIPPED, 0, ""));
  }

  @Test
  void half_a_report_is_none() throws IOException {
    Path report = folder.resolve("report.xml");
    Files.writeString(report, "<testsuites><testsuite>");
    assertThatThrownBy(() -> JUnitXml.read(report)).isInstanceOf(IOException.class);
  }
}
