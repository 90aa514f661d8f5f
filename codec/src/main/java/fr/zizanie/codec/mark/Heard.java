package fr.zizanie.codec.mark;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What the page says to the server: it gets a parser, too. */
@Retention(RetentionPolicy.SOURCE)
@Target({ElementType.TYPE})
public @interface Heard {}
