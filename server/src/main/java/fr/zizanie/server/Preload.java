package fr.zizanie.server;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.table.games.Offering;
import fr.zizanie.table.games.Offering.Endpoint;
import fr.zizanie.table.shelf.GameAnswers;
import fr.zizanie.table.shelf.GameCatalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Asks of each game what any visitor may ask, before the first visitor comes.
 *
 * <p>Games read the files that come with the program once, when they first need them. A virtual
 * thread mustn't be the one that does. It may wait for the lock of the archive while every thread
 * that could carry it waits for a class of the same archive.
 */
final class Preload {
  private Preload() {}

  /** {@return the answers, each asked for on the calling thread, which the system runs} */
  static List<Answer<String>> of(GameCatalogue catalogue) {
    var answers = new GameAnswers(catalogue);
    var out = new ArrayList<Answer<String>>();
    for (var offering : catalogue.shelf()) {
      String id = offering.game().profile().id();
      out.add(answers.look(id, Map.of()));
      out.add(answers.cards(id, Map.of()));
      out.add(answers.lessons(id));
      out.add(answers.first(id));
      out.addAll(told(offering));
    }
    return out;
  }

  private static List<Answer<String>> told(Offering offering) {
    return offering.endpoints().stream()
        .filter(Endpoint.Told.class::isInstance)
        .map(endpoint -> Answer.ok(((Endpoint.Told) endpoint).text().get()))
        .toList();
  }
}
