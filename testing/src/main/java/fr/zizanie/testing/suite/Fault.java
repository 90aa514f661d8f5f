package fr.zizanie.testing.suite;

import java.util.ArrayList;
import java.util.List;

/**
 * A mistake that tests must find, as a patch with a head.
 *
 * @param name of its file, without the ending
 * @param hunters whose tests must find it: modules, {@code page}, or browser tests by their file
 * @param what it breaks
 * @param files that it changes
 * @param patch in Git's form, head and all
 */
record Fault(String name, List<String> hunters, String what, List<String> files, String patch) {
  static Fault of(String name, String patch) {
    List<String> hunters = List.of();
    String what = "";
    List<String> files = new ArrayList<>();
    for (String line : patch.lines().toList()) {
      if (line.startsWith("tests: "))
        hunters = List.of(line.substring("tests: ".length()).split(", *"));
      if (line.startsWith("fault: ")) what = line.substring("fault: ".length());
      if (line.startsWith("+++ b/")) files.add(line.substring("+++ b/".length()).strip());
    }
    if (hunters.isEmpty() || what.isEmpty() || files.isEmpty()) {
      throw new IllegalArgumentException(
          "the planted fault " + name + " needs lines tests:, fault: and a patch");
    }
    return new Fault(name, hunters, what, List.copyOf(files), patch);
  }
}
