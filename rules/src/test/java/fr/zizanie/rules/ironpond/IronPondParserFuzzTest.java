package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Damage;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.ironpond.blank.Vocabulary;
import fr.zizanie.rules.ironpond.chess.ChessMove;
import fr.zizanie.rules.ironpond.chess.Fen;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.chess.PgnGame;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.chess.San;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.text.TreeReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Damaged moves, games, positions and cards get a refusal or a value, never an exception. */
class IronPondParserFuzzTest {
  private static final IronPond GAME = CardCase.GAME;
  private static final Options OPTIONS = Options.read(GAME.profile().options(), Map.of()).orThrow();
  private static final int ROUNDS = 10_000;
  private final SplittableRandom random = new SplittableRandom(20261121);
  private final Damage damage = new Damage(random);

  @Test
  void moves_as_players_write_them() {
    int read = 0;
    Position p = Position.START;
    for (int i = 0; i < ROUNDS; i++) {
      var moves = Legal.moves(p);
      if (moves.size() == 0 || i % 200 == 0) {
        p = Position.START;
        continue;
      }
      Choice move = moves.get(random.nextInt(moves.size()));
      var found = San.read(p, damage.to(San.write(p, move)));
      if (found.isPresent()) read++;
      assertThat(found.filter(c -> !moves.contains(c))).isEmpty();
      p = ChessMove.after(p, move);
    }
    assertThat(read).as("some damaged moves are moves still").isPositive();
  }

  @Test
  void games_of_other_programs() {
    String text = pgn();
    int refused = 0;
    for (int i = 0; i < ROUNDS / 10; i++) {
      switch (PgnGame.read(damage.to(text))) {
        case Answer.No<List<PgnGame>> _ -> refused++;
        case Answer.Ok<List<PgnGame>>(var games) -> {
          for (PgnGame game : games)
            assertThat(PgnGame.read(game.write()).orThrow().getFirst().moves())
                .isEqualTo(game.moves());
        }
      }
    }
    assertThat(refused).isBetween(1, ROUNDS / 10 - 1);
  }

  private String pgn() {
    var moves = new ArrayList<Choice>();
    Position p = Position.START;
    while (moves.size() < 40) {
      var all = Legal.moves(p);
      moves.add(all.get(random.nextInt(all.size())));
      p = ChessMove.after(p, moves.getLast());
    }
    return new PgnGame(Map.of("White", "A \"b\" \\ c"), Position.START, moves, "1-0").write()
        + "\n[SetUp \"1\"]\n[FEN \"r3k3/8/8/8/8/8/8/4K2R b Kq - 3 10\"]\n\n"
        + "10... O-O-O $2 {well (so} 11. O-O (11. Kd2 Rd8+ (11... Kb7)) ; end\n1/2-1/2\n";
  }

  @Test
  void boards_of_other_programs() {
    int read = 0;
    var boards =
        List.of(
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    for (int i = 0; i < ROUNDS; i++) {
      String damaged = damage.to(boards.get(i % boards.size()));
      Fen.read(damaged);
      if (!(Fen.checked(damaged) instanceof Answer.Ok<Position>(Position p))) continue;
      read++;
      assertThat(Fen.checked(Fen.write(p)).orThrow()).isEqualTo(p);
      assertThat(Legal.moves(p).toList()).doesNotHaveDuplicates();
    }
    assertThat(read).isPositive();
  }

  @Test
  void positions_with_everything_that_cards_do() {
    int loaded = 0;
    for (IronPondState state : later(60)) {
      Tree position = GAME.notation().position(state);
      for (int i = 0; i < ROUNDS / 60; i++) {
        Tree damaged = damage.to(position);
        if (random.nextInt(3) == 0) damaged = damage.to(damaged);
        if (!(GAME.notation().load(damaged, OPTIONS) instanceof Answer.Ok<IronPondState>(var s)))
          continue;
        loaded++;
        assertThat(GAME.flaw(s)).isEmpty();
        var again = GAME.notation().load(GAME.notation().position(s), OPTIONS);
        assertThat(again.orThrow()).isEqualTo(s);
        if (!(GAME.turn(s) instanceof Turn.Over)) {
          var choices = GAME.choices(s);
          var next = GAME.apply(s, choices.get(random.nextInt(choices.size())));
          assertThat(GAME.flaw(next)).isEmpty();
        }
      }
    }
    assertThat(loaded).isPositive();
  }

  /** States of random games from the twentieth choice on, some way apart. */
  private List<IronPondState> later(int many) {
    var out = new ArrayList<IronPondState>();
    IronPondState s = GAME.start(OPTIONS);
    for (int i = 1; out.size() < many; i++) {
      if (GAME.turn(s) instanceof Turn.Over) s = GAME.start(OPTIONS);
      var choices = GAME.choices(s);
      s = GAME.apply(s, choices.get(random.nextInt(choices.size())));
      if (i % 23 == 0) out.add(s);
    }
    return out;
  }

  @Test
  void cards_that_somebody_made() throws IOException {
    String json;
    try (var in = Objects.requireNonNull(Vocabulary.class.getResourceAsStream("blanks.json"))) {
      json = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    int read = 0;
    for (int i = 0; i < ROUNDS / 5; i++) {
      String damaged =
          random.nextBoolean()
              ? damage.to(json)
              : new JsonTrees().write(damage.to(TreeReader.read(json).orElseThrow()));
      if (!(Options.read(GAME.profile().options(), Map.of("custom", damaged))
          instanceof Answer.Ok<Options>(Options options))) continue;
      read++;
      GAME.choices(GAME.start(options));
    }
    assertThat(read).as("damage to a text of a card leaves a card").isPositive();
  }

  @Test
  void actions_and_records() {
    var match = Match.begin(GAME, OPTIONS).deal(CardCase.FIRST);
    for (int i = 0; i < ROUNDS; i++) {
      String action = List.of("#16 b8 c8", "!#65 a2 b2 .", "e2e4", "discard #56").get(i % 4);
      if (match.turn() instanceof Turn.Of(var by)) match.play(by, damage.to(action));
    }
    var records = new Records(List.of(GAME), new JsonTrees());
    for (int i = 0; i < 60 && match.turn() instanceof Turn.Of(var by); i++) {
      var choices = GAME.choices(match.state());
      var picks = new ArrayList<Choice>();
      var s = match.state();
      do {
        picks.add(choices.get(random.nextInt(choices.size())));
        s = GAME.apply(s, picks.getLast());
        choices = GAME.choices(s);
      } while (!GAME.settled(s));
      match = match.play(by, GAME.notation().print(picks)).orThrow().deal(CardCase.FIRST);
    }
    String text = records.write(match, Map.of(), Optional.empty());
    assertThat(records.read(text)).isInstanceOf(Answer.Ok.class);
    int refused = 0;
    for (int i = 0; i < ROUNDS / 10; i++)
      if (records.read(damage.to(text)) instanceof Answer.No<Records.Loaded>) refused++;
    assertThat(refused).isGreaterThan(ROUNDS / 20);
  }
}
