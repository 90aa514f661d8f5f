package fr.zizanie.server.people;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.password4j.Argon2Function;
import com.password4j.types.Argon2;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Passwords, as Argon2id. */
public final class Passwords {
  private static final int KIBIBYTES = 19 * 1024;
  private static final int PASSES = 2;
  private static final int BYTES = 32;
  private static final int SHORTEST = 10;
  private static final int LONGEST = 200;

  /** So many are worked out at a time: moves go on meanwhile. */
  private static final int AT_ONCE = 1;

  private static final int PATIENCE_SECONDS = 5;

  private static final Refusal LENGTH =
      Reason.BAD_FIELD.because(
          "Choisissez un mot de passe de " + SHORTEST + " à " + LONGEST + " caractères.",
          "Choose a password of " + SHORTEST + " to " + LONGEST + " characters.");

  private static final Refusal COMMON =
      Reason.BAD_FIELD.because(
          "Ce mot de passe est trop courant. Quelques mots sans rapport en" + " font un bon.",
          "This password is too common. A few unrelated words make a" + " good one.");

  private static final Set<String> KNOWN = read();

  private final Semaphore turns = new Semaphore(AT_ONCE, true);
  private final Argon2Function function;
  private Optional<String> nobodys = Optional.empty();

  /** Those whose guessing costs so much memory and so many passes over it. */
  public Passwords(int kibibytes, int passes) {
    function = Argon2Function.getInstance(kibibytes, passes, 1, BYTES, Argon2.ID);
  }

  /** {@return those that cost what OWASP asks for: 19 MiB, two passes} */
  public static Passwords usual() {
    return new Passwords(KIBIBYTES, PASSES);
  }

  private static Set<String> read() {
    try (var in =
            Objects.requireNonNull(Passwords.class.getResourceAsStream("common-passwords.txt"));
        var lines = new BufferedReader(new InputStreamReader(in, UTF_8))) {
      return lines.lines().collect(Collectors.toUnmodifiableSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return the password if it is one that isn't easily guessed for somebody of that name} */
  static Answer<String> accept(String password, String name) {
    int length = password.codePointCount(0, password.length());
    if (length < SHORTEST || length > LONGEST) return Answer.no(LENGTH);
    return easy(password.toLowerCase(Locale.ROOT), name) ? Answer.no(COMMON) : Answer.ok(password);
  }

  /** Common ones get no better by what people hang on to them. */
  private static boolean easy(String password, String name) {
    String core = password.replaceAll("^[^\\p{L}]+|[^\\p{L}]+$", "");
    return password.chars().distinct().count() < 5
        || KNOWN.contains(password)
        || KNOWN.contains(core)
        || core.length() < 3
        || core.equals("zizanie")
        || core.equals(name.toLowerCase(Locale.ROOT));
  }

  /** {@return what is kept of a password; or that too many are waiting} */
  Answer<String> hash(String password) {
    return turn(() -> function.hash(form(password)).getResult());
  }

  /** One form for the accents that keyboards compose in different ways (RFC 8265, OpaqueString). */
  private static String form(String password) {
    return Normalizer.normalize(password, Normalizer.Form.NFC);
  }

  /** {@return whether a password is the one of a hash, empty for nobody's} */
  Answer<Boolean> check(String password, String hash) {
    if (password.length() > 2 * LONGEST) return Answer.ok(false);
    return turn(() -> {
      String nobodys = nobodys();
      String known = hash.isEmpty() ? nobodys : hash;
      return Argon2Function.getInstanceFromHash(known).check(form(password), known)
          && !hash.isEmpty();
    });
  }

  /**
   * Some password, so that a name that nobody has takes as long as one that somebody has. It is
   * worked out in a turn, and so by one thread at a time.
   */
  private String nobodys() {
    if (nobodys.isEmpty()) nobodys = Optional.of(function.hash("nobody’s password").getResult());
    return nobodys.get();
  }

  private <T> Answer<T> turn(Supplier<T> work) {
    try {
      if (!turns.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS))
        return Answer.no(Reason.TOO_MANY.refusal());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return Answer.no(Reason.TOO_MANY.refusal());
    }
    try {
      return Answer.ok(work.get());
    } finally {
      turns.release();
    }
  }
}
