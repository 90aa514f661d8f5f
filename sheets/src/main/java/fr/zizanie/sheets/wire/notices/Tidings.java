package fr.zizanie.sheets.wire.notices;

import fr.zizanie.codec.mark.Wire;
import java.util.List;

/**
 * GET /api/notices: what somebody is told who isn't there.
 *
 * @param notices the latest first
 * @param unseen how many they haven't seen, of all that are kept
 */
@Wire
public record Tidings(List<Told> notices, int unseen) {}
