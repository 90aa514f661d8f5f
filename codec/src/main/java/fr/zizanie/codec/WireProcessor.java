package fr.zizanie.codec;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.StandardLocation;

/**
 * Finds what is annotated {@code Wire}, and what that holds; writes one class into each of their
 * packages, and {@code wire.schema.json} beside the classes.
 */
@SupportedAnnotationTypes({"fr.zizanie.codec.mark.Wire", "fr.zizanie.codec.mark.Heard"})
public final class WireProcessor extends AbstractProcessor {
  private boolean done;

  /** Called by the compiler. */
  public WireProcessor() {}

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (done || annotations.isEmpty()) return false;
    done = true;
    var elements = processingEnv.getElementUtils();
    var wire = elements.getTypeElement("fr.zizanie.codec.mark.Wire");
    var heard = elements.getTypeElement("fr.zizanie.codec.mark.Heard");
    var roots = new ArrayList<Element>(round.getElementsAnnotatedWith(wire));
    roots.addAll(round.getElementsAnnotatedWith(heard));
    roots.sort(Comparator.comparing(Object::toString));
    var types = new Reader(processingEnv, roots).types();
    var read = new HashSet<String>();
    for (var root : round.getElementsAnnotatedWith(heard)) {
      String name = root.getSimpleName().toString();
      read.add(name);
      if (types.get(name) instanceof Shape.Union union)
        union.cases().forEach(one -> read.add(one.name()));
    }
    Map<String, List<Shape.Told>> packs = new TreeMap<>();
    types.values().forEach(t -> packs.computeIfAbsent(t.pack(), _ -> new ArrayList<>()).add(t));
    try {
      for (var pack : packs.entrySet())
        try (var out =
            processingEnv.getFiler().createSourceFile(Codecs.whole(pack.getKey())).openWriter()) {
          out.write(Codecs.source(pack.getKey(), pack.getValue(), read));
        }
      try (var out =
          processingEnv
              .getFiler()
              .createResource(
                  StandardLocation.CLASS_OUTPUT, "fr.zizanie.sheets", "wire.schema.json")
              .openWriter()) {
        out.write(Schema.of(types.values()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return false;
  }
}
