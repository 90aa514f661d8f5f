package fr.zizanie.server.meeting;

import fr.zizanie.server.store.meeting.Meeting;
import fr.zizanie.sheets.wire.meeting.Looking;
import fr.zizanie.sheets.wire.meeting.MeetingToPage;
import fr.zizanie.sheets.wire.meeting.OpenSeat;
import fr.zizanie.sheets.wire.meeting.RatingInfo;
import java.util.List;
import java.util.Optional;

/** What one visitor is to know of a game's open seats; it stays the same while nothing changes. */
record View(
    List<OpenSeat> seats, int others, Optional<RatingInfo> rating, Optional<Meeting.Seeker> own) {
  View {
    seats = List.copyOf(seats);
  }

  /** {@return it as it is told at a time} */
  MeetingToPage at(long now) {
    return new MeetingToPage.Waiting(
        seats,
        others,
        rating,
        own.map(one -> new Looking(one.pace(), one.rated(), Math.max(0, now - one.since()))));
  }
}
