package fr.zizanie.testing.dev;

import java.nio.file.Path;

/**
 * What somebody asks of the development server.
 *
 * @param port where the page is
 * @param data the folder of its database
 */
record Options(int port, Path data, boolean help) {
  static final String USAGE =
      """
      Usage: ./zizanie dev [--port N] [--data FOLDER]
        --port N       where the page is (5173)
        --data FOLDER  its database (target/dev)
      """;

  static Options of(String... words) throws Dev.Failure {
    var options = new Options(5173, Path.of("target", "dev"), false);
    for (int i = 0; i < words.length; i++)
      options =
          switch (words[i]) {
            case "--help", "-h" -> new Options(options.port, options.data, true);
            case "--port" -> new Options(port(word(words, ++i)), options.data, options.help);
            case "--data" -> new Options(options.port, Path.of(word(words, ++i)), options.help);
            default -> throw new Dev.Failure("what is " + words[i] + "? (./zizanie dev --help)");
          };
    return options;
  }

  private static String word(String[] words, int at) throws Dev.Failure {
    if (at < words.length) return words[at];
    throw new Dev.Failure(words[at - 1] + " needs a value (./zizanie dev --help)");
  }

  private static int port(String word) throws Dev.Failure {
    if (word.matches("[1-9]\\d{0,4}") && Integer.parseInt(word) <= 65_535)
      return Integer.parseInt(word);
    throw new Dev.Failure("--port needs a number from 1 to 65535, not " + word);
  }
}
