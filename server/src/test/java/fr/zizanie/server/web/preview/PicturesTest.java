package fr.zizanie.server.web.preview;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.people.Identity;
import fr.zizanie.server.web.api.Route;
import fr.zizanie.server.web.http.Body;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.table.seat.PlayerId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What it costs to be asked for pictures. */
class PicturesTest {
  private final List<String> drawn = new ArrayList<>();

  private final Previews previews =
      new Previews(
          (_, _) -> Answer.no(Reason.UNKNOWN_MATCH.refusal()),
          Games::named,
          address -> {
            drawn.add(address);
            return !address.equals("glutton");
          });

  private Answer<Response> asked(String game, String address) {
    var request =
        new Request(
            "GET", "/api/games/" + game + "/picture", Map.of(), Map.of(), address, Body.NONE);
    return previews
        .routes()
        .getLast()
        .handler()
        .answer(
            new Route.Visit(
                request, new Identity(PlayerId.NOBODY, ""), Optional.empty(), List.of(game), ""));
  }

  @Test
  void a_picture_is_drawn_once_and_what_is_kept_is_had_even_by_who_asked_for_too_much() {
    assertThat(asked("felon", "glutton")).isEqualTo(Answer.no(Reason.TOO_MANY.refusal()));
    var first = asked("felon", "ann").orThrow();
    var again = asked("felon", "ben").orThrow();
    assertThat(again.body()).isSameAs(first.body());
    assertThat(asked("felon", "glutton").orThrow().body()).isSameAs(first.body());
    assertThat(drawn).containsExactly("glutton", "ann");
  }
}
