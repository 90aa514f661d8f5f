package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What other sites get to show of a link, over HTTP. */
class PreviewTest {
  private static final Pattern LINES =
      Pattern.compile("<meta (property=\"og:|name=\"twitter)[^>]*>");

  /** In bytes: some who show links take no larger ones. */
  private static final int LARGEST = 120_000;

  @RegisterExtension private static final Served SERVED = Served.anew();

  private static HttpResponse<byte[]> bytes(String path) throws IOException, InterruptedException {
    var request = new Visitor(SERVED.port()).request(path);
    return Visitor.HTTP.send(request.build(), BodyHandlers.ofByteArray());
  }

  /** Whoever asks has no cookie, and neither plays nor is taken for a guest. */
  private static List<String> lines(String path) throws IOException, InterruptedException {
    String document = new Visitor(SERVED.port()).get(path).body();
    return LINES.matcher(document).results().map(line -> line.group()).toList();
  }

  private static String image(String name) {
    return "<meta property=\"og:image\" content=\"http://127.0.0.1:"
        + SERVED.port()
        + "/pictures/"
        + name
        + ".png\" />";
  }

  @Test
  void a_link_to_a_match_says_what_it_is_and_nothing_of_its_position()
      throws IOException, InterruptedException {
    var ann = SERVED.guest();
    ann.write("PUT", "/api/me", "{\"name\":\"Ann\"}");
    String id = ann.create("\"opponent\":\"screen\"");
    var before = lines("/g/" + id);
    assertThat(before)
        .contains(
            image("mutation"), "<meta name=\"twitter:card\" content=\"summary_large_image\" />")
        .anyMatch(
            line -> line.contains("og:title\" content=\"Chess Mutation") && line.contains("Ann"));
    assertThat(ann.call(id).play("white", "e2e4")).isEqualTo("accepted");
    assertThat(lines("/g/" + id)).isEqualTo(before);
  }

  @Test
  void every_game_and_the_house_have_a_picture() throws IOException, InterruptedException {
    assertThat(lines("/")).contains(image("zizanie"));
    var games = Games.all().stream().map(game -> game.profile().id()).toList();
    for (String game : games) assertThat(lines("/games/" + game)).contains(image(game));
    for (String name : Stream.concat(Stream.of("zizanie"), games.stream()).toList()) {
      var picture = bytes("/pictures/" + name + ".png");
      assertThat(picture.headers().firstValue("Content-Type")).contains("image/png");
      assertThat(picture.body()).as(name).hasSizeLessThan(LARGEST);
      var image = ImageIO.read(new ByteArrayInputStream(picture.body()));
      assertThat(image.getWidth()).isEqualTo(1200);
      assertThat(image.getHeight()).isEqualTo(630);
    }
  }

  @Test
  void a_picture_asked_for_where_it_was_drawn_once_is_that_of_its_game()
      throws IOException, InterruptedException {
    String id = SERVED.guest().create("\"opponent\":\"screen\"");
    for (String old : List.of("/api/matches/" + id + "/picture", "/api/games/mutation/picture")) {
      var moved = bytes(old);
      assertThat(moved.statusCode()).isEqualTo(301);
      assertThat(moved.headers().firstValue("Location")).contains("/pictures/mutation.png");
      assertThat(moved.headers().firstValue("Set-Cookie")).isEmpty();
    }
    assertThat(bytes("/api/matches/nowhere/picture").statusCode()).isEqualTo(404);
    assertThat(bytes("/api/games/chess/picture").statusCode()).isEqualTo(404);
  }
}
