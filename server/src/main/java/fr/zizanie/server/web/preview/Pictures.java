package fr.zizanie.server.web.preview;

import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import javax.imageio.ImageIO;

/** Pictures of boards as PNG: what is drawn is only what is given, and the newest are kept. */
final class Pictures {
  private static final int WIDTH = 1200;
  private static final int HEIGHT = 630;

  /** About 40 KiB each. */
  private static final int KEPT = 200;

  private final Art art = Art.byDay();
  private final Map<String, byte[]> kept =
      Collections.synchronizedMap(
          new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, byte[]> eldest) {
              return size() > KEPT;
            }
          });

  private final Predicate<String> allowed;

  /** Pictures; {@code allowed} says whether one more may be drawn for an address. */
  Pictures(Predicate<String> allowed) {
    this.allowed = allowed;
  }

  /** {@return the picture of a board as its sheet describes it, where the page was built} */
  Answer<Response> answer(Request request, Tree.Fields board) {
    if (!art.there()) return Answer.no(Reason.UNKNOWN_COMMAND.refusal());
    String svg = new BoardDrawing(art, board).svg();
    String tag = "\"" + digest(svg) + "\"";
    boolean same = request.header("if-none-match").filter(tags -> tags.contains(tag)).isPresent();
    if (!same && !kept.containsKey(tag) && !allowed.test(request.remote()))
      return Answer.no(Reason.TOO_MANY.refusal());
    Response answer =
        same
            ? Response.of(304, "image/png", new byte[0])
            : Response.of(200, "image/png", png(tag, svg));
    return Answer.ok(answer.with("ETag", tag).with("Cache-Control", "public, max-age=60"));
  }

  /** One at a time: drawing is the costliest thing that a stranger can ask for. */
  private byte[] png(String tag, String svg) {
    synchronized (art) {
      return kept.computeIfAbsent(tag, _ -> drawn(svg));
    }
  }

  private static byte[] drawn(String svg) {
    var in = new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8));
    var document = new SVGLoader().load(in, null, LoaderContext.createDefault());
    if (document == null) throw new IllegalStateException("no picture: " + svg);
    var image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D pen = image.createGraphics();
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    document.render(null, pen, new ViewBox(0, 0, WIDTH, HEIGHT));
    pen.dispose();
    var out = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "png", out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  private static String digest(String text) {
    try {
      var sha = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha.digest(text.getBytes(StandardCharsets.UTF_8)), 0, 12);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
