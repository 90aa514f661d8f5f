package fr.zizanie.app.serve;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Every value that a server would run with and where it came from, a line each. */
final class Configuration {
  private static final Pattern PASSWORD =
      Pattern.compile("(?<=[?&;]password=)[^&;]*|(?<=//[^/@:]{0,200}:)[^/@]*(?=@)");

  private static final String NONE = "(none)";
  private static final String HIDDEN = "***";
  private static final String USER = "--database-user";
  private static final String PASSWORD_OF_USER = "--database-password";

  private Configuration() {}

  /** {@return the flags that carry a value of a command that has been read} */
  static List<OptionSpec> flags(CommandSpec spec) {
    return spec.options().stream()
        .filter(option -> !option.usageHelp() && !option.longestName().equals(Serve.PRINT))
        .toList();
  }

  /**
   * {@return a line for each flag: name, value, and the flag, variable or default it is from; and
   * who speaks to the database and the mail server's password, which have no flags because others
   * could read them}
   */
  static List<String> lines(CommandSpec spec, Environment environment) {
    return Stream.concat(
            flags(spec).stream()
                .map(
                    flag -> line(flag.longestName(), shown(flag), source(spec, environment, flag))),
            Stream.of(
                line(USER, environment.of(USER).orElse(NONE), told(environment, USER)),
                secret(PASSWORD_OF_USER, environment),
                secret(MailFlags.PASSWORD, environment)))
        .toList();
  }

  private static String secret(String name, Environment environment) {
    return line(name, environment.of(name).map(_ -> HIDDEN).orElse(NONE), told(environment, name));
  }

  private static String line(String name, String value, String source) {
    return "%-20s %-32s %s".formatted(name.substring(2), value, source);
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
    return PASSWORD.matcher(text).replaceAll(HIDDEN);
  }

  private static String source(CommandSpec spec, Environment environment, OptionSpec flag) {
    String name = flag.longestName();
    if (spec.commandLine().getParseResult().hasMatchedOption(flag)) return name;
    return told(environment, name);
  }

  private static String told(Environment environment, String name) {
    return environment.of(name).isPresent() ? Environment.variable(name) : "default";
  }
}
