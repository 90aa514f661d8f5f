package fr.zizanie.rules.core;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is fixed about a game.
 *
 * @param id as in Formats, 1
 * @param rules the newest version of its rules; a game goes on under the one it began with
 * @param seats the two seat ids in moving order
 */
public record Profile(
    String id, String title, int rules, List<String> seats, List<Option> options) {
  public Profile {
    seats = List.copyOf(seats);
    options = List.copyOf(options);
    if (seats.size() != 2) throw new IllegalArgumentException("two seats: " + seats);
  }

  /** {@return options under a version of the rules, or what is wrong with either} */
  public Answer<Options> options(int version, Map<String, String> given) {
    if (version < 1 || version > rules)
      return Answer.no(
          Reason.BAD_OPTION.because(
              "rules : une version des règles de 1 à " + rules + ".",
              "rules: a version of the rules from 1 to " + rules + "."));
    return Options.read(options, given)
        .then(read -> Answer.ok(version == rules ? read : read.under(version)));
  }

  /** {@return whether these values of options by name make the usual game, and no other one} */
  public boolean usual(Map<String, String> chosen) {
    return options.stream().allMatch(option -> option.usual(chosen));
  }

  /** {@return the version of the rules under which options are played} */
  public int rules(Options agreed) {
    return agreed.rules(rules);
  }

  /** {@return the id of {@code seat}} */
  public String name(Seat seat) {
    return seats.get(seat.ordinal());
  }

  /** {@return the id of {@code viewer}: a seat's, or {@code public}} */
  public String name(Viewer viewer) {
    return viewer == Viewer.PUBLIC ? "public" : seats.get(viewer.ordinal());
  }

  /** {@return the seat of that id} */
  public Optional<Seat> seat(String id) {
    int i = seats.indexOf(id);
    return i < 0 ? Optional.empty() : Optional.of(Seat.values()[i]);
  }

  /** {@return the viewer of that id} */
  public Optional<Viewer> viewer(String id) {
    return id.equals("public") ? Optional.of(Viewer.PUBLIC) : seat(id).map(Viewer::of);
  }
}
