package fr.zizanie.rules.laws;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Notation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Makes well-spelled tokens near those that have been offered, of whatever game. */
final class NearTokens {
  private static final int REMEMBERED = 400;

  private final List<String> always;
  private final RandomGenerator random;
  private final List<String> known = new ArrayList<>();

  NearTokens(List<String> always, RandomGenerator random) {
    this.always = always;
    this.random = random;
  }

  /** {@return what is always tried, and about {@code some} more} */
  List<Choice> of(Notation<?> notation, List<Choice> offered, int some) {
    remember(notation.print(offered.get(random.nextInt(offered.size()))));
    var out = new LinkedHashSet<Choice>();
    for (String token : always) notation.parse(token).ifPresent(out::add);
    for (int i = 0; i < some; i++) out.add(offered.get(random.nextInt(offered.size())));
    for (int tries = 0, found = 0; tries < 20 * some && found < some; tries++) {
      Optional<Choice> made = notation.parse(near());
      if (made.isPresent() && out.add(made.get())) found++;
    }
    return List.copyOf(out);
  }

  private void remember(String token) {
    if (known.size() < REMEMBERED) known.add(token);
    else known.set(random.nextInt(REMEMBERED), token);
  }

  private String any() {
    return known.get(random.nextInt(known.size()));
  }

  /** A token, the beginning of one with the end of another, or one with a sign of another. */
  private String near() {
    String one = any();
    String other = any();
    int cut = random.nextInt(one.length() + 1);
    return switch (random.nextInt(4)) {
      case 0 -> one;
      case 1 -> one.substring(0, cut) + other.substring(Math.min(cut, other.length()));
      case 2 -> one.substring(0, cut) + other.substring(random.nextInt(other.length() + 1));
      default -> {
        int at = random.nextInt(one.length());
        char sign = other.charAt(random.nextInt(other.length()));
        yield one.substring(0, at) + sign + one.substring(at + 1);
      }
    };
  }
}
