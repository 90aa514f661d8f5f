package fr.zizanie.rules.core;

import java.util.Locale;
import java.util.Optional;

/**
 * What may happen although it isn't a choice of the rules (DESIGN, section 10).
 *
 * @param by the seat that speaks; for the match's own events the seat they are about
 * @param detail the kind of a gesture, the times of shots; empty otherwise
 */
public record Event(Seat by, Kind kind, String detail) {
  /** The kinds of events, as FORMATS section 2 spells them with a space for the underscore. */
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
    GESTURE,
    /** What a hand did at the times told, in milliseconds, where a game knows dexterity. */
    SHOTS,
    /** From the match: the running timed decision is over. */
    TIMEOUT,
    /** From the match: the clock of the seat to act has run out. */
    FLAG;

    private final String words = name().toLowerCase(Locale.ROOT).replace('_', ' ');

    /** {@return whether a player may raise it; the match raises the others} */
    public boolean spoken() {
      return this != TIMEOUT && this != FLAG;
    }
  }

  /** {@return the event without detail} */
  public static Event of(Seat by, Kind kind) {
    return new Event(by, kind, "");
  }

  /** {@return the event that {@code text} spells, if it spells one} */
  public static Optional<Event> parse(Seat by, String text) {
    for (Kind kind : Kind.values()) {
      boolean detailed = kind == Kind.GESTURE || kind == Kind.SHOTS;
      if (!detailed && text.equals(kind.words)) return Optional.of(of(by, kind));
      if (detailed && text.startsWith(kind.words + " ") && text.length() > kind.words.length() + 1)
        return Optional.of(new Event(by, kind, text.substring(kind.words.length() + 1)));
    }
    return Optional.empty();
  }

  /** {@return the words of FORMATS} */
  public String text() {
    return detail.isEmpty() ? kind.words : kind.words + " " + detail;
  }
}
