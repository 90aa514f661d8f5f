package fr.zizanie.server.meeting;

import fr.zizanie.server.store.meeting.Meeting;
import fr.zizanie.sheets.wire.meeting.Looking;
import fr.zizanie.sheets.wire.meeting.MeetingToPage;
import fr.zizanie.sheets.wire.meeting.OpenSeat;
import fr.zizanie.sheets.wire.meeting.RatingInfo;
import fr.zizanie.sheets.wire.meeting.Sought;
import java.util.List;
import java.util.Optional;

/** What one visitor is to know of a game's open seats; it stays the same while nothing changes. */
record View(
    String game,
    List<OpenSeat> seats,
    List<Sought> sought,
    int others,
    Optional<RatingInfo> rating,
    Optional<Meeting.Seeker> own) {
  View {
    sought = List.copyOf(sought);
    seats = List.copyOf(seats);
  }

  /** {@return it as it is told at a time} */
  MeetingToPage at(long now) {
    return new MeetingToPage.Waiting(
        game,
        seats,
        sought,
        others,
        rating,
        own.map(one ->
            new Looking(
                one.pace(), one.rated(), !one.name().isEmpty(), Math.max(0, now - one.since()))));
  }
}
