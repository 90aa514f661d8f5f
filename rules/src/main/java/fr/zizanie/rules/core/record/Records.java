package fr.zizanie.rules.core.record;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Option;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Records as text: header tags, a blank line, numbered movetext (Formats, 4).
 *
 * <p>Chance results stand in angle brackets, {@code <#12>}; events in braces, {@code {white: offer
 * draw}}.
 *
 * @param games those whose records are read
 * @param trees how a position that isn't plain text is written in its tag
 */
public record Records(List<Game<?, ?>> games, Trees trees) {
  private static final Pattern SAVED = Pattern.compile("\\{\\s*\"zizanie\"\\s*:\\s*\"saved game\"");

  private static final Refusal NO_RECORD =
      Reason.BAD_RECORD.because(
          "C’est une partie sauvegardée, pas une feuille de partie : ouvrez-la pour continuer à"
              + " jouer.",
          "This is a saved game, not a record: open it to play on.");

  public Records {
    games = List.copyOf(games);
  }

  /** Writes and reads trees as one line of text. */
  public interface Trees {
    /** {@return the line} */
    String write(Tree tree);

    /** {@return the tree of a line, if it is one} */
    Optional<Tree> read(String line);
  }

  /** A record that was read: the match, all its tags, and what was left to the seats. */
  public record Loaded(Match<?, ?> match, SequencedMap<String, String> tags, TimesLeft times) {
    /** A match without clocks. */
    public Loaded(Match<?, ?> match, SequencedMap<String, String> tags) {
      this(match, tags, TimesLeft.NONE);
    }
  }

  /**
   * {@return the record as {@code viewer} may have it, or everything; {@code tags} adds names, the
   * date and so on}
   */
  public <S, V> String write(Match<S, V> match, Map<String, String> tags, Optional<Viewer> viewer) {
    return write(match, tags, TimesLeft.NONE, viewer);
  }

  /** {@return the same with what was left to the seats} */
  public <S, V> String write(
      Match<S, V> match, Map<String, String> tags, TimesLeft times, Optional<Viewer> viewer) {
    return new RecordWriter<>(match, trees, times).write(tags, viewer);
  }

  /**
   * {@return the match that a record tells, or a game in a format of other programs, every entry
   * checked; or where it goes wrong}
   */
  public Answer<Loaded> read(String text) {
    String bare = text.startsWith("\ufeff") ? text.substring(1) : text;
    String begun = bare.stripLeading();
    if (SAVED.matcher(begun).lookingAt()) return Answer.no(NO_RECORD);
    for (var game : games)
      if (game instanceof Imported<?, ?> imported && imported.imports(begun))
        return imported.imported(begun);
    return PgnReader.reads(begun) ? PgnReader.read(this, begun) : new RecordReader(this).read(bare);
  }

  /** {@return what a game is played under whose tag {@code Rules} says which version} */
  static Answer<Options> options(Profile profile, String rules, Map<String, String> given) {
    if (!rules.matches("[1-9]\\d{0,3}") || Integer.parseInt(rules) > profile.rules())
      return Answer.no(
          Reason.BAD_RECORD.because(
              "La balise Rules dit la version des règles, de 1 à " + profile.rules() + ".",
              "The tag Rules says the version of the rules, from 1 to " + profile.rules() + "."));
    return profile.options(Integer.parseInt(rules), given);
  }

  /** {@return the value of an option as its tag writes it} */
  static String plain(String value) {
    return value.replace("%0A", "\n").replace("%20", " ").replace("%25", "%");
  }

  /** {@return the tag of a seat: its id with a capital, such as {@code White}} */
  public static String tag(Profile profile, Seat seat) {
    String id = profile.name(seat);
    return id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1);
  }

  /**
   * {@return the result token of an outcome: {@code 1-0} when the first seat won, {@code *} while
   * running, or where the game doesn't count}
   */
  public static String result(Optional<Outcome> outcome) {
    return outcome
        .map(o ->
            switch (o) {
              case Outcome.Won(Seat by, _) -> by == Seat.FIRST ? "1-0" : "0-1";
              case Outcome.Drawn _ -> "1/2-1/2";
              case Outcome.Annulled _ -> "*";
            })
        .orElse("*");
  }

  /** {@return the number written before an entry of {@code by}, if one is} */
  static Optional<String> number(int before, Optional<Seat> previous, Seat by) {
    if (by == Seat.FIRST && previous.filter(Seat.FIRST::equals).isEmpty())
      return Optional.of((before + 1) + ".");
    return previous.isEmpty() ? Optional.of((before + 1) + "...") : Optional.empty();
  }

  /** The options that differ from the defaults, as one tag; a space in a value is written %20. */
  static String options(Profile profile, Options options) {
    return options(profile, options, _ -> true);
  }

  /** The same of those options that are {@code told}. */
  static String options(Profile profile, Options options, Predicate<String> told) {
    var out = new ArrayList<String>();
    for (Option option : profile.options()) {
      String value = options.get(option.name());
      if (told.test(option.name()) && !value.equals(option.fallback()))
        out.add(
            option.name()
                + "="
                + value.replace("%", "%25").replace(" ", "%20").replace("\n", "%0A"));
    }
    return String.join(" ", out);
  }
}
