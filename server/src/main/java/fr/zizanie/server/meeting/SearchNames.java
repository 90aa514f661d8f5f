package fr.zizanie.server.meeting;

import fr.zizanie.server.store.meeting.Meeting;
import fr.zizanie.table.seat.PlayerId;
import java.security.SecureRandom;
import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.stream.Collectors;

/** What searches are called where others see them: drawn anew for each, so that it names nobody. */
final class SearchNames {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int BYTES = 8;

  private record Search(PlayerId player, long since) {
    static Search of(Meeting.Seeker seeker) {
      return new Search(seeker.player(), seeker.since());
    }
  }

  private final Map<Search, String> names = new HashMap<>();

  String of(Meeting.Seeker seeker) {
    return names.computeIfAbsent(Search.of(seeker), _ -> drawn());
  }

  /** Forgets all but these. */
  void keep(Collection<Meeting.Seeker> seekers) {
    names.keySet().retainAll(seekers.stream().map(Search::of).collect(Collectors.toSet()));
  }

  private static String drawn() {
    var bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}
