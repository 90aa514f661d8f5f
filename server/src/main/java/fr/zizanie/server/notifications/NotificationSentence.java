package fr.zizanie.server.notifications;

import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.server.store.notifications.Notification;
import java.util.function.UnaryOperator;

/** What a notification says, where it isn't the page that says it. */
public final class NotificationSentence {
  private static final int LONGEST = 24;

  private NotificationSentence() {}

  /**
   * {@return a notification as a sentence without its full stop; the other's name is put in as
   * given}
   */
  public static Words of(Notification notification, UnaryOperator<String> name) {
    String other = seen(notification.other());
    boolean nameless = other.isEmpty();
    String fr = nameless ? "un joueur" : name.apply(other);
    String en = nameless ? "a player" : name.apply(other);
    String first = nameless ? "Un joueur" : fr;
    String begins = nameless ? "A player" : en;
    return switch (notification.kind()) {
      case TURN -> new Words("À vous de jouer contre " + fr, "Your turn against " + en);
      case DUE ->
          new Words(
              "Votre temps est presque écoulé contre " + fr,
              "You are running out of time against " + en);
      case OVER ->
          new Words(
              "Votre partie contre " + fr + " est finie", "Your game against " + en + " is over");
      case BEGUN ->
          new Words(
              "Votre partie contre " + fr + " peut commencer",
              "Your game against " + en + " can begin");
      case DEAL ->
          new Words(
              "À vous : ouvrez la table pour lancer la donne, contre " + fr,
              "Your turn: open the table to deal, against " + en);
      case CHALLENGED -> new Words(first + " vous défie", begins + " challenges you");
      case DECLINED ->
          new Words(first + " a décliné votre défi", begins + " declined your challenge");
      case WANTED ->
          new Words(first + " cherche un adversaire", begins + " is looking for an opponent");
    };
  }

  /** {@return a name on one line and without what can't be seen or turns text around} */
  public static String seen(String name) {
    var out = new StringBuilder();
    name.codePoints()
        .filter(NotificationSentence::plain)
        .limit(LONGEST)
        .forEach(out::appendCodePoint);
    return out.toString().strip();
  }

  private static boolean plain(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.PRIVATE_USE,
          Character.SURROGATE,
          Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }

  /** {@return a name that keeps its direction to itself, in plain text} */
  public static String isolated(String name) {
    boolean turns =
        name.codePoints()
            .map(Character::getDirectionality)
            .anyMatch(d ->
                d == Character.DIRECTIONALITY_RIGHT_TO_LEFT
                    || d == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC
                    || d == Character.DIRECTIONALITY_ARABIC_NUMBER);
    return turns ? "\u2068" + name + "\u2069" : name;
  }

  /** {@return where a notification leads, from the root of the site} */
  public static String path(Notification notification) {
    return notification
        .match()
        .filter(_ -> notification.kind() != Notification.Kind.DECLINED)
        .map(match -> "/g/" + match.text())
        .orElse("/games/" + notification.game());
  }
}
