package fr.zizanie.rules.core.answer;

import java.util.Locale;

/** The closed list of refusals, each with its sentence (Formats, 5). */
public enum Reason {
  UNKNOWN_COMMAND("Cette commande n’existe pas.", "There is no such command."),
  UNKNOWN_GAME("Ce jeu n’existe pas.", "There is no such game."),
  BAD_JSON("Ce n’est pas du JSON valable.", "This is not valid JSON."),
  BAD_FIELD("Une information manque ou n’est pas valable.", "Something is missing or isn’t valid."),
  TOO_LONG("C’est trop long.", "This is too long."),
  UNKNOWN_OPTION("Cette option n’existe pas.", "There is no such option."),
  BAD_OPTION("Cette valeur d’option n’est pas permise.", "This option value is not allowed."),
  BAD_POSITION("Cette position est impossible.", "This position is impossible."),
  BAD_RECORD("Cette partie n’a pas pu être lue.", "This game could not be read."),
  OTHER_DRAW("Ce tirage ne correspond pas à la graine.", "This draw does not match the seed."),
  UNKNOWN_VIEWER("Ce point de vue n’existe pas.", "There is no such viewer."),
  UNKNOWN_SEAT("Ce camp n’existe pas.", "There is no such seat."),
  NO_GAME("Aucune partie n’est commencée.", "No game has been started."),
  NOTHING_TO_UNDO("Il n’y a rien à reprendre.", "There is nothing to undo."),
  NOT_YOUR_TURN("Ce n’est pas à ce camp de jouer.", "It is not this seat’s turn."),
  NOT_OFFERED("Les règles ne permettent pas ce coup.", "The rules do not allow this."),
  OWN_KING_IN_CHECK("Ce coup laisserait le roi en échec.", "This would leave the king in check."),
  ILLEGAL_SYNTAX("Cette notation n’est pas comprise.", "This notation is not understood."),
  INCOMPLETE("Il manque une partie du coup.", "Part of the action is missing."),
  GAME_OVER("La partie est finie.", "The game is over."),
  NOT_OVER(
      "Seule une partie terminée et qui compte peut être analysée.",
      "Only a finished game that counts can be analysed."),
  STALE(
      "La partie a avancé entre-temps ; regardez de nouveau.",
      "The game has moved on in the meantime; look again."),
  NOTHING_ASKED("Rien n’a été demandé.", "Nothing has been asked."),
  ALREADY_ASKED(
      "Une demande attend déjà une réponse.", "A request is already waiting for an answer."),
  UNKNOWN_MATCH("Cette partie n’existe pas.", "This game does not exist."),
  NOT_BEGUN("La partie n’a pas commencé.", "The game has not begun."),
  NOT_SEATED("Cette place n’est pas la vôtre.", "This is not your seat."),
  SEAT_TAKEN("Aucune place n’est libre.", "No seat is free."),
  SEAT_KEPT("Cette place n’est pas libre pour vous.", "This seat is not free for you."),
  NO_CHALLENGE(
      "Ce joueur n’accepte pas vos défis.", "This player isn’t accepting challenges from you."),
  PROVE_FIRST("Montrez d’abord que c’est bien vous.", "First show that it is you."),
  CHANGED(
      "Cela a changé entre-temps ; regardez de nouveau.",
      "This has changed in the meantime; look again."),
  NEEDS_SERVER(
      "Il faut un serveur pour cela : il n’y a personne d’autre sur cet appareil.",
      "This needs a server: nobody else is on this device."),
  NO_ROOM("Il n’y a plus de place.", "There is no space left."),
  TOO_MANY("Trop de demandes ; attendez un instant.", "Too many requests; wait a moment."),
  BROKEN(
      "Une erreur s’est produite de notre côté ; rien n’est perdu. Réessayez.",
      "Something went wrong on our side; nothing is lost. Try again.");

  private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');
  private final Words sentence;

  Reason(String fr, String en) {
    sentence = new Words(fr, en);
  }

  /** {@return the code as the formats spell it, such as {@code not-your-turn}} */
  public String code() {
    return code;
  }

  /** {@return the sentence for players} */
  public Words sentence() {
    return sentence;
  }

  /** {@return a refusal for this reason alone} */
  public Refusal refusal() {
    return new Refusal(this, Words.NONE);
  }

  /** {@return a refusal that also says where or by which rule} */
  public Refusal because(String fr, String en) {
    return new Refusal(this, new Words(fr, en));
  }
}
