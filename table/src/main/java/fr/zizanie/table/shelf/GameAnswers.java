package fr.zizanie.table.shelf;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Exported;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.sheets.Bench;
import fr.zizanie.sheets.Catalogue;
import fr.zizanie.sheets.KeptGame;
import fr.zizanie.sheets.Lessons;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.sheets.wire.catalogue.CardText;
import fr.zizanie.sheets.wire.catalogue.CatalogueCodecs;
import fr.zizanie.sheets.wire.catalogue.ExportText;
import fr.zizanie.sheets.wire.catalogue.GameInfo;
import fr.zizanie.sheets.wire.catalogue.Lesson;
import fr.zizanie.sheets.wire.catalogue.PositionText;
import fr.zizanie.sheets.wire.log.LogCodecs;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** What is answered about games where no match is asked about: JSON, and nothing is kept. */
public record GameAnswers(GameCatalogue catalogue) {
  private static <T> String json(T value, BiConsumer<T, JsonText> codec) {
    return JsonText.of(out -> codec.accept(value, out));
  }

  /** {@return the games on the shelf} */
  public String games() {
    return JsonText.<GameInfo>list(catalogue.infos(), CatalogueCodecs::write);
  }

  /** {@return a position drawn; every parameter but {@code position} is an option} */
  public Answer<String> look(String id, Map<String, String> query) {
    return game(id, game -> look(game, query));
  }

  private static <S, V> Answer<String> look(Game<S, V> game, Map<String, String> query) {
    var given = new TreeMap<>(query);
    var position = Optional.ofNullable(given.remove("position"));
    return Options.read(game.profile().options(), given)
        .then(options ->
            position
                .map(text -> position(game, text, options))
                .orElseGet(() -> Answer.ok(game.start(options)))
                .then(state ->
                    Answer.ok(
                        json(
                            Projection.of(Match.from(game, options, state)).look(),
                            CatalogueCodecs::write))));
  }

  private static <S> Answer<S> position(Game<S, ?> game, String text, Options options) {
    return new Trees()
        .read(text)
        .map(tree -> game.notation().load(tree, options))
        .orElseGet(() -> Answer.no(Reason.BAD_POSITION.refusal()));
  }

  /** {@return the cards of a game with such options} */
  public Answer<String> cards(String id, Map<String, String> query) {
    return game(
        id,
        game ->
            Options.read(game.profile().options(), query)
                .then(options -> Answer.ok(cards(Varied.agreed(game, options)))));
  }

  private static String cards(Game<?, ?> game) {
    return JsonText.<CardText>list(Catalogue.cards(game), CardText::write);
  }

  /** {@return the lessons of a game} */
  public Answer<String> lessons(String id) {
    return game(
        id, game -> Answer.ok(JsonText.<Lesson>list(Lessons.of(game), CatalogueCodecs::write)));
  }

  /** {@return the first game that one is led through} */
  public Answer<String> first(String id) {
    return game(
        id,
        game ->
            Lessons.first(game)
                .map(lesson -> Answer.ok(json(lesson, CatalogueCodecs::write)))
                .orElseGet(() -> Answer.no(Reason.UNKNOWN_GAME.refusal())));
  }

  /** {@return what a table would answer about a position that is known wholly} */
  public Answer<String> bench(String id, String body) {
    return game(
        id,
        game ->
            JsonReader.object(body)
                .then(CatalogueCodecs::readBenchQuestion)
                .then(asked -> new Bench(asked).answer(game, records()))
                .then(message -> Answer.ok(message.json())));
  }

  /** {@return a position as the formats write it, but none of a game that people are playing} */
  public Answer<String> position(String id, String body) {
    return game(
        id,
        game ->
            JsonReader.object(body)
                .then(CatalogueCodecs::readBenchQuestion)
                .then(asked -> new Bench(asked).unplayed(game, records()))
                .then(match -> Answer.ok(json(position(match), CatalogueCodecs::write))));
  }

  private <S, V> PositionText position(Match<S, V> match) {
    var here = Match.from(match.game(), match.start().options(), match.state());
    return new PositionText(
        new Trees().write(match.game().notation().position(match.state())),
        match.start().options().values(),
        Exported.of(here, Optional.empty(), Map.of())
            .map(export -> new ExportText(export.format(), export.text()))
            .filter(export -> reads(export.text(), here)));
  }

  /** Whether a file is read as the game it was written of: SGF has no cards. */
  private boolean reads(String file, Match<?, ?> match) {
    return records().read(file) instanceof Answer.Ok<Records.Loaded>(var read)
        && read.match().profile().id().equals(match.profile().id())
        && read.match().start().options().equals(match.start().options());
  }

  /** {@return a game that was kept as a file, for looking at it} */
  public Answer<String> kept(String body) {
    return JsonReader.longObject(body)
        .then(LogCodecs::readKeptRecord)
        .then(asked -> KeptGame.of(records(), asked.record(), asked.eyes().orElse("truth")))
        .then(kept -> Answer.ok(json(kept, LogCodecs::write)));
  }

  private Records records() {
    return new Records(catalogue.games(), new Trees());
  }

  private Answer<String> game(String id, Function<Game<?, ?>, Answer<String>> then) {
    return catalogue.game(id).map(then).orElseGet(() -> Answer.no(Reason.UNKNOWN_GAME.refusal()));
  }
}
