package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.blank.Vocabulary;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every word of the blank cards does what it says, and refuses what it must. */
class BlanksTest {
  /**
   * timing, params, pre, effect | board | marks | action | board after and fields, or a refusal.
   */
  private static final List<String> LINES =
      List.of(
          "INS [['own','pawn'],['empty','kingStep']] [] [['move',1,2]]|4k3/8/8/8/8/8/P7/4K3|"
              + "|#100 a2 b2|4k3/8/8/8/8/8/1P6/4K3",
          "INS [['own','pawn'],['empty','kingStep']] [] [['move',1,2]]|4k3/8/8/8/8/8/P7/4K3|"
              + "|#100 a2 c2|no:reached from the first",
          "INS [['mine','knight'],['empty','knightLeap']] [] [['move',1,2]]|4k3/8/8/8/8/8/N7/4K3|"
              + "|#100 a2 c3|4k3/8/8/8/8/2N5/8/4K3",
          "INS [['mine','bishop'],['empty','bishopLine']] [] [['move',1,2]]|4k3/8/8/8/8/8/B7/4K3|"
              + "|#100 a2 c4|4k3/8/8/8/2B5/8/8/4K3",
          "INS [['mine','queen'],['empty','queenLine']] [] [['move',1,2]]|7k/8/8/8/8/8/Q7/4K3|"
              + "|#100 a2 a5|7k/8/8/Q7/8/8/8/4K3",
          "INS [['mine','rook'],['empty','rookLine']] [] [['move',1,2]]|7k/8/8/8/8/8/R7/4K3|"
              + "|#100 a2 a5|7k/8/8/R7/8/8/8/4K3",
          "INS [['own','movable'],['enemy','notRoyal','kingStep']] [] [['capture',1,2]]|"
              + "7k/8/8/8/8/1n6/R7/4K3||#100 a2 b3|7k/8/8/8/8/1R6/8/4K3 cap.b=n",
          "INS [['own','movable'],['enemy','notRoyal','kingStep']] [] [['capture',1,2]]|"
              + "7k/8/8/8/8/1n6/RR6/4K3|marks=b2:magnet|#100 a2|no:nothing holds",
          "POST [['mine'],['enemy','notRoyal','notQueen','notPawn']] [] [['swap',1,2]]|"
              + "7k/8/8/8/8/1n6/R7/4K3||e1e2, #100 a2 b3|7k/8/8/8/8/1R6/n3K3/8",
          "POST [['mine'],['enemy','notRoyal','notQueen','notPawn']] [] [['swap',1,2]]|"
              + "7k/8/8/8/8/1q6/R7/7K||h1h2, #100 a2 b3|no:aim at",
          "POST [['enemy','notRoyal'],['empty','corner']] []"
              + " [['carry',1,2]]|7k/8/8/8/8/1n6/R7/4K3||e1e2, #100 b3 a8|n6k/8/8/8/8/8/R3K3/8",
          "POST [['enemy','notRoyal'],['empty','edge']] [] [['carry',1,2]]|7k/8/8/8/8/1n6/R7/4K3||"
              + "e1e2, #100 b3 c4|no:of the edge",
          "POST [['enemy','notRoyal'],['empty','centre']] [] [['carry',1,2]]|"
              + "7k/8/8/8/8/1n6/R7/4K3||e1e2, #100 b3 d5|7k/8/8/3n4/8/8/R3K3/8",
          "POST [['enemy','notRoyal','half']] [] [['drop',1]]|7k/8/8/8/8/1n6/R7/4K3||"
              + "e1e2, #100 b3|7k/8/8/8/8/8/R3K3/8 out.b=n",
          "POST [['enemy','notRoyal','half']] [] [['take',1]]|7k/1n6/8/8/8/1n6/R7/4K3||"
              + "e1e2, #100 b7|no:of your half",
          "POST [['enemy','notRoyal']] [] [['take',1]]|7k/8/8/8/8/1n6/R7/4K3||"
              + "e1e2, #100 b3|7k/8/8/8/8/8/R3K3/8 cap.b=n",
          "POST [['enemy','notRoyal']] [] [['neutral',1]]|7k/8/8/8/8/1n6/R7/4K3||"
              + "e1e2, #100 b3|7k/8/8/8/8/1n6/R3K3/8 marks=b3:neutral",
          "POST [['neutral']] [] [['ordinary',1]]|7k/8/8/8/8/1n6/R7/4K3|marks=b3:neutral|"
              + "e1e2, #100 b3|7k/8/8/8/8/1n6/R3K3/8 marks=",
          "POST [['neutral']] [] [['ordinary',1]]|7k/8/8/8/8/1nn5/R7/7K|marks=b3:neutral|"
              + "h1h2, #100 c3|no:a neutral piece",
          "POST [['mine','knight']] [] [['camel',1]]|7k/8/8/8/8/1N6/8/4K3||"
              + "e1e2, #100 b3|7k/8/8/8/8/1N6/4K3/8 marks=b3:camel",
          "POST [['mine']] [] [['magnet',1]]|7k/8/8/8/8/1N6/8/4K3||"
              + "e1e2, #100 b3|7k/8/8/8/8/1N6/4K3/8 marks=b3:magnet",
          "POST [['mine']] [] [['shield',1]]|7k/8/8/8/8/1N6/r7/4K3||"
              + "e1f1, #100 b3, a2a3, f1g1|7k/8/8/8/8/rN6/8/6K1",
          "POST [['enemy','notRoyal']] [] [['stick',1]]|7k/8/8/8/8/1N6/r7/4K3||"
              + "e1f1, #100 a2, a2a3|no:dunce",
          "POST [['enemy','notRoyal','pawn']] [] [['convert',1]]|7k/8/8/8/8/1p6/8/4K3||"
              + "e1e2, #100 b3|7k/8/8/8/8/1P6/4K3/8",
          "POST [['empty']] [] [['hole',1]]|7k/8/8/8/8/1p6/8/4K3||"
              + "e1e2, #100 d5|7k/8/8/8/8/1p6/4K3/8 holes=d5",
          "POST [['mine','king'],['enemy','king']] [] [['swap',1,2]]|7k/8/8/8/8/1p6/8/4K3||"
              + "e1e2, #100 e2 h8|7K/8/8/8/8/1p6/4k3/8",
          "PRE [['mine','notPawn'],['mine','pawn']] ['inCheck'] [['swap',1,2]]|"
              + "4r2k/8/8/8/8/8/3P4/4K3||#100 e1 d2, d2c3|4r2k/8/8/8/8/2K5/8/4P3",
          "PRE [['mine','notPawn'],['mine','pawn']] ['inCheck'] [['swap',1,2]]|"
              + "7k/8/8/8/8/8/3P4/4K3||#100 e1 d2|no:not in check",
          "PRE [['mine','notPawn'],['mine','pawn']] ['notInCheck'] [['swap',1,2]]|"
              + "4r2k/8/8/8/8/8/3P4/4K3||#100 e1 d2|no:You are in check",
          "POST [['empty']] ['opponentNotInCheck'] [['hole',1]]|7k/8/8/8/8/8/8/R3K3||"
              + "a1a8, #100 d5|no:opponent is in check",
          "POST [['enemy','notRoyal']] [] [['drop',1]]|4r2k/8/8/8/4n3/8/8/4K1N1||"
              + "g1h3, #100 e4|no:F2",
          // Verbs follow pieces: who changed places with a king is taken, not the king.
          "POST [['mine','notRoyal'],['enemy']] [] [['swap',1,2],['take',1]]|"
              + "4k2r/pppp1ppp/8/8/8/8/PPPP2PP/R3K3||a2a3, #100 a1 e8|"
              + "7r/pppp1ppp/8/8/8/P7/1PPP2PP/k3K3 out.w=r cap.b=",
          "POST [['mine'],['enemy','notRoyal']] [] [['swap',1,2],['drop',2]]|"
              + "4k2r/pppp1ppp/8/8/8/8/PPPP2PP/R3K3||a2a3, #100 e1 h8|"
              + "4k2K/pppp1ppp/8/8/8/P7/1PPP2PP/R7 out.b=r out.w=",
          "POST [['mine','knight'],['mine','rook']] [] [['swap',1,2],['camel',1],['magnet',2]]|"
              + "7k/8/8/8/8/1N6/8/R3K3||e1e2, #100 b3 a1|"
              + "7k/8/8/8/8/1R6/4K3/N7 marks=a1:camel,b3:magnet",
          "INS [['mine','pawn'],['empty'],['mine','rook']] [] [['move',1,2],['swap',1,3]]|"
              + "7k/8/8/8/8/8/P7/R3K3||#100 a2 b5 a1|7k/8/8/1R6/8/8/8/P3K3",
          "POST [['notPawn'],['enemy']] [] [['swap',1,2]]|4k3/8/8/8/8/8/n7/4K3||"
              + "e1e2, #100 d5|no:a piece is needed",
          // What a card can't do as a whole it doesn't do at all.
          "INS [['own'],['enemy','notRoyal']] [] [['capture',1,2],['neutral',2]]|"
              + "4k2r/8/8/8/8/8/8/R3K3||#100 e1 h8|no:aim at",
          "POST [['mine'],['mine'],['empty']] [] [['carry',1,3],['carry',2,3]]|"
              + "4k3/8/8/8/8/8/8/R3K3||e1e2, #100 a1 e2 c3|no:aim at",
          "POST [['mine'],['empty']] [] [['carry',1,2],['hole',2]]|"
              + "4k3/8/8/8/8/8/8/R3K3||e1e2, #100 a1 c3|no:aim at",
          "POST [['mine'],['empty']] [] [['hole',2],['carry',1,2]]|"
              + "4k3/8/8/8/8/8/8/R3K3||e1e2, #100 a1 c3|no:aim at",
          "POST [['mine']] [] [['swap',1,1]]|4k3/8/8/8/8/8/8/R3K3||e1e2, #100 a1|no:aim at",
          // A capture by a card respects the shield, also one that the same card has just given.
          "INS [['own'],['enemy','notRoyal']] [] [['capture',1,2]]|"
              + "4k3/8/8/8/7n/8/r7/4K2R|b63|e1f1, end, a2a3, #63, #100 h1 a3|no:nothing shields",
          "INS [['own'],['enemy','notRoyal']] [] [['capture',1,2]]|"
              + "4k3/8/8/8/7n/8/r7/4K2R|b63|e1f1, end, a2a3, #63, #100 h1 h4|"
              + "4k3/8/8/8/7R/r7/8/5K2 cap.b=n",
          "INS [['own'],['enemy','notRoyal']] [] [['shield',2],['capture',1,2]]|"
              + "4k3/8/8/8/7n/8/r7/4K2R||#100 h1 h4|no:aim at");

  static Stream<Arguments> lines() {
    return LINES.stream().map(l -> Arguments.of(l));
  }

  private static String json(String card) {
    String[] f = card.split(" ", -1);
    return ("[{'no':100,'name':{'fr':'X','en':'X'},'text':{'fr':'x','en':'x'},'timing':'%s',"
            + "'params':%s,'pre':%s,'effect':%s}]")
        .formatted(f[0], f[1], f[2], f[3])
        .replace('\'', '"');
  }

  @ParameterizedTest
  @MethodSource("lines")
  void does_what_its_words_say(String line) {
    String[] f = line.split("\\|", -1);
    var options =
        Options.read(CardCase.GAME.profile().options(), Map.of("custom", json(f[0]))).orThrow();
    boolean refused = f[4].startsWith("no:");
    var actions = f[3].split(", ", -1);
    var c = CardCase.of(f[1] + " w - - 0 1", ("w100 " + f[2]).strip(), actions);
    for (boolean mirrored : List.of(false, true)) {
      var one = mirrored ? c.mirrored() : c;
      var played = one.play(one.load(options, Map.of()), 0, actions.length);
      if (refused) {
        assertThat(played.done()).isEqualTo(actions.length - 1);
        assertThat(played.refusal().message().en()).contains(f[4].substring(3));
      } else {
        assertThat(played.whole(one)).as(played.refusal().message().en()).isTrue();
        Match<IronPondState, IronPondView> end = CardCase.passed(played.match());
        var after = List.of(f[4].split(" ", -1));
        var said = mirrored ? Turned.said(after) : after;
        assertThat(new Said().differences(said, end)).isEmpty();
        assertThat(CardCase.GAME.flaw(end.state())).isEmpty();
      }
    }
  }

  @Test
  void every_word_is_tried() {
    String all = String.join(" ", LINES);
    var missing = new HashSet<String>();
    var known = Vocabulary.all();
    for (Set<String> words :
        List.of(
            known.pieces(), known.free(), known.places(), known.needs(), known.verbs().keySet()))
      for (String word : words) if (!all.contains("'" + word + "'")) missing.add(word);
    assertThat(missing).isEmpty();
  }

  @Test
  void wrong_cards_are_refused_with_the_exact_place() {
    String good = json("POST [['enemy','notRoyal']] [] [['take',1]]");
    var bad =
        Map.ofEntries(
            Map.entry(good.replace("100", "73"), "custom[0].no"),
            Map.entry(good.replace("100", "128"), "custom[0].no"),
            Map.entry(good.replace("\"POST\"", "\"LATE\""), "custom[0].timing"),
            Map.entry(good.replace("\"enemy\"", "\"green\""), "custom[0].params"),
            Map.entry(good.replace("\"take\"", "\"eat\""), "custom[0].effect"),
            Map.entry(good.replace("\"take\",1", "\"take\",2"), "custom[0].effect"),
            Map.entry(good.replace("\"take\",1", "\"take\""), "custom[0].effect"),
            Map.entry(good.replace("\"take\",1", "\"hole\",1"), "custom[0].effect"),
            Map.entry(good.replace(",\"notRoyal\"", ""), "custom[0].effect"),
            Map.entry(good.replace("\"pre\":[]", "\"pre\":[\"often\"]"), "custom[0].pre"),
            Map.entry(good.replace("\"en\":\"x\"", "\"en\":\"\""), "custom[0].text"),
            Map.entry(good.replace("\"no\"", "\"number\""), "custom[0]"),
            Map.entry(good.replace("]}]", "],\"duration\":\"turn\"}]"), "custom[0].duration"),
            Map.entry(good.replace("}]", "}," + good.substring(1)), "custom[1].no"),
            Map.entry(good.replace("[[\"take\",1]]", "[]"), "custom[0].effect"));
    bad.forEach((json, place) -> {
      var read = Options.read(CardCase.GAME.profile().options(), Map.of("custom", json));
      assertThat(read).as(json).isInstanceOf(Answer.No.class);
      assertThat(((Answer.No<Options>) read).refusal().message().en()).as(json).contains(place);
    });
  }
}
