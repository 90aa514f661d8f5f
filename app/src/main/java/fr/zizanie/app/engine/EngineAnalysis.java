package fr.zizanie.app.engine;

import fr.zizanie.app.engine.Protocol.Refused;
import fr.zizanie.players.Appraisers;
import fr.zizanie.players.analysis.Analysis;
import fr.zizanie.players.analysis.Appraiser;
import fr.zizanie.players.analysis.Candidates;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.players.analysis.Truth;
import fr.zizanie.players.analysis.Watcher;
import fr.zizanie.players.analysis.Work;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.table.analysis.AnalysisJson;
import java.util.Locale;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.util.RawValue;

/** What the engine thinks of a match, written as {@code analyse --json} writes it (Formats, 12). */
record EngineAnalysis<S, V>(Match<S, V> match, Appraiser<S, V> appraiser, Work work) {
  static <S, V> EngineAnalysis<S, V> of(Match<S, V> match, Request request) {
    var appraiser =
        Appraisers.of(match.game()).orElseThrow(() -> new Refused(Reason.UNKNOWN_GAME.refusal()));
    return new EngineAnalysis<>(match, appraiser, appraiser.work(depth(request)));
  }

  private static Depth depth(Request request) {
    String word = request.optional("depth").orElse("standard");
    return Stream.of(Depth.values())
        .filter(one -> one.name().toLowerCase(Locale.ROOT).equals(word))
        .findFirst()
        .orElseThrow(() -> Request.bad("depth"));
  }

  ObjectNode analyse(boolean truth) {
    var found = Refused.unless(Analysis.of(match, appraiser, work, Watcher.NONE));
    return written(
        "analysis",
        truth
            ? AnalysisJson.write(found, match, Truth.of(match, appraiser, work, Watcher.NONE))
            : AnalysisJson.write(found, match));
  }

  ObjectNode candidates(Request request) {
    var found = Refused.unless(Candidates.of(match, appraiser, request.optional("tried"), work));
    return written("found", AnalysisJson.write(found, match));
  }

  /** Byte for byte: a number that was read and written again might look different. */
  private static ObjectNode written(String name, String json) {
    var out = Protocol.ok();
    out.putRawValue(name, new RawValue(json));
    return out;
  }
}
