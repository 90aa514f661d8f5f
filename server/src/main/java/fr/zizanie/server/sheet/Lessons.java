package fr.zizanie.server.sheet;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.trait.Lesson;
import fr.zizanie.rules.core.trait.Taught;
import fr.zizanie.server.json.Json;
import fr.zizanie.server.json.Trees;
import tools.jackson.core.JsonGenerator;

/** The lessons of a game as the page reads them. */
public final class Lessons {
  private Lessons() {}

  /** {@return the page's list of Lesson} */
  public static String text(Game<?, ?> game) {
    return Json.text(out -> {
      out.writeStartArray();
      for (Lesson lesson : Taught.lessons(game)) write(game, lesson, out);
      out.writeEndArray();
    });
  }

  private static void write(Game<?, ?> game, Lesson lesson, JsonGenerator out) {
    out.writeStartObject();
    out.writeStringProperty("id", lesson.id());
    out.writeObjectPropertyStart("options");
    lesson.options().forEach(out::writeStringProperty);
    out.writeEndObject();
    out.writeStringProperty("position", new Trees().write(lesson.position()));
    out.writeStringProperty("seed", lesson.seed());
    out.writeStringProperty("learner", game.profile().name(lesson.learner()));
    out.writeArrayPropertyStart("steps");
    for (Lesson.Step step : lesson.steps()) {
      out.writeStartObject();
      step.by().ifPresent(seat -> out.writeStringProperty("by", game.profile().name(seat)));
      out.writeArrayPropertyStart("actions");
      step.actions().forEach(out::writeString);
      out.writeEndArray();
      out.writeEndObject();
    }
    out.writeEndArray();
    words("goal", lesson.goal(), out);
    words("close", lesson.close(), out);
    out.writeEndObject();
  }

  private static void words(String name, Words words, JsonGenerator out) {
    out.writeObjectPropertyStart(name);
    out.writeStringProperty("fr", words.fr());
    out.writeStringProperty("en", words.en());
    out.writeEndObject();
  }
}
