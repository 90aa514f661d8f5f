package fr.zizanie.server.store.sql.rows;

import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/** How statements reach the database; what fails throws {@link RuntimeException}. */
public interface Access {
  /** {@return what {@code work} reads} */
  <T> T read(Function<Handle, T> work);

  /** {@return what {@code work} answers, once what it wrote is durable} */
  <T> T write(Function<Handle, T> work);
}
