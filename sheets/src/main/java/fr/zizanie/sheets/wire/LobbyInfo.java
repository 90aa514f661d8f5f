package fr.zizanie.sheets.wire;

import fr.zizanie.codec.mark.Named;
import fr.zizanie.codec.mark.OrNull;
import fr.zizanie.codec.mark.WhenTrue;
import fr.zizanie.sheets.wire.said.Said;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A match that two people are agreeing on: what GET /api/matches/{id} and the socket give instead
 * of a sheet until both are ready. Nothing in it is secret. After its first one a socket gives of
 * the options only those that have changed since.
 *
 * @param version how often the proposal changed; whoever changes it or agrees names the version
 *     that they saw
 * @param ready seats that have agreed to this version
 * @param by the seat that changed it last
 * @param proposed every option as proposed, before cards are removed
 * @param options every option as it will be if both agree now
 * @param clock such as 10+5, 10d5 or 10+3x30, or "" for no clock
 * @param cards those that may be talked about
 * @param removals by seat those it would leave out: a card leaves if both would
 * @param remarks what is unusual about the options, though they are accepted
 * @param quick it begins as soon as both sit
 * @param dealt something will be dealt or hidden, so that there is something to check afterwards
 * @param rated it changes how strong its players are held to be
 * @param commitment to the server's seed
 * @param deal how far it is fixed, if something will be dealt
 */
@Named("lobby")
public record LobbyInfo(
    String id,
    String game,
    int version,
    List<SeatInfo> seats,
    List<String> ready,
    @OrNull Optional<String> by,
    Map<String, String> proposed,
    Map<String, String> options,
    String clock,
    List<String> cards,
    Map<String, List<String>> removals,
    List<Said> remarks,
    boolean quick,
    boolean dealt,
    @WhenTrue boolean rated,
    String commitment,
    Optional<DealRounds> deal)
    implements ToPage {}
