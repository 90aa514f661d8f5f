package fr.zizanie.rules.tsunami;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.lesson.Lesson;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Positions in which one does oneself what cards, counters and the end ask for; Black learns. */
final class Practice {
  private static final String COLUMNS = "ABCDEFGHJKLMN";

  static final List<Lesson> LESSONS =
      List.of(
          lesson(
              "tsunami",
              at("black", "D1 D2 D3 E3 F3 G3 G2 H2 K4", "E1 F1 G1 H1 E2 F2 J2 J1 K10 D10 L3")
                  .pile("tsunami"),
              List.of(mine("draw"), mine("#tsunami south")),
              new Words(
                  "Blanc s’est installé au bord sud. Piochez, et envoyez la vague là où elle lui"
                      + " coûte le plus.",
                  "White lives along the south edge. Draw, and send the wave where it hurts most."),
              new Words(
                  "Toute la première ligne est partie, la vôtre aussi. La carte tenait lieu de"
                      + " coup.",
                  "The whole first line is gone, yours too. The card was played instead of a"
                      + " stone.")),
          lesson(
              "non",
              at("white", "C3 D6 L11 G7 K5", "K4 K10 D10 E12 L5").hands("non", "trahison"),
              List.of(theirs("#trahison K5"), mine("#non"), theirs("D4")),
              new Words(
                  "Blanc annonce Trahison sur votre pierre K5. Vous avez de quoi répondre.",
                  "White announces Turncoat on your stone K5. You hold an answer."),
              new Words(
                  "La carte contrée est perdue, mais Blanc garde son coup, et vient de poser sa"
                      + " pierre.",
                  "The countered card is lost, but its player keeps the move: White has just made"
                      + " it.")),
          lesson(
              "barrage",
              at("white", "C3 D4 E4 F4 L11 G7", "D5 E5 F5 C4 D3 E3 F3 K10 D10")
                  .hands("barrage", ""),
              List.of(theirs("G4"), mine("#barrage"), theirs("K4"), mine("G4")),
              new Words(
                  "Blanc joue G4 et prend vos trois pierres. Empêchez-le, puis sauvez-les.",
                  "White plays G4 and captures your three stones. Stop that, then save them."),
              new Words(
                  "Contré, Blanc a dû jouer ailleurs ; l’intersection G4 était de nouveau pour"
                      + " vous.",
                  "Countered, White had to play elsewhere, and G4 was yours to play.")),
          lesson(
              "troc",
              at("black", "E5 E6 F7 G6 G5 K9", "F4 F5 F6 K4 D10 L10").hands("troc", ""),
              List.of(mine("#troc E5 F5")),
              new Words(
                  "La pierre F5 coupe vos chaînes. Échangez-la avec celle qu’il faut, et voyez ce"
                      + " qu’elle laisse derrière elle.",
                  "The stone on F5 cuts your chains. Swap it with the right one, and see what it"
                      + " leaves behind."),
              new Words(
                  "F6, restée sur place, était sans liberté : prise. La pierre échangée vit ; nulle"
                      + " carte n’en met une là où elle meurt.",
                  "F6, which stayed, had no liberty: captured. The swapped stone lives; no card"
                      + " puts one where it dies.")),
          lesson(
              "duel",
              at("black", "F8 G8 E6 K4 D10", "F7 G6 H8 K10 D4").hands("duel", ""),
              List.of(
                  mine("#duel G7"),
                  mine("H7", Lesson.ANY),
                  theirs("J5"),
                  mine("G7", Lesson.ANY),
                  theirs("pass")),
              new Words(
                  "Un carré de 5 sur 5, et quatre coups à tour de rôle : ouvrez le duel autour de"
                      + " G7.",
                  "A square of 5 by 5, and four moves in turn: open the duel around G7."),
              new Words(
                  "Deux pierres chacun, dans le carré seulement. On peut renoncer à la sienne.",
                  "Two stones each, inside the square only. Either player may decline.")),
          lesson(
              "piege",
              at("black", "J4 K5 L5 M4 K3 C3", "K4 L4 L3 M3 D10 K10").hands("piege", ""),
              List.of(mine("#piege M5"), mine("C10", Lesson.ANY), theirs("M5")),
              new Words(
                  "Blanc veut sortir par M5. Notez cette intersection en secret, puis jouez"
                      + " ailleurs.",
                  "White wants to get out at M5. Note that point in secret, then play elsewhere."),
              new Words(
                  "Sa pierre n’est pas posée et son tour s’arrête. Blanc ne voyait que le petit"
                      + " papier.",
                  "The stone is not placed and the turn stops. All that White saw was the slip of"
                      + " paper.")),
          lesson(
              "superko",
              at("black", "C4 D5 D3 K5 L4 C10", "E5 F4 E3 K4 K10 D11 H3"),
              List.of(
                  scripted(Seat.FIRST, "E4"), theirs("D4"), mine("J4"), theirs("K3"), mine("E4")),
              new Words(
                  "Blanc vient de prendre en D4. Reprendre aussitôt est interdit : menacez K4"
                      + " d’abord.",
                  "White has just captured on D4. Retaking at once is forbidden: threaten K4"
                      + " first."),
              new Words(
                  "On ne ramène pas une position. Après la menace et sa réponse, le goban avait"
                      + " changé.",
                  "Nobody may bring back a position. After the threat and its answer the board had"
                      + " changed.")),
          lesson(
              "dead",
              at(
                  "black",
                  "F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 F13 C10 C3",
                  "G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 G13 K10 D6"),
              List.of(
                  mine("pass"), theirs("pass"), mine("dead D6"), mine("agree"), theirs("agree")),
              new Words(
                  "Il n’y a plus rien à gagner. Passez, touchez la pierre blanche qui ne peut plus"
                      + " vivre, et donnez votre accord.",
                  "Nothing is left to gain. Pass, touch the white stone that can’t live, and"
                      + " agree."),
              new Words(
                  "Vous êtes d’accord tous les deux : ses intersections sont à vous, et la partie"
                      + " se compte.",
                  "Both of you agree: its points are yours, and the game is counted.")));

  private Practice() {}

  private static Lesson lesson(
      String id, Setup setup, List<Lesson.Step> steps, Words goal, Words close) {
    return new Lesson(
        id,
        setup.cards ? Map.of() : Map.of("deck", "none"),
        Optional.of(setup.tree()),
        "practice",
        Seat.FIRST,
        steps,
        goal,
        close);
  }

  private static Setup at(String turn, String black, String white) {
    return new Setup(turn, black, white, List.of(), List.of(), List.of(), false);
  }

  /** A position before it is written as the tree that a notation reads. */
  private record Setup(
      String turn,
      String black,
      String white,
      List<String> mine,
      List<String> theirs,
      List<String> pile,
      boolean cards) {
    Setup hands(String card, String other) {
      return new Setup(turn, black, white, named(card), named(other), pile, true);
    }

    Setup pile(String card) {
      return new Setup(turn, black, white, mine, theirs, named(card), true);
    }

    private static List<String> named(String card) {
      return card.isEmpty() ? List.of() : List.of(card);
    }

    Tree tree() {
      var rows = new ArrayList<StringBuilder>();
      for (int i = 0; i < COLUMNS.length(); i++)
        rows.add(new StringBuilder(".".repeat(COLUMNS.length())));
      stones(rows, black, 'X');
      stones(rows, white, 'O');
      var fields = new LinkedHashMap<String, Tree>();
      fields.put("board", items(rows.stream().map(StringBuilder::toString).toList()));
      fields.put("turn", new Tree.Text(turn));
      if (cards) {
        var hands = new LinkedHashMap<String, Tree>();
        hands.put("black", items(mine));
        hands.put("white", items(theirs));
        fields.put("hands", new Tree.Fields(hands));
        fields.put("pile", items(pile));
      }
      return new Tree.Fields(fields);
    }

    private static void stones(List<StringBuilder> rows, String points, char sign) {
      for (String point : points.split(" ", -1))
        rows.get(rows.size() - Integer.parseInt(point.substring(1)))
            .setCharAt(COLUMNS.indexOf(point.charAt(0)), sign);
    }

    private static Tree items(List<String> words) {
      return new Tree.Items(words.stream().<Tree>map(Tree.Text::new).toList());
    }
  }

  private static Lesson.Step mine(String... good) {
    return Lesson.Step.learnt(good);
  }

  private static Lesson.Step theirs(String action) {
    return scripted(Seat.SECOND, action);
  }

  private static Lesson.Step scripted(Seat by, String action) {
    return Lesson.Step.scripted(by, action);
  }
}
