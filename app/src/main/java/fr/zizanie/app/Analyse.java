package fr.zizanie.app;

import fr.zizanie.players.Appraisers;
import fr.zizanie.players.analysis.Analysis;
import fr.zizanie.players.analysis.Appraiser;
import fr.zizanie.players.analysis.Closer;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.players.analysis.Truth;
import fr.zizanie.players.analysis.Watcher;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.table.analysis.AnalysisJson;
import fr.zizanie.terminal.Failure;
import fr.zizanie.terminal.Progress;
import fr.zizanie.terminal.RecordArgument;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Judges each decision of a finished game by what its player knew, and tells luck from skill. */
@Command(
    name = "analyse",
    description = "Judges a finished game from what each player knew: analyse FILE.")
final class Analyse implements Runnable {
  private static final List<String> DEPTHS =
      Stream.of(Depth.values()).map(depth -> depth.name().toLowerCase(Locale.ROOT)).toList();

  @Mixin private final RecordArgument argument = new RecordArgument();

  @Option(names = "--json", description = "write the books and decisions as JSON")
  private boolean json;

  @Option(
      names = "--depth",
      defaultValue = "standard",
      description = "law (a second a game), quick or standard (default ${DEFAULT-VALUE})")
  private String depth = "standard";

  @Option(
      names = "--truth",
      description = "with --json, also the chance of the first seat if all had been seen")
  private boolean truth;

  @Option(
      names = "--cards",
      description = "with --json, also what each card gained or could have gained")
  private boolean cards;

  @Option(names = "--at", description = "look for longer at the decision of this ply only")
  private Optional<Integer> at = Optional.empty();

  @Option(
      names = "--lang",
      defaultValue = "en",
      description = "language of the report: en or fr (default ${DEFAULT-VALUE})")
  private String lang = "en";

  @Override
  public void run() {
    if (!DEPTHS.contains(depth)) throw new Failure("--depth takes " + String.join(", ", DEPTHS));
    if (!List.of("en", "fr").contains(lang)) throw new Failure("--lang takes en or fr");
    if (truth && !json) throw new Failure("--truth goes with --json");
    if (cards && !json) throw new Failure("--cards goes with --json; the report says it anyway");
    if (at.isPresent())
      for (String whole : wholes())
        throw new Failure(whole + " is about a whole game, not about --at");
    analyse(argument.load().match());
  }

  private List<String> wholes() {
    return Stream.of(truth ? "--truth" : "", cards ? "--cards" : "")
        .filter(one -> !one.isEmpty())
        .toList();
  }

  private <S, V> void analyse(Match<S, V> match) {
    var appraiser =
        Appraisers.of(match.game())
            .orElseThrow(() -> new Failure("there is no analysis of this game yet"));
    if (at.isPresent()) look(match, appraiser, at.get());
    else judge(match, appraiser);
  }

  private <S, V> void look(Match<S, V> match, Appraiser<S, V> appraiser, int ply) {
    var found = Closer.of(match, appraiser, ply, Closer.work(appraiser));
    if (found.equals(Answer.no(Reason.BAD_FIELD.refusal())))
      throw new Failure("--at takes the ply of a decision, from 1 to " + match.ply());
    Closer closer = Failure.unless(found);
    System.out.println(json ? AnalysisJson.write(closer, match) : CloserReport.of(closer, match));
  }

  private <S, V> void judge(Match<S, V> match, Appraiser<S, V> appraiser) {
    var deep = Depth.valueOf(depth.toUpperCase(Locale.ROOT));
    var work = appraiser.work(deep);
    Analysis analysis;
    long entries = match.standing().entries().size();
    try (var progress = new Progress("entries", entries)) {
      Watcher watcher = draft -> progress.at(draft.steps() / 2);
      analysis = Failure.unless(Analysis.of(match, appraiser, work, watcher));
    }
    if (!json) {
      var levels = Appraisers.rates(match, deep);
      var report = new AnalysisReport<>(match, analysis, levels, lang.equals("fr"));
      System.out.println(report.text());
      return;
    }
    List<Double> seen = truth ? Truth.of(match, appraiser, work, Watcher.NONE) : List.of();
    String whole = AnalysisJson.write(analysis, match, seen);
    System.out.println(cards ? AnalysisJson.withCards(whole, analysis, match) : whole);
  }
}
