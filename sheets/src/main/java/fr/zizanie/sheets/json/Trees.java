package fr.zizanie.sheets.json;

import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.record.Records;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Optional;

/** Positions as text: plain text stays so, anything else is one line of JSON. */
public final class Trees implements Records.Trees {
  @Override
  public String write(Tree tree) {
    return tree instanceof Tree.Text(String text) ? text : JsonText.of(out -> write(tree, out));
  }

  @Override
  public Optional<Tree> read(String line) {
    if (!line.startsWith("{")) return Optional.of(new Tree.Text(line));
    return JsonReader.value(line) instanceof Answer.Ok<Json>(Json value)
        ? tree(value)
        : Optional.empty();
  }

  /** None if it holds a null or a fraction. */
  private static Optional<Tree> tree(Json value) {
    return switch (value) {
      case Json.Text(String text) -> Optional.of(new Tree.Text(text));
      case Json.Flag(boolean flag) -> Optional.of(new Tree.Flag(flag));
      case Json.Whole(long whole) -> Optional.of(new Tree.Whole(whole));
      case Json.Other _, Json.Nothing _ -> Optional.empty();
      case Json.Items(var values) -> {
        var items = new ArrayList<Tree>();
        for (Json item : values) tree(item).ifPresent(items::add);
        yield items.size() < values.size() ? Optional.empty() : Optional.of(new Tree.Items(items));
      }
      case Json.Members(var values) -> {
        var fields = new LinkedHashMap<String, Tree>();
        values.forEach((name, field) -> tree(field).ifPresent(tree -> fields.put(name, tree)));
        yield fields.size() < values.size()
            ? Optional.empty()
            : Optional.of(new Tree.Fields(fields));
      }
    };
  }

  private static void write(Tree tree, JsonText out) {
    switch (tree) {
      case Tree.Text(String text) -> out.text(text);
      case Tree.Whole(long value) -> out.number(value);
      case Tree.Flag(boolean value) -> out.flag(value);
      case Tree.Items(var items) -> {
        out.openList();
        for (Tree item : items) {
          out.next();
          write(item, out);
        }
        out.closeList();
      }
      case Tree.Fields(var fields) -> {
        out.open();
        fields.forEach((name, value) -> {
          out.key(name);
          write(value, out);
        });
        out.close();
      }
    }
  }
}
