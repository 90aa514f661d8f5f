package fr.zizanie.codec.mark;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A part that is {@code null} where there is none, instead of absent. */
@Retention(RetentionPolicy.SOURCE)
@Target({ElementType.RECORD_COMPONENT})
public @interface OrNull {}
