package fr.zizanie.server.mail;

import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.server.mail.MailBody.Part;
import fr.zizanie.server.notifications.NotificationSentence;
import fr.zizanie.server.people.SignedIn;
import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.people.Addresses;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What letters say, in the reader's language.
 *
 * @param home where their links lead
 * @param titles names a game by its id
 */
public record Letters(URI home, UnaryOperator<String> titles) {
  /** How long a digest is worth being sent. */
  private static final Duration NEWS = Duration.ofHours(6);

  private static final Words ASIDE =
      new Words(
          "Ce n’est pas vous ? Ignorez ce courriel : il ne se passera rien.",
          "Not you? Ignore this e-mail: nothing will happen.");

  private static String in(String language, Words words) {
    return language.equals("fr") ? words.fr() : words.en();
  }

  /** {@return what asks whether an address is theirs who gave it} */
  Letter confirm(String to, String language, String name, String token) {
    return simple(
        to,
        language,
        name,
        new Words("Confirmez votre adresse", "Confirm your address"),
        new Words(
            "Le compte %s, sur %s, voudrait recevoir ses courriels à cette adresse. Si c’est vous,"
                + " confirmez-la dans les 24 heures.",
            "The account %s, on %s, would like to get its e-mails at this address. If that is you,"
                + " confirm it within 24 hours."),
        new Words("Confirmer l’adresse", "Confirm the address"),
        "/confirm#" + token,
        Mailing.CONFIRMING);
  }

  /** {@return what lets somebody in who has lost every other way} */
  Letter enter(String to, String language, String name, String token) {
    return simple(
        to,
        language,
        name,
        new Words("Connectez-vous à votre compte", "Sign in to your account"),
        new Words(
            "Ce lien vous connecte au compte %s, sur %s. Il marche sur l’appareil où vous"
                + " l’ouvrez, une fois, pendant 15 minutes.",
            "This link signs you in to the account %s, on %s. It works on the device where you open"
                + " it, once, for 15 minutes."),
        new Words("Se connecter", "Sign in"),
        "/enter#" + token,
        SignedIn.LINKED);
  }

  private Letter simple(
      String to,
      String language,
      String name,
      Words subject,
      Words said,
      Words verb,
      String path,
      Duration life) {
    String title = in(language, subject) + " | Zizanie";
    String shown = NotificationSentence.seen(name);
    String pattern = in(language, said);
    var part =
        new Part(
            pattern.formatted(
                quoted(language, NotificationSentence.isolated(shown)), home.getHost()),
            MailBody.escaped(pattern)
                .formatted(
                    quoted(language, "<bdi>" + MailBody.escaped(shown) + "</bdi>"),
                    MailBody.escaped(home.getHost())));
    var paper =
        new MailBody(language, title)
            .line(part)
            .go(in(language, verb), home + path)
            .foot(in(language, ASIDE), List.of(), List.of());
    return new Letter(to, title, paper.text(), paper.html(), Optional.empty(), life, () -> {});
  }

  private static String quoted(String language, String name) {
    return language.equals("fr") ? "«\u00a0" + name + "\u00a0»" : "“" + name + "”";
  }

  /** {@return what tells somebody of notifications; {@code lost} is done if it can't be sent} */
  Letter digest(Addresses.Kept to, List<Inbox.Kept> notifications, long now, Runnable lost) {
    String language = to.language();
    String subject = subject(language, notifications);
    String leaving = home + "/unsubscribe/" + to.leaving();
    var paper = new MailBody(language, subject);
    for (Inbox.Kept kept : notifications) {
      Notification notification = kept.notification();
      paper.item(
          titles.apply(notification.game()),
          said(language, notification),
          left(language, notification.due() - now, notification.due() > 0),
          home + NotificationSentence.path(notification));
    }
    paper.foot(
        in(
            language,
            new Words(
                "Vous avez demandé des courriels quand vous n’êtes pas là.",
                "You asked for e-mails when you are away.")),
        List.of(
            in(language, new Words("Changer mes préférences", "Change my preferences")),
            in(language, new Words("Se désabonner", "Unsubscribe"))),
        List.of(home + "/me#mail", leaving));
    return new Letter(
        to.address(), subject, paper.text(), paper.html(), Optional.of(leaving), NEWS, lost);
  }

  private String subject(String language, List<Inbox.Kept> notifications) {
    if (notifications.size() > 1)
      return in(
          language,
          new Words(
              notifications.size() + " notifications | Zizanie",
              notifications.size() + " notifications | Zizanie"));
    Notification only = notifications.getFirst().notification();
    return in(language, NotificationSentence.of(only, NotificationSentence::isolated))
        + " | "
        + titles.apply(only.game());
  }

  private static Part said(String language, Notification notification) {
    return new Part(
        in(language, NotificationSentence.of(notification, NotificationSentence::isolated)),
        in(
            language,
            NotificationSentence.of(
                notification, name -> "<bdi>" + MailBody.escaped(name) + "</bdi>")));
  }

  /** What is left of a time, roughly: a letter isn't read at once. */
  private static String left(String language, long millis, boolean counts) {
    if (!counts || millis <= 0) return "";
    long hours = Duration.ofMillis(millis).toHours();
    if (hours >= 48)
      return in(language, new Words("Encore " + hours / 24 + " jours", hours / 24 + " days left"));
    if (hours >= 2)
      return in(language, new Words("Encore " + hours + " heures", hours + " hours left"));
    return in(language, new Words("Moins de 2 heures", "Less than 2 hours left"));
  }
}
