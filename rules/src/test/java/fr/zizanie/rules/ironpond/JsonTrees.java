package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.ironpond.text.TreeReader;
import java.util.Optional;
import java.util.stream.Collectors;

/** Trees of plain words as JSON, for records that begin in a position. */
record JsonTrees() implements Records.Trees {
  @Override
  public String write(Tree tree) {
    return switch (tree) {
      case Tree.Text(String text) -> '"' + text + '"';
      case Tree.Whole(long whole) -> Long.toString(whole);
      case Tree.Flag(boolean flag) -> Boolean.toString(flag);
      case Tree.Items(var items) ->
          items.stream().map(this::write).collect(Collectors.joining(",", "[", "]"));
      case Tree.Fields(var fields) ->
          fields.entrySet().stream()
              .map(e -> '"' + e.getKey() + "\":" + write(e.getValue()))
              .collect(Collectors.joining(",", "{", "}"));
      default -> throw new IllegalArgumentException(tree.toString());
    };
  }

  @Override
  public Optional<Tree> read(String line) {
    return TreeReader.read(line);
  }
}
