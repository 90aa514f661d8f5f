package fr.zizanie.testbed;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.Projection;
import fr.zizanie.table.setup.Deal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * Which cards a test wants the hands of a new match to hold.
 *
 * @param hands by the name of the seat
 */
record Wish(String game, Map<String, String> options, Map<String, List<String>> hands) {
  /** A test that wants what comes less often than once in so many deals asks for too much. */
  private static final int MOST = 50_000;

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** {@return the first of what is drawn that fits; nothing if none of very many does} */
  Optional<PlannedDraws.Planned> fulfilled(Supplier<PlannedDraws.Planned> draws) {
    return fulfilled(draws, MOST);
  }

  /** {@return the first of so many draws that fits; nothing if none does} */
  Optional<PlannedDraws.Planned> fulfilled(Supplier<PlannedDraws.Planned> draws, int most) {
    return fulfilled(Games.named(game).orElseThrow(), draws, most);
  }

  private <S, V> Optional<PlannedDraws.Planned> fulfilled(
      Game<S, V> of, Supplier<PlannedDraws.Planned> draws, int most) {
    var blank = Match.begin(of, Options.read(of.profile().options(), options).orThrow());
    return Stream.generate(draws)
        .limit(most)
        .filter(drawn ->
            fits(blank.deal(Deal.unbound(drawn.seed(), List.of("", "")).dealer(drawn.id()))))
        .findFirst();
  }

  private boolean fits(Match<?, ?> dealt) {
    return Stream.of(Seat.values()).allMatch(seat -> fits(dealt, seat));
  }

  private boolean fits(Match<?, ?> dealt, Seat seat) {
    String name = dealt.profile().name(seat);
    var wanted = hands.getOrDefault(name, List.of());
    return wanted.isEmpty() || held(dealt, seat, name).containsAll(wanted);
  }

  private static List<String> held(Match<?, ?> dealt, Seat seat, String name) {
    JsonNode beside = MAPPER.readTree(Projection.of(dealt, Viewer.of(seat), 0).beside().toString());
    return beside
        .path("cards")
        .path("hands")
        .path(name)
        .valueStream()
        .map(card -> card.asString(""))
        .toList();
  }
}
