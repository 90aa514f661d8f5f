/** The rules of the five games: pure values and functions, no dependency. */
module fr.zizanie.rules {
  exports fr.zizanie.rules.board;
  exports fr.zizanie.rules.confusion;
  exports fr.zizanie.rules.confusion.board;
  exports fr.zizanie.rules.confusion.knowledge;
  exports fr.zizanie.rules.confusion.position;
  exports fr.zizanie.rules.confusion.state;
  exports fr.zizanie.rules.confusion.text;
  exports fr.zizanie.rules.core;
  exports fr.zizanie.rules.core.answer;
  exports fr.zizanie.rules.core.lesson;
  exports fr.zizanie.rules.core.match;
  exports fr.zizanie.rules.core.record;
  exports fr.zizanie.rules.core.trait;
  exports fr.zizanie.rules.felon;
  exports fr.zizanie.rules.felon.board;
  exports fr.zizanie.rules.felon.moves;
  exports fr.zizanie.rules.ironpond;
  exports fr.zizanie.rules.ironpond.ask;
  exports fr.zizanie.rules.ironpond.blank;
  exports fr.zizanie.rules.ironpond.card;
  exports fr.zizanie.rules.ironpond.cards;
  exports fr.zizanie.rules.ironpond.cards.special;
  exports fr.zizanie.rules.ironpond.chess;
  exports fr.zizanie.rules.ironpond.scene;
  exports fr.zizanie.rules.ironpond.state;
  exports fr.zizanie.rules.ironpond.view;
  exports fr.zizanie.rules.laws;
  exports fr.zizanie.rules.mutation;
  exports fr.zizanie.rules.tsunami.board;
  exports fr.zizanie.rules.tsunami.deck;
  exports fr.zizanie.rules.tsunami.go;
  exports fr.zizanie.rules.tsunami.state;
  exports fr.zizanie.rules.tsunami;
  exports fr.zizanie.rules;
}
