package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What other sites get to show of a link, over HTTP. */
class PreviewTest {
  @RegisterExtension private static final Served SERVED = Served.anew();

  private static HttpResponse<byte[]> bytes(String path, String... headers)
      throws IOException, InterruptedException {
    var request = new Visitor(SERVED.port()).request(path);
    if (headers.length > 0) request.headers(headers);
    return Visitor.HTTP.send(request.build(), BodyHandlers.ofByteArray());
  }

  /** Whoever asks has no cookie, and neither plays nor is taken for a guest. */
  @Test
  void a_link_to_a_match_says_what_it_is_and_shows_the_board()
      throws IOException, InterruptedException {
    var ann = SERVED.guest();
    ann.write("PUT", "/api/me", "{\"name\":\"Ann\"}");
    String id = ann.create("\"opponent\":\"screen\"");
    String picture = "/api/matches/" + id + "/picture";
    assertThat(new Visitor(SERVED.port()).get("/g/" + id).body())
        .contains(
            "<meta property=\"og:title\" content=\"Chess Mutation",
            "Ann",
            "<meta property=\"og:image\" content=\"http://127.0.0.1:" + SERVED.port() + picture,
            "<meta name=\"twitter:card\" content=\"summary_large_image\" />",
            "data-board=\"\"><svg aria-hidden=\"true\" viewBox=");

    var drawn = bytes(picture);
    assertThat(drawn.statusCode()).isEqualTo(200);
    assertThat(drawn.headers().firstValue("Content-Type")).contains("image/png");
    assertThat(drawn.headers().firstValue("Set-Cookie")).isEmpty();
    var image = ImageIO.read(new ByteArrayInputStream(drawn.body()));
    assertThat(image.getWidth()).isEqualTo(1200);
    assertThat(image.getHeight()).isEqualTo(630);

    String tag = drawn.headers().firstValue("ETag").orElseThrow();
    var same = bytes(picture, "If-None-Match", tag);
    assertThat(same.statusCode()).isEqualTo(304);
    assertThat(same.body()).isEmpty();

    assertThat(ann.call(id).play("white", "e2e4")).isEqualTo("accepted");
    var later = bytes(picture, "If-None-Match", tag);
    assertThat(later.statusCode()).isEqualTo(200);
    assertThat(later.headers().firstValue("ETag").orElseThrow()).isNotEqualTo(tag);
  }

  @Test
  void a_match_or_a_game_that_is_not_there_has_no_picture()
      throws IOException, InterruptedException {
    assertThat(bytes("/api/matches/nowhere/picture").statusCode()).isEqualTo(404);
    assertThat(bytes("/api/games/chess/picture").statusCode()).isEqualTo(404);
  }
}
