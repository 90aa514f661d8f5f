package fr.zizanie.server.mail;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import java.net.IDN;
import java.util.Locale;
import java.util.regex.Pattern;

/** How addresses of mail are written: what every mail server takes, and nothing else. */
final class Addressing {
  private static final int LONGEST = 254;

  private static final Pattern LOCAL =
      Pattern.compile("(?=.{1,64}$)[\\w!#$%&'*+/=?^`{|}~-]+(\\.[\\w!#$%&'*+/=?^`{|}~-]+)*");

  /** What mail programs never take for an option, a pipe or a path. */
  private static final Pattern BEGINNING = Pattern.compile("[A-Za-z0-9].*");

  private static final Pattern DOMAIN =
      Pattern.compile("([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+(?=.*[a-z])[a-z0-9-]{2,63}");

  private static final Refusal BAD =
      Reason.BAD_FIELD.because(
          "Ce n’est pas une adresse de courriel. Vérifiez-la.",
          "That is not an e-mail address. Check it.");

  private static final Refusal ODD =
      Reason.BAD_FIELD.because(
          "Seules les adresses qui commencent par une lettre ou un chiffre sont acceptées.",
          "Only addresses that begin with a letter or a digit are accepted.");

  private Addressing() {}

  /** {@return the address that somebody typed, with the domain as it is asked for} */
  static Answer<String> read(String typed) {
    String text = typed.strip();
    int at = text.lastIndexOf('@');
    if (at < 1 || text.length() > LONGEST) return Answer.no(BAD);
    String local = text.substring(0, at);
    String domain = domain(text.substring(at + 1));
    boolean fits = local.length() + 1 + domain.length() <= LONGEST;
    if (!fits || !LOCAL.matcher(local).matches() || !DOMAIN.matcher(domain).matches())
      return Answer.no(BAD);
    return BEGINNING.matcher(local).matches() ? Answer.ok(local + "@" + domain) : Answer.no(ODD);
  }

  private static String domain(String typed) {
    try {
      return IDN.toASCII(typed, IDN.USE_STD3_ASCII_RULES).toLowerCase(Locale.ROOT);
    } catch (IllegalArgumentException _) {
      return "";
    }
  }

  /** {@return the same text for addresses that mostly lead to one person} */
  static String folded(String address) {
    return address.toLowerCase(Locale.ROOT).replaceFirst("\\+[^@]*(?=@)", "");
  }
}
