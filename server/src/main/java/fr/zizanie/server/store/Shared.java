package fr.zizanie.server.store;

import fr.zizanie.server.store.matches.Stamp;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * What several servers on one database tell each other; each is one node. A node is alive while it
 * {@link #beat}s; what a dead one has claimed is free, and who was connected to it isn't any more.
 */
public interface Shared {
  /** {@return milliseconds since 1970 by the database's clock} */
  long millis();

  /**
   * {@return whether a node with secrets of those fingerprints may join: the first node does, and
   * then whoever has a secret that a node has signed with, so that secrets can change} The first of
   * them is the one that it signs with.
   */
  boolean signs(List<String> fingerprints);

  /**
   * Says that this node will be alive for so many milliseconds more; {@return whether it still was}
   */
  boolean beat(long millis);

  /** Says that this node will not be alive any more: what it has claimed is free at once. */
  void leave();

  /** {@return how the matches of those ids stand, as far as there are such} */
  Map<MatchId, Stamp> stamps(Collection<MatchId> ids);

  /** {@return those matches that nobody else alive has claimed and this node now has} */
  Set<MatchId> claim(Collection<MatchId> ids);

  /** Gives up what this node has claimed. */
  void release(Collection<MatchId> ids);

  /** {@return matches, {@code most} of them, that dead nodes had claimed and this node now has} */
  List<MatchId> adopt(int most);

  /**
   * {@return since when, in milliseconds since 1970, nodes that are alive have kept a match without
   * a break, or 0 for always; nothing if none does}
   */
  Optional<Long> kept(MatchId id);

  /** Says that a guest who sits there is connected here, or no longer. */
  void present(MatchId id, PlayerId guest, boolean on);

  /** {@return by match who of those that sit there is connected to another node} */
  Map<MatchId, Set<PlayerId>> elsewhere(Collection<MatchId> ids);

  /** Keeps a seed whose commitment is given to a guest; only the last few of each are kept. */
  void draw(PlayerId guest, Seed seed);

  /** {@return the seed of a commitment that was given to a guest, once} */
  Optional<Seed> take(PlayerId guest, String commitment);

  /** {@return how many matches in which a guest sits were made in the last {@code millis}} */
  int made(PlayerId guest, long millis);

  /**
   * Says how much more of some shares was spent here; {@return how much more was spent by the other
   * nodes since this one asked last} Nothing is, the first time.
   */
  Map<String, Integer> spend(Map<String, Integer> here);

  /** Calls {@code hint} soon after another node has written a match; sometimes it doesn't. */
  void listen(Consumer<MatchId> hint);
}
