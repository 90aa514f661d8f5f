package fr.zizanie.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import fr.zizanie.rules.Games;
import java.net.InetAddress;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Who may know whom. */
class ArchitectureTest {
  /** What stands where the server itself stands, so no tests. */
  private static final JavaClasses SERVER =
      new ClassFileImporter()
          .importUrl(ZizanieServer.class.getProtectionDomain().getCodeSource().getLocation());

  /** Each may use those before it. */
  private static final List<String> LAYERS =
      List.of(
          "fault",
          "time",
          "store",
          "people",
          "notifications",
          "mail",
          "feeds",
          "creations",
          "ties",
          "live",
          "orders",
          "computer",
          "lobby",
          "table",
          "matches",
          "meeting",
          "operate",
          "web");

  @Test
  void each_layer_uses_only_those_below_it() {
    for (int i = 0; i < LAYERS.size(); i++)
      for (String above : LAYERS.subList(i + 1, LAYERS.size()))
        noClasses()
            .that()
            .resideInAPackage("fr.zizanie.server." + LAYERS.get(i) + "..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("fr.zizanie.server." + above + "..")
            .check(SERVER);
  }

  @Test
  void each_room_of_the_store_uses_only_those_before_it() {
    rooms("fr.zizanie.server.store", "notifications", "people", "matches", "meeting");
    rooms("fr.zizanie.server.store.sql", "rows", "notifications", "people", "matches", "meeting");
  }

  /** The package that has the rooms stands above them all. */
  private static void rooms(String of, String... rooms) {
    var names =
        Stream.concat(Stream.of(rooms).map(room -> of + "." + room), Stream.of(of)).toList();
    for (int i = 0; i < rooms.length; i++)
      noClasses()
          .that()
          .resideInAPackage(names.get(i))
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(names.subList(i + 1, names.size()).toArray(String[]::new))
          .check(SERVER);
  }

  @Test
  void every_class_stands_in_a_layer() {
    noClasses()
        .should()
        .resideOutsideOfPackages(
            Stream.concat(
                    Stream.of("fr.zizanie.server"),
                    LAYERS.stream().map(layer -> "fr.zizanie.server." + layer + ".."))
                .toArray(String[]::new))
        .check(SERVER);
  }

  @Test
  void what_starts_it_and_the_lab_are_unknown_to_it() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("fr.zizanie.app..", "fr.zizanie.lab..", "fr.zizanie.terminal..")
        .check(SERVER);
  }

  @Test
  void it_knows_no_game() {
    for (var game : Games.all())
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAPackage("fr.zizanie.*." + game.profile().id() + "..")
          .check(SERVER);
  }

  @Test
  void the_web_library_stays_in_its_package() {
    noClasses()
        .that()
        .resideOutsideOfPackage("..server.web.javalin..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta.servlet..")
        .check(SERVER);
  }

  @Test
  void the_mail_library_stays_in_its_package() {
    noClasses()
        .that()
        .resideOutsideOfPackage("..server.mail.smtp..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("jakarta.mail..", "jakarta.activation..", "org.eclipse.angus..")
        .check(SERVER);
  }

  @Test
  void sql_stays_in_its_package() {
    noClasses()
        .that()
        .resideOutsideOfPackage("..server.store.sql..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.sql..", "org.jdbi..", "org.flywaydb..", "com.zaxxer..", "org.sqlite..")
        .check(SERVER);
  }

  @Test
  void the_port_to_the_web_library_uses_nothing_of_the_server() {
    noClasses()
        .that()
        .resideInAPackage("..server.web.http..")
        .should()
        .dependOnClassesThat(
            DescribedPredicate.describe(
                "are the server's",
                c ->
                    c.getPackageName().startsWith("fr.zizanie.server.")
                        && !c.getPackageName().equals("fr.zizanie.server.web.http")))
        .check(SERVER);
  }

  /** Visitors name hosts and addresses: asking other machines for them would do as they please. */
  @Test
  void no_name_is_looked_up() {
    for (String lookup : List.of("getByName", "getAllByName"))
      noClasses().should().callMethod(InetAddress.class, lookup, String.class).check(SERVER);
  }

  /** What follows from a match and what was seen of it can be decided, and tested, at once. */
  @Test
  void packages_form_no_circle() {
    slices().matching("fr.zizanie.(**)").should().beFreeOfCycles().check(SERVER);
  }
}
