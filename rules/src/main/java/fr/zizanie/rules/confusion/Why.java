package fr.zizanie.rules.confusion;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;

/** Tells a player which rule forbids what he tried; a function of what he sees. */
final class Why {
  private Why() {}

  /** {@return whether the answering seat may say yes, or no: honest spies have one word} */
  static boolean maySay(ConfusionState s, boolean yes) {
    Choice c = Play.pending(s.moment());
    int man = new Tries(s.board(), s.moment().side(), 0).man(c);
    return s.kinds().kind(man) == Diagrams.AGENT || Play.truth(s, man, c.b()) == yes;
  }

  static Refusal not(ConfusionState s, Choice choice) {
    Moment m = s.moment();
    boolean attempt = choice.kind() == Choice.Kind.MOVE;
    return switch (m.phase()) {
      case TRY -> attempt ? attempt(s, choice) : extra(s, choice);
      case ANSWER ->
          Word.YES.is(choice) || Word.NO.is(choice)
              ? no(
                  "Pour un espion honnête, la réponse est celle de son diagramme (section 4).",
                  "For an honest spy the answer is that of its diagram (section 4).")
              : no("Il faut répondre yes ou no.", "The answer is yes or no.");
      case PROMOTE ->
          no(
              "Il faut répondre promote ou decline (variante 5).",
              "The answer is promote or decline (variant 5).");
      case TAKE ->
          no(
              "Il faut répondre take ou decline pour la mallette (variante 5).",
              "The answer for the briefcase is take or decline (variant 5).");
      case HALF -> half(s);
      case SETUP ->
          m.arg() == 0
              ? no(
                  "Il faut placer ses lettres : setup et leurs cases (variante 4).",
                  "The letters are to be set up: setup and their squares (variant 4).")
              : no(
                  "Deux premières rangées, sept lettres au plus par rangée, et quatre colonnes"
                      + " au moins à deux lettres (variante 4).",
                  "First two rows, at most seven letters a row, and at least four files with two"
                      + " letters (variant 4).");
      case FIRST, DEAL -> no("C’est au hasard de parler.", "It is for chance to speak.");
      case OVER -> Reason.GAME_OVER.refusal();
    };
  }

  private static Refusal half(ConfusionState s) {
    return switch (Extras.word(s.moment())) {
      case COVER ->
          no("Une couverture est un numéro de 1 à 12.", "A cover is a number from 1 to 12.");
      case SWAP ->
          no(
              "swap échange deux de ses espions dans ses cinq premières rangées, sans la mallette.",
              "swap exchanges two of one’s own spies on one’s first five rows, without the"
                  + " briefcase.");
      case REVEAL ->
          no("reveal nomme une de ses lettres.", "reveal names one of one’s own letters.");
      default ->
          no(
              "out nomme un de ses espions sur le plateau.",
              "out names one of one’s own spies on the board.");
    };
  }

  private static Refusal extra(ConfusionState s, Choice c) {
    Moment m = s.moment();
    if (Word.YES.is(c) || Word.NO.is(c))
      return no("Aucun essai n’attend de réponse.", "No try is waiting for an answer.");
    if (!s.setting().spies() && c.kind() == Choice.Kind.WORD)
      return no(
          "Dans l’édition d’Abbott, un tour est un essai et rien d’autre.",
          "In Abbott’s edition a turn is a try and nothing else.");
    if (Word.COVER.is(c))
      return m.has(Moment.COVERED)
          ? no(
              "La couverture ne change qu’une fois par tour (section 9).",
              "The cover changes only once a turn (section 9).")
          : no(
              "cover demande l’option answers=cover, un agent adverse vivant, et vient avant"
                  + " l’essai (section 9).",
              "cover needs the option answers=cover and a living enemy agent, and comes before"
                  + " the try (section 9).");
    for (Token token : Token.values()) if (token.word().is(c)) return token(s, token);
    if (Word.OUT.is(c) || Word.EXPOSE.is(c))
      return m.has(Moment.EXTRA)
          ? spent()
          : no(
              "L’agent adverse n’est plus sur le plateau.",
              "The enemy’s agent is no longer on the board.");
    return no("Il faut un essai, comme L-S2.", "A try is needed, such as L-S2.");
  }

  private static Refusal spent() {
    return no(
        "Un seul extra par tour : une élimination ou un jeton (section 4.2).",
        "Only one extra a turn: an elimination or a token (section 4.2).");
  }

  private static Refusal token(ConfusionState s, Token token) {
    if (s.moment().has(Moment.EXTRA)) return spent();
    if (!Extras.left(s, token))
      return no(
          "Ce jeton n’est plus à jouer : chacun une seule fois (section 4.2).",
          "This token is not there to play: each only once (section 4.2).");
    return token == Token.DOUBLE
        ? no(
            "double demande deux espions qui peuvent essayer, dans ses cinq premières rangées et"
                + " sans la mallette.",
            "double needs two spies that may try, on one’s first five rows and without the"
                + " briefcase.")
        : no(
            "swap demande deux espions dans ses cinq premières rangées, sans la mallette.",
            "swap needs two spies on one’s first five rows, without the briefcase.");
  }

  private static Refusal attempt(ConfusionState s, Choice c) {
    var tries = s.tries();
    Board board = s.board();
    boolean pass = c.c() == Manner.PASS.ordinal();
    int holder = board.holder();
    boolean holds = holder >= 0 && holder / Board.LETTERS == s.moment().side();
    if (pass && !holds)
      return no(
          "Aucune de vos pièces ne contrôle la pièce neutre.",
          "None of your pieces controls the neutral piece.");
    int man = tries.man(c);
    int letter = man % Board.LETTERS;
    char name = Diagrams.LETTERS.charAt(letter);
    if (letter >= s.setting().letters())
      return no("Il n’y a pas de lettre X ici.", "There is no letter X here.");
    if (board.square(man) == 0)
      return no(name + " n’est plus sur le plateau.", name + " is no longer on the board.");
    if (c.c() == Manner.CARRY.ordinal() && man != holder)
      return no(
          name + " ne contrôle pas la pièce neutre.",
          name + " does not control the neutral piece.");
    if ((tries.barred() >> letter & 1) != 0)
      return no(
          "L’extra joué dans ce tour ne permet pas d’essai de " + name + " (section 4.2).",
          "The extra played in this turn allows no try of " + name + " (section 4.2).");
    return path(board, s.moment().by(), man, c);
  }

  private static Refusal path(Board board, Seat by, int man, Choice c) {
    int at = board.square(man);
    int distance = c.b() & 15;
    for (int i = 1; i <= distance; i++) {
      at += Grid.step(c.b() >> 4);
      int cell = board.cell(at);
      if (cell == Board.WALL) return no("Cet essai sort du plateau.", "This try leaves the board.");
      if (cell == 0 || i == distance) continue;
      String square = Grid.name(at);
      return cell == Board.FREE
          ? no(
              "La pièce neutre en " + square + " barre le chemin : on ne saute rien.",
              "The neutral piece on " + square + " bars the way: nothing is jumped.")
          : no(
              "La pièce en " + square + " barre le chemin : on ne saute rien.",
              "The piece on " + square + " bars the way: nothing is jumped.");
    }
    int cell = board.cell(at);
    boolean own = Board.isMan(cell) && Board.man(cell) / Board.LETTERS == by.ordinal();
    return own && c.c() != Manner.PASS.ordinal()
        ? no(
            "Votre propre pièce est en " + Grid.name(at) + ".",
            "Your own piece stands on " + Grid.name(at) + ".")
        : Reason.NOT_OFFERED.refusal();
  }

  private static Refusal no(String fr, String en) {
    return Reason.NOT_OFFERED.because(fr, en);
  }
}
