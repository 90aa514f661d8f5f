package fr.zizanie.rules.confusion;

/** The three tokens of the Stronghold edition, each played at most once by a seat (4.2). */
enum Token {
  REVEAL(Word.REVEAL),
  DOUBLE(Word.DOUBLE),
  SWAP(Word.SWAP);

  private final Word word;

  Token(Word word) {
    this.word = word;
  }

  Word word() {
    return word;
  }
}
