package fr.zizanie.server.store.sql.rows;

import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.sql.Types;
import java.util.function.Function;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.argument.AbstractArgumentFactory;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.config.ConfigRegistry;
import org.jdbi.v3.core.spi.JdbiPlugin;

/** Ids of players and matches in columns, so that records with ids are read and bound whole. */
public final class Ids implements JdbiPlugin {
  @Override
  public void customizeJdbi(Jdbi jdbi) {
    jdbi.registerArgument(new Written<PlayerId>(PlayerId::text) {});
    jdbi.registerArgument(new Written<MatchId>(MatchId::text) {});
    jdbi.registerColumnMapper(
        PlayerId.class, (row, column, _) -> new PlayerId(row.getString(column)));
    jdbi.registerColumnMapper(
        MatchId.class, (row, column, _) -> new MatchId(row.getString(column)));
  }

  private abstract static class Written<T> extends AbstractArgumentFactory<T> {
    private final Function<T, String> text;

    Written(Function<T, String> text) {
      super(Types.VARCHAR);
      this.text = text;
    }

    @Override
    protected Argument build(T value, ConfigRegistry config) {
      return (position, statement, _) -> statement.setString(position, text.apply(value));
    }
  }
}
