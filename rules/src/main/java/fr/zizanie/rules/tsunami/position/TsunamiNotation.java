package fr.zizanie.rules.tsunami.position;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Dealer;
import fr.zizanie.rules.core.Notation;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.tsunami.deck.Deck;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.state.Pile;
import fr.zizanie.rules.tsunami.state.Setting;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.Word;
import java.util.Optional;

/**
 * How Tsunami is written: points {@code D4}, cards {@code #troc} by the ids of the deck, words,
 * column letters and row numbers. A drawn card that isn't the first copy is {@code #troc/2}.
 */
public record TsunamiNotation(Deck deck) implements Notation<TsunamiState> {
  @Override
  public String print(Choice c) {
    return switch (c.kind()) {
      case PASS -> "pass";
      case SQUARE -> Grid.name(c.a());
      case CARD -> "#" + deck.card(c.a()).id() + (c.b() == 0 ? "" : "/" + (c.b() + 1));
      case NUMBER -> Integer.toString(c.number());
      case WORD -> {
        int column = Word.column(c);
        yield column >= 0 ? Grid.columnName(column) : Word.of(c.a()).text();
      }
      case MOVE, DONE, HIDDEN -> "?";
    };
  }

  @Override
  public Optional<Choice> parse(String token) {
    if (token.equals("pass")) return Optional.of(Choice.PASS);
    if (token.startsWith("#")) return card(token.substring(1));
    for (Word word : Word.values())
      if (word.text().equals(token)) return Optional.of(word.choice());
    if (Grid.columnOf(token) >= 0) return Optional.of(Word.column(Grid.columnOf(token)));
    if (Grid.rowOf(token) >= 0) return Optional.of(Choice.number(Grid.rowOf(token) + 1));
    int point = Grid.parse(token);
    return point >= 0 ? Optional.of(Choice.square(point)) : Optional.empty();
  }

  private Optional<Choice> card(String text) {
    int slash = text.indexOf('/');
    int kind = deck.kind(slash < 0 ? text : text.substring(0, slash));
    if (kind < 0) return Optional.empty();
    if (slash < 0) return Optional.of(Choice.card(kind));
    String copy = text.substring(slash + 1);
    return copy.matches("[2-9]|1[0-6]")
        ? Optional.of(Pile.result(kind, Integer.parseInt(copy) - 1))
        : Optional.empty();
  }

  @Override
  public Tree position(TsunamiState state) {
    return Positions.write(state);
  }

  @Override
  public Tree position(TsunamiState state, Dealer dealer, int index) {
    var zones = state.zones();
    var pile = zones.pile().dealt(deck, dealer, index, this::print);
    return Positions.write(state.with(zones.drawn(pile)));
  }

  @Override
  public Answer<TsunamiState> load(Tree position, Options options) {
    return Positions.read(position, Setting.of(options), Setting.size(options));
  }
}
