package fr.zizanie.server.matches;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.orders.SeatOrders;
import fr.zizanie.server.store.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * What Bob leaves to be done in two worlds: orders that decide alike on whatever he sees, or whose
 * card is gone, and conditional moves that never come about. Ann must not be able to tell them
 * apart.
 */
final class OrdersOfBob {
  /** By game, something that is never taken from who is to act of their own accord. */
  private static final Map<String, String> NEVER =
      Map.of("ironpond", "pass", "tsunami", "#non", "confusion", "yes");

  private final Match<?, ?> match;
  private final House.Setting setting;
  private final List<String> ones;
  private final List<String> others;
  private final boolean asks;

  OrdersOfBob(Match<?, ?> match, House.Setting setting, Random random) {
    this.match = match;
    this.setting = setting;
    // Who answers by hand alone shouldn't be found out either.
    asks = random.nextInt(3) == 0;
    boolean gone = !asks && random.nextBoolean() && match.profile().id().equals("ironpond");
    ones = asks ? List.of() : List.of("anything: pass");
    others =
        gone
            ? List.of("card: play end", "anything: play end")
            : asks
                ? List.of("move: ask", "card: ask")
                : List.of("move: pass", "card: pass", "anything: ask");
  }

  /** Leaves what he does in one world or the other, in a match over days between two people. */
  void leave(Store store, boolean first) {
    if (!setting.control().overDays() || setting.computer().isPresent()) return;
    String text = SeatOrders.text(first ? ones : others, first ? List.of() : lines());
    if (SeatOrders.of(match, text).orders().rules().size() != (first ? ones : others).size())
      throw new AssertionError(text);
    int seat = setting.ann().other().ordinal();
    // Nothing is left too, so that as much has been written in both worlds.
    store.orders().leave(setting.id(), seat, 0, text, 0);
  }

  private List<String> lines() {
    var out = new ArrayList<String>();
    String never = NEVER.getOrDefault(match.profile().id(), "");
    if (match.read(never) instanceof Answer.Ok<?>) out.add("0: * > " + never);
    return out;
  }
}
