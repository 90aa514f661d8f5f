package fr.zizanie.terminal.json;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.sheets.json.Trees;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

/** Trees and records as JSON: the one mapper of the command line, with strict limits. */
public final class Json {
  public static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(64)
                          .maxNumberLength(40)
                          .build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  /** Records of all games, written and read as the server does. */
  public static final Records RECORDS = new Records(Games.all(), new Trees());

  private Json() {}

  /** {@return a JSON text as one word, as an option takes it; any other text as it is} */
  public static String word(String text) {
    try {
      return word(MAPPER.readTree(text));
    } catch (JacksonException _) {
      return text.strip();
    }
  }

  /** {@return a node as one word of ASCII} */
  public static String word(JsonNode node) {
    var out = new StringBuilder();
    String text = node.toString();
    for (int i = 0; i < text.length(); i++) {
      char sign = text.charAt(i);
      if (sign > ' ' && sign < 127) out.append(sign);
      else out.append("\\u%04x".formatted((int) sign));
    }
    return out.toString();
  }

  /** {@return the tree of a JSON text, if it is one} */
  public static Optional<Tree> tree(String text) {
    try {
      return tree(MAPPER.readTree(text));
    } catch (JacksonException _) {
      return Optional.empty();
    }
  }

  /** {@return the tree of a node; none if it holds a null or a fraction} */
  public static Optional<Tree> tree(JsonNode node) {
    if (node.isString()) return Optional.of(new Tree.Text(node.stringValue()));
    if (node.isBoolean()) return Optional.of(new Tree.Flag(node.booleanValue()));
    if (node.isIntegralNumber() && node.canConvertToLong())
      return Optional.of(new Tree.Whole(node.longValue()));
    if (node.isArray()) {
      var items = new ArrayList<Tree>();
      for (JsonNode item : node) {
        var tree = tree(item);
        if (tree.isEmpty()) return tree;
        items.add(tree.get());
      }
      return Optional.of(new Tree.Items(items));
    }
    if (node.isObject()) {
      var fields = new LinkedHashMap<String, Tree>();
      for (var field : node.properties()) {
        var tree = tree(field.getValue());
        if (tree.isEmpty()) return tree;
        fields.put(field.getKey(), tree.get());
      }
      return Optional.of(new Tree.Fields(fields));
    }
    return Optional.empty();
  }

  /** {@return the JSON of a tree} */
  public static JsonNode node(Tree tree) {
    var nodes = JsonNodeFactory.instance;
    return switch (tree) {
      case Tree.Text(String text) -> nodes.stringNode(text);
      case Tree.Whole(long value) -> nodes.numberNode(value);
      case Tree.Flag(boolean value) -> nodes.booleanNode(value);
      case Tree.Items(var items) -> {
        var array = nodes.arrayNode();
        items.forEach(item -> array.add(node(item)));
        yield array;
      }
      case Tree.Fields(var fields) -> {
        var object = nodes.objectNode();
        fields.forEach((name, value) -> object.set(name, node(value)));
        yield object;
      }
    };
  }
}
