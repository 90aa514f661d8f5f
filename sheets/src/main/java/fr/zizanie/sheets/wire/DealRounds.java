package fr.zizanie.sheets.wire;

import java.util.List;
import java.util.Map;

/**
 * How far the deal of a match is fixed that hasn't begun (Architecture, 4.4). Nonces are shown when
 * it has.
 *
 * @param id what is hashed: the match's id, and ".2", ".3" … after deals that were given up
 * @param voided how many were
 * @param due the seats that add a nonce: one for each person
 * @param commitments by seat what it has committed itself to, or ""
 * @param opened the seats that have opened their nonce
 * @param opening everything is agreed on, so that nonces may be opened once all commitments stand
 */
public record DealRounds(
    String id,
    int voided,
    List<String> due,
    Map<String, String> commitments,
    List<String> opened,
    boolean opening) {}
