package fr.zizanie.sheets.wire.notifications;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;
import java.util.Optional;

/**
 * Something that somebody is told who isn't there.
 *
 * @param number grows with each of theirs
 * @param at in milliseconds since 1970
 * @param match where it leads; to the page of the game if it is about none
 * @param other name of the person it is about; empty if nobody has one
 * @param due when it has to be done by, in milliseconds since 1970; 0 if nobody counts
 */
@Wire
public record NotificationItem(
    long number,
    long at,
    @OneOf({"turn", "due", "over", "begun", "deal", "challenged", "declined", "wanted"})
        String kind,
    String game,
    Optional<String> match,
    String other,
    long due,
    boolean seen) {}
