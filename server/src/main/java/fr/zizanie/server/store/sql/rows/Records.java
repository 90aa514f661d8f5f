package fr.zizanie.server.store.sql.rows;

import java.lang.reflect.RecordComponent;
import java.util.stream.Stream;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Rows that are records: each component is the column of its name. */
public final class Records {
  private Records() {}

  /** {@return what makes records of one type; of their constructors it takes the canonical one} */
  public static <T extends Record> RowMapper<T> of(Class<T> type) {
    var types =
        Stream.of(type.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    try {
      return ConstructorMapper.of(type.getDeclaredConstructor(types));
    } catch (NoSuchMethodException e) {
      throw new IllegalArgumentException("no canonical constructor", e);
    }
  }
}
