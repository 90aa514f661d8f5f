package fr.zizanie.codec.mark;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A text that is always one of these. */
@Retention(RetentionPolicy.SOURCE)
@Target({ElementType.RECORD_COMPONENT})
public @interface OneOf {
  /** {@return the texts that there are} */
  String[] value();
}
