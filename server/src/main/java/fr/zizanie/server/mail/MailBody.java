package fr.zizanie.server.mail;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** One letter as it is written, line by line, as plain text and as a document at once. */
final class MailBody {
  /**
   * Some mail programs know nothing but what stands on each element; others darken what they show.
   */
  private static final String HEAD =
      """
      <!doctype html>
      <html lang="{lang}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">\
      <meta name="viewport" content="width=device-width"><title>{title}</title><style>
      @media (prefers-color-scheme: dark) {
      .zz-paper { background: #1a1f22 !important; }
      .zz-ink, .zz-ink a { color: #f0eadc !important; border-color: #f0eadc !important; }
      .zz-soft, .zz-soft a { color: #c3beb0 !important; border-color: #394146 !important; }
      a.zz-ink { color: #f0eadc !important; }
      a.zz-go { background: #f0eadc !important; color: #1a1f22 !important; }
      .zz-seed { color: #f0805f !important; }
      }
      </style></head>
      <body class="zz-paper" style="margin:0;background:#f5f1e6">
      <div class="zz-paper zz-ink" style="max-width:560px;margin:0 auto;padding:28px 20px;background:#f5f1e6;\
      color:#20263a;font:16px/1.5 Georgia,'Times New Roman',serif">
      <p class="zz-ink" style="margin:0 0 24px;padding:0 0 12px;border-bottom:2px solid #20263a;\
      font-size:24px;line-height:1;color:#20263a">Zizanie<span class="zz-seed" style="color:#c4472e">.</span></p>
      """;

  private static final String FOOT = "</div></body></html>\n";

  /** A part of a sentence in both forms. */
  record Part(String text, String html) {}

  private final StringBuilder html;
  private final List<String> lines = new ArrayList<>();

  MailBody(String language, String title) {
    html = new StringBuilder(HEAD.replace("{lang}", language).replace("{title}", escaped(title)));
  }

  /** A paragraph. */
  MailBody line(Part part) {
    html.append("<p style=\"margin:0 0 16px\">").append(part.html).append("</p>\n");
    lines.add(part.text + "\n");
    return this;
  }

  /** A paragraph of our own words. */
  MailBody line(String text) {
    return line(new Part(text, escaped(text)));
  }

  /** What is to be done. */
  MailBody go(String verb, String link) {
    html.append("<p style=\"margin:0 0 24px\"><a class=\"zz-go\" href=\"")
        .append(escaped(link))
        .append(
            "\" style=\"display:inline-block;padding:12px 20px;background:#20263a;color:#fdfaf3;"
                + "border-radius:4px;font:600 15px/1.2 Arial,sans-serif;text-decoration:none\">")
        .append(escaped(verb))
        .append("</a></p>\n");
    lines.add(link + "\n");
    return this;
  }

  /** One thing of several: what it is about, what has happened, until when. */
  MailBody item(String title, Part said, String until, String link) {
    html.append(
            "<p class=\"zz-soft\" style=\"margin:0;padding:14px 0;border-bottom:1px solid #d6cdb8;color:#4c5266\">")
        .append("<span style=\"font:600 13px/1.4 Arial,sans-serif\">")
        .append(escaped(title))
        .append("</span><br><a class=\"zz-ink\" href=\"")
        .append(escaped(link))
        .append("\" style=\"color:#20263a;font-size:18px\">")
        .append(said.html)
        .append("</a>")
        .append(until.isEmpty() ? "" : "<br><span style=\"font:14px/1.5 Arial,sans-serif\">")
        .append(escaped(until))
        .append(until.isEmpty() ? "" : "</span>")
        .append("</p>\n");
    lines.add(
        title
            + ": "
            + said.text
            + "."
            + (until.isEmpty() ? "" : " " + until)
            + "\n  "
            + link
            + "\n");
    return this;
  }

  /** Why this came and how it ends. */
  MailBody foot(String text, List<String> verbs, List<String> links) {
    html.append(
            "<p class=\"zz-soft\" style=\"margin:24px 0 0;color:#4c5266;font:13px/1.5 Arial,sans-serif\">")
        .append(escaped(text));
    var out = new StringBuilder("-- \n" + text + "\n");
    for (int i = 0; i < links.size(); i++) {
      html.append(i == 0 ? "<br>" : " · ")
          .append("<a href=\"")
          .append(escaped(links.get(i)))
          .append("\" style=\"color:#4c5266\">")
          .append(escaped(verbs.get(i)))
          .append("</a>");
      out.append(verbs.get(i)).append(": ").append(links.get(i)).append('\n');
    }
    html.append("</p>\n");
    lines.add(out.toString());
    return this;
  }

  String html() {
    return html + FOOT;
  }

  String text() {
    return lines.stream().collect(Collectors.joining("\n"));
  }

  /** {@return a text that is text in a document, whatever stands in it} */
  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
