package fr.zizanie.app.serve;

import java.util.List;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Every value that a server would run with and where it came from, a line each. */
final class Configuration {
  private static final Pattern PASSWORD =
      Pattern.compile("(?<=[?&;]password=)[^&;]*|(?<=//[^/@:]{0,200}:)[^/@]*(?=@)");

  private static final String NONE = "(none)";

  private Configuration() {}

  /** {@return the flags that carry a value of a command that has been read} */
  static List<OptionSpec> flags(CommandSpec spec) {
    return spec.options().stream()
        .filter(option -> !option.usageHelp() && !option.longestName().equals(Serve.PRINT))
        .toList();
  }

  /** {@return a line for each flag: name, value, and the flag, variable or default it is from} */
  static List<String> lines(CommandSpec spec, Environment environment) {
    return flags(spec).stream()
        .map(flag ->
            "%-20s %-32s %s"
                .formatted(
                    flag.longestName().substring(2), shown(flag), source(spec, environment, flag)))
        .toList();
  }

  private static String shown(OptionSpec flag) {
    Object value = flag.getValue();
    if (value instanceof java.util.Optional<?> given)
      return given.map(text -> hidden(text.toString())).orElse(NONE);
    String text = value.toString();
    return text.isEmpty() ? NONE : hidden(text);
  }

  /** {@return a text without the passwords that a JDBC address may hold} */
  static String hidden(String text) {
    return PASSWORD.matcher(text).replaceAll("***");
  }

  private static String source(CommandSpec spec, Environment environment, OptionSpec flag) {
    String name = flag.longestName();
    if (spec.commandLine().getParseResult().hasMatchedOption(flag)) return name;
    return environment.of(name).isPresent() ? Environment.variable(name) : "default";
  }
}
