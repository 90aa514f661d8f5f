package fr.zizanie.server.web;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

final class BundledTest {
  @Test
  void a_virtual_thread_lets_another_read() {
    var by = new CompletableFuture<Thread>();
    Thread.ofVirtual().start(() -> by.complete(Bundled.apart(Thread::currentThread)));
    assertThat(by.join().isVirtual()).isFalse();
  }

  @Test
  void a_file_is_read_and_one_that_is_not_there_is_none() {
    assertThat(Bundled.read("/fr/zizanie/server/web/BundledTest.class")).isPresent();
    assertThat(Bundled.read("/fr/zizanie/server/page/nothing.html")).isEmpty();
  }

  @Test
  void whoever_answers_visitors_reads_no_file_of_the_class_path_otherwise() {
    noClasses()
        .that()
        .doNotBelongToAnyOf(Bundled.class)
        .should()
        .callMethodWhere(
            describe(
                "a file of the class path is read",
                call -> call.getTarget().getName().startsWith("getResource")))
        .check(
            new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("fr.zizanie.server.web"));
  }
}
