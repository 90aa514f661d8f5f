package fr.zizanie.rules.core;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What may happen although it isn't a choice of the rules (Architecture, 2.7).
 *
 * @param by the seat that speaks; for the match's own events the seat they are about
 * @param detail the kind of a gesture, the words of an event that only its game knows; empty
 *     otherwise
 */
public record Event(Seat by, Kind kind, String detail) {
  /** The kinds of events, as Formats, 2 spells them with a space for the underscore. */
  public enum Kind {
    RESIGN,
    OFFER_DRAW,
    ACCEPT_DRAW,
    DECLINE_DRAW,
    OFFER_TAKEBACK,
    ACCEPT_TAKEBACK,
    DECLINE_TAKEBACK,
    /** By the seat that isn't to act; the seat to act claims by a choice. */
    CLAIM,
    /** Before the seat to act is told what could be done: once an action. It changes nothing. */
    HELP,
    /** Something a player does beside the game, which some games hear. */
    GESTURE,
    /** What only its game knows: a word that the game declares, and details. */
    TOLD,
    /** From the match: the running timed decision is over. */
    TIMEOUT,
    /** From the match: the clock of the seat to act has run out. */
    FLAG,
    /** From the match: the seat to act has been away for long, and the other claims the win. */
    LEFT,
    /** From the match: the same, and the other claims a draw. */
    LEFT_DRAW,
    /** From the match: the seat to act has never acted, and the other calls the game off. */
    UNPLAYED;

    private final String words = name().toLowerCase(Locale.ROOT).replace('_', ' ');

    /** {@return whether a player may raise it; the match raises the others} */
    public boolean spoken() {
      return switch (this) {
        case TIMEOUT, FLAG, LEFT, LEFT_DRAW, UNPLAYED -> false;
        default -> true;
      };
    }

    private boolean detailed() {
      return this == GESTURE || this == TOLD;
    }
  }

  /** {@return the event without detail} */
  public static Event of(Seat by, Kind kind) {
    return new Event(by, kind, "");
  }

  /** {@return the gesture of that kind} */
  public static Event gesture(Seat by, String kind) {
    return new Event(by, Kind.GESTURE, kind);
  }

  /** {@return the event of a game's own {@code word}} */
  public static Event told(Seat by, String word, String details) {
    return new Event(by, Kind.TOLD, word + " " + details);
  }

  /** {@return the event that {@code text} spells in a game with {@code own} words, if any} */
  public static Optional<Event> parse(Seat by, String text, Set<String> own) {
    for (Kind kind : Kind.values())
      if (!kind.detailed() && text.equals(kind.words)) return Optional.of(of(by, kind));
    int space = text.indexOf(' ');
    if (space < 1 || space + 1 == text.length()) return Optional.empty();
    String word = text.substring(0, space);
    if (word.equals(Kind.GESTURE.words)) return Optional.of(gesture(by, text.substring(space + 1)));
    return own.contains(word) ? Optional.of(new Event(by, Kind.TOLD, text)) : Optional.empty();
  }

  /** {@return the details after a game's own {@code word}, if it was told} */
  public Optional<String> after(String word) {
    return kind == Kind.TOLD && detail.startsWith(word + " ")
        ? Optional.of(detail.substring(word.length() + 1))
        : Optional.empty();
  }

  /** {@return the words of the text formats} */
  public String text() {
    return switch (kind) {
      case TOLD -> detail;
      case GESTURE -> kind.words + " " + detail;
      default -> kind.words;
    };
  }
}
