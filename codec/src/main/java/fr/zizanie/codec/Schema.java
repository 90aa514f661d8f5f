package fr.zizanie.codec;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Writes the JSON schema of what crosses the wire: one definition a type. */
final class Schema {
  private Schema() {}

  /** {@return the schema, a definition a line} */
  static String of(Collection<Shape.Told> types) {
    return types.stream()
        .map(type -> "    " + text(type.name()) + ": " + definition(type))
        .collect(
            Collectors.joining(
                ",\n",
                """
                {
                  "$schema": "https://json-schema.org/draft/2020-12/schema",
                  "title": "Wire",
                  "$defs": {
                """,
                "\n  }\n}\n"));
  }

  private static String text(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }

  private static String says(String text) {
    return text.isEmpty() ? "" : "\"description\": " + text(text) + ", ";
  }

  private static String list(List<String> texts) {
    return texts.stream().map(Schema::text).collect(Collectors.joining(", ", "[", "]"));
  }

  private static String definition(Shape.Told type) {
    return switch (type) {
      case Shape.Struct struct -> struct(struct);
      case Shape.Words words -> "{" + says(words.says()) + "\"enum\": " + list(words.words()) + "}";
      case Shape.Union union ->
          union.cases().stream()
              .map(c -> reference(c.name()))
              .collect(
                  Collectors.joining(
                      ", ",
                      "{"
                          + says(union.says())
                          + (union.tag().isEmpty() ? "\"anyOf\": [" : "\"oneOf\": ["),
                      "]}"));
    };
  }

  private static String struct(Shape.Struct type) {
    var properties = new ArrayList<String>();
    var required = new ArrayList<String>();
    for (Shape.Tag tag : type.tags()) {
      properties.add(text(tag.field()) + ": {\"const\": " + text(tag.value()) + "}");
      required.add(tag.field());
    }
    for (Shape.Part part : type.parts()) {
      Shape shape =
          part.required() || !(part.shape() instanceof Shape.Maybe(Shape inner))
              ? part.shape()
              : inner;
      properties.add(text(part.name()) + ": " + shape(shape, part.says()));
      if (part.required()) required.add(part.name());
    }
    return "{%s\"type\": \"object\", \"properties\": {%s}, \"required\": %s, \"additionalProperties\": false}"
        .formatted(says(type.says()), String.join(", ", properties), list(required));
  }

  private static String reference(String name) {
    return "{\"$ref\": \"#/$defs/" + name + "\"}";
  }

  private static String shape(Shape shape, String says) {
    String before = "{" + says(says);
    return switch (shape) {
      case Shape.Text(var words) ->
          before + (words.isEmpty() ? "\"type\": \"string\"}" : "\"enum\": " + list(words) + "}");
      case Shape.Whole _ -> before + "\"type\": \"integer\"}";
      case Shape.Fraction _ -> before + "\"type\": \"number\"}";
      case Shape.Flag _ -> before + "\"type\": \"boolean\"}";
      case Shape.WhenTrue _ -> before + "\"const\": true}";
      case Shape.Atom _ -> before + "\"type\": [\"string\", \"integer\"]}";
      case Shape.Items(Shape item) ->
          before + "\"type\": \"array\", \"items\": " + shape(item, "") + "}";
      case Shape.Named(Shape value) ->
          before + "\"type\": \"object\", \"additionalProperties\": " + shape(value, "") + "}";
      case Shape.Maybe(Shape value) ->
          before + "\"anyOf\": [" + shape(value, "") + ", {\"type\": \"null\"}]}";
      case Shape.Cut(Shape value) -> shape(value, says);
      case Shape.Type(Shape.Told type) -> before + reference(type.name()).substring(1);
    };
  }
}
