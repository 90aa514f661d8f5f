package fr.zizanie.codec;

import java.util.List;

/** How a value looks in JSON. */
sealed interface Shape {
  /** A text; {@code words} are the only ones, if there are any. */
  record Text(List<String> words) implements Shape {}

  /** A whole number. */
  record Whole() implements Shape {}

  /** A number. */
  record Fraction() implements Shape {}

  /** True or false. */
  record Flag() implements Shape {}

  /** A flag that is absent when it is false. */
  record WhenTrue() implements Shape {}

  /** A whole number or a text; {@code words} are the only texts, if there are any. */
  record Atom(List<String> words) implements Shape {}

  /** A list. */
  record Items(Shape item) implements Shape {}

  /** An object by names that aren't known beforehand. */
  record Named(Shape value) implements Shape {}

  /** A value that may be missing: absent as a field, {@code null} in a list. */
  record Maybe(Shape value) implements Shape {}

  /** JSON that was made beforehand of a value of this shape. */
  record Precompiled(Shape value) implements Shape {}

  /** One of our own types. */
  record Type(Told type) implements Shape {}

  /** A type of ours; the package is where its codec stands. */
  sealed interface Told {
    String pack();

    /** The name in Java within its package, such as {@code FromPage.Play}. */
    String java();

    /** The name in the schema. */
    String name();

    /** What its comment says, or nothing. */
    String says();
  }

  /**
   * A record.
   *
   * @param tags what says which record it is, each with its value
   */
  record Struct(
      String pack, String java, String name, String says, List<Tag> tags, List<Part> parts)
      implements Told {}

  /** A field whose value is always the same. */
  record Tag(String field, String value) {}

  /**
   * A part of a record.
   *
   * @param access how it is asked of the record in Java
   * @param orNull whether a value that may be missing is {@code null} instead of absent
   * @param spread whether what it holds stands in the object itself, cut beforehand
   */
  record Part(
      String name, String access, String says, Shape shape, boolean orNull, boolean spread) {
    /** {@return the same part of a record that is a part itself} */
    Part within(String outer) {
      return new Part(name, outer + "()." + access, says, shape, orNull, spread);
    }

    boolean required() {
      return orNull || !(shape instanceof Maybe || shape instanceof WhenTrue);
    }
  }

  /** Words of which one holds, with the constants that stand for them. */
  record Words(
      String pack,
      String java,
      String name,
      String says,
      List<String> constants,
      List<String> words)
      implements Told {}

  /**
   * One of several.
   *
   * @param tag the field that tells which, if one does
   * @param open whether others than its own package add cases, which then write themselves
   * @param cases the names of its cases in Java, whole, and in the schema
   */
  record Union(
      String pack,
      String java,
      String name,
      String says,
      String tag,
      boolean open,
      List<Case> cases)
      implements Told {}

  /** One case of several. */
  record Case(String java, String name, String value) {}
}
