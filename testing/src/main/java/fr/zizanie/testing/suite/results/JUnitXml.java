package fr.zizanie.testing.suite.results;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * Reads the reports of vitest and Playwright, which both can write in the form that JUnit began.
 */
public final class JUnitXml {
  private JUnitXml() {}

  /** A test of such a report; {@code file} is the file that it stands in. */
  public record Case(String file, String name, Outcome outcome, long millis, String detail) {}

  /** The tests of a report. */
  public static List<Case> read(Path report) throws IOException {
    try {
      Element root =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(report.toFile())
              .getDocumentElement();
      List<Case> cases = new ArrayList<>();
      for (Element test : elements(root, "testcase")) cases.add(read(test));
      return List.copyOf(cases);
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException("no report: " + report, e);
    }
  }

  private static Case read(Element test) {
    List<Element> broken = new ArrayList<>(elements(test, "failure"));
    broken.addAll(elements(test, "error"));
    Outcome outcome =
        !broken.isEmpty()
            ? Outcome.FAILED
            : elements(test, "skipped").isEmpty() ? Outcome.PASSED : Outcome.SKIPPED;
    String time = test.getAttribute("time");
    return new Case(
        test.getAttribute("classname"),
        test.getAttribute("name"),
        outcome,
        Math.round(1000 * Double.parseDouble(time.isEmpty() ? "0" : time)),
        broken.isEmpty() ? "" : text(broken, test));
  }

  private static String text(List<Element> broken, Element test) {
    List<Element> all = new ArrayList<>(broken);
    all.addAll(elements(test, "system-out"));
    all.addAll(elements(test, "system-err"));
    return String.join("\n", all.stream().map(one -> one.getTextContent().strip()).toList());
  }

  private static List<Element> elements(Element in, String name) {
    NodeList found = in.getElementsByTagName(name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < found.getLength(); i++) {
      if (found.item(i) instanceof Element element) elements.add(element);
    }
    return elements;
  }
}
