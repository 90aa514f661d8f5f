package fr.zizanie.sheets.ironpond;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Man;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Lost;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.sheets.wire.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What became of men between two scenes: who went where, who is lost, who came back or changed. */
record IronPondShifts(Scene before, Scene after) {
  void tell(List<Fact> out) {
    Map<Integer, Man> gone = new TreeMap<>();
    Map<Integer, Man> come = new TreeMap<>();
    Position was = before.board();
    Position is = after.board();
    if (!was.men().equals(is.men()) || was.marks().neutral() != is.marks().neutral())
      for (int at = 0; at < 64; at++) {
        Optional<Man> then = was.man(at);
        Optional<Man> now = is.man(at);
        if (then.equals(now)) continue;
        int square = at;
        then.ifPresent(man -> gone.put(square, man));
        now.ifPresent(man -> come.put(square, man));
      }
    changed(gone, come, out);
    moved(gone, come, out);
    var lost = new ArrayList<Integer>();
    for (var man : gone.entrySet()) if (lost(man.getValue()).isPresent()) lost.add(man.getKey());
    promoted(gone, come, lost, out);
    for (int at : lost) {
      Man man = gone.get(at);
      if (man != null) fact(lost(man).orElseThrow(), at, -1, man, out);
    }
    come.forEach((at, man) -> fact("back", at, -1, man, out));
  }

  /** Men who stand where they stood and aren't what they were. */
  private void changed(Map<Integer, Man> gone, Map<Integer, Man> come, List<Fact> out) {
    for (int at : List.copyOf(come.keySet())) {
      Man now = come.get(at);
      Man then = gone.get(at);
      if (then == null || now == null) continue;
      boolean same =
          then.components().equals(now.components())
              || then.owner() == now.owner() && now.is(Component.CAMEL) && then.is(Component.KNIGHT)
              || then.owner() == now.owner() && now.components().containsAll(then.components());
      if (!same || gone.values().stream().filter(now::equals).count() > 0) continue;
      gone.remove(at);
      come.remove(at);
      // The other half of a merged man has come from somewhere.
      if (now.components().size() > then.components().size())
        gone.values().removeIf(man -> lost(man).isEmpty() && man.owner() == now.owner());
      String what =
          now.owner() != then.owner()
              ? "turned"
              : now.merged() && !then.merged()
                  ? "merged"
                  : now.neutral() != then.neutral()
                      ? "neutral"
                      : now.royal() != then.royal() ? now.royal() ? "crowned" : "prince" : "became";
      fact(what, at, -1, now, out);
    }
  }

  private static void moved(Map<Integer, Man> gone, Map<Integer, Man> come, List<Fact> out) {
    for (int to : List.copyOf(come.keySet())) {
      Man man = come.get(to);
      for (int from : List.copyOf(gone.keySet())) {
        if (man == null || !man.equals(gone.get(from))) continue;
        gone.remove(from);
        come.remove(to);
        fact("moved", from, to, man, out);
        break;
      }
    }
  }

  /** Who vanished without being lost has become somebody else elsewhere. */
  private static void promoted(
      Map<Integer, Man> gone, Map<Integer, Man> come, List<Integer> lost, List<Fact> out) {
    for (int from : List.copyOf(gone.keySet())) {
      if (lost.contains(from)) continue;
      Man man = gone.remove(from);
      for (int to : List.copyOf(come.keySet())) {
        Man now = come.get(to);
        if (man == null || now == null || now.owner() != man.owner()) continue;
        come.remove(to);
        fact("promoted", from, to, now, out);
        break;
      }
    }
  }

  /** {@return {@code taken} or {@code out} for one of whom there are more lost now} */
  private Optional<String> lost(Man man) {
    Lost then = before.lost();
    Lost now = after.lost();
    for (Component c : man.components()) {
      if (now.taken(man.owner(), c) > then.taken(man.owner(), c)) return Optional.of("taken");
      if (now.out(man.owner(), c) > then.out(man.owner(), c)) return Optional.of("out");
    }
    return Optional.empty();
  }

  private static void fact(String what, int at, int to, Man man, List<Fact> out) {
    Fact fact = Fact.at(what, Names.square(at));
    out.add(
        (to < 0 ? fact : fact.to(Names.square(to)))
            .piece(Names.art(man.principal()), Names.side(man.owner())));
  }

  /** Tells of the man who moved and is out of the game where he stopped, if he is. */
  void fallen(int from, int to, List<Fact> out) {
    Optional<Man> mover = before.board().man(from);
    if (mover.flatMap(this::lost).filter("out"::equals).isPresent())
      fact("out", to, -1, mover.get(), out);
  }

  /** Tells of the men of each seat who were lost although nobody saw them stand anywhere. */
  void unseen(List<Fact> out) {
    for (Seat seat : Seat.values())
      for (Component c : Component.all()) {
        if (c == Component.CAMEL) continue;
        if (after.lost().taken(seat, c) <= before.lost().taken(seat, c)) continue;
        out.add(Fact.of("kept").piece(Names.art(c), Names.side(seat)));
      }
  }
}
