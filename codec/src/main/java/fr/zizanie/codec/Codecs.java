package fr.zizanie.codec;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes the class that turns the records of one package into JSON, and some back. */
final class Codecs {
  private final StringBuilder out = new StringBuilder();
  private final Map<String, String> constants = new LinkedHashMap<>();
  private int depth = 1;
  private int variable;

  private Codecs() {}

  /**
   * {@return the source of the class}
   *
   * @param read the names of what is read too
   */
  static String source(String pack, Collection<Shape.Told> types, Collection<String> read) {
    var codecs = new Codecs();
    codecs.out.append("package ").append(pack).append(";\n\n");
    codecs.out.append("/** The JSON of what crosses the wire. Made from the records. */\n");
    codecs.out.append("public final class " + simple(pack) + " {\n");
    codecs.line("private " + simple(pack) + "() {}");
    for (Shape.Told type : types) {
      switch (type) {
        case Shape.Struct struct -> {
          codecs.struct(struct);
          if (read.contains(struct.name())) codecs.reads(struct);
        }
        case Shape.Words words -> codecs.words(words);
        case Shape.Union union -> {
          if (!union.open()) codecs.union(union);
          if (!read.contains(union.name())) continue;
          if (union.tag().isEmpty()) codecs.reads(union, types);
          else codecs.reads(union);
        }
      }
    }
    codecs.out.append('\n');
    codecs.constants.forEach((json, name) ->
        codecs.line(
            "private static final byte[] %s = fr.zizanie.sheets.json.JsonText.constant(%s);"
                .formatted(name, quoted(json))));
    codecs.out.append("}\n");
    return codecs.out.toString();
  }

  /** {@return the name of the class of a package: of {@code sheets.wire}, WireCodecs} */
  static String simple(String pack) {
    String last = pack.substring(pack.lastIndexOf('.') + 1);
    return Character.toUpperCase(last.charAt(0)) + last.substring(1) + "Codecs";
  }

  private void line(String text) {
    out.append("  ".repeat(depth)).append(text).append('\n');
  }

  private void open(String text) {
    line(text + " {");
    depth++;
  }

  private void close() {
    depth--;
    line("}");
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }

  private void method(String type) {
    out.append('\n');
    line("/** Writes one as JSON. */");
    open("public static void write(%s value, fr.zizanie.sheets.json.JsonText out)".formatted(type));
  }

  /**
   * What is the same for every value is gathered and written at once; a comma that depends on what
   * stands before is left to the writer.
   */
  private void struct(Shape.Struct type) {
    method(type.java());
    var same = new StringBuilder("{");
    boolean sure = false;
    boolean empty = true;
    for (Shape.Tag tag : type.tags()) {
      same.append(sure ? "," : "")
          .append(key(tag.field()))
          .append('"')
          .append(tag.value())
          .append('"');
      sure = true;
    }
    for (Shape.Part part : type.parts()) {
      String value = "value." + part.access();
      boolean fixed = sure || empty;
      String before = (sure ? "," : "") + key(part.name());
      empty = false;
      if (part.required() && !part.spread()) {
        if (fixed) same.append(before);
        flush(same);
        if (!fixed) line("out.name(" + constant(before) + ");");
        write(part.shape(), value);
        sure = true;
        continue;
      }
      flush(same);
      if (part.spread()) {
        line("out.spread(" + value + ");");
        continue;
      }
      boolean maybe = part.shape() instanceof Shape.Maybe;
      open("if (" + value + (maybe ? ".isPresent())" : ")"));
      line((sure ? "out.raw(" : "out.name(") + constant(before) + ");");
      if (part.shape() instanceof Shape.Maybe(Shape inner)) write(inner, value + ".get()");
      else line("out.flag(true);");
      close();
    }
    same.append('}');
    flush(same);
    close();
  }

  private static String key(String name) {
    return '"' + name + "\":";
  }

  private void flush(StringBuilder same) {
    if (!same.isEmpty()) line("out.raw(" + constant(same.toString()) + ");");
    same.setLength(0);
  }

  /** The name of the constant that holds a part of JSON. */
  private String constant(String json) {
    return constants.computeIfAbsent(json, _ -> "K" + constants.size());
  }

  private void words(Shape.Words type) {
    method(type.java());
    open("out.raw(switch (value)");
    for (int i = 0; i < type.words().size(); i++)
      line(
          "case %s -> %s;"
              .formatted(type.constants().get(i), constant('"' + type.words().get(i) + '"')));
    depth--;
    line("});");
    close();
  }

  private void union(Shape.Union type) {
    method(type.java());
    open("switch (value)");
    for (Shape.Case one : type.cases())
      line("case %s one -> %s.write(one, out);".formatted(one.java(), whole(type.pack())));
    close();
    close();
  }

  /** {@return the whole name of the class of a package} */
  static String whole(String pack) {
    return pack + "." + simple(pack);
  }

  private void write(Shape shape, String value) {
    switch (shape) {
      case Shape.Text _ -> line("out.text(" + value + ");");
      case Shape.Whole _ -> line("out.number(" + value + ");");
      case Shape.Fraction _ -> line("out.fraction(" + value + ");");
      case Shape.Atom _ -> line("out.raw(" + value + ".json());");
      case Shape.WhenTrue _, Shape.Flag _ -> line("out.flag(" + value + ");");
      case Shape.Precompiled _ -> line("out.raw(" + value + ");");
      case Shape.Items(Shape item) -> {
        String each = "v" + variable++;
        line("out.openList();");
        open("for (var %s : %s)".formatted(each, value));
        line("out.next();");
        write(item, each);
        close();
        line("out.closeList();");
      }
      case Shape.Named(Shape inner) -> {
        String each = "v" + variable++;
        line("out.open();");
        open("for (var %s : %s.entrySet())".formatted(each, value));
        line("out.key(" + each + ".getKey());");
        write(inner, each + ".getValue()");
        close();
        line("out.close();");
      }
      case Shape.Maybe(Shape inner) -> {
        open("if (" + value + ".isPresent())");
        write(inner, value + ".get()");
        depth--;
        open("} else");
        line("out.nothing();");
        close();
      }
      case Shape.Type(Shape.Told type) ->
          line(
              type.says().equals("open")
                  ? value + ".write(out);"
                  : "%s.write(%s, out);".formatted(whole(type.pack()), value));
    }
  }

  private void reads(Shape.Struct type) {
    out.append('\n');
    line("/** {@return what an object says, or which field is wrong} */");
    open(
        "public static fr.zizanie.rules.core.answer.Answer<%s> read%s(fr.zizanie.sheets.json.Fields object)"
            .formatted(type.java(), type.name()));
    line("var in = new fr.zizanie.sheets.json.Reading(object);");
    var parts = type.parts().stream().map(p -> asked(p.shape(), quoted(p.name()))).toList();
    line("return in.answer(new %s(%s));".formatted(type.java(), String.join(", ", parts)));
    close();
  }

  private static String asked(Shape shape, String name) {
    return switch (shape) {
      case Shape.Text _ -> "in.text(" + name + ")";
      case Shape.Whole _ -> "in.number(" + name + ")";
      case Shape.Flag _ -> "in.flag(" + name + ")";
      case Shape.Items(Shape.Text _) -> "in.list(" + name + ")";
      case Shape.Named(Shape.Text _) -> "in.texts(" + name + ")";
      case Shape.Maybe(Shape inner) ->
          "in.has(%s) ? java.util.Optional.of(%s) : java.util.Optional.empty()"
              .formatted(name, asked(inner, name));
      default -> throw new IllegalArgumentException("cannot be read: " + name);
    };
  }

  /** Cases that no field names are told apart by what each must have first. */
  private void reads(Shape.Union type, Collection<Shape.Told> types) {
    out.append('\n');
    line(
        "/** {@return the first case of which an object has what it needs, or what is missing} */");
    open(
        ("public static fr.zizanie.rules.core.answer.Answer<%1$s>"
                + " read%2$s(fr.zizanie.sheets.json.Fields object)")
            .formatted(type.java(), type.name()));
    String needed = "";
    for (Shape.Case one : type.cases()) {
      needed = quoted(needed(one, types));
      line(
          "if (object.has(%s)) return read%s(object).then(fr.zizanie.rules.core.answer.Answer::ok);"
              .formatted(needed, one.name()));
    }
    line("return fr.zizanie.sheets.json.Fields.bad(" + needed + ");");
    close();
  }

  private static String needed(Shape.Case one, Collection<Shape.Told> types) {
    return types.stream()
        .filter(type -> type.name().equals(one.name()))
        .flatMap(type -> ((Shape.Struct) type).parts().stream())
        .filter(Shape.Part::required)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("needs nothing: " + one.name()))
        .name();
  }

  private void reads(Shape.Union type) {
    out.append('\n');
    line("/** {@return the message that an object is, or what is wrong with it} */");
    open(
        ("public static fr.zizanie.rules.core.answer.Answer<%1$s>"
                + " read%2$s(fr.zizanie.sheets.json.Fields object)")
            .formatted(type.java(), type.name()));
    open("return switch (object.text(%s, \"\"))".formatted(quoted(type.tag())));
    String ok = "case fr.zizanie.rules.core.answer.Answer.Ok<String>(String tag)";
    List<Shape.Case> cases = type.cases();
    for (Shape.Case one : cases)
      line(
          "%s when tag.equals(%s) -> read%s(object).then(fr.zizanie.rules.core.answer.Answer::ok);"
              .formatted(ok, quoted(one.value()), one.name()));
    line(
        "case fr.zizanie.rules.core.answer.Answer.Ok<String> _ ->"
            + " fr.zizanie.rules.core.answer.Answer.no("
            + "fr.zizanie.rules.core.answer.Reason.UNKNOWN_COMMAND.refusal());");
    line(
        "case fr.zizanie.rules.core.answer.Answer.No<String>(var refusal) ->"
            + " fr.zizanie.rules.core.answer.Answer.no(refusal);");
    depth--;
    line("};");
    close();
  }
}
