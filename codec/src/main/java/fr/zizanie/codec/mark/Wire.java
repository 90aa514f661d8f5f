package fr.zizanie.codec.mark;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What the server says to the page: it, and all that it holds, gets a codec and a schema. */
@Retention(RetentionPolicy.SOURCE)
@Target({ElementType.TYPE})
public @interface Wire {}
