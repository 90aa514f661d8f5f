/**
 * The rules of the five games: pure values and functions, no dependency.
 *
 * <p>{@link fr.zizanie.rules.Games} has the games, {@link fr.zizanie.rules.core.Game} is what each
 * of them answers, and a {@link fr.zizanie.rules.core.match.Match} is one being played: it takes
 * what the rules allow, written as the formats have it, and refuses the rest with a reason. States
 * and views of a game are values without parts outside this module; {@link
 * fr.zizanie.rules.core.Notation} and {@link fr.zizanie.rules.core.trait.Secretive#shown} tell what
 * is in them.
 */
@SuppressWarnings("module") // they are compiled later
module fr.zizanie.rules {
  exports fr.zizanie.rules;
  exports fr.zizanie.rules.confusion;
  exports fr.zizanie.rules.core;
  exports fr.zizanie.rules.core.answer;
  exports fr.zizanie.rules.core.lesson;
  exports fr.zizanie.rules.core.match;
  exports fr.zizanie.rules.core.record;
  exports fr.zizanie.rules.core.trait;
  exports fr.zizanie.rules.felon;
  exports fr.zizanie.rules.ironpond;
  exports fr.zizanie.rules.laws;
  exports fr.zizanie.rules.mutation;
  exports fr.zizanie.rules.tsunami;

  // What the opponents and the lab look into, and nobody else.
  exports fr.zizanie.rules.board to
      fr.zizanie.lab,
      fr.zizanie.players;
  exports fr.zizanie.rules.confusion.board to
      fr.zizanie.players;
  exports fr.zizanie.rules.confusion.knowledge to
      fr.zizanie.players;
  exports fr.zizanie.rules.confusion.state to
      fr.zizanie.players;
  exports fr.zizanie.rules.felon.board to
      fr.zizanie.lab,
      fr.zizanie.players;
  exports fr.zizanie.rules.felon.moves to
      fr.zizanie.players;
  exports fr.zizanie.rules.ironpond.card to
      fr.zizanie.players;
  exports fr.zizanie.rules.ironpond.cards to
      fr.zizanie.players;
  exports fr.zizanie.rules.ironpond.cards.special to
      fr.zizanie.players;
  exports fr.zizanie.rules.ironpond.chess to
      fr.zizanie.lab,
      fr.zizanie.players;
  exports fr.zizanie.rules.ironpond.scene to
      fr.zizanie.lab,
      fr.zizanie.players;
  exports fr.zizanie.rules.ironpond.state to
      fr.zizanie.lab,
      fr.zizanie.players;
  exports fr.zizanie.rules.tsunami.board to
      fr.zizanie.lab,
      fr.zizanie.players;
  exports fr.zizanie.rules.tsunami.deck to
      fr.zizanie.lab,
      fr.zizanie.players;
  exports fr.zizanie.rules.tsunami.go to
      fr.zizanie.lab,
      fr.zizanie.players;
  exports fr.zizanie.rules.tsunami.state to
      fr.zizanie.lab,
      fr.zizanie.players;
}
