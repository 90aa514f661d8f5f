package fr.zizanie.app.serve;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * What the environment says where no flag does: {@code ZIZANIE_OPERATOR_PORT} stands for {@code
 * --operator-port}. An empty variable says nothing.
 */
public record Environment(Map<String, String> variables) implements IDefaultValueProvider {
  public Environment {
    variables = Map.copyOf(variables);
  }

  /** {@return the variable that stands for a flag such as {@code --operator-port}} */
  static String variable(String flag) {
    return "ZIZANIE_" + flag.substring(2).replace('-', '_').toUpperCase(Locale.ROOT);
  }

  /** {@return what the environment says for a flag} */
  Optional<String> of(String flag) {
    return Optional.ofNullable(variables.get(variable(flag))).filter(value -> !value.isBlank());
  }

  @Override
  public String defaultValue(ArgSpec arg) {
    return arg instanceof OptionSpec option
        ? of(option.longestName()).orElse(arg.defaultValue())
        : arg.defaultValue();
  }
}
