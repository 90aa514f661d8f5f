package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Wire;

/**
 * The answer to POST /api/feed: where somebody's notifications and turns can be read from now on,
 * which is told this once.
 *
 * @param atom an address of an Atom feed
 * @param calendar an address of an iCalendar
 */
@Wire
public record FeedInfo(String atom, String calendar) {}
