package fr.zizanie.server.json;

import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.record.Records;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Positions as text: plain text stays so, anything else is one line of JSON. */
public final class Trees implements Records.Trees {
  @Override
  public String write(Tree tree) {
    return tree instanceof Tree.Text(String text) ? text : node(tree).toString();
  }

  @Override
  public Optional<Tree> read(String line) {
    return line.startsWith("{") ? Json.node(line).flatMap(Trees::tree) : plain(line);
  }

  private static Optional<Tree> plain(String line) {
    return Optional.of(new Tree.Text(line));
  }

  /** {@return the tree of a node; none if it holds a null or a fraction} */
  public static Optional<Tree> tree(JsonNode node) {
    if (node.isString()) return plain(node.stringValue());
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
