package fr.zizanie.codec;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes the JSON schema of what crosses the wire: one definition a type. */
final class Schema {
  /** The cases whose parts stand in the objects of others, by name. */
  private final Set<String> spread = new HashSet<>();

  private Schema(Collection<Shape.Told> types) {
    for (Shape.Told type : types)
      if (type instanceof Shape.Struct struct)
        for (Shape.Part part : struct.parts())
          if (part.spread())
            for (Shape.Told other : types)
              if (other instanceof Shape.Union union && union.name().equals(name(part)))
                union.cases().forEach(one -> spread.add(one.name()));
  }

  /** The union that a part is of which the cases are spread. */
  private static String name(Shape.Part part) {
    return part.shape() instanceof Shape.Precompiled(Shape.Type(Shape.Told type))
        ? type.name()
        : "";
  }

  /** {@return the schema, a definition a line} */
  static String of(Collection<Shape.Told> types) {
    var schema = new Schema(types);
    return types.stream()
        .map(type -> "    " + text(type.name()) + ": " + schema.definition(type))
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

  private String definition(Shape.Told type) {
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

  private String struct(Shape.Struct type) {
    var properties = new ArrayList<String>();
    var required = new ArrayList<String>();
    for (Shape.Tag tag : type.tags()) {
      properties.add(text(tag.field()) + ": {\"const\": " + text(tag.value()) + "}");
      required.add(tag.field());
    }
    var others = new ArrayList<String>();
    for (Shape.Part part : type.parts()) {
      if (part.spread()) {
        others.add(reference(name(part)));
        continue;
      }
      Shape shape =
          part.required() || !(part.shape() instanceof Shape.Maybe(Shape inner))
              ? part.shape()
              : inner;
      properties.add(text(part.name()) + ": " + shape(shape, part.says()));
      if (part.required()) required.add(part.name());
    }
    String object =
        "\"type\": \"object\", \"properties\": {%s}, \"required\": %s"
            .formatted(String.join(", ", properties), list(required));
    if (!others.isEmpty())
      return "{%s\"allOf\": [{%s}, %s], \"unevaluatedProperties\": false}"
          .formatted(says(type.says()), object, String.join(", ", others));
    return "{%s%s%s}"
        .formatted(
            says(type.says()),
            object,
            spread.contains(type.name()) ? "" : ", \"additionalProperties\": false");
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
      case Shape.Atom(var words) ->
          before
              + "\"anyOf\": [{\"type\": \"integer\"}, "
              + shape(new Shape.Text(words), "")
              + "]}";
      case Shape.Items(Shape item) ->
          before + "\"type\": \"array\", \"items\": " + shape(item, "") + "}";
      case Shape.Named(Shape value) ->
          before + "\"type\": \"object\", \"additionalProperties\": " + shape(value, "") + "}";
      case Shape.Maybe(Shape value) ->
          before + "\"anyOf\": [" + shape(value, "") + ", {\"type\": \"null\"}]}";
      case Shape.Precompiled(Shape value) -> shape(value, says);
      // A description beside a reference would make it another type of the same kind.
      case Shape.Type(Shape.Told type) when !says.isEmpty() ->
          before + "\"allOf\": [" + reference(type.name()) + "]}";
      case Shape.Type(Shape.Told type) -> reference(type.name());
    };
  }
}
