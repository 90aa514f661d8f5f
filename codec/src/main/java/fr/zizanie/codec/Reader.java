package fr.zizanie.codec;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.tools.Diagnostic;

/** Reads from the sources which types cross the wire and how each looks there. */
final class Reader {
  private static final String OURS = "fr.zizanie.sheets.json.";
  private static final String MARKS = "fr.zizanie.codec.mark.";

  private final ProcessingEnvironment env;
  private final Set<TypeElement> wired = new LinkedHashSet<>();
  private final Map<String, Shape.Told> told = new TreeMap<>();

  /** By whole name, the types being worked out, which may name themselves. */
  private final Map<String, TypeElement> seen = new TreeMap<>();

  Reader(ProcessingEnvironment env, List<Element> roots) {
    this.env = env;
    for (Element root : roots) wired.add((TypeElement) root);
    for (TypeElement root : List.copyOf(wired)) read(root);
  }

  /** {@return every type that crosses the wire, by its name in the schema} */
  Map<String, Shape.Told> types() {
    return told;
  }

  private void read(TypeElement type) {
    String whole = type.getQualifiedName().toString();
    if (seen.putIfAbsent(whole, type) != null) return;
    Shape.Told found =
        switch (type.getKind()) {
          case RECORD -> struct(type);
          case ENUM -> words(type);
          case INTERFACE -> union(type);
          default -> {
            fail("neither a record nor an enum nor an interface", type);
            yield words(type);
          }
        };
    var other = told.putIfAbsent(found.name(), found);
    if (other != null) fail("the name " + found.name() + " is taken on the wire", type);
  }

  private Shape.Struct struct(TypeElement type) {
    var tags = new ArrayList<Shape.Tag>();
    for (TypeMirror above : type.getInterfaces()) {
      TypeElement union = element(above);
      text(union, "Tag").ifPresent(field -> tags.add(new Shape.Tag(field, word(type))));
    }
    var says = new Comment(env.getElementUtils().getDocComment(type));
    var parts = new ArrayList<Shape.Part>();
    for (RecordComponentElement part : type.getRecordComponents()) {
      String name = part.getSimpleName().toString();
      boolean flat = has(part, "Flat");
      if (flat && element(part.asType()).getKind() == ElementKind.RECORD && !cut(part)) {
        for (Shape.Part inner : struct(element(part.asType())).parts())
          parts.add(inner.within(name));
        continue;
      }
      parts.add(
          new Shape.Part(
              name,
              name + "()",
              says.part(name),
              shape(part.asType(), part),
              has(part, "OrNull"),
              flat));
    }
    return new Shape.Struct(pack(type), java(type), name(type), says.whole(), tags, parts);
  }

  private boolean cut(RecordComponentElement part) {
    return element(part.asType()).getQualifiedName().contentEquals(OURS + "Precompiled");
  }

  private Shape.Words words(TypeElement type) {
    var constants = new ArrayList<String>();
    var words = new ArrayList<String>();
    for (Element constant : type.getEnclosedElements()) {
      if (constant.getKind() != ElementKind.ENUM_CONSTANT) continue;
      String name = constant.getSimpleName().toString();
      constants.add(name);
      words.add(text(constant, "Named").orElse(name.toLowerCase(Locale.ROOT).replace('_', '-')));
    }
    String says = new Comment(env.getElementUtils().getDocComment(type)).whole();
    return new Shape.Words(pack(type), java(type), name(type), says, constants, words);
  }

  private Shape.Union union(TypeElement type) {
    List<TypeElement> cases = new ArrayList<>();
    boolean open = type.getPermittedSubclasses().isEmpty();
    for (TypeMirror permitted : type.getPermittedSubclasses()) cases.add(element(permitted));
    if (open)
      for (TypeElement other : wired)
        if (other.getInterfaces().stream().anyMatch(t -> element(t).equals(type))) cases.add(other);
    cases.forEach(this::read);
    if (cases.isEmpty()) fail("has no case that crosses the wire", type);
    return new Shape.Union(
        pack(type),
        java(type),
        name(type),
        new Comment(env.getElementUtils().getDocComment(type)).whole(),
        text(type, "Tag").orElse(""),
        open,
        cases.stream()
            .map(c -> new Shape.Case(c.getQualifiedName().toString(), name(c), word(c)))
            .toList());
  }

  private Shape shape(TypeMirror type, Element at) {
    if (type.getKind() == TypeKind.BOOLEAN)
      return has(at, "WhenTrue") ? new Shape.WhenTrue() : new Shape.Flag();
    if (type.getKind() == TypeKind.INT || type.getKind() == TypeKind.LONG) return new Shape.Whole();
    if (type.getKind() == TypeKind.DOUBLE) return new Shape.Fraction();
    if (!(type instanceof DeclaredType declared)) return fail("cannot cross the wire", at);
    TypeElement element = element(type);
    var arguments = declared.getTypeArguments();
    return switch (element.getQualifiedName().toString()) {
      case "java.lang.String" -> new Shape.Text(list(at, "OneOf"));
      case "java.lang.Integer", "java.lang.Long" -> new Shape.Whole();
      case "java.lang.Double" -> new Shape.Fraction();
      case "java.lang.Boolean" -> new Shape.Flag();
      case "java.util.List" -> new Shape.Items(shape(arguments.getFirst(), at));
      case "java.util.Optional" -> new Shape.Maybe(shape(arguments.getFirst(), at));
      case "java.util.Map", "java.util.SequencedMap" ->
          new Shape.Named(shape(arguments.getLast(), at));
      case OURS + "Atom" -> new Shape.Atom(list(at, "OneOf"));
      case OURS + "Precompiled" -> new Shape.Precompiled(shape(arguments.getFirst(), at));
      default -> own(element, at);
    };
  }

  private Shape own(TypeElement type, Element at) {
    if (!type.getQualifiedName().toString().startsWith("fr.zizanie."))
      return fail("cannot cross the wire", at);
    read(type);
    return new Shape.Type(
        new Shape.Words(pack(type), java(type), name(type), kind(type), List.of(), List.of()));
  }

  /** A type that is only named, as it may still be being worked out: how its codec is called. */
  private static String kind(TypeElement type) {
    return type.getKind() == ElementKind.INTERFACE && type.getPermittedSubclasses().isEmpty()
        ? "open"
        : "";
  }

  private Shape fail(String why, Element at) {
    env.getMessager().printMessage(Diagnostic.Kind.ERROR, why, at);
    return new Shape.Flag();
  }

  private TypeElement element(TypeMirror type) {
    return (TypeElement) env.getTypeUtils().asElement(type);
  }

  private String pack(TypeElement type) {
    return env.getElementUtils().getPackageOf(type).getQualifiedName().toString();
  }

  private String java(TypeElement type) {
    return type.getQualifiedName().toString().substring(pack(type).length() + 1);
  }

  private static String name(TypeElement type) {
    return type.getSimpleName().toString();
  }

  /** The value of a case's tag: as it is named, or its own name in lower case. */
  private static String word(TypeElement type) {
    return text(type, "Named").orElse(name(type).toLowerCase(Locale.ROOT));
  }

  private static boolean has(Element element, String annotation) {
    return annotation(element, annotation).isPresent();
  }

  private static Optional<AnnotationMirror> annotation(Element element, String name) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors())
      if (mirror.getAnnotationType().toString().equals(MARKS + name)) return Optional.of(mirror);
    return Optional.empty();
  }

  private static Optional<AnnotationValue> value(Element element, String name) {
    return annotation(element, name)
        .flatMap(mirror -> mirror.getElementValues().values().stream().findFirst())
        .map(v -> (AnnotationValue) v);
  }

  private static Optional<String> text(Element element, String name) {
    return value(element, name).map(v -> v.getValue().toString());
  }

  private static List<String> list(Element element, String name) {
    return value(element, name)
        .map(v ->
            ((List<?>) v.getValue())
                .stream().map(item -> ((AnnotationValue) item).getValue().toString()).toList())
        .orElse(List.of());
  }
}
