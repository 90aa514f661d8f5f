package fr.zizanie.codec.mark;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Several cases of which a field of this name tells one. */
@Retention(RetentionPolicy.SOURCE)
@Target({ElementType.TYPE})
public @interface Tag {
  /** {@return the name of the field} */
  String value();
}
