package fr.zizanie.sheets.ironpond;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.sheets.json.Atom;
import fr.zizanie.sheets.wire.said.Said;
import java.util.List;
import java.util.Optional;

/**
 * A blank card that somebody has filled in (docs/rules/ironpond.md).
 *
 * @param no 100 to 127
 * @param params the words that the square of each pick must fit
 * @param effect verbs with the places of their picks, from 1
 */
public record BlankCard(
    int no,
    @OneOf({"PRE", "INS", "POST"}) String timing,
    Said name,
    Said text,
    Optional<List<List<String>>> params,
    Optional<List<String>> pre,
    List<List<Atom>> effect,
    Optional<String> duration) {}
