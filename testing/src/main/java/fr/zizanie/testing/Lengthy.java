package fr.zizanie.testing;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * A test that runs only under {@code --long} ({@code -Dzizanie.long=true}); docs/testing.md tells
 * why.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
@Tag("long")
@EnabledIfSystemProperty(
    named = "zizanie.long",
    matches = "true",
    disabledReason = "runs with -Dzizanie.long=true")
public @interface Lengthy {}
